import { fetchFileEndpoint } from '@funnel/contract/floor-plan/fetch-file';
import type { ApiKey } from '@funnel/domain/access/principal';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Download } from '../http/register-download.ts';
import type { Services } from '../services.ts';
import { findFileOfEnquiry } from './file.queries.ts';

interface FetchFile {
  readonly by: ApiKey;
  readonly query: { readonly fileId: string };
}

/** A file for a program, by the address in an event. It is in the audit trail before it leaves. */
export async function fetchFile({ db, now, files }: Services, { by, query }: FetchFile): Promise<Download> {
  const file = await findFileOfEnquiry(db, query.fileId);
  if (!file) throw new Refusal('NOT_FOUND', 'There is no such file.');
  const { enquiryId, storeKey, ...sent } = file;
  const actor = { kind: 'api-key', id: by.keyId } as const;
  const data = { call: fetchFileEndpoint.path, enquiryIds: [enquiryId] };
  await recordStaffEvent(db, { type: 'data.viewed', actor, happenedAt: now(), data });
  return { file: { ...sent, content: await files.store.read(storeKey) }, as: 'download' };
}
