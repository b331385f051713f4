/** Characters that XML does not allow, and the carriage return, which a reader of XML takes for a line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to be found.
const FORBIDDEN = /[\0-\x08\x0b-\x1f\ufffe\uffff]/g;
/** Text that looks like an escaped character of a workbook. */
const CODE_ALIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const UNUSUAL = /[\0-\x08\x0b-\x1f\ufffe\uffff\ud800-\udfff&<>"]|_x/;

/** A text in the XML of a workbook (ECMA-376, ST_Xstring). Every text survives a round trip. */
export function xmlText(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .toWellFormed()
    .replace(CODE_ALIKE, '_x005F_')
    .replace(FORBIDDEN, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
}
