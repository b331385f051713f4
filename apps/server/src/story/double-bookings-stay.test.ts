import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { NO_LIMITS, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';

const { connection } = useEmptyDatabase({ staysFilled: true });
const db = openDatabase(connection, () => undefined, NO_LIMITS);
afterAll(() => db.destroy());

const SPAN = `'2026-11-19 10:00+01', '2026-11-19 11:30+01'`;

async function addVisit(id: string, showroom: string): Promise<void> {
  await sql
    .raw(`insert into next_step (step_id, enquiry_id, kind, visit_kind, showroom, state, cause, starts_at, ends_at,
      is_promised, pool, seat, staff_id, created_at, changed_at)
    values ('${id}', 'e', 'VISIT', 'SHOWROOM', '${showroom}', 'OPEN', 'AGREED', ${SPAN}, true, 'SHOWROOM ${showroom}', 1,
      'jana', now(), now())`)
    .execute(db);
}

const busy = async () => {
  const rows = await db
    .selectFrom('next_step')
    .select(['step_id as id', sql<boolean>`busy is not null`.as('isBusy')])
    .where('kind', '=', 'VISIT')
    .orderBy('step_id')
    .execute();
  return rows.filter(({ isBusy }) => isBusy).map(({ id }) => id);
};

test('who was booked twice before the upgrade stays so, and can be made, moved and cancelled', async () => {
  await migrate(db, '0081-person');
  await sql`insert into staff (staff_id, email, name, role, password_hash, created_at)
    values ('jana', 'jana@kueche.example', 'Jana Roth', 'agent', '', now())`.execute(db);
  await db
    .insertInto('enquiry')
    .values({
      ...{ enquiry_id: 'e', kitchen_id: 'k', received_at: new Date('2026-11-16T10:00:00Z') },
      ...{ salutation: 'MRS', full_name: 'Greta Kunz', first_name: 'Greta', last_name: 'Kunz' },
      ...{ preferred_language: 'DE', postcode: '66111', email: 'greta@kunden.example' },
      ...{ telephone_raw: '0681 123456', telephone_formatted: '0681 123456', request_hash: 'e' },
      ...{ answers: '{}', tracking: '{}' },
    })
    .execute();
  await addVisit('v1', 'KONZ');
  await addVisit('v2', 'MAINZ');
  await migrate(db);
  expect(await busy()).toEqual(['v1']);

  await db
    .updateTable('next_step')
    .set({ state: 'DONE', ended_at: new Date() })
    .where('step_id', '=', 'v2')
    .execute();
  expect(await busy()).toEqual(['v1']);
  const starts_at = new Date('2026-11-19T13:00:00+01:00');
  const ends_at = new Date('2026-11-19T14:00:00+01:00');
  await db.updateTable('next_step').set({ starts_at, ends_at }).where('step_id', '=', 'v2').execute();
  expect(await busy()).toEqual(['v1', 'v2']);
});
