import type { Queryable } from '../db/database.ts';

interface OpenPage {
  readonly sessionId: string;
  readonly pageId: string;
}

interface ToldPage extends OpenPage {
  readonly enquiryId: string | null;
  readonly isPaused: boolean;
  readonly now: Date;
}

/** An erased enquiry counts as none. */
export async function putPage(db: Queryable, { sessionId, pageId, enquiryId, isPaused, now }: ToldPage) {
  await db
    .insertInto('presence')
    .values(({ selectFrom }) => ({
      session_id: sessionId,
      page_id: pageId,
      enquiry_id: selectFrom('enquiry').select('enquiry_id').where('enquiry_id', '=', enquiryId),
      is_paused: isPaused,
      seen_at: now,
    }))
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'page_id']).doUpdateSet(({ ref }) => ({
        enquiry_id: ref('excluded.enquiry_id'),
        is_paused: isPaused,
        seen_at: now,
      })),
    )
    .execute();
}

export async function deletePage(db: Queryable, { sessionId, pageId }: OpenPage): Promise<void> {
  await db.deleteFrom('presence').where('session_id', '=', sessionId).where('page_id', '=', pageId).execute();
}

export async function deletePagesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('presence').where('seen_at', '<', before).execute();
}

interface PresentQuestion {
  /** The caller is not listed. */
  readonly exceptStaffId: string;
  readonly seenSince: Date;
}

function openPages(db: Queryable, { exceptStaffId, seenSince }: PresentQuestion) {
  return db
    .selectFrom('presence as p')
    .innerJoin('staff_session as session', 'session.session_id', 'p.session_id')
    .innerJoin('staff', 'staff.staff_id', 'session.staff_id')
    .where('p.seen_at', '>', seenSince)
    .where('staff.deactivated_at', 'is', null)
    .where('staff.staff_id', '<>', exceptStaffId)
    .groupBy(['staff.staff_id', 'staff.name'])
    .select(({ fn }) => [
      'staff.staff_id as staffId',
      'staff.name',
      fn.max<Date>('p.seen_at').as('seenAt'),
      fn.agg<boolean>('bool_and', ['p.is_paused']).as('isPaused'),
    ]);
}

interface CallQuestion extends PresentQuestion {
  /** Claims seen before this have expired. */
  readonly claimedSince: Date;
}

export async function listPresent(db: Queryable, { claimedSince, ...question }: CallQuestion) {
  return openPages(db, question)
    .select(({ selectFrom }) =>
      selectFrom('call_claim as c')
        .select(({ fn }) => fn.min<Date | null>('c.claimed_at').as('since'))
        .whereRef('c.staff_id', '=', 'staff.staff_id')
        .where('c.seen_at', '>', claimedSince)
        .as('callSince'),
    )
    .execute();
}

export async function listReaders(db: Queryable, enquiryId: string, question: PresentQuestion) {
  return openPages(db, question).where('p.enquiry_id', '=', enquiryId).orderBy('staff.name').execute();
}
