import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';

const database = useEmptyDatabase();

test('a wish for an absurd year that an earlier release kept is gone after the update, and none is stored again', async () => {
  const db = openDatabase(database.connection, () => undefined, {});
  await migrate(db, '0072-rescue-secret');
  // Its enquiry does not matter here.
  await sql`alter table appointment drop constraint if exists appointment_enquiry_id_fkey`.execute(db);
  const insert = (id: string, at: string) =>
    sql`insert into appointment (appointment_id, enquiry_id, kind, state, starts_at, ends_at, sequence, requested_at, changed_at)
      values (${id}, ${id}, 'CALLBACK', 'WISHED', ${at}::timestamptz, ${at}::timestamptz + interval '1 hour', 0, now(), now())`.execute(
      db,
    );
  await insert('absurd', '0001-01-01T10:00Z');
  await insert('sound', '2026-11-20T10:00Z');
  await migrate(db, '0076-file-to-erase');
  const { rows } = await sql`select appointment_id from appointment`.execute(db);
  expect(rows).toEqual([{ appointment_id: 'sound' }]);
  await expect(insert('again', '0001-01-01T10:00Z')).rejects.toThrow('appointment_is_in_a_calendar');
  await db.destroy();
});
