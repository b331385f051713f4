import { statisticsIdOf } from '@funnel/domain/tracking/statistics-id';
import { expect, test } from 'vitest';
import type { Queryable } from '../db/database.ts';
import { announce, type NewEvent } from '../event/announce.ts';
import { findEvent } from '../event/event.queries.ts';
import { listEvents } from '../event/event-feed.queries.ts';
import { submitExample } from '../testing/customer-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { webhookBody } from '../webhook/webhook-body.ts';

const app = useTestApp();

type Told = Pick<NewEvent, 'type' | 'change'>;

const tell = (db: Queryable, enquiryId: string, event: Told) =>
  announce(db, { enquiryId, actor: { kind: 'system' }, happenedAt: app.clock.now, ...event });

const rename = (db: Queryable, name: string) => db.updateTable('enquiry').set({ last_name: name }).execute();

async function bodies(): Promise<string[]> {
  const rows = await app.db.selectFrom('event').select('event_id').orderBy('sequence').execute();
  const events = await Promise.all(rows.map(({ event_id }) => findEvent(app.db, event_id)));
  return events.flatMap((event) => (event ? webhookBody(event) : []));
}

/** The payload when each event still had the enquiry itself. */
const wholeBody = (enquiryId: string, type: string, actor: string, change: string, lastName: string) =>
  `{"type":"${type}","version":2,"timestamp":"2026-11-16T10:00:00.000Z","actor":"${actor}","data":{${change}"enquiry":` +
  `{"email":"anna.0@gross.example","entry":"LP_V1","answers":{"question_size":"FROM_3M_TO_5M","question_shape":"L_FORM",` +
  `"question_budget":"FROM_10K_15K","question_reason":"MOVING","question_timeframe":"FROM_1_3_MONTHS"},` +
  `"fullName":"Anna Lena Groß","lastName":"${lastName}","postcode":"66111","tracking":{"utm_source":"newsletter"},` +
  `"firstName":"Anna Lena","suspicion":[],"telephone":"+49681123456","receivedAt":"2026-11-16T10:00:00.000Z",` +
  `"salutation":"MRS","telephoneRaw":"0681 / 123456","preferredLanguage":"DE"},` +
  `"enquiryId":"${enquiryId}","statisticsId":"${statisticsIdOf(enquiryId)}"}}`;

const WORK: readonly Told[] = [
  { type: 'enquiry.assigned', change: { showroom: 'SAARBRUECKEN' } },
  { type: 'enquiry.status-changed', change: { status: { from: 'NEW', to: 'CONTACTED' } } },
  { type: 'note.added', change: { noteId: 'note-1' } },
  { type: 'call.ended', change: { callId: 'call-1', outcome: 'NOT_REACHED', nextTryAt: null } },
  { type: 'call.ended', change: { callId: 'call-2', outcome: 'REACHED' } },
];

test('webhooks and feed tell the same bytes as when each event held the enquiry, which is stored once for each of its states', async () => {
  const { enquiryId } = await submitExample(app);
  for (const event of WORK) await tell(app.db, enquiryId, event);
  await rename(app.db, 'Weiß');
  await tell(app.db, enquiryId, { type: 'enquiry.contact-changed', change: { contact: ['fullName'] } });
  await tell(app.db, enquiryId, { type: 'note.added', change: { noteId: 'note-2' } });

  const told = await bodies();
  expect(told[0]).toBe(wholeBody(enquiryId, 'enquiry.received', 'visitor', '', 'Groß'));
  const status = '"change":{"status":{"to":"CONTACTED","from":"NEW"}},';
  expect(told[2]).toBe(wholeBody(enquiryId, 'enquiry.status-changed', 'system', status, 'Groß'));
  const note = '"change":{"noteId":"note-2"},';
  expect(told[7]).toBe(wholeBody(enquiryId, 'note.added', 'system', note, 'Weiß'));
  const fed = await listEvents(app.db, { after: 0, upTo: Number.MAX_SAFE_INTEGER, limit: 100 });
  const { type, version, timestamp, actor, data } = JSON.parse(told[7] ?? '');
  const eventId = expect.any(String);
  const last = fed.flatMap((one) => ('event' in one ? one.event : [])).at(-1);
  expect(last).toEqual({ eventId, version, timestamp, type, actor, data });
  expect(JSON.stringify({ ...last, eventId: '' })).toBe(
    JSON.stringify({ eventId: '', version, timestamp, type, actor, data }),
  );

  expect(await app.db.selectFrom('enquiry_snapshot').select('body').execute()).toHaveLength(2);
  const rows = await app.db.selectFrom('event').select('data').execute();
  expect(JSON.stringify(rows)).not.toContain('@');
});

test('of two events at once each tells the enquiry as it was for it', async () => {
  const { enquiryId } = await submitExample(app);
  const first = await app.db.startTransaction().execute();
  await rename(first, 'Weiß');
  await tell(first, enquiryId, { type: 'enquiry.contact-changed', change: { contact: ['fullName'] } });
  await app.db
    .transaction()
    .execute((tx) => tell(tx, enquiryId, { type: 'note.added', change: { noteId: 'note-1' } }));
  await first.commit().execute();

  const names = (await bodies()).map((body) => JSON.parse(body).data.enquiry.lastName);
  expect(names).toEqual(['Groß', 'Weiß', 'Groß']);
});

test('an erased enquiry leaves neither events nor snapshots', async () => {
  const { enquiryId } = await submitExample(app);
  await tell(app.db, enquiryId, { type: 'note.added', change: { noteId: 'note-1' } });
  await app.db.deleteFrom('enquiry').execute();
  expect(await app.db.selectFrom('event').select('event_id').execute()).toEqual([]);
  expect(await app.db.selectFrom('enquiry_snapshot').select('body').execute()).toEqual([]);
});
