import { Readable } from 'node:stream';
import type { EnquiryFilter } from '@funnel/contract/enquiry-list/enquiry-filter';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import type { Staff } from '@funnel/domain/access/principal';
import { openMarks } from '@funnel/domain/enquiry/vetting';
import { csvLine } from '@funnel/domain/export/csv';
import { berlinDate } from '@funnel/domain/slot/berlin-time';
import { type ListedRow, listEnquiries, type Position } from '../enquiry-list/enquiry-list.queries.ts';
import { actorOf, recordStaffEvent } from '../event/record-staff-event.ts';
import type { Download } from '../http/register-download.ts';
import type { Services } from '../services.ts';

const PAGE = 1000;

interface ExportCall {
  readonly by: Staff;
  readonly query: EnquiryFilter & { readonly format: 'csv' | 'json' };
}

/** Excel takes a file without this mark for one in an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** All enquiries of a filter as a file, page by page: a million need no more memory than a thousand. */
export async function exportEnquiries(services: Services, { by, query }: ExportCall): Promise<Download> {
  const { format, ...filter } = query;
  const pages = recordedPages(services, by, filter);
  // The first page is read before the answer begins, so that a failure is an answer, not half a file.
  const first = await pages.next();
  const rest = (async function* () {
    if (!first.done) yield first.value;
    yield* pages;
  })();
  const lines = format === 'csv' ? csvOf(rest) : jsonOf(rest);
  const name = `anfragen-${berlinDate(services.now())}.${format}`;
  const content = Readable.from(lines, { objectMode: false });
  return { file: { name, mediaType: `text/${format}`, bytes: undefined, content }, as: 'download' };
}

/** No row leaves before it is written down that it does. */
async function* recordedPages({ db, now }: Services, by: Staff, filter: EnquiryFilter) {
  for (let after: Position | undefined; ; ) {
    const rows = await listEnquiries(db, { now: now(), filter, after, limit: PAGE });
    const page = rows.slice(0, PAGE);
    const data = { call: exportEnquiriesEndpoint.path, enquiryIds: page.map(({ enquiryId }) => enquiryId) };
    await recordStaffEvent(db, {
      type: 'data.exported',
      actor: actorOf(by.staffId),
      happenedAt: now(),
      data,
    });
    yield page;
    after = page.at(-1);
    if (rows.length <= PAGE) return;
  }
}

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

/** What the desk marks: `SUSPECT`, `RESCUED`, both or nothing. */
function marksOf(row: ListedRow): string {
  const { isSuspect, isRescued } = openMarks(row);
  return [isSuspect && 'SUSPECT', isRescued && 'RESCUED'].filter(Boolean).join(' ');
}

async function* csvOf(pages: AsyncIterable<readonly ListedRow[]>) {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS));
  for await (const page of pages)
    yield page.map((row) => csvLine(Object.values(COLUMNS).map((cell) => cell(row)))).join('');
}

async function* jsonOf(pages: AsyncIterable<readonly ListedRow[]>) {
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
