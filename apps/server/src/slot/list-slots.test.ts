import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { afterEach, expect, test } from 'vitest';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const monday = app.clock.now;

afterEach(() => {
  app.clock.now = monday;
});

async function listed() {
  const outcome = await app.client.call(listSlotsEndpoint);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.failure)}`);
  return outcome.reply.data;
}

test('the slots of the next two weeks are listed by Berlin’s dates, with their length in minutes', async () => {
  const { availableSlots, duration } = await listed();
  expect(duration).toBe(60);
  expect(Object.keys(availableSlots)).toHaveLength(13);
  expect(availableSlots['2026-11-16']?.[0]).toEqual({
    start: '2026-11-16T13:00:00+01:00',
    end: '2026-11-16T14:00:00+01:00',
  });
  expect(availableSlots).not.toHaveProperty('2026-11-22');
});

test('public holidays of the configured states are left out, also over the turn of the year', async () => {
  app.clock.now = new Date('2026-12-20T10:00:00Z');
  const { availableSlots } = await listed();
  expect(Object.keys(availableSlots)).toEqual([
    ...['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30'],
    ...['2026-12-31', '2027-01-02'],
  ]);
  const slots = { ...DEFAULT_SETTINGS.slots, holidayStates: [] };
  await storeSetting(app.db, 'slots', slots, app.clock.now);
  expect(Object.keys((await listed()).availableSlots)).toEqual(
    expect.arrayContaining(['2026-12-25', '2026-12-26', '2027-01-01']),
  );
});

test('a change of the settings holds for the next call', async () => {
  const slots = { ...DEFAULT_SETTINGS.slots, slotMinutes: 45, daysAhead: 1 };
  await storeSetting(app.db, 'slots', slots, app.clock.now);
  const { availableSlots, duration } = await listed();
  expect(duration).toBe(45);
  expect(Object.keys(availableSlots)).toEqual(['2026-11-16', '2026-11-17']);
  expect(availableSlots['2026-11-17']?.[1]?.start).toBe('2026-11-17T09:45:00+01:00');
});

test('a browser revalidates each time and gets a 304 if nothing changed; a proxy may cache for a second', async () => {
  const ask = (etag?: string) =>
    fetch(app.origin + listSlotsEndpoint.path, { headers: etag ? { 'if-none-match': etag } : {} });
  const first = await ask();
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  const etag = first.headers.get('etag') ?? '';
  const second = await ask(etag);
  expect([second.status, await second.text()]).toEqual([304, '']);
  app.clock.now = new Date(app.clock.now.getTime() + 60 * 60_000);
  const later = await ask(etag);
  expect(later.status).toBe(200);
  expect(later.headers.get('etag')).not.toBe(etag);
});
