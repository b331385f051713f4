import type { CallState } from '@funnel/domain/call-queue/after-call';
import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';

/** The state before a call. */
export interface Before {
  readonly status: CallState['status'];
  readonly lostReason: CallState['lostReason'];
  readonly tries: number;
  readonly nextTryAt: string | null;
  /** The whole row. */
  readonly appointment: object | null;
}

/** The state after a call. Undo is refused as stale if it differs. */
export interface After {
  readonly version: number;
  readonly appointmentSequence: number | null;
}

/** Locks the enquiry until the transaction ends. */
export async function lockForCall(tx: Queryable, enquiryId: string) {
  return tx
    .selectFrom('enquiry')
    .select(['version', 'status', 'lost_reason as lostReason', 'tries', 'next_try_at as nextTryAt'])
    .where('enquiry_id', '=', enquiryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function storeCallState(
  tx: Queryable,
  enquiryId: string,
  { status, lostReason, tries, nextTryAt }: CallState,
): Promise<number> {
  const { version } = await tx
    .updateTable('enquiry')
    .set((row) => ({
      version: row('version', '+', 1),
      status,
      lost_reason: lostReason,
      tries,
      next_try_at: nextTryAt,
    }))
    .where('enquiry_id', '=', enquiryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The whole appointment, for undo. */
export async function readAppointmentRow(tx: Queryable, enquiryId: string) {
  const { rows } = await sql<{ row: { sequence: number } & object }>`
    select to_jsonb(appointment) as row from appointment where enquiry_id = ${enquiryId}`.execute(tx);
  return rows[0]?.row ?? null;
}

export async function putBackAppointment(
  tx: Queryable,
  enquiryId: string,
  row: object | null,
): Promise<void> {
  await tx.deleteFrom('appointment').where('enquiry_id', '=', enquiryId).execute();
  if (!row) return;
  await sql`insert into appointment
    select * from jsonb_populate_record(null::appointment, ${JSON.stringify(row)}::jsonb)`.execute(tx);
}

/** Marks today's call as made. One on another day is still to come. */
export async function markCalled(
  tx: Queryable,
  enquiryId: string,
  { now, until }: { now: Date; until: Date },
) {
  await tx
    .updateTable('appointment')
    .set({ called_at: now })
    .where('enquiry_id', '=', enquiryId)
    .where('starts_at', '<', until)
    .execute();
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
      'visit_id as visitId',
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
