import { toBerlin } from '@funnel/domain/slot/berlin-time';
import type { SlotInput } from '@funnel/domain/slot/offered-slots';
import { type VisitKind, visitPool } from '@funnel/domain/visit/visit';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { holidaysIn } from '../slot/holidays.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface VisitQuestion {
  readonly kind: VisitKind;
  readonly showroom: string;
  readonly now: Date;
  /** A visit whose own seat counts as free. */
  readonly except?: string | undefined;
}

/** The facts that decide the free times for a visit; undefined for an unknown showroom. */
export async function readVisitFacts(
  db: Queryable,
  { kind, showroom, now, except = '' }: VisitQuestion,
): Promise<SlotInput | undefined> {
  const { settings } = await readSettings(db);
  const place = settings.showrooms.find(({ id }) => id === showroom);
  if (!place) return undefined;
  const taken = await db
    .selectFrom('visit')
    .select(['seat', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('pool', '=', visitPool(kind, showroom))
    .where('state', '=', 'BOOKED')
    .where('visit_id', '<>', except)
    .where('starts_at', '>', new Date(now.getTime() - DAY_MS))
    .execute();
  const { minutes: slotMinutes, capacity } = settings.desk.visits[kind];
  const { visitDaysAhead: daysAhead } = settings.desk;
  const today = toBerlin(now);
  const years = [...new Set([today.year, today.add({ days: daysAhead + 1 }).year])];
  return {
    settings: {
      ...settings.slots,
      openingHours: place.openingHours,
      slotMinutes,
      capacity,
      seats: [],
      noticeMinutes: 0,
      daysAhead,
    },
    // Copied: the original array would replace the cached holidays of visitor calls.
    holidays: new Set(holidaysIn([...settings.slots.holidayStates], years)),
    taken,
    now,
  };
}

export interface NewVisit {
  readonly enquiryId: string;
  readonly kind: VisitKind;
  readonly showroom: string;
  readonly planner: string | undefined;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seat: number;
  readonly isTold: boolean;
  readonly now: Date;
}

export async function insertVisit(tx: Queryable, visit: NewVisit): Promise<string> {
  const visitId = unguessableId();
  await tx
    .insertInto('visit')
    .values({
      visit_id: visitId,
      enquiry_id: visit.enquiryId,
      kind: visit.kind,
      showroom: visit.showroom,
      pool: visitPool(visit.kind, visit.showroom),
      planner: visit.planner ?? null,
      state: 'BOOKED',
      starts_at: visit.startsAt,
      ends_at: visit.endsAt,
      seat: visit.seat,
      is_told: visit.isTold,
      booked_at: visit.now,
      changed_at: visit.now,
    })
    .execute();
  return visitId;
}

/** The current state of a visit for a mail to the customer; undefined if they get none. */
export async function findVisitToTell(db: Queryable, visitId: string) {
  return db
    .selectFrom('visit')
    .select([
      'visit_id as visitId',
      'kind',
      'state',
      'sequence',
      'showroom',
      'starts_at as startsAt',
      'ends_at as endsAt',
    ])
    .where('visit_id', '=', visitId)
    .where('is_told', '=', true)
    .executeTakeFirst();
}

export type VisitToTell = NonNullable<Awaited<ReturnType<typeof findVisitToTell>>>;

export async function lockVisit(tx: Queryable, visitId: string) {
  return tx
    .selectFrom('visit')
    .select([
      'visit_id as visitId',
      'enquiry_id as enquiryId',
      'kind',
      'state',
      'showroom',
      'starts_at as startsAt',
      'ends_at as endsAt',
    ])
    .where('visit_id', '=', visitId)
    .forUpdate()
    .executeTakeFirst();
}

export type VisitRow = NonNullable<Awaited<ReturnType<typeof lockVisit>>>;

interface VisitPlace {
  readonly visitId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seat: number;
  readonly now: Date;
}

export async function placeVisit(
  tx: Queryable,
  { visitId, startsAt, endsAt, seat, now }: VisitPlace,
): Promise<void> {
  await tx
    .updateTable('visit')
    .set((row) => ({
      state: 'BOOKED' as const,
      starts_at: startsAt,
      ends_at: endsAt,
      seat,
      sequence: row('sequence', '+', 1),
      changed_at: now,
    }))
    .where('visit_id', '=', visitId)
    .execute();
}

export async function markCancelled(tx: Queryable, visitId: string, now: Date): Promise<void> {
  await tx
    .updateTable('visit')
    .set((row) => ({ state: 'CANCELLED' as const, sequence: row('sequence', '+', 1), changed_at: now }))
    .where('visit_id', '=', visitId)
    .execute();
}

export async function deleteVisit(tx: Queryable, visitId: string): Promise<void> {
  await tx.deleteFrom('visit').where('visit_id', '=', visitId).execute();
}

/** Serialises bookings of one pool, for the same reasons as `lockDay`. */
export async function lockPool(tx: Queryable, kind: VisitKind, showroom: string): Promise<void> {
  const name = `visits ${visitPool(kind, showroom)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
