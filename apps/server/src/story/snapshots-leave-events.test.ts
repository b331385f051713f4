import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { findEvent } from '../event/event.queries.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { webhookBody } from '../webhook/webhook-body.ts';

const database = useEmptyDatabase();
const idOf = (number: number) => `5f3c1a52-0000-4000-8000-00000000000${number}`;
const PERSON = { email: 'anna@gross.example', fullName: 'Anna Groß', answers: { question_shape: 'L_FORM' } };
const CALL = { appointmentId: 'call-1', state: 'BOOKED', startsAt: '2026-11-17T10:00:00.000Z' };

/** As earlier releases stored them: the last one is of version 1, the previous one has no statistics id. */
const STORED: readonly object[] = [
  { enquiryId: 'one', statisticsId: 's1', enquiry: PERSON },
  { enquiryId: 'one', statisticsId: 's1', enquiry: PERSON, showroom: 'SAARBRUECKEN', appointment: CALL },
  {
    enquiryId: 'one',
    statisticsId: 's1',
    enquiry: { ...PERSON, fullName: 'Anna Weiß' },
    change: { contact: ['fullName'] },
  },
  { enquiryId: 'one', statisticsId: 's1', enquiry: PERSON, files: [{ fileId: 'file-1' }] },
  { enquiryId: 'two', enquiry: PERSON },
  { enquiryId: 'two' },
];

test('an event of an older release is told in the same bytes after the update', async () => {
  const db = openDatabase(database.connection, () => undefined, {});
  await migrate(db, '0073-times-of-a-calendar');
  for (const enquiry_id of ['one', 'two'])
    await db
      .insertInto('enquiry')
      .values({
        ...{ enquiry_id, kitchen_id: `kitchen-${enquiry_id}`, received_at: new Date('2026-11-16T10:00:00Z') },
        ...{ salutation: 'MRS', full_name: 'Anna Groß', first_name: 'Anna', last_name: 'Groß' },
        ...{ preferred_language: 'DE', postcode: '66111', email: 'anna@gross.example' },
        ...{ telephone_raw: '0681 123456', telephone_formatted: '0681 123456', request_hash: enquiry_id },
        ...{ answers: '{}', tracking: '{}' },
      })
      .execute();
  for (const [number, data] of STORED.entries())
    await sql`
      insert into event (event_id, type, version, enquiry_id, actor, happened_at, data)
      select ${idOf(number)}::uuid, 'note.added', 2, told ->> 'enquiryId', 'staff', '2026-11-16T10:00:00Z', told
      from (values (${JSON.stringify(data)}::jsonb)) as event (told)`.execute(db);
  const before = await db.selectFrom('event').select('data').orderBy('sequence').execute();

  await migrate(db);
  const after = await Promise.all(STORED.map((_, number) => findEvent(db, idOf(number))));
  expect(after.map((event) => event && webhookBody(event))).toEqual(
    before.map(({ data }) =>
      JSON.stringify({
        type: 'note.added',
        version: 2,
        timestamp: '2026-11-16T10:00:00.000Z',
        actor: 'staff',
        data,
      }),
    ),
  );
  const { rows } =
    await sql`select enquiry_id, count(*)::int from enquiry_snapshot group by 1 order by 1`.execute(db);
  expect(rows).toEqual([
    { enquiry_id: 'one', count: 2 },
    { enquiry_id: 'two', count: 1 },
  ]);
  const events = await db.selectFrom('event').select('data').execute();
  expect(JSON.stringify(events)).not.toContain('@');
  await db.destroy();
});
