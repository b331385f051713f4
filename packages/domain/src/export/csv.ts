/** `written`: a formatted number or date, never a text. */
export type CsvCell = string | number | null | { readonly written: string };

/**
 * The places where a formula could begin: the start of a cell, and after every separator of any program, even with
 * spaces or quotes between. Full-width characters are formulas in Excel, too.
 */
const FORMULA = /(?<=^|[;,|\t\r\n])([ \u00a0"]*)(?=[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20])/g;

/** One line of RFC 4180 with every text quoted. An apostrophe escapes would-be formulas. */
export function csvLine(cells: readonly CsvCell[], separator: ',' | ';'): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.written;
  return `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
