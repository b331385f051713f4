import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = '2026-11-18T10:00:00+01:00';

let jana: Awaited<ReturnType<typeof staffBrowser>>;
beforeEach(async () => {
  await app.db.deleteFrom('enquiry').execute();
  await storeSetting(app.db, 'slots', { ...DEFAULT_SETTINGS.slots, capacity: 1 }, app.clock.now);
  jana = await staffBrowser(app, 'agent');
});

type Time = Parameters<typeof book>[1];
const book = (
  enquiryId: string,
  time:
    | { kind: 'CALL'; start: string }
    | {
        kind: 'VISIT';
        visit: 'SHOWROOM' | 'HOME' | 'VIDEO';
        showroom: string;
        start: string;
        planner?: string;
      },
  idempotencyKey?: string,
) =>
  jana.browser.client.call(bookTimeEndpoint, {
    body: { enquiryId, time },
    ...(idempotencyKey && { idempotencyKey }),
  });
const CALL: Time = { kind: 'CALL', start: START };
const shown = async () => {
  const query = { from: '2026-11-18', days: 2 };
  return replyOf(await jana.browser.client.call(showCalendarEndpoint, { query })).data;
};
const events = async (enquiryId: string) =>
  app.db
    .selectFrom('event')
    .select(['type', 'actor', 'data'])
    .where('enquiry_id', '=', enquiryId)
    .where('actor', '=', 'staff')
    .orderBy('sequence')
    .execute();

describe('staff book', () => {
  test('a call, with its event, and move it by booking another time', async () => {
    const { enquiryId, email } = await submitExample(app);
    expect(replyOf(await book(enquiryId, CALL)).data).toEqual({ enquiryId, visitId: null, isMoved: false });
    const later = { kind: 'CALL', start: '2026-11-18T11:00:00+01:00' } as const;
    expect(replyOf(await book(enquiryId, later)).data).toMatchObject({ isMoved: true });
    expect((await shown()).calls).toMatchObject([{ enquiryId, state: 'BOOKED', start: later.start }]);
    expect((await events(enquiryId)).map(({ type }) => type)).toEqual([
      'appointment.booked',
      'appointment.moved',
    ]);
    await app.runJobs();
    const mails = app.mail.mails.filter(({ to }) => to === email);
    expect(mails.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST']);
    expect(mails[0]?.text).toContain('11:00 bis 12:00 Uhr');
  });

  test('each kind of visit with its own length and seats, and the enquiry moves on', async () => {
    const visit = (kind: 'SHOWROOM' | 'HOME' | 'VIDEO') =>
      ({ kind: 'VISIT', visit: kind, showroom: 'MAINZ', start: START }) as const;
    const planners: string[] = [];
    for (const [index, kind] of (['SHOWROOM', 'HOME', 'VIDEO'] as const).entries()) {
      const { enquiryId } = await submitExample(app, index);
      const { staffId: planner } = await staffBrowser(app, 'agent');
      planners.push(planner);
      const { data } = replyOf(await book(enquiryId, { ...visit(kind), planner }));
      expect(data.visitId).toEqual(expect.any(String));
      expect(await events(enquiryId)).toMatchObject([
        { type: 'visit.booked', data: { change: { status: { from: 'NEW', to: 'APPOINTMENT' } } } },
      ]);
    }
    const { visits, slots } = await shown();
    const ends = Object.fromEntries(visits.map(({ kind, end }) => [kind, end.slice(11, 16)]));
    expect(ends).toEqual({ SHOWROOM: '11:30', HOME: '12:00', VIDEO: '11:00' });
    expect(visits.map(({ person }) => person?.staffId).toSorted()).toEqual(planners.toSorted());
    // Calls have seats of their own.
    expect(slots.find(({ start }) => start === START)).toMatchObject({ taken: 0 });
    const { enquiryId } = await submitExample(app, 7);
    expect(codeOf(await book(enquiryId, visit('HOME')))).toBe('SLOT_TAKEN');
    expect(await events(enquiryId)).toEqual([]);
  });

  test('against a visitor for the last seat: one of them gets it', async () => {
    for (let round = 0; round < 6; round++) {
      await app.db.deleteFrom('enquiry').execute();
      const [ours, theirs] = await Promise.all([
        submitExample(app, 20 + round),
        submitExample(app, 40 + round),
      ]);
      const body = { enquiryId: theirs.enquiryId, ts: START, duration: 3600 };
      const [booked] = await Promise.all([
        book(ours.enquiryId, CALL),
        app.client.call(requestPrecallEndpoint, { body }),
      ]);
      const { calls, slots } = await shown();
      const winners = calls.filter(({ state }) => state === 'BOOKED').map(({ enquiryId }) => enquiryId);
      expect(winners).toEqual([booked.ok ? ours.enquiryId : theirs.enquiryId]);
      if (!booked.ok) expect(codeOf(booked)).toBe('SLOT_TAKEN');
      else expect(calls.find(({ enquiryId }) => enquiryId === theirs.enquiryId)?.state).toBe('WISHED');
      expect(slots.find(({ start }) => start === START)).toMatchObject({ capacity: 1, taken: 1 });
    }
  });

  test('once, however often the same call arrives', async () => {
    const { enquiryId } = await submitExample(app);
    const [one, two] = await Promise.all([book(enquiryId, CALL, 'key'), book(enquiryId, CALL, 'key')]);
    expect(replyOf(one)).toEqual(replyOf(two));
    expect(await events(enquiryId)).toHaveLength(1);
  });

  test('nothing at a closed time, for nobody, with nobody, or in no showroom', async () => {
    const { enquiryId } = await submitExample(app);
    const visit = { kind: 'VISIT', visit: 'VIDEO', showroom: 'MAINZ', start: START } as const;
    expect(codeOf(await book(enquiryId, { kind: 'CALL', start: '2026-11-22T10:00:00+01:00' }))).toBe(
      'SLOT_TAKEN',
    );
    expect(codeOf(await book('nobody', CALL))).toBe('NOT_FOUND');
    expect(codeOf(await book(enquiryId, { ...visit, planner: 'nobody' }))).toBe('INVALID_INPUT');
    expect(codeOf(await book(enquiryId, { ...visit, showroom: 'NOWHERE' }))).toBe('NOT_FOUND');
    expect((await shown()).visits).toEqual([]);
  });
});
