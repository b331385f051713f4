import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import type { FileMark } from '@funnel/domain/floor-plan/file-mark';
import type { FilePurpose } from '@funnel/domain/floor-plan/file-purpose';
import type { LostReason, Status } from '@funnel/domain/pipeline/status';
import type { VisitKind, VisitState } from '@funnel/domain/visit/visit';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { openStepsOf } from '../next-step/step.queries.ts';

/** Row limit of each list beside an enquiry. */
const MOST = sql.lit(100);
const MOST_SAME = sql.lit(20);

interface FileRow {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly marks: FileMark[];
  readonly uploadedAt: string;
  readonly purpose: FilePurpose;
  readonly addedBy: string | null;
}
interface VisitRow {
  readonly visitId: string;
  readonly kind: VisitKind;
  readonly state: VisitState;
  readonly showroom: string;
  readonly planner: string | null;
  readonly start: string;
  readonly end: string;
}
interface CallRow {
  readonly callId: string;
  readonly by: string;
  readonly outcome: CallOutcome;
  readonly begunAt: string;
  readonly endedAt: string;
}
interface MailRow {
  readonly kind: string;
  readonly queuedAt: string;
  readonly sentAt: string | null;
  readonly failure: string | null;
}
interface NoteRow {
  readonly noteId: string;
  readonly by: string;
  readonly writtenAt: string;
  readonly text: string;
}
interface SameRow {
  readonly enquiryId: string;
  readonly fullName: string;
  readonly receivedAt: string;
  readonly status: Status;
  readonly lostReason: LostReason | null;
  readonly answers: Record<string, string>;
  readonly estimateValue: number | null;
  readonly source: string | null;
  readonly sameEmail: boolean;
  readonly samePhone: boolean;
  readonly isMerged: boolean;
}

/** The rows of a query as a list, in one column. Times are written as ISO with an offset. */
function listOf<Row>(rows: RawBuilder<unknown>): RawBuilder<Row[]> {
  return sql<Row[]>`coalesce((select jsonb_agg(to_jsonb(row)) from (${rows}) as row), '[]')`;
}

const files = listOf<FileRow>(sql`
  select file_id as "fileId", file.name, media_type as "mediaType", bytes, marks, claimed_at as "uploadedAt",
    kind as purpose, adder.name as "addedBy"
  from file left join staff adder on adder.staff_id = file.added_by where kitchen_id = e.kitchen_id
    and withdrawn_at is null order by claimed_at, received_at limit ${MOST}`);
const visits = listOf<VisitRow>(sql`
  select visit_id as "visitId", kind, state, showroom, planner.name as planner, starts_at as start, ends_at as "end"
  from visit left join staff planner on planner.staff_id = visit.planner
  where enquiry_id = e.enquiry_id order by starts_at desc limit ${MOST}`);
const calls = listOf<CallRow>(sql`
  select call_id as "callId", name as by, outcome, begun_at as "begunAt", ended_at as "endedAt"
  from call join staff using (staff_id)
  where enquiry_id = e.enquiry_id and undone_at is null order by ended_at desc limit ${MOST}`);
const mails = listOf<MailRow>(sql`
  select kind, queued_at as "queuedAt", sent_at as "sentAt", failure
  from mail where enquiry_id = e.enquiry_id and kind <> 'RETAILER_NEWS' order by queued_at desc limit ${MOST}`);
const notes = listOf<NoteRow>(sql`
  select note_id as "noteId", name as by, written_at as "writtenAt", text
  from note join staff using (staff_id)
  where enquiry_id = e.enquiry_id order by written_at desc limit ${MOST}`);
const samePerson = listOf<SameRow>(sql`
  select enquiry_id as "enquiryId", full_name as "fullName", received_at as "receivedAt", status,
    lost_reason as "lostReason", answers, espl_value as "estimateValue", entry as source,
    lower(email) = lower(e.email) and email <> '' as "sameEmail",
    fold_phone(telephone_formatted) = fold_phone(e.telephone_formatted) and telephone_formatted <> '' as "samePhone",
    merged_into is not distinct from e.enquiry_id as "isMerged"
  from enquiry
  where person_id = e.person_id and enquiry_id <> e.enquiry_id order by received_at desc limit ${MOST_SAME}`);

/** One enquiry with all that belongs to it, in one statement. */
export async function findEnquiryRecord(db: Queryable, enquiryId: string, claimedSince: Date) {
  return db
    .selectFrom('enquiry as e')
    .leftJoin('staff as s', 's.staff_id', 'e.assignee')
    .leftJoin('appointment as a', 'a.enquiry_id', 'e.enquiry_id')
    .leftJoin('call_claim as c', (join) =>
      join.onRef('c.person_id', '=', 'e.person_id').on('c.seen_at', '>', claimedSince),
    )
    .leftJoin('staff as claimer', 'claimer.staff_id', 'c.staff_id')
    .leftJoin('enquiry as main', 'main.enquiry_id', 'e.merged_into')
    .selectAll('e')
    .select([
      's.name as assigneeName',
      'a.kind',
      'a.state',
      'a.starts_at',
      'a.ends_at',
      'a.confirmed_at as confirmedAt',
      'a.must_confirm as mustConfirm',
      'a.held_until as heldUntil',
      'c.staff_id as claimedBy',
      'c.claimed_at as claimedAt',
      'c.seen_at as seenAt',
      'claimer.name as claimedByName',
      'main.full_name as mainName',
      sql<boolean>`exists (
        select from customer_account where email = lower(e.email) and confirmed_at is not null
      )`.as('hasAccount'),
      files.as('files'),
      visits.as('visits'),
      calls.as('calls'),
      mails.as('mails'),
      notes.as('notes'),
      samePerson.as('samePerson'),
      openStepsOf('e.person_id').as('steps'),
    ])
    .where('e.enquiry_id', '=', enquiryId)
    .executeTakeFirst();
}

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findEnquiryRecord>>>;

export async function findKitchen(db: Queryable, enquiryId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiry')
    .select('kitchen_id')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  return row?.kitchen_id;
}
