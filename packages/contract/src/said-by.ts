/** The rest of an answer is ignored. */
const MAX_READ = 4000;
const MAX_SAID = 300;

/** The fields of a message in other services, in reading order. */
const WORDS = ['code', 'error', 'title', 'message', 'detail', 'error_description'] as const;

/** The message of an endpoint in any format, as one short line for the error report. */
export function saidBy(text: string): string {
  const read = text.slice(0, MAX_READ);
  const line = (wordsIn(parseJson(text)).join(' ') || withoutTags(read))
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return line.length > MAX_SAID ? `${line.slice(0, MAX_SAID)}…`.toWellFormed() : line;
}

/** The texts of the known fields, and those of a list of errors. */
function wordsIn(body: unknown): string[] {
  if (typeof body === 'string') return [body];
  if (typeof body !== 'object' || body === null) return [];
  const { errors, ...fields } = body as Record<string, unknown>;
  const words = WORDS.map((name) => fields[name]).filter((word) =>
    ['string', 'number'].includes(typeof word),
  );
  const listed = Array.isArray(errors) ? errors.slice(0, 10).flatMap((each) => errorWords(each)) : [];
  return [...new Set(words.map(String)), ...listed];
}

/** One error of a list: its field comes first. */
function errorWords(error: unknown): string[] {
  const { field, ...rest } = Object(error) as Record<string, unknown>;
  return typeof error === 'string'
    ? [error]
    : [...(typeof field === 'string' ? [field] : []), ...wordsIn(rest)];
}

function withoutTags(text: string): string {
  return text.replace(/<(script|style)\b[^<]*<\/\1>/gi, ' ').replace(/<[^<>]*>/g, ' ');
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
