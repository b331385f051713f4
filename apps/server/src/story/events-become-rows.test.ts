import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { findEvent } from '../event/event.queries.ts';
import { makeJobTables } from '../jobs/job-board.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { PRODUCT_JOBS } from '../wiring/product-jobs.ts';

const database = useEmptyDatabase();
const ID = '5f3c1a52-0000-4000-8000-000000000001';

test('an event of an older release, stored only as a job, becomes a row and is told after the update', async () => {
  const db = openDatabase(database.connection, () => undefined, {});
  await migrate(db, '0027-cheaper-enquiry');
  await makeJobTables(db, PRODUCT_JOBS);
  await sql`
    insert into enquiry
    select (jsonb_populate_record(null::enquiry, jsonb_build_object('suspicion', '{}'::text[]) || ${JSON.stringify(
      {
        enquiry_id: 'enquiry-1',
        kitchen_id: 'kitchen-1',
        received_at: '2026-11-16T10:00:00Z',
        salutation: 'MR',
        full_name: 'Anna Groß',
        first_name: 'Anna',
        last_name: 'Groß',
        preferred_language: 'de',
        postcode: '66111',
        email: 'anna@gross.example',
        telephone_raw: '0681 123456',
        telephone_formatted: '+49 681 123456',
        answers: {},
        tracking: {},
        request_hash: 'x',
      },
    )}::jsonb)).*`.execute(db);
  const old = { type: 'enquiry.received', enquiryId: 'enquiry-1', happenedAt: '2026-11-16T10:00:00.000Z' };
  await sql`insert into pgboss.job (id, name, data) values (${ID}, 'event', ${JSON.stringify(old)}::jsonb)`.execute(
    db,
  );

  await migrate(db);
  expect(await findEvent(db, ID)).toMatchObject({
    type: 'enquiry.received',
    version: 1,
    enquiryId: 'enquiry-1',
    actor: 'unknown',
    happenedAt: new Date('2026-11-16T10:00:00Z'),
    data: { enquiryId: 'enquiry-1' },
  });
  const { rows } = await sql`select data from pgboss.job where name = 'event'`.execute(db);
  expect(rows).toEqual([{ data: { eventId: ID } }]);
  await db.destroy();
});
