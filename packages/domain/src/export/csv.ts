/** `written`: a formatted number or date. A text is never taken for one. */
export type CsvCell = string | number | null | { readonly written: string };

/**
 * Where a cell could begin as a formula: at its own beginning, and after everything that some program splits at, even
 * with spaces or quotes between. The wide forms are formulas to Excel, too.
 */
const FORMULA = /(?<=^|[;,|\t\r\n])([ \u00a0"]*)(?=[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20])/g;

/** One line of RFC 4180 with every text in quotes. An apostrophe makes text of what would be a formula. */
export function csvLine(cells: readonly CsvCell[], separator: ',' | ';'): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.written;
  return `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
