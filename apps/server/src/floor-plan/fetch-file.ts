import { fetchFileEndpoint } from '@funnel/contract/floor-plan/fetch-file';
import type { ReaderActor } from '@funnel/domain/event/actor';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Download } from '../http/register-download.ts';
import type { Services } from '../services.ts';
import { findFileOfEnquiry } from './file.queries.ts';

interface FetchFile {
  readonly actor: ReaderActor;
  readonly query: { readonly fileId: string };
}

/** A file for a program, by the address in an event. Audited before it is sent. */
export async function fetchFile(
  { db, now, files }: Services,
  { actor, query }: FetchFile,
): Promise<Download> {
  const file = await findFileOfEnquiry(db, query.fileId);
  if (!file) throw new Refusal('NOT_FOUND', 'There is no such file.');
  const { enquiryId, storeKey, ...sent } = file;
  const data = { call: fetchFileEndpoint.path, enquiryIds: [enquiryId] };
  await recordStaffEvent(db, { type: 'data.viewed', actor, happenedAt: now(), data });
  return { file: { ...sent, content: await files.store.read(storeKey) }, as: 'download' };
}
