import { Readable } from 'node:stream';
import type { EnquiryFilter } from '@funnel/contract/enquiry-list/enquiry-filter';
import { type ExportFormat, exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import type { ReaderActor } from '@funnel/domain/event/actor';
import type { ExportedEnquiry } from '@funnel/domain/export/export-columns';
import { exportTexts } from '@funnel/domain/export/export-texts';
import { berlinDate } from '@funnel/domain/slot/berlin-time';
import { sayIn } from '@funnel/domain/text/say';
import type { Language } from '@funnel/domain/text/text';
import { type ListedRow, listEnquiries, type Position } from '../enquiry-list/enquiry-list.queries.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import type { Download } from '../http/register-download.ts';
import type { Services } from '../services.ts';
import { exportTable, type Table, tableCsv } from './export-table.ts';
import { csvOf, jsonOf } from './program-formats.ts';
import { writeWorkbook } from './write-workbook.ts';

const PAGE = 1000;

interface ExportCall {
  readonly actor: ReaderActor;
  readonly query: EnquiryFilter & { readonly format: ExportFormat; readonly lang: Language };
}

type Pages = AsyncIterable<readonly ListedRow[]>;

/** A row as the desk shows it at this time. */
type Shown = (now: Date) => (row: ListedRow) => ExportedEnquiry;

/** All enquiries of a filter as a file, streamed page by page (constant memory). */
export async function exportEnquiries(
  services: Services,
  { actor, query }: ExportCall,
  shown: Shown,
): Promise<Download> {
  const { format, lang, ...filter } = query;
  const pages = recordedPages(services, actor, filter);
  // The first page is read before the response starts, so that a failure is an error response, not half a file.
  const first = await pages.next();
  const rest = (async function* () {
    if (!first.done) yield first.value;
    yield* pages;
  })();
  const table = () => exportTable(services, rest, lang, shown(services.now()));
  const content = Readable.from(written(format, rest, table), { objectMode: false });
  const title = sayIn(lang)(exportTexts.title).toLowerCase();
  const name = `${title}-${berlinDate(services.now())}.${format === 'codes' ? 'csv' : format}`;
  return { file: { name, mediaType: 'application/octet-stream', bytes: undefined, content }, as: 'download' };
}

function written(format: ExportFormat, pages: Pages, table: () => Table): AsyncIterable<string | Buffer> {
  switch (format) {
    case 'xlsx': {
      const { rows, ...workbook } = table();
      return writeWorkbook(workbook, rows);
    }
    case 'csv':
      return tableCsv(table());
    case 'codes':
      return csvOf(pages);
    case 'json':
      return jsonOf(pages);
  }
}

/** Each page is logged in the audit trail before its rows are sent. */
async function* recordedPages({ db, now }: Services, actor: ReaderActor, filter: EnquiryFilter) {
  for (let after: Position | undefined; ; ) {
    const rows = await listEnquiries(db, { now: now(), filter, after, limit: PAGE });
    const page = rows.slice(0, PAGE);
    const data = { call: exportEnquiriesEndpoint.path, enquiryIds: page.map(({ enquiryId }) => enquiryId) };
    await recordStaffEvent(db, { type: 'data.exported', actor, happenedAt: now(), data });
    yield page;
    after = page.at(-1);
    if (rows.length <= PAGE) return;
  }
}
