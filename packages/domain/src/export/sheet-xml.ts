import { berlinWallMs } from '../slot/berlin-time.ts';
import { CELL_STYLES } from './workbook-styles.ts';
import { xmlText } from './xml-text.ts';

/** A text, euros, a moment, or nothing. A text is never a formula. */
export type SheetCell = string | number | Date | null;

export interface SheetColumn {
  readonly head: string;
  /** In letters. */
  readonly width: number;
}

/** Limits of Excel: rows of a sheet including the header, and characters of a cell. */
export const MAX_SHEET_ROWS = 1_048_576;
const MAX_TEXT = 32_767;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** The start of a sheet, with a frozen header row. */
export function sheetBegin(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const heads = columns.map(({ head }, index) => textCell(`${letters(index)}1`, head, CELL_STYLES.head));
  return `${DECLARATION}<worksheet ${SHEET}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`;
}

export function sheetRow(row: number, cells: readonly SheetCell[]): string {
  let xml = `<row r="${row}">`;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? null;
    if (cell !== null) xml += sheetCell(letters(index) + row, cell);
  }
  return `${xml}</row>`;
}

/** Adds filters, and hides Excel's warning 'number stored as text' (postcodes). */
export function sheetEnd(columns: number, lastRow: number): string {
  const all = `A1:${letters(columns - 1)}${lastRow}`;
  return `</sheetData><autoFilter ref="${all}"/><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

/** The filtered range, in A1 notation. */
export function filteredRange(columns: number, lastRow: number): string {
  return `$A$1:$${letters(columns - 1)}$${lastRow}`;
}

function sheetCell(place: string, cell: Exclude<SheetCell, null>): string {
  if (typeof cell === 'string') return textCell(place, cell, CELL_STYLES.text);
  const [value, style] =
    typeof cell === 'number' ? [cell, CELL_STYLES.euros] : [dayNumber(cell), CELL_STYLES.moment];
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

function textCell(place: string, text: string, style: number): string {
  const fitting = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  // Without it a reader may trim spaces.
  const space = /^\s|\s$/.test(fitting) ? ' xml:space="preserve"' : '';
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t${space}>${xmlText(fitting)}</t></is></c>`;
}

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Excel's serial number of 1 January 1970. */
const EPOCH_MS = 25_569 * DAY_MS;

/**
 * Serial days in German local time: a workbook has no time zones. Whole minutes, as shown: LibreOffice rounds
 * 23:59:59.7 to midnight of the next day.
 */
function dayNumber(moment: Date): number {
  const ms = berlinWallMs(moment) + EPOCH_MS;
  return (ms - (ms % MINUTE_MS)) / DAY_MS;
}

const ALPHABET = 26;
const FIRST_LETTER = 65;
const knownLetters: string[] = [];

/** A, B, … Z, AA, AB, … */
function letters(index: number): string {
  const known = knownLetters[index];
  if (known !== undefined) return known;
  const last = String.fromCharCode(FIRST_LETTER + (index % ALPHABET));
  const made = index < ALPHABET ? last : letters(Math.floor(index / ALPHABET) - 1) + last;
  knownLetters[index] = made;
  return made;
}
