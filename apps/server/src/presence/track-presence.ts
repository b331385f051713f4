import type { tellPresenceEndpoint } from '@funnel/contract/presence/presence';
import type { Staff } from '@funnel/domain/access/principal';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import { inListOrder, PRESENCE_SILENCE_MS, shownPresence } from '@funnel/domain/presence/presence';
import type { z } from '@funnel/domain/schema';
import type { Services } from '../services.ts';
import {
  deletePage,
  listPresent as listPresentRows,
  listReaders as listReaderRows,
  putPage,
} from './presence.queries.ts';

interface TellCall {
  readonly by: Staff;
  readonly body: z.output<NonNullable<(typeof tellPresenceEndpoint)['body']>>;
}

/** A trigger on the table notifies colleagues, and only of changes. */
export async function tellPresence({ db, now }: Services, { by: { sessionId }, body }: TellCall) {
  await putPage(db, { ...body, sessionId, now: now() });
  return { data: { done: true as const } };
}

interface EndCall {
  readonly by: Staff;
  readonly body: { readonly pageId: string };
}

export async function endPresence({ db }: Services, { by: { sessionId }, body: { pageId } }: EndCall) {
  await deletePage(db, { sessionId, pageId });
  return { data: { done: true as const } };
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export async function listPresent({ db, now: clock }: Services, { by }: { readonly by: Staff }) {
  const now = clock();
  const rows = await listPresentRows(db, {
    exceptStaffId: by.staffId,
    seenSince: before(now, PRESENCE_SILENCE_MS),
    claimedSince: before(now, CLAIM_SILENCE_MS),
  });
  const colleagues = inListOrder(rows.map((row) => shownPresence(row, now)));
  return { data: { now: now.toISOString(), colleagues } };
}

interface ReadersCall {
  readonly by: Staff;
  readonly query: { readonly enquiryId: string };
}

export async function listReaders({ db, now: clock }: Services, { by, query: { enquiryId } }: ReadersCall) {
  const now = clock();
  const seenSince = before(now, PRESENCE_SILENCE_MS);
  const rows = await listReaderRows(db, enquiryId, { exceptStaffId: by.staffId, seenSince });
  const readers = rows.map((row) => {
    const { staffId, name, leftMs } = shownPresence({ ...row, callSince: null }, now);
    return { staffId, name, leftMs };
  });
  return { data: { readers } };
}
