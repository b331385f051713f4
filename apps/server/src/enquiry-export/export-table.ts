import { csvLine } from '@funnel/domain/export/csv';
import { type ExportedEnquiry, exportColumns } from '@funnel/domain/export/export-columns';
import { exportTexts } from '@funnel/domain/export/export-texts';
import type { SheetCell } from '@funnel/domain/export/sheet-xml';
import { questionsWith } from '@funnel/domain/question/questions';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import { sayIn } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import type { ListedRow } from '../enquiry-list/enquiry-list.queries.ts';
import type { Services } from '../services.ts';

export type Table = ReturnType<typeof exportTable>;

/** The enquiries for managers: column names and labels in their language and the retailer's wording. */
export function exportTable(
  { settings }: Services,
  pages: AsyncIterable<readonly ListedRow[]>,
  language: Language,
  show: (row: ListedRow) => ExportedEnquiry,
) {
  const { wording, showrooms, ownQuestions } = settings.current();
  const columns = exportColumns(questionsWith(ownQuestions));
  const say = sayIn(language, wording);
  const cellsOf = (row: ListedRow): SheetCell[] => {
    const enquiry = show(row);
    return columns.map(({ cell }) => cell(enquiry, { say, showrooms }));
  };
  return {
    name: say(exportTexts.title),
    language,
    columns: columns.map(({ head, width }) => ({ head: say(head), width })),
    rows: (async function* () {
      for await (const page of pages) yield page.map(cellsOf);
    })(),
  };
}

/** Without this mark Excel assumes a legacy encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** With semicolons, the separator of a German Excel. */
export async function* tableCsv({ language, columns, rows }: Table) {
  const heads = columns.map(({ head }) => head);
  yield BYTE_ORDER_MARK + csvLine(heads, ';');
  for await (const some of rows)
    yield some
      .map((cells) =>
        csvLine(
          cells.map((cell) => csvCellOf(cell, language)),
          ';',
        ),
      )
      .join('');
}

function csvCellOf(cell: SheetCell, language: Language) {
  return cell instanceof Date ? { written: localMinute(cell, language) } : cell;
}

/** 16.11.2026 11:00, which Excel parses as a time. */
function localMinute(moment: Date, language: Language): string {
  const [year, month, day, hour, minute] = berlinIso(moment).split(/\D/);
  return `${[day, month, year].join(language === 'de' ? '.' : '/')} ${hour}:${minute}`;
}
