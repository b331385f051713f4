import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findAppointmentOf } from '../appointment/appointment.queries.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';

const BEFORE = '0060-showroom-and-status';
const CALLS = [
  ['held-for-a-day', 'BOOKED', null, '2026-11-17T10:00:00Z'],
  ['soon', 'BOOKED', null, null],
  ['confirmed', 'BOOKED', '2026-11-16T10:00:00Z', null],
  ['lapsed', 'LAPSED', null, '2026-11-16T09:00:00Z'],
  ['wished', 'WISHED', null, null],
] as const;

async function bookWithOldRelease(db: Database): Promise<void> {
  for (const [id, state, confirmedAt, heldUntil] of CALLS) {
    const seat = state === 'BOOKED' ? CALLS.findIndex(([name]) => name === id) + 1 : null;
    await sql`
      insert into enquiry (enquiry_id, kitchen_id, received_at, salutation, full_name, first_name, last_name,
        preferred_language, postcode, email, telephone_raw, telephone_formatted, answers, tracking, request_hash)
      values (${id}, ${id}, now(), 'MR', 'Anna Groß', 'Anna', 'Groß', 'de', '66111', ${`${id}@gross.example`}, '1', '1',
        '{}', '{}', 'x')`.execute(db);
    await sql`
      insert into appointment (appointment_id, enquiry_id, kind, state, starts_at, ends_at, seat, sequence, requested_at,
        changed_at, held_from, confirmed_at, held_until)
      values (${id}, ${id}, 'CONSULTATION', ${state}, '2026-11-20T09:00Z', '2026-11-20T10:00Z', ${seat}, 0, now(), now(),
        '2026-11-16T08:00Z', ${confirmedAt}::timestamptz, ${heldUntil}::timestamptz)`.execute(db);
  }
}

const database = useEmptyDatabase();

test.each([
  ['unless the retailer had chosen hours', undefined, ['held-for-a-day', 'soon', 'lapsed'], 0],
  ['whatever was stored along', 24, ['held-for-a-day', 'soon', 'lapsed'], 0],
  ['with the hours that the retailer chose', 48, ['held-for-a-day', 'soon', 'lapsed'], 48],
  ['where the retailer had turned it off', 0, ['held-for-a-day', 'lapsed'], 0],
] as const)(
  'what an older release told as reserved stays so, and what is booked from now on is booked, %s',
  async (_case, hours, reserved, hoursNow) => {
    const db = openDatabase(database.connection, () => undefined, {});
    await migrate(db, BEFORE);
    await bookWithOldRelease(db);
    if (hours !== undefined) {
      const slots = JSON.stringify({ ...DEFAULT_SETTINGS.slots, unconfirmedHours: hours });
      await sql`insert into setting values ('slots', ${slots}::jsonb, now())`.execute(db);
    }
    await migrate(db);
    const asked: string[] = [];
    for (const [id] of CALLS) if ((await findAppointmentOf(db, id))?.mustConfirm) asked.push(id);
    expect(asked).toEqual(reserved);
    expect((await readSettings(db)).settings.slots.unconfirmedHours).toBe(hoursNow);
    await db.destroy();
  },
);
