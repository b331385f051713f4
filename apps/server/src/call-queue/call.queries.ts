import type { CallState } from '@funnel/domain/call-queue/after-call';
import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';

/** The state before a call. */
export interface Before extends CallState {
  readonly offerValue: number | null;
  readonly wonValue: number | null;
  /** The rows of all steps. */
  readonly steps: readonly object[];
}

/** The state after a call. Undo is refused as stale if it differs. */
export interface After {
  readonly version: number;
  readonly steps: readonly object[];
}

/** Locks the enquiry until the transaction ends. */
export async function lockForCall(tx: Queryable, enquiryId: string) {
  return tx
    .selectFrom('enquiry')
    .select([
      ...['version' as const, 'status' as const, 'tries' as const, 'lost_reason as lostReason' as const],
      ...['offer_value as offerValue' as const, 'won_value as wonValue' as const],
    ])
    .where('enquiry_id', '=', enquiryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface StoredState extends CallState {
  readonly offerValue?: number | null | undefined;
  readonly wonValue?: number | null | undefined;
}

/** A value that is not given stays. */
export async function storeCallState(
  tx: Queryable,
  enquiryId: string,
  { status, lostReason, tries, offerValue, wonValue }: StoredState,
): Promise<number> {
  const { version } = await tx
    .updateTable('enquiry')
    .set((row) => ({
      version: row('version', '+', 1),
      status,
      lost_reason: lostReason,
      tries,
      ...(offerValue !== undefined && { offer_value: offerValue }),
      ...(wonValue !== undefined && { won_value: wonValue }),
    }))
    .where('enquiry_id', '=', enquiryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

interface NewCall {
  readonly enquiryId: string;
  readonly staffId: string;
  readonly begunAt: Date;
  readonly endedAt: Date;
  readonly outcome: CallOutcome;
  readonly noteId: string | null;
  readonly visitId: string | null;
  readonly eventIds: readonly string[];
  readonly before: Before;
  readonly after: After;
}

export async function insertCall(tx: Queryable, callId: string, call: NewCall): Promise<void> {
  await tx
    .insertInto('call')
    .values({
      call_id: callId,
      enquiry_id: call.enquiryId,
      staff_id: call.staffId,
      begun_at: call.begunAt,
      ended_at: call.endedAt,
      outcome: call.outcome,
      note_id: call.noteId,
      visit_id: call.visitId,
      event_ids: [...call.eventIds],
      before: JSON.stringify(call.before),
      after: JSON.stringify(call.after),
      undone_at: null,
    })
    .execute();
}

export const newCallId = unguessableId;

/** A call of this person that is not undone, locked. */
export async function lockCall(tx: Queryable, callId: string, staffId: string) {
  return tx
    .selectFrom('call')
    .select([
      'enquiry_id as enquiryId',
      'begun_at as begunAt',
      'ended_at as endedAt',
      'note_id as noteId',
      'event_ids as eventIds',
      'before',
      'after',
    ])
    .where('call_id', '=', callId)
    .where('staff_id', '=', staffId)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(tx: Queryable, callId: string, now: Date): Promise<void> {
  await tx.updateTable('call').set({ undone_at: now }).where('call_id', '=', callId).execute();
}

/** The text of the deleted note. */
export async function deleteNote(tx: Queryable, enquiryId: string, noteId: string): Promise<string | null> {
  const deleted = await tx
    .deleteFrom('note')
    .where('note_id', '=', noteId)
    .returning('text')
    .executeTakeFirst();
  await sql`
    update enquiry set note_text = coalesce(
      (select string_agg(E'\n' || text, '' order by written_at) from note where note.enquiry_id = enquiry.enquiry_id), ''
    ) where enquiry_id = ${enquiryId}`.execute(tx);
  return deleted?.text ?? null;
}
