import { openMarks } from '@funnel/domain/enquiry/vetting';
import { csvLine } from '@funnel/domain/export/csv';
import type { ListedRow } from '../enquiry-list/enquiry-list.queries.ts';

/** A byte order mark. Earlier releases wrote it, and existing programs skip it. */
const BYTE_ORDER_MARK = '\ufeff';

/** For programs: codes, UTC, JSON in cells. Renaming a column breaks them. */
const COLUMNS: Readonly<Record<string, (row: ListedRow) => string | number | null>> = {
  enquiryId: (row) => row.enquiryId,
  receivedAt: (row) => row.receivedAt.toISOString(),
  status: (row) => row.status,
  lostReason: (row) => row.lostReason,
  salutation: (row) => row.salutation,
  fullName: (row) => row.fullName,
  email: (row) => row.email,
  telephone: (row) => row.telephone,
  postcode: (row) => row.postcode,
  preferredLanguage: (row) => row.preferredLanguage,
  estimateValue: (row) => row.estimateValue,
  showroom: (row) => row.showroom,
  source: (row) => row.source,
  campaign: (row) => row.tracking['utm_campaign'] ?? null,
  assignee: (row) => row.assigneeName,
  marks: (row) => marksOf(row),
  answers: (row) => JSON.stringify(row.answers),
  tracking: (row) => JSON.stringify(row.tracking),
  hidden: (row) => JSON.stringify(row.hidden),
};

/** The marks: `SUSPECT`, `RESCUED`, both or none. */
function marksOf(row: ListedRow): string {
  const { isSuspect, isRescued } = openMarks(row);
  return [isSuspect && 'SUSPECT', isRescued && 'RESCUED'].filter(Boolean).join(' ');
}

export async function* csvOf(pages: AsyncIterable<readonly ListedRow[]>) {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS), ',');
  for await (const page of pages)
    yield page
      .map((row) =>
        csvLine(
          Object.values(COLUMNS).map((cell) => cell(row)),
          ',',
        ),
      )
      .join('');
}

export async function* jsonOf(pages: AsyncIterable<readonly ListedRow[]>) {
  let separator = '[\n';
  for await (const page of pages) {
    for (const row of page) {
      const cells = Object.entries(COLUMNS).map(([name, cell]) => [name, cell(row)]);
      const { answers, tracking, hidden } = row;
      yield separator + JSON.stringify({ ...Object.fromEntries(cells), answers, tracking, hidden });
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
