const LONGEST_READ = 1000;
const LONGEST_LOGGED = 200;
const MASK = '…';

const ADDRESS = /[a-z][a-z\d+.-]*:\/\/\S+/gi;
const EMAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const NUMBER = /[+(]*\d[\d ()/.-]*\d/g;
/** Names of the schema that Postgres quotes. They are not personal, and an operator needs them. */
const NAME = /(?<=\b(?:constraint|relation|table|column|index|function|type|queue|schema|database) )"(\w+)"/g;
/** From the first to the last quote, since a value may contain one. Some end where the message was truncated. */
const DOUBLE_QUOTED = /"(?:.*"|.*$)/;
const SINGLE_QUOTED = /(?<=^|[\s(,:=])'(?:.*'|.*$)/;

/**
 * The message of an error for the log: short, and without personal data. Databases, parsers and mail servers quote
 * their input, so quoted text, addresses and numbers like telephones are masked.
 */
export function logMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return cut(masked(readable(messageOf(error))), LONGEST_LOGGED);
}

function messageOf(error: Error): string {
  // The message of a schema error is its whole list of issues, with the schema's texts.
  if ('issues' in error && Array.isArray(error.issues))
    return error.issues.map(({ path, code }) => `${path?.join('.')} ${code}`).join(', ');
  if (error instanceof AggregateError && error.message === '') return error.errors.map(String).join(', ');
  return error.message;
}

/** A pattern that searches for the end of a word is slow on a long one. The last word may be a truncated address. */
function readable(message: string): string {
  const head = message.slice(0, LONGEST_READ);
  return (head === message ? head : head.replace(/\S*$/, '')).replace(/\s+/g, ' ').trim();
}

function masked(message: string): string {
  return message
    .replace(ADDRESS, MASK)
    .replace(EMAIL, MASK)
    .replace(NUMBER, (digits) => (isLikeTelephone(digits) ? MASK : digits))
    .replace(NAME, '‹$1›')
    .replace(SINGLE_QUOTED, (quoted) => (/.'$/.test(quoted) ? `'${MASK}'` : `'${MASK}`))
    .replace(DOUBLE_QUOTED, (quoted) => (/."$/.test(quoted) ? `"${MASK}"` : `"${MASK}`))
    .replace(/[‹›]/g, '"');
}

/** Not an IP address, and not the code in the answer of a mail server. */
function isLikeTelephone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 6 && (/^[+(0]/.test(text) || !text.includes('.') || /\d{6}/.test(text));
}

const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}${MASK}` : text;
