import path from 'node:path';
import { isSet, type PageConfig } from '@funnel/contract/page/page-config';
import { z } from '@funnel/domain/schema';

/** An origin such as https://shop.example: compared as a whole, so nothing may follow the host. */
const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like https://shop.example',
  );

const webUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http(s) address',
  )
  .optional();

/** An address that the server itself calls: `fetch` takes none with a user in it. */
const outsideUrl = webUrl.refine(
  (text) => text === undefined || !URL.canParse(text) || new URL(text).username === '',
  'must be an address without user and password',
);

const databaseUrl = z
  .string()
  .refine((text) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text), 'must be a postgres:// address')
  .optional();

/** An address or a whole network of them. */
const network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be addresses or networks like 198.51.100.0/24',
);

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl,
  PARENT_ORIGINS: list.pipe(z.array(origin)),
  SITE_URL: webUrl,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  UNLIMITED_CLIENTS: list.pipe(z.array(network)),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PRICE_ESTIMATE_URL: outsideUrl,
  CHAT_WEBHOOK_URL: outsideUrl,
  SERVICE_ENDPOINT: webUrl,
  INTERNAL_ENDPOINT: webUrl,
  DSR_ENDPOINT: webUrl,
  DSR_PAGE_URL: webUrl,
  ATLAS_ENDPOINT: webUrl,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly parentOrigins: readonly string[];
  /** The root of the retailer's own site. */
  readonly siteUrl: string | undefined;
  /** How many proxies in front may be believed about the client's address. */
  readonly trustedHops: number;
  /** Addresses and networks that no call limit holds for, such as the tablets in a showroom. */
  readonly unlimitedClients: readonly string[];
  readonly logLevel: string;
  /** An outside price service; without it our own estimator answers. */
  readonly priceEstimateUrl: string | undefined;
  /** Where error reports are told; a secret. */
  readonly chatWebhookUrl: string | undefined;
  readonly page: PageConfig;
}

export class ConfigError extends Error {}

/** The only reader of the environment. Says everything that is wrong at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => isSet(value)));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new ConfigError(`The settings are not right:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    parentOrigins: env.PARENT_ORIGINS,
    siteUrl: env.SITE_URL,
    trustedHops: env.TRUST_PROXY,
    unlimitedClients: env.UNLIMITED_CLIENTS,
    logLevel: env.LOG_LEVEL,
    priceEstimateUrl: env.PRICE_ESTIMATE_URL,
    chatWebhookUrl: env.CHAT_WEBHOOK_URL,
    page: {
      ...(env.SERVICE_ENDPOINT && { serviceEndpoint: env.SERVICE_ENDPOINT }),
      ...(env.INTERNAL_ENDPOINT && { internalEndpoint: env.INTERNAL_ENDPOINT }),
      ...(env.DSR_ENDPOINT && { dsrEndpoint: env.DSR_ENDPOINT }),
      ...(env.DSR_PAGE_URL && { dsrPageUrl: env.DSR_PAGE_URL }),
      ...(env.ATLAS_ENDPOINT && { atlasEndpoint: env.ATLAS_ENDPOINT }),
    },
  };
}
