import {
  MAX_SHEET_ROWS,
  type SheetCell,
  type SheetColumn,
  sheetBegin,
  sheetEnd,
  sheetRow,
} from '@funnel/domain/export/sheet-xml';
import { stylesXml } from '@funnel/domain/export/workbook-styles';
import { STYLES_PATH, sheetPath, type WrittenSheet, workbookParts } from '@funnel/domain/export/workbook-xml';
import type { Language } from '@funnel/domain/text/text';
import { type FileToZip, zipFiles } from './zip-files.ts';

interface Workbook {
  /** The name of the first sheet; further ones are numbered. */
  readonly name: string;
  readonly language: Language;
  readonly columns: readonly SheetColumn[];
}

interface SheetLimits {
  readonly rows: number;
  /** The maximum size of its XML. A zip entry is limited to 4 GB. */
  readonly bytes: number;
}

const LIMITS: SheetLimits = { rows: MAX_SHEET_ROWS, bytes: 3_900_000_000 };

/** Rows per chunk of XML, some hundred kB. Fewer cost time, more cost memory. */
const ROWS_AT_ONCE = 100;

type Rows = readonly (readonly SheetCell[])[];

/**
 * Streams an Excel workbook (XLSX), a batch of rows at a time. A full sheet continues in the next one, with the same
 * column names. An aborted download ends the batches.
 */
export function writeWorkbook(
  workbook: Workbook,
  batches: AsyncIterable<Rows>,
  limits = LIMITS,
): AsyncGenerator<Buffer, void, undefined> {
  return zipFiles(workbookFiles(workbook, batches[Symbol.asyncIterator](), limits));
}

/**
 * The sheets and the parts that list them. Sheets share one row iterator: each continues where the previous one ended.
 */
async function* workbookFiles(
  { name, language, columns }: Workbook,
  batches: AsyncIterator<Rows>,
  limits: SheetLimits,
): AsyncGenerator<FileToZip, void, undefined> {
  const sheets: WrittenSheet[] = [];
  let waiting: Rows = [];
  /** Whether rows are left for another sheet. */
  async function hasMore(): Promise<boolean> {
    while (waiting.length === 0) {
      const next = await batches.next();
      if (next.done) return false;
      waiting = next.value;
    }
    return true;
  }
  try {
    yield { name: STYLES_PATH, content: [stylesXml(language)] };
    do {
      let lastRow = 1;
      const sheet = async function* () {
        let bytes = 0;
        yield sheetBegin(columns);
        while (lastRow < limits.rows && bytes < limits.bytes && (await hasMore())) {
          const some = waiting.slice(0, Math.min(ROWS_AT_ONCE, limits.rows - lastRow));
          waiting = waiting.slice(some.length);
          const xml = some.map((cells) => sheetRow(++lastRow, cells)).join('');
          bytes += Buffer.byteLength(xml);
          yield xml;
        }
        yield sheetEnd(columns.length, lastRow);
      };
      const number = sheets.length + 1;
      yield { name: sheetPath(number), content: sheet() };
      sheets.push({ name: number === 1 ? name : `${name} ${number}`, columns: columns.length, lastRow });
    } while (await hasMore());
    for (const [path, content] of Object.entries(workbookParts(sheets)))
      yield { name: path, content: [content] };
  } finally {
    await batches.return?.();
  }
}
