/** Requires a time and an offset: a date alone is not an instant. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+ -]\d\d:\d\d)$/;

/** An instant from an address, where a plus sign may have become a space; undefined if it is invalid. */
export function parseInstant(text: string | undefined): string | undefined {
  if (text === undefined || !INSTANT.test(text)) return undefined;
  const instant = text.replace(' ', '+');
  return Number.isNaN(Date.parse(instant)) ? undefined : instant;
}
