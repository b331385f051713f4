import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { changeSeatsEndpoint } from '@funnel/contract/calendar/manage-hours';
import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { removeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = '2026-11-18T10:00:00+01:00';

let mia: Awaited<ReturnType<typeof staffBrowser>>;
beforeEach(async () => {
  await removeSetting(app.db, 'slots');
  await app.db.deleteFrom('enquiry').execute();
  mia = await staffBrowser(app, 'manager');
});

const change = (capacity: number, seen: number, start = START) =>
  mia.browser.client.call(changeSeatsEndpoint, { body: { start, capacity, seen } });
const shown = async (start = START) => {
  const query = { from: '2026-11-18', days: 1 };
  const { slots } = replyOf(await mia.browser.client.call(showCalendarEndpoint, { query })).data;
  return slots.find((slot) => slot.start === start);
};
const offered = async () => {
  const { availableSlots } = replyOf(await app.client.call(listSlotsEndpoint)).data;
  return availableSlots['2026-11-18']?.some(({ start }) => start === START);
};

describe('the seats of one time', () => {
  test('are its own: others keep theirs, and visitors see it at once', async () => {
    replyOf(await change(0, 4));
    expect(await shown()).toMatchObject({ capacity: 0 });
    expect(await shown('2026-11-18T11:00:00+01:00')).toMatchObject({ capacity: 4 });
    expect(await offered()).toBe(false);
    replyOf(await change(5, 0, '2026-11-18T09:00:00Z'));
    expect(await shown()).toMatchObject({ capacity: 5 });
    expect(await offered()).toBe(true);
  });

  test('are as many as visitors can take', async () => {
    replyOf(await change(1, 4));
    const states: string[] = [];
    for (const visitor of [1, 2]) {
      const { enquiryId } = await submitExample(app, visitor);
      const body = { enquiryId, ts: START, duration: 3600 };
      replyOf(await app.client.call(requestPrecallEndpoint, { body }));
      const row = await app.db
        .selectFrom('appointment')
        .select('state')
        .where('enquiry_id', '=', enquiryId)
        .executeTakeFirstOrThrow();
      states.push(row.state);
    }
    expect(states).toEqual(['BOOKED', 'WISHED']);
    expect(await shown()).toMatchObject({ capacity: 1, taken: 1 });
  });

  test('that two change at once are not overwritten', async () => {
    const codes = (await Promise.all([change(3, 4), change(5, 4)])).map(codeOf).sort();
    expect(codes).toEqual(['OK', 'STALE']);
  });

  test('at a time without calls are not found', async () => {
    expect(codeOf(await change(1, 4, '2026-11-18T10:30:00+01:00'))).toBe('NOT_FOUND');
    expect(codeOf(await change(1, 4, '2026-11-22T10:00:00+01:00'))).toBe('NOT_FOUND');
  });
});
