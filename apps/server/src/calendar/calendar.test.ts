import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { closeDaysEndpoint } from '@funnel/contract/calendar/manage-hours';
import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { claimCallEndpoint, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { assignEnquiryEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { beforeEach, describe, expect, test } from 'vitest';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
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

const calendar = async (query: { from: string; days?: number; showroom?: string; staffId?: string }) =>
  replyOf(await mia.browser.client.call(showCalendarEndpoint, { query })).data;

describe('the calendar', () => {
  test('has the calls and visits of a week, and how many seats are taken', async () => {
    replyOf(await mia.browser.client.call(claimCallEndpoint, { body: { enquiryId } }));
    // The calendar shows call claims too, so that nobody is rung twice.
    const claimed = (await calendar({ from: '2026-11-16' })).calls;
    expect(claimed).toMatchObject([{ enquiryId, claim: { staffId: mia.staffId, leftMs: 120_000 } }]);
    const start = '2026-11-19T10:00:00+01:00';
    const outcome = {
      ...({ kind: 'VISIT', visit: 'SHOWROOM', showroom: 'MAINZ', start } as const),
      promised: 'KEEP',
    } as const;
    replyOf(await mia.browser.client.call(endCallEndpoint, { body: { enquiryId, outcome } }));
    const { slots, calls, visits } = await calendar({ from: '2026-11-16' });
    expect(slots.filter(({ taken }) => taken > 0)).toEqual([
      { start: '2026-11-18T10:00:00+01:00', end: '2026-11-18T11:00:00+01:00', capacity: 4, taken: 1 },
    ]);
    expect(calls).toMatchObject([
      { enquiryId, state: 'BOOKED', fullName: 'Anna Lena Groß', person: null, showroom: null, claim: null },
    ]);
    expect(Object.keys(calls[0]?.answers ?? {})).toEqual(['question_shape', 'question_size']);
    expect(visits).toMatchObject([{ enquiryId, kind: 'SHOWROOM', start, showroom: 'MAINZ', person: null }]);
    expect((await calendar({ from: '2026-11-16', showroom: 'KONZ' })).visits).toEqual([]);
    const day = await calendar({ from: '2026-11-17', days: 1 });
    expect([day.slots.length, day.calls, day.visits]).toEqual([9, [], []]);
  });

  test('marks what may come from a bot and what was rescued, until somebody has looked', async () => {
    const change = { suspicion: ['TOO_FAST'], is_rescued: true };
    await app.db.updateTable('enquiry').set(change).execute();
    const [marked] = (await calendar({ from: '2026-11-16' })).calls;
    expect(marked).toMatchObject({ isSuspect: true, isRescued: true });
    await app.db.updateTable('enquiry').set({ vetted_at: app.clock.now }).execute();
    const [vetted] = (await calendar({ from: '2026-11-16' })).calls;
    expect(vetted).toMatchObject({ isSuspect: false, isRescued: false });
  });

  test('of one person has their calls and visits, and still counts everybody’s seats', async () => {
    const body = { enquiryId, version: 0, assignee: mia.staffId };
    const week = { from: '2026-11-16' };
    expect((await calendar({ ...week, staffId: mia.staffId })).calls).toEqual([]);
    replyOf(await mia.browser.client.call(assignEnquiryEndpoint, { body }));
    const mine = await calendar({ ...week, staffId: mia.staffId });
    expect(mine.calls).toMatchObject([{ enquiryId, person: { staffId: mia.staffId, name: 'Jana Roth' } }]);
    const others = await calendar({ ...week, staffId: 'somebody-else' });
    expect(others.calls).toEqual([]);
    expect(others.slots.filter(({ taken }) => taken > 0)).toHaveLength(1);
    expect((await calendar({ ...week, showroom: 'KONZ' })).calls).toEqual([]);
  });

  test('says why a day has no calls', async () => {
    const body = { from: '2026-12-22', to: '2026-12-23', reason: 'Inventur' };
    replyOf(await mia.browser.client.call(closeDaysEndpoint, { body }));
    const { days } = await calendar({ from: '2026-12-21' });
    expect(days).toEqual([
      { date: '2026-12-21', closedBy: null, reason: '' },
      { date: '2026-12-22', closedBy: 'CLOSURE', reason: 'Inventur' },
      { date: '2026-12-23', closedBy: 'CLOSURE', reason: 'Inventur' },
      { date: '2026-12-24', closedBy: null, reason: '' },
      { date: '2026-12-25', closedBy: 'HOLIDAY', reason: '1. Weihnachtstag' },
      { date: '2026-12-26', closedBy: 'HOLIDAY', reason: '2. Weihnachtstag' },
      { date: '2026-12-27', closedBy: 'WEEKDAY', reason: '' },
    ]);
  });

  test('of the day on which the clocks change has the hours of that day', async () => {
    const { slots } = await calendar({ from: '2026-10-24', days: 3 });
    expect(slots.map(({ start }) => start.slice(0, 10))).not.toContain('2026-10-25');
    expect(slots[0]?.start).toBe('2026-10-24T10:00:00+02:00');
    expect(slots.at(-1)?.start).toBe('2026-10-26T17:00:00+01:00');
  });
});
