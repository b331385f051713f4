import path from 'node:path';
import { isSet, type PageConfig } from '@funnel/contract/page/page-config';
import { z } from '@funnel/domain/schema';
import {
  databaseUrl,
  flag,
  flagOn,
  list,
  mailAddress,
  network,
  oneOf,
  outsideUrl,
  parentOrigin,
  publicUrl,
  secondsList,
  securityContact,
  sender,
  smtpUrl,
  timeOfDay,
  webUrl,
  wholeNumber,
} from './config-value.ts';
import { misspeltSettings } from './misspelt-settings.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** The pauses before each delivery attempt of a webhook, as Standard Webhooks advises. */
const STANDARD_RETRY_SECONDS = [
  0,
  5,
  5 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_SECONDS),
];

const S3_NAMES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

const settings = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: databaseUrl,
    PARENT_ORIGINS: list.pipe(z.array(parentOrigin)),
    SITE_URL: webUrl,
    SHOW_DEMO: flagOn,
    SHOW_API_DOCS: flagOn,
    SECURITY_CONTACT: securityContact,
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    STOP_DELAY_SECONDS: wholeNumber(0, 60).default(0),
    WORKER: oneOf(['beside', 'apart']).default('beside'),
    UNLIMITED_CLIENTS: list.pipe(z.array(network)),
    LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    PRICE_ESTIMATE_URL: outsideUrl,
    CHAT_WEBHOOK_URL: outsideUrl,
    ALERT_EMAIL: mailAddress,
    ALERT_DISK_MB: wholeNumber(0).default(2048),
    METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
    PUBLIC_URL: publicUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: sender,
    RETAILER_EMAIL: mailAddress,
    MAIL_FOLDER_DAYS: wholeNumber(1, 3650).default(30),
    WEBHOOK_ALLOW_PRIVATE: flag,
    WEBHOOK_RETRY_SECONDS: secondsList.default([...STANDARD_RETRY_SECONDS]),
    SERVICE_ENDPOINT: webUrl,
    INTERNAL_ENDPOINT: webUrl,
    DSR_ENDPOINT: webUrl,
    DSR_PAGE_URL: webUrl,
    ATLAS_ENDPOINT: webUrl,
    S3_ENDPOINT: outsideUrl,
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    MAX_CONNECTIONS_PER_CLIENT: wholeNumber(1).default(100),
    BACKUP_DIR: z.string().optional(),
    BACKUP_AT: timeOfDay.default('04:17'),
    BACKUP_KEEP: wholeNumber(1).default(14),
    MAX_UNCLAIMED_MB: wholeNumber(0).default(2048),
  })
  .superRefine((env, context) => {
    const missing = S3_NAMES.filter((name) => env[name] === undefined);
    for (const name of missing.length === S3_NAMES.length ? [] : missing) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be set as well: S3 needs all five or none',
      });
    }
  })
  .superRefine((env, context) => {
    if (!env.SMTP_URL) return;
    // Without these, mails would have no sender, and notices no recipient.
    for (const name of ['MAIL_FROM', 'RETAILER_EMAIL'] as const) {
      if (!env[name])
        context.addIssue({ code: 'custom', path: [name], message: 'must be set beside SMTP_URL' });
    }
  });

/** Every setting that is read from the environment, by name. */
export const SETTINGS = settings.shape;

export interface Config {
  /** A warning for each environment variable that looks like a misspelt setting. */
  readonly misspelt: readonly string[];
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly parentOrigins: readonly string[];
  /** The root of the retailer's own site. */
  readonly siteUrl: string | undefined;
  /** Whether /demo, and /api/docs, are served. */
  readonly showDemo: boolean;
  readonly showApiDocs: boolean;
  /** The contact in /.well-known/security.txt; without it there is no such file. */
  readonly securityContact: string | undefined;
  /** The public origin of this server; by default the requested host. */
  readonly publicOrigin: string | undefined;
  /** How many proxies in front are trusted to name the client's address. */
  readonly trustedHops: number;
  /** How long a stopping server still answers while it reports not ready, so that a load balancer can drain it. */
  readonly stopDelayMs: number;
  /** Whether the server starts the worker itself, or the operator runs it separately, perhaps on another machine. */
  readonly worker: 'beside' | 'apart';
  /** Addresses and networks without rate limits, such as the tablets in a showroom. */
  readonly unlimitedClients: readonly string[];
  readonly logLevel: string;
  /** An outside price service; without it our own estimator answers. */
  readonly priceEstimateUrl: string | undefined;
  /** The chat webhook that gets error reports; a secret. */
  readonly chatWebhookUrl: string | undefined;
  /** The bearer token for the metrics; a secret. Without it there are no metrics. */
  readonly metricsToken: string | undefined;
  /** The public origin of the pages, for links in mails; without a trailing slash. */
  readonly publicUrl: string;
  /** The retailer's mail server; a secret. Without it mails are stored as files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly retailerEmail: string;
  /** The address that gets alerts. */
  readonly alertEmail: string;
  /** An alert goes out when the disk has less free space than this. */
  readonly alertDiskBytes: number;
  /** The folder for mails that are stored as files, and the days until they are deleted. */
  readonly mailFolder: { readonly path: string; readonly days: number };
  /** Allows webhooks to private networks and without TLS. Switches the SSRF protection off. */
  readonly webhookAllowPrivate: boolean;
  readonly webhookRetrySeconds: readonly number[];
  readonly page: PageConfig;
  /** The file store to use instead of the data folder. */
  readonly s3: S3Settings | undefined;
  /** The limit of open connections per address. Not counted behind a proxy, which opens all connections. */
  readonly maxConnectionsPerClient: number;
  /** Nightly backups. Undefined where no folder is set. */
  readonly backup: BackupSettings | undefined;
  /** The total size of uploaded files that no kitchen has claimed yet. */
  readonly maxUnclaimedBytes: number;
}

/** `at` is German time, such as 04:17. `keep` is the number of backups. */
export type BackupSettings = Readonly<{ folder: string; at: string; keep: number }>;

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export class ConfigError extends Error {}

/** The only reader of the environment. Reports all wrong settings at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => isSet(value)));
  const misspelt = misspeltSettings(given, Object.keys(SETTINGS));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    const lines = [...wrong, ...misspelt].map((line) => `  ${line}`);
    throw new ConfigError(`The settings are not right:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const dataDir = path.resolve(env.DATA_DIR);
  const retailerEmail = env.RETAILER_EMAIL ?? 'retailer@localhost.example';
  return {
    misspelt,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    parentOrigins: env.PARENT_ORIGINS,
    siteUrl: env.SITE_URL,
    showDemo: env.SHOW_DEMO === 'true',
    showApiDocs: env.SHOW_API_DOCS === 'true',
    securityContact: env.SECURITY_CONTACT,
    publicOrigin: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    trustedHops: env.TRUST_PROXY,
    stopDelayMs: env.STOP_DELAY_SECONDS * 1000,
    worker: env.WORKER,
    unlimitedClients: env.UNLIMITED_CLIENTS,
    logLevel: env.LOG_LEVEL,
    priceEstimateUrl: env.PRICE_ESTIMATE_URL,
    chatWebhookUrl: env.CHAT_WEBHOOK_URL,
    metricsToken: env.METRICS_TOKEN,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'funnel@localhost.example',
    retailerEmail,
    alertEmail: env.ALERT_EMAIL ?? retailerEmail,
    alertDiskBytes: env.ALERT_DISK_MB * 1024 * 1024,
    mailFolder: { path: path.join(dataDir, 'mail'), days: env.MAIL_FOLDER_DAYS },
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE === 'true',
    webhookRetrySeconds: env.WEBHOOK_RETRY_SECONDS,
    page: {
      ...(env.SERVICE_ENDPOINT && { serviceEndpoint: env.SERVICE_ENDPOINT }),
      ...(env.INTERNAL_ENDPOINT && { internalEndpoint: env.INTERNAL_ENDPOINT }),
      ...(env.DSR_ENDPOINT && { dsrEndpoint: env.DSR_ENDPOINT }),
      ...(env.DSR_PAGE_URL && { dsrPageUrl: env.DSR_PAGE_URL }),
      ...(env.ATLAS_ENDPOINT && { atlasEndpoint: env.ATLAS_ENDPOINT }),
    },
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          bucket: env.S3_BUCKET ?? '',
          region: env.S3_REGION ?? '',
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
        }
      : undefined,
    maxConnectionsPerClient: env.MAX_CONNECTIONS_PER_CLIENT,
    backup: env.BACKUP_DIR
      ? { folder: path.resolve(env.BACKUP_DIR), at: env.BACKUP_AT, keep: env.BACKUP_KEEP }
      : undefined,
    maxUnclaimedBytes: env.MAX_UNCLAIMED_MB * 1024 * 1024,
  };
}
