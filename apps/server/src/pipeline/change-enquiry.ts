import type {
  addNoteEndpoint,
  assignEnquiryEndpoint,
  changeStatusEndpoint,
} from '@funnel/contract/pipeline/change-enquiry';
import type { Staff } from '@funnel/domain/access/principal';
import { mayMove } from '@funnel/domain/pipeline/status';
import type { z } from '@funnel/domain/schema';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { announce } from '../event/announce.ts';
import { actorOf } from '../event/record-staff-event.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { invalid, lockSeen, noSuchEnquiry } from './lock-seen.ts';
import { changeEnquiry, insertNote, isActiveStaff } from './pipeline.queries.ts';

interface StaffCall<Body> {
  readonly by: Staff;
  readonly body: Body;
}
type BodyOf<Endpoint extends { readonly body?: z.ZodType }> = z.output<NonNullable<Endpoint['body']>>;

/** Moves an enquiry in the pipeline. The same status again changes nothing. */
export async function changeStatus(
  { db, now }: Services,
  { by, body }: StaffCall<BodyOf<typeof changeStatusEndpoint>>,
) {
  const { enquiryId, version, status: to, lostReason = null } = body;
  const data = await db.transaction().execute(async (tx) => {
    const current = await lockSeen(tx, enquiryId, version);
    const { status: from } = current;
    if (from === to && current.lostReason === lostReason) return current;
    if (from !== to && !mayMove(from, to))
      throw new Refusal('WRONG_STATE', `An enquiry that is ${from} does not become ${to}.`);
    const changed = await changeEnquiry(tx, enquiryId, { status: to, lostReason });
    const change = { status: { from, to, ...(lostReason && { lostReason }) } };
    const actor = actorOf(by.staffId);
    await announce(tx, { type: 'enquiry.status-changed', enquiryId, actor, happenedAt: now(), change });
    return changed;
  });
  return { data };
}

export async function assignEnquiry(
  { db, now }: Services,
  { by, body }: StaffCall<BodyOf<typeof assignEnquiryEndpoint>>,
) {
  const { enquiryId, version, assignee, showroom } = body;
  const data = await db.transaction().execute(async (tx) => {
    const current = await lockSeen(tx, enquiryId, version);
    const change = {
      ...(assignee !== undefined && assignee !== current.assignee && { assignee }),
      ...(showroom !== undefined && showroom !== current.showroom && { showroom }),
    };
    if (Object.keys(change).length === 0) return current;
    await refuseUnknown(tx, change);
    const changed = await changeEnquiry(tx, enquiryId, change);
    const actor = actorOf(by.staffId);
    await announce(tx, { type: 'enquiry.assigned', enquiryId, actor, happenedAt: now(), change });
    return changed;
  });
  return { data };
}

interface NoteCall extends StaffCall<BodyOf<typeof addNoteEndpoint>> {
  readonly idempotencyKey: string | undefined;
}

export async function addNote({ db, now: clock }: Services, { by, body, idempotencyKey: key }: NoteCall) {
  const { enquiryId, text } = body;
  const now = clock();
  const once = { scope: 'note', key, requestHash: hashRequest({ ...body, by: by.staffId }), now };
  const data = await db.transaction().execute((tx) =>
    oncePerKey(tx, once, async () => {
      const noteId = await insertNote(tx, { enquiryId, staffId: by.staffId, text, now });
      if (noteId === undefined) throw noSuchEnquiry();
      const change = { noteId };
      await announce(tx, {
        type: 'note.added',
        enquiryId,
        actor: actorOf(by.staffId),
        happenedAt: now,
        change,
      });
      return { noteId };
    }),
  );
  return { data };
}

async function refuseUnknown(
  tx: Queryable,
  { assignee, showroom }: { readonly assignee?: string | null; readonly showroom?: string | null },
): Promise<void> {
  if (assignee && !(await isActiveStaff(tx, assignee)))
    throw invalid('assignee', 'must be a staff member who can sign in');
  if (!showroom) return;
  const { settings } = await readSettings(tx);
  if (!settings.showrooms.some(({ id }) => id === showroom))
    throw invalid('showroom', 'must be a known showroom');
}
