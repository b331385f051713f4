import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import {
  changeHoursEndpoint,
  closeDaysEndpoint,
  type Hours,
  openDaysEndpoint,
  showHoursEndpoint,
} from '@funnel/contract/calendar/manage-hours';
import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { claimCallEndpoint, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { removeSetting, storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let mia: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;
let token: string | undefined;
const wish = (id: string, ts: string, more = {}) =>
  app.client.call(requestPrecallEndpoint, { body: { enquiryId: id, ts, duration: 3600 }, ...more });

beforeEach(async () => {
  await removeSetting(app.db, 'slots');
  await removeSetting(app.db, 'desk');
  await app.db.deleteFrom('enquiry').execute();
  await app.db.deleteFrom('event').execute();
  mia = await staffBrowser(app, 'manager');
  ({ enquiryId } = await submitExample(app));
  ({ token } = replyOf(await wish(enquiryId, '2026-11-18T10:00:00+01:00')).data);
});

const visitors = async () =>
  Object.keys(replyOf(await app.client.call(listSlotsEndpoint)).data.availableSlots);
const hours = async () => replyOf(await mia.browser.client.call(showHoursEndpoint)).data;
const close = (from: string, to: string, more: { isTrial?: boolean; tell?: boolean } = {}) =>
  mia.browser.client.call(closeDaysEndpoint, { body: { from, to, ...more } });
type Change = Partial<Hours> & { isTrial?: boolean; tell?: boolean };
const change = async (body: Change) =>
  mia.browser.client.call(changeHoursEndpoint, { body: { version: (await hours()).version, ...body } });

const ANNA = {
  fullName: 'Anna Lena Groß',
  telephone: '0681 / 123456',
  start: '2026-11-18T10:00:00+01:00',
  hasEmail: true,
};

describe('closing days', () => {
  test('names the booked calls and visits on them, which stay booked', async () => {
    replyOf(await mia.browser.client.call(claimCallEndpoint, { body: { enquiryId } }));
    const start = '2026-11-19T10:00:00+01:00';
    const outcome = { kind: 'VISIT', visit: 'VIDEO', showroom: 'MAINZ', start, promised: 'KEEP' } as const;
    replyOf(await mia.browser.client.call(endCallEndpoint, { body: { enquiryId, outcome } }));
    const { data } = replyOf(await close('2026-11-18', '2026-11-19'));
    expect(data.booked).toEqual([{ enquiryId, ...ANNA }]);
    expect(data.bookedVisits).toMatchObject([{ enquiryId, kind: 'VIDEO', showroom: 'MAINZ', start }]);
    expect(data.closures).toEqual([{ from: '2026-11-18', to: '2026-11-19' }]);
    expect(await visitors()).not.toContain('2026-11-18');
    const query = { from: '2026-11-18', days: 1 };
    const { calls } = replyOf(await mia.browser.client.call(showCalendarEndpoint, { query })).data;
    expect(calls).toMatchObject([{ state: 'BOOKED' }]);
    expect(replyOf(await close('2026-11-20', '2026-11-20')).data.booked).toEqual([]);
    const types = (await staffEvents(app)).map(({ type }) => type);
    expect(types).toEqual(['data.changed', 'data.viewed', 'data.changed']);
  });

  test('logs whom it names, also when it is only tried', async () => {
    await close('2026-11-18', '2026-11-18', { isTrial: true });
    expect(await staffEvents(app)).toMatchObject([
      { type: 'data.viewed', data: { call: closeDaysEndpoint.path, enquiryIds: [enquiryId] } },
    ]);
  });

  test('has a dry run with the same answer that changes nothing', async () => {
    const { data } = replyOf(await close('2026-11-18', '2026-11-18', { isTrial: true, tell: true }));
    expect(data.booked).toEqual([{ enquiryId, ...ANNA }]);
    expect(await visitors()).toContain('2026-11-18');
    expect((await hours()).closures).toEqual([]);
    await app.runJobs();
    expect(app.mail.mails.filter(({ subject }) => /neue Zeit/.test(subject))).toEqual([]);
  });

  test('mails the people with an orphaned call once, with the link to choose another time', async () => {
    replyOf(await close('2026-11-18', '2026-11-18', { tell: true }));
    replyOf(await close('2026-11-18', '2026-11-18', { tell: true }));
    await app.runJobs();
    const told = app.mail.mails.filter(({ subject }) => subject.startsWith('Bitte neue Zeit wählen'));
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe('Bitte neue Zeit wählen: Ihr Rückruf am 18. November, 10:00 Uhr');
    expect(told[0]?.text).toContain('Neue Zeit wählen');
    expect(told[0]?.text).toContain('/services/fun/appointment#token=token-of-');
    expect(told[0]?.text).not.toMatch(/bestätigen/);
    expect(told[0]?.calendar).toBeUndefined();
  });

  test('keeps no mail for who has moved the call meanwhile', async () => {
    replyOf(await close('2026-11-18', '2026-11-18', { tell: true }));
    replyOf(await wish(enquiryId, '2026-11-20T10:00:00+01:00', { enquiryToken: token }));
    app.mail.mails.length = 0;
    await app.runJobs();
    expect(app.mail.mails.filter(({ subject }) => subject.includes('neue Zeit'))).toEqual([]);
  });

  test('at the same moment as bookings names every call that got through', async () => {
    const others = await Promise.all([1, 2, 3].map((visitor) => submitExample(app, visitor)));
    const start = '2026-11-25T10:00:00+01:00';
    const [closed] = await Promise.all([
      close('2026-11-25', '2026-11-25'),
      ...others.map((one) => wish(one.enquiryId, start)),
    ]);
    const booked = await app.db
      .selectFrom('appointment')
      .select('enquiry_id as enquiryId')
      .where('state', '=', 'BOOKED')
      .where('starts_at', '=', new Date(start))
      .execute();
    const named = replyOf(closed).data.booked.map((call) => call.enquiryId);
    expect(named.sort()).toEqual(booked.map((call) => call.enquiryId).sort());
  });

  test('is taken back again, and an unknown closure is not found', async () => {
    replyOf(await close('2026-11-18', '2026-11-18'));
    const open = () =>
      mia.browser.client.call(openDaysEndpoint, { body: { from: '2026-11-18', to: '2026-11-18' } });
    expect(replyOf(await open()).data.closures).toEqual([]);
    expect(await visitors()).toContain('2026-11-18');
    expect(codeOf(await open())).toBe('NOT_FOUND');
  });

  test('twice at once keeps both', async () => {
    await Promise.all([close('2026-12-02', '2026-12-02'), close('2026-12-01', '2026-12-01')]);
    const { closures } = await hours();
    expect(closures.map(({ from }) => from)).toEqual(['2026-12-01', '2026-12-02']);
  });

  test.each([
    { from: '2026-11-19', to: '2026-11-18' },
    { from: '2026-02-30', to: '2026-03-01' },
  ])('%j is refused', async ({ from, to }) => {
    expect(codeOf(await close(from, to))).toBe('INVALID_INPUT');
  });
});

describe('the hours', () => {
  test('change for the next visitor, and what is left out stays', async () => {
    const openingHours = { TUE: [{ from: '09:00', to: '12:00' }] };
    replyOf(await change({ openingHours }));
    const visits = {
      ...DEFAULT_SETTINGS.desk.visits,
      HOME: { minutes: 180, capacity: 3, travelMinutes: 45 },
    };
    const { data } = replyOf(await change({ capacity: 1, visits }));
    expect(data).toMatchObject({ openingHours, capacity: 1, slotMinutes: 60, visits });
    expect(await hours()).toEqual(data);
    expect(await visitors()).toEqual(['2026-11-17', '2026-11-24']);
  });

  test('name the booked calls that would be outside', async () => {
    const openingHours = { ...DEFAULT_SETTINGS.slots.openingHours, WED: [{ from: '11:00', to: '18:00' }] };
    const { data } = replyOf(await change({ openingHours, isTrial: true }));
    expect(data.booked).toEqual([{ enquiryId, ...ANNA }]);
    expect(replyOf(await change({ capacity: 3, isTrial: true })).data.booked).toEqual([]);
    expect((await hours()).openingHours).toEqual(DEFAULT_SETTINGS.slots.openingHours);
  });

  test('that somebody has changed meanwhile are not overwritten', async () => {
    const { version } = await hours();
    const save = (capacity: number) =>
      mia.browser.client.call(changeHoursEndpoint, { body: { version, capacity } });
    const codes = (await Promise.all([save(2), save(3)])).map(codeOf).sort();
    expect(codes).toEqual(['OK', 'STALE']);
    // A change by the operator counts, too.
    const seen = (await hours()).version;
    await storeSetting(app.db, 'slots', { ...DEFAULT_SETTINGS.slots, capacity: 9 }, app.clock.now);
    const body = { version: seen, capacity: 1 };
    expect(codeOf(await mia.browser.client.call(changeHoursEndpoint, { body }))).toBe('STALE');
    expect((await hours()).capacity).toBe(9);
  });

  test('turns confirmation by mail on: what is picked from then on is reserved, and what was booked stays booked', async () => {
    const query = { from: '2026-11-18', days: 2 };
    const stands = async () =>
      replyOf(await mia.browser.client.call(showCalendarEndpoint, { query })).data.calls.map(
        ({ state, confirmed }) => `${state} ${confirmed}`,
      );
    expect((await hours()).unconfirmedHours).toBe(0);
    expect(replyOf(await change({ unconfirmedHours: 24 })).data).toMatchObject({ unconfirmedHours: 24 });
    const { enquiryId: other } = await submitExample(app, 1);
    replyOf(await wish(other, '2026-11-19T10:00:00+01:00'));
    expect(await stands()).toEqual(['BOOKED true', 'BOOKED false']);
    expect(codeOf(await change({ unconfirmedHours: -1 }))).toBe('INVALID_INPUT');
  });
});
