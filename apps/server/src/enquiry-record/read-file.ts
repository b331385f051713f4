import { readFileEndpoint } from '@funnel/contract/enquiry-record/read-file';
import type { ReaderActor } from '@funnel/domain/event/actor';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { findFileOfKitchen } from '../floor-plan/file.queries.ts';
import { Refusal } from '../http/refusal.ts';
import type { Download } from '../http/register-download.ts';
import type { SentFile } from '../http/send-file.ts';
import type { Services } from '../services.ts';
import { findKitchen } from './enquiry-record.queries.ts';

interface ReadFile {
  readonly actor: ReaderActor;
  readonly query: { readonly enquiryId: string; readonly fileId: string; readonly as: Download['as'] };
}

type DrawPdf = (pdf: {
  readonly fileId: string;
  readonly name: string;
  readonly storeKey: string;
  readonly owner: string;
}) => Promise<SentFile>;

/** A floor plan. Only pictures are shown in place; a PDF is shown as a picture of its first page. */
export async function readFile(
  { db, now, files }: Services,
  { actor, query }: ReadFile,
  drawPdf: DrawPdf,
): Promise<Download> {
  const { enquiryId, fileId, as } = query;
  const kitchenId = await findKitchen(db, enquiryId);
  const file = kitchenId === undefined ? undefined : await findFileOfKitchen(db, kitchenId, fileId);
  if (!file) throw new Refusal('NOT_FOUND', 'There is no such file.');
  const data = { call: readFileEndpoint.path, enquiryIds: [enquiryId] };
  await recordStaffEvent(db, { type: 'data.viewed', actor, happenedAt: now(), data });
  if (as === 'picture' && file.mediaType === 'application/pdf')
    return { file: await drawPdf({ ...file, owner: actor.id }), as };
  return { file: { ...file, content: await files.store.read(file.storeKey) }, as };
}
