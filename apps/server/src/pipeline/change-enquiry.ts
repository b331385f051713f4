import type { EventType } from '@funnel/contract/event/event';
import type { EventChange } from '@funnel/contract/event/event-data';
import type {
  addNoteEndpoint,
  assignEnquiryEndpoint,
  changeStatusEndpoint,
} from '@funnel/contract/pipeline/change-enquiry';
import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import type { StaffActor } from '@funnel/domain/event/actor';
import { PROMISED_AFTER } from '@funnel/domain/next-step/promised-after';
import { mayMove } from '@funnel/domain/pipeline/status';
import type { z } from '@funnel/domain/schema';
import { ALL_TIMES, cancelAgreedTimes } from '../calendar/cancel-agreed-times.ts';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { announce } from '../event/announce.ts';
import { hashRequest, oncePerKey } from '../http/once-per-key.ts';
import { Refusal } from '../http/refusal.ts';
import { settleSteps } from '../next-step/settle-steps.queries.ts';
import { readStepRows } from '../next-step/step.queries.ts';
import type { Services } from '../services.ts';
import { invalid, lockSeen, noSuchEnquiry } from './lock-seen.ts';
import {
  changeEnquiry,
  insertNote,
  isActiveStaff,
  type LockedEnquiry,
  type PipelineChange,
} from './pipeline.queries.ts';
import type { UndoOfChange } from './undo.queries.ts';

interface StaffCall<Body> {
  readonly actor: StaffActor;
  readonly body: Body;
}
type BodyOf<Endpoint extends { readonly body?: z.ZodType }> = z.output<NonNullable<Endpoint['body']>>;

type StatusCall = StaffCall<BodyOf<typeof changeStatusEndpoint>>;
type AssignCall = StaffCall<BodyOf<typeof assignEnquiryEndpoint>>;

/** Moves an enquiry in the pipeline. The same status again changes nothing. */
export async function changeStatus({ db, now }: Services, call: StatusCall) {
  return { data: await db.transaction().execute((tx) => changeStatusIn(tx, call, now())) };
}

export async function changeStatusIn(tx: Queryable, { actor, body }: StatusCall, now: Date) {
  const { enquiryId, version, status: to, lostReason = null } = body;
  const current = await lockSeen(tx, enquiryId, version);
  const { status: from } = current;
  if (from === to && current.lostReason === lostReason) return unchanged(current);
  if (from !== to && !mayMove(from, to))
    throw new Refusal('WRONG_STATE', `An enquiry that is ${from} does not become ${to}.`);
  const told = { status: { from, to, ...(lostReason && { lostReason }) } };
  const event = { type: 'enquiry.status-changed', change: told, actor, now } as const;
  const settle = () => settleStatus(tx, { ...body, status: to }, { actor, now });
  return changeUndoably(tx, current, { status: to, lostReason }, event, settle);
}

/** A closed enquiry has no plans any more, and an open one has a next step. The events of cancelled times. */
async function settleStatus(
  tx: Queryable,
  { enquiryId, status, promised }: BodyOf<typeof changeStatusEndpoint>,
  { actor, now }: Pick<ChangeEvent, 'actor' | 'now'>,
): Promise<readonly string[]> {
  if (status !== 'WON' && status !== 'LOST') {
    await settleSteps(tx, enquiryId, { kind: 'REOPENED' }, now);
    return [];
  }
  const isCancelled = (promised ?? PROMISED_AFTER[status]) === 'CANCEL';
  const event = { enquiryId, actor, happenedAt: now, now, afterSeconds: UNDO_SECONDS };
  const eventIds = isCancelled ? await cancelAgreedTimes(tx, { ...event, kinds: ALL_TIMES }) : [];
  await settleSteps(tx, enquiryId, { kind: 'CLOSED' }, now);
  return eventIds;
}

export async function assignEnquiry({ db, now }: Services, call: AssignCall) {
  return { data: await db.transaction().execute((tx) => assignEnquiryIn(tx, call, now())) };
}

export async function assignEnquiryIn(tx: Queryable, { actor, body }: AssignCall, now: Date) {
  const { enquiryId, version, assignee, showroom } = body;
  const current = await lockSeen(tx, enquiryId, version);
  const change = {
    ...(assignee !== undefined && assignee !== current.assignee && { assignee }),
    ...(showroom !== undefined && showroom !== current.showroom && { showroom }),
  };
  if (Object.keys(change).length === 0) return unchanged(current);
  await refuseUnknown(tx, change);
  return changeUndoably(tx, current, change, { type: 'enquiry.assigned', change, actor, now });
}

const unchanged = ({ showroomBy: _, ...current }: LockedEnquiry) => ({ ...current, changeId: null });

interface ChangeEvent {
  readonly type: EventType;
  readonly change: EventChange;
  readonly actor: StaffActor;
  readonly now: Date;
}

/** Webhooks and mails are delayed by the undo window. */
async function changeUndoably(
  tx: Queryable,
  { enquiryId, version: _, ...before }: LockedEnquiry,
  to: PipelineChange,
  { type, change, actor, now }: ChangeEvent,
  settle?: () => Promise<readonly string[]>,
) {
  const steps = settle && (await readStepRows(tx, enquiryId));
  const changed = await changeEnquiry(tx, enquiryId, to);
  const eventIds = (await settle?.()) ?? [];
  const undo: UndoOfChange = {
    before,
    version: changed.version,
    ...(steps && { steps: { before: steps, after: await readStepRows(tx, enquiryId) }, eventIds }),
  };
  const changeId = await announce(tx, {
    type,
    enquiryId,
    change,
    undo,
    actor,
    happenedAt: now,
    afterSeconds: UNDO_SECONDS,
  });
  return { ...changed, changeId };
}

interface NoteCall extends StaffCall<BodyOf<typeof addNoteEndpoint>> {
  readonly idempotencyKey: string | undefined;
}

export async function addNote({ db, now: clock }: Services, { actor, body, idempotencyKey: key }: NoteCall) {
  const { enquiryId, text } = body;
  const now = clock();
  const once = { scope: 'note', key, requestHash: hashRequest({ ...body, by: actor.id }), now };
  const data = await db.transaction().execute((tx) =>
    oncePerKey(tx, once, async () => {
      const noteId = await insertNote(tx, { enquiryId, staffId: actor.id, text, now });
      if (noteId === undefined) throw noSuchEnquiry();
      const change = { noteId };
      await announce(tx, {
        type: 'note.added',
        enquiryId,
        actor,
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
