import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import {
  changeHoursEndpoint,
  closeDaysEndpoint,
  openDaysEndpoint,
  showHoursEndpoint,
} from '@funnel/contract/calendar/keep-hours';
import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { claimCallEndpoint, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let mia: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;
beforeEach(async () => {
  mia = await staffBrowser(app, 'manager');
  ({ enquiryId } = await submitExample(app));
  const body = { enquiryId, ts: '2026-11-18T10:00:00+01:00', duration: 3600 };
  replyOf(await app.client.call(requestPrecallEndpoint, { body }));
});

const calendar = async (query: { from: string; days?: number; showroom?: string }) =>
  replyOf(await mia.browser.client.call(showCalendarEndpoint, { query })).data;
const visitors = async () =>
  Object.keys(replyOf(await app.client.call(listSlotsEndpoint)).data.availableSlots);

describe('the calendar', () => {
  test('has the calls and visits of a week, and how many seats are taken', async () => {
    replyOf(await mia.browser.client.call(claimCallEndpoint, { body: { enquiryId } }));
    const start = '2026-11-19T10:00:00+01:00';
    const outcome = { kind: 'VISIT', visit: 'SHOWROOM', showroom: 'MAINZ', start } as const;
    replyOf(await mia.browser.client.call(endCallEndpoint, { body: { enquiryId, outcome } }));
    const { slots, calls, visits } = await calendar({ from: '2026-11-16' });
    expect(slots.filter(({ taken }) => taken > 0)).toEqual([
      { start: '2026-11-18T10:00:00+01:00', end: '2026-11-18T11:00:00+01:00', capacity: 4, taken: 1 },
    ]);
    expect(calls).toMatchObject([{ enquiryId, state: 'BOOKED', fullName: 'Anna Lena Groß' }]);
    expect(visits).toMatchObject([{ enquiryId, kind: 'SHOWROOM', start, showroom: 'MAINZ' }]);
    expect((await calendar({ from: '2026-11-16', showroom: 'KONZ' })).visits).toEqual([]);
    const day = await calendar({ from: '2026-11-17', days: 1 });
    expect([day.slots.length, day.calls, day.visits]).toEqual([9, [], []]);
  });

  test('of the day on which the clocks change has the hours of that day', async () => {
    const { slots } = await calendar({ from: '2026-10-24', days: 3 });
    expect(slots.map(({ start }) => start.slice(0, 10))).not.toContain('2026-10-25');
    expect(slots[0]?.start).toBe('2026-10-24T10:00:00+02:00');
    expect(slots.at(-1)?.start).toBe('2026-10-26T17:00:00+01:00');
  });
});

describe('the hours', () => {
  const close = (from: string, to: string) =>
    mia.browser.client.call(closeDaysEndpoint, { body: { from, to } });

  test('closing days names the booked calls on them, which stay booked', async () => {
    const { data } = replyOf(await close('2026-11-18', '2026-11-19'));
    expect(data.booked).toEqual([
      { enquiryId, fullName: 'Anna Lena Groß', start: '2026-11-18T10:00:00+01:00' },
    ]);
    expect(data.closures).toEqual([{ from: '2026-11-18', to: '2026-11-19' }]);
    expect(await visitors()).not.toContain('2026-11-18');
    expect((await calendar({ from: '2026-11-18', days: 1 })).calls).toMatchObject([{ state: 'BOOKED' }]);
    expect(replyOf(await close('2026-11-20', '2026-11-20')).data.booked).toEqual([]);
    expect((await staffEvents(app)).map(({ type }) => type)).toEqual(['data.changed', 'data.changed']);
  });

  test('a closure is taken away again, and an unknown one is not found', async () => {
    replyOf(await close('2026-11-18', '2026-11-18'));
    const open = () =>
      mia.browser.client.call(openDaysEndpoint, { body: { from: '2026-11-18', to: '2026-11-18' } });
    expect(replyOf(await open()).data.closures).toEqual([]);
    expect(await visitors()).toContain('2026-11-18');
    expect(codeOf(await open())).toBe('NOT_FOUND');
  });

  test('hours and seats change for the next visitor, and what is left out stays', async () => {
    const openingHours = { TUE: [{ from: '09:00', to: '12:00' }] };
    replyOf(await mia.browser.client.call(changeHoursEndpoint, { body: { openingHours } }));
    replyOf(await mia.browser.client.call(changeHoursEndpoint, { body: { capacity: 1 } }));
    const { data } = replyOf(await mia.browser.client.call(showHoursEndpoint));
    expect(data).toMatchObject({ openingHours, capacity: 1, slotMinutes: 60 });
    expect(await visitors()).toEqual(['2026-11-17', '2026-11-24']);
  });

  test('two closures at once are both kept', async () => {
    await Promise.all([close('2026-12-01', '2026-12-01'), close('2026-12-02', '2026-12-02')]);
    const { closures } = replyOf(await mia.browser.client.call(showHoursEndpoint)).data;
    expect(closures.map(({ from }) => from).sort()).toEqual(['2026-12-01', '2026-12-02']);
  });

  test.each([
    { from: '2026-11-19', to: '2026-11-18' },
    { from: '2026-02-30', to: '2026-03-01' },
  ])('%j is refused', async (body) => {
    expect(codeOf(await mia.browser.client.call(closeDaysEndpoint, { body }))).toBe('INVALID_INPUT');
  });
});
