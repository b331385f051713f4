import { isEmail } from '@funnel/domain/contact/email';
import { mayFrame } from '@funnel/domain/retailer/parent-origin';
import { z } from '@funnel/domain/schema';

/** Compared as a whole, so nothing may follow the host. A wildcard must match the rule's form. */
function isParentOrigin(text: string): boolean {
  const example = text.replace('://*.', '://any.');
  return (
    !example.includes('*') &&
    URL.canParse(example) &&
    new URL(example).origin === example &&
    mayFrame(example, [text])
  );
}

export const parentOrigin = z
  .string()
  .refine(isParentOrigin, 'must be an origin like https://shop.example, or https://*.shop.example');

export const webUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http(s) address',
  )
  .optional();

/** A URL that the server calls. `fetch` refuses URLs with credentials. */
export const outsideUrl = webUrl.refine(
  (text) => text === undefined || !URL.canParse(text) || new URL(text).username === '',
  'must be an address without user and password',
);

export const databaseUrl = z
  .string()
  .refine((text) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text), 'must be a postgres:// address')
  .optional();

/** An address or a whole network of them. */
export const network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be addresses or networks like 198.51.100.0/24',
);

export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

/** The sender of mails: an address, or a name with the address in angle brackets. No line break, no second address. */
export const sender = z
  .string()
  .refine(
    (text) => isEmail(bareAddress(text)) && !/[\p{Cc},;]/u.test(text),
    'must be an address like "Mein Küchenstudio <kueche@shop.example>"',
  )
  .optional();

export const mailAddress = z.string().refine(isEmail, 'must be an e-mail address').optional();

export const smtpUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
    'must be an smtp(s):// address',
  )
  .optional();

/** An origin, perhaps with a path. No query or fragment: a page's path is appended. */
export const publicUrl = z
  .string()
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, search, hash, username } = new URL(text);
    return /^https?:$/.test(protocol) && search + hash + username === '';
  }, 'must be an http(s) address without query')
  .transform((text) => text.replace(/\/+$/, ''))
  .optional();

const seconds = z.array(z.int().min(0)).min(1).max(20);
export const secondsList = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .refine((list) => seconds.safeParse(list).success, 'must be 1 to 20 pauses in seconds, like 0,5,300');

export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 04:17');

/** Digits only: other JavaScript notations (`0x50`, `1e3`) would surprise an operator. */
export function wholeNumber(from: number, to?: number) {
  const wanted =
    to === undefined ? `a whole number, ${from} or more` : `a whole number from ${from} to ${to}`;
  return z
    .string()
    .trim()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= (to ?? Number.MAX_SAFE_INTEGER),
      { error: ({ input }) => `must be ${wanted}, not ${quoted(input)}` },
    )
    .transform(Number);
}

export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const wanted = [words.slice(0, -1).join(', '), words.at(-1)].join(' or ');
  return z.enum(words, { error: ({ input }) => `must be ${wanted}, not ${quoted(input)}` });
}

/** Truncated, since a wrong value may be a whole file. */
const quoted = (input: unknown) => JSON.stringify(String(input).slice(0, 40));

export const flag = oneOf(['true', 'false']).default('false');
export const flagOn = oneOf(['true', 'false']).default('true');

/** Where security researchers report vulnerabilities: an e-mail address or a page. */
export const securityContact = z
  .string()
  .refine(
    (text) => isEmail(text) || (URL.canParse(text) && new URL(text).protocol === 'https:'),
    'must be an e-mail address or an https address',
  )
  .optional();

/** The address without the name. */
export function bareAddress(sender: string): string {
  return (/<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender).trim();
}
