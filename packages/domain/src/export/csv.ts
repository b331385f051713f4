/** Characters at the beginning of a cell that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;

/** One line of RFC 4180. What would be a formula begins with an apostrophe, which makes it text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
