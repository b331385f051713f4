import { confirmEmailEndpoint } from '@funnel/contract/account/confirm-email';
import {
  confirmAppointmentEndpoint,
  moveAppointmentEndpoint,
  showAppointmentEndpoint,
} from '@funnel/contract/appointment/manage-appointment';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { codeOf, confirmedCustomer, mailTo, pendingCustomer, replyOf } from '../testing/customer-browser.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { HALF_HOURS, RESERVED_HALF_HOURS, useHalfHours } from '../testing/half-hours.ts';
import { removeSetting, storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { appointmentToken } from './appointment-token.queries.ts';
import { lapseBookings } from './lapse-bookings.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
useHalfHours(app, RESERVED_HALF_HOURS);
const monday = app.clock.now;
const FRIDAY = '2026-11-20T09:00:00+01:00';
const LATER = '2026-11-20T10:00:00+01:00';
const HOUR_MS = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(monday.getTime() + hours * HOUR_MS);

beforeEach(() => {
  app.clock.now = monday;
});
afterEach(async () => {
  await removeSetting(app.db, 'slots');
  await app.settings.refresh();
});

async function book(start: string, visitor = 0): Promise<string> {
  const body = exampleTerminfinderEnquiry(start, visitor);
  const { enquiryId } = replyOf(await app.client.call(submitTerminfinderEnquiryEndpoint, { body })).data;
  return tokenOf(enquiryId);
}

async function tokenOf(enquiryId: string): Promise<string> {
  const row = await app.db
    .selectFrom('appointment')
    .select('appointment_id')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return appointmentToken(app.db, row.appointment_id);
}

const confirm = (token: string) => app.client.call(confirmAppointmentEndpoint, { body: { token } });
const show = async (token: string) =>
  replyOf(await app.client.call(showAppointmentEndpoint, { body: { token } })).data;
const rows = () =>
  app.db
    .selectFrom('appointment')
    .select(['state', 'seat', 'sequence', 'must_confirm', 'confirmed_at', 'held_until'])
    .orderBy('requested_at')
    .orderBy('appointment_id')
    .execute();
const onlyRow = async () => (await rows())[0];

async function isOffered(start: string): Promise<boolean> {
  const { availableSlots } = replyOf(await app.client.call(listSlotsEndpoint)).data;
  return Object.values(availableSlots)
    .flat()
    .some((slot) => slot.start === start);
}

describe('a booking where the retailer wants a confirmation', () => {
  test('holds its place at once, and tells its confirmation deadline', async () => {
    const token = await book(FRIDAY, 1);
    await book(FRIDAY, 2);
    expect(await isOffered(FRIDAY)).toBe(false);
    expect((await show(token)).toConfirm).toEqual({ until: '2026-11-17T11:00:00+01:00' });
    expect(await onlyRow()).toMatchObject({ confirmed_at: null, held_until: inHours(24) });
  });

  test('is confirmed by the link in the mail, and then stays booked', async () => {
    const token = await book(FRIDAY);
    expect(replyOf(await confirm(token)).data).toMatchObject({ state: 'BOOKED', toConfirm: null });
    expect(await onlyRow()).toMatchObject({ confirmed_at: monday, held_until: null, sequence: 1 });
    app.clock.now = inHours(48);
    expect(replyOf(await confirm(token)).data).toMatchObject({ state: 'BOOKED' });
    await lapseBookings(app.services);
    expect(await onlyRow()).toMatchObject({ state: 'BOOKED', seat: 1, confirmed_at: monday });
    expect(await announcedTypes(app.db)).toEqual([
      'enquiry.received',
      'appointment.booked',
      'appointment.confirmed',
    ]);
  });

  test('is not confirmed by viewing it, as mail scanners do', async () => {
    const token = await book(FRIDAY);
    await show(token);
    const { path } = confirmAppointmentEndpoint;
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(`${app.origin}${path}?token=${token}`, { method })).status).toBe(405);
    }
    expect(await onlyRow()).toMatchObject({ confirmed_at: null });
  });

  test('that nobody confirms frees its place on the minute, before the job has noted it', async () => {
    const token = await book(FRIDAY, 1);
    await book(FRIDAY, 2);
    app.clock.now = new Date(inHours(24).getTime() - 1);
    expect(await isOffered(FRIDAY)).toBe(false);
    app.clock.now = inHours(24);
    expect(await isOffered(FRIDAY)).toBe(true);
    expect((await show(token)).state).toBe('LAPSED');
    await book(FRIDAY, 3);
    await book(FRIDAY, 4);
    expect(await isOffered(FRIDAY)).toBe(false);
    expect((await rows()).map(({ seat, state }) => `${state} ${seat}`).sort()).toEqual([
      'BOOKED 1',
      'BOOKED 1',
      'BOOKED 2',
      'BOOKED 2',
    ]);
    await lapseBookings(app.services);
    expect((await rows()).map(({ seat, state }) => `${state} ${seat}`).sort()).toEqual([
      'BOOKED 1',
      'BOOKED 2',
      'LAPSED null',
      'LAPSED null',
    ]);
  });

  test('that has lapsed is announced once, and its enquiry stays', async () => {
    await book(FRIDAY);
    app.clock.now = inHours(24);
    await Promise.all([lapseBookings(app.services), lapseBookings(app.services)]);
    await lapseBookings(app.services);
    expect(await onlyRow()).toMatchObject({ state: 'LAPSED', seat: null, sequence: 1 });
    expect(await announcedTypes(app.db)).toEqual([
      'enquiry.received',
      'appointment.booked',
      'appointment.lapsed',
    ]);
    expect(await app.db.selectFrom('enquiry').select('enquiry_id').execute()).toHaveLength(1);
  });

  test('that has lapsed is booked again by a late click while its time is free', async () => {
    const token = await book(FRIDAY);
    app.clock.now = inHours(25);
    expect(replyOf(await confirm(token)).data).toMatchObject({ state: 'BOOKED', toConfirm: null });
    expect(await onlyRow()).toMatchObject({ state: 'BOOKED', seat: 1, held_until: null });
  });

  test('that has lapsed is lost to a late click once others have its place', async () => {
    const token = await book(FRIDAY, 1);
    app.clock.now = inHours(24);
    await book(FRIDAY, 2);
    await book(FRIDAY, 3);
    expect(codeOf(await confirm(token))).toBe('SLOT_TAKEN');
    // A server whose clock is behind still sees a held booking. The constraint refuses it.
    app.clock.now = new Date(inHours(24).getTime() - 1);
    expect(codeOf(await confirm(token))).toBe('SLOT_TAKEN');
    app.clock.now = inHours(24);
    await lapseBookings(app.services);
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['BOOKED', 'BOOKED', 'LAPSED']);
  });

  test('that is moved by its link is confirmed, also after it has lapsed', async () => {
    const token = await book(FRIDAY);
    app.clock.now = inHours(24);
    await lapseBookings(app.services);
    const move = { body: { token, start: LATER } };
    expect(replyOf(await app.client.call(moveAppointmentEndpoint, move)).data).toMatchObject({
      state: 'BOOKED',
      start: LATER,
      toConfirm: null,
    });
    expect(await onlyRow()).toMatchObject({ confirmed_at: app.clock.now, held_until: null });
  });

  test('that is sent again for another time keeps its confirmation deadline', async () => {
    await book(FRIDAY);
    app.clock.now = inHours(20);
    await book(LATER);
    expect(await onlyRow()).toMatchObject({ held_until: inHours(24), sequence: 1 });
  });

  test('shortly before its call keeps its place without a click', async () => {
    await book('2026-11-16T15:00:00+01:00');
    app.clock.now = inHours(3);
    await lapseBookings(app.services);
    expect(await onlyRow()).toMatchObject({ state: 'BOOKED', seat: 1, held_until: null, confirmed_at: null });
  });

  test('is still to be confirmed after the retailer has turned that off', async () => {
    const token = await book(FRIDAY);
    await useSlots(HALF_HOURS);
    expect(await show(token)).toMatchObject({
      confirmed: false,
      toConfirm: { until: '2026-11-17T11:00:00+01:00' },
    });
    app.clock.now = inHours(24);
    await lapseBookings(app.services);
    expect(await onlyRow()).toMatchObject({ state: 'LAPSED', seat: null });
  });

  test('is booked once the visitor picks another time after that', async () => {
    await book(FRIDAY);
    await useSlots(HALF_HOURS);
    const token = await book(LATER);
    expect(await show(token)).toMatchObject({ start: LATER, confirmed: true, toConfirm: null });
    expect(await onlyRow()).toMatchObject({ must_confirm: false, held_until: null });
  });
});

const useSlots = async (slots: typeof DEFAULT_SETTINGS.slots) => {
  await storeSetting(app.db, 'slots', slots, app.clock.now);
  await app.settings.refresh();
};

describe('a booking by default', () => {
  test.each([
    ['as delivered', DEFAULT_SETTINGS.slots],
    [
      'with stored settings that are older than the rule',
      { ...DEFAULT_SETTINGS.slots, unconfirmedHours: undefined },
    ],
  ])('is booked at once and does not lapse, %s', async (_case, slots) => {
    await useSlots(slots as typeof DEFAULT_SETTINGS.slots);
    const token = await book(FRIDAY);
    expect(await show(token)).toMatchObject({ state: 'BOOKED', confirmed: true, toConfirm: null });
    expect(await onlyRow()).toMatchObject({ must_confirm: false, held_until: null });
    app.clock.now = inHours(80);
    await lapseBookings(app.services);
    expect(await onlyRow()).toMatchObject({ state: 'BOOKED', seat: 1 });
  });

  test('stays booked after the retailer has turned confirmation on, also when the visitor picks another time', async () => {
    await useSlots(HALF_HOURS);
    const token = await book(FRIDAY);
    await useSlots(RESERVED_HALF_HOURS);
    expect(await show(token)).toMatchObject({ confirmed: true, toConfirm: null });
    await book(LATER);
    expect(await show(token)).toMatchObject({ start: LATER, confirmed: true, toConfirm: null });
    app.clock.now = inHours(24);
    await lapseBookings(app.services);
    expect(await onlyRow()).toMatchObject({ state: 'BOOKED', held_until: null });
  });

  test('is no news to anybody when its owner turns out to be real', async () => {
    await useSlots(HALF_HOURS);
    const token = await book(FRIDAY);
    replyOf(await confirm(token));
    expect(await onlyRow()).toMatchObject({ confirmed_at: monday, sequence: 0 });
    expect(await announcedTypes(app.db)).toEqual(['enquiry.received', 'appointment.booked']);
  });
});

describe('a customer who has proven to own the address', () => {
  const wish = (enquiryId: string, send = app.client) =>
    send.call(requestPrecallEndpoint, { body: { enquiryId, ts: FRIDAY, duration: 1800 } });

  test('by confirming an account has confirmed the call too', async () => {
    const { enquiryId, email, browser } = await pendingCustomer(app);
    await wish(enquiryId);
    expect(await onlyRow()).toMatchObject({ state: 'BOOKED', confirmed_at: null });
    const token = mailTo(app, email).tokens.confirm ?? '';
    replyOf(await browser.client.call(confirmEmailEndpoint, { body: { token } }));
    expect(await onlyRow()).toMatchObject({ confirmed_at: monday, held_until: null });
  });

  test('after the place has gone to others still gets the account', async () => {
    const { enquiryId, email, browser } = await pendingCustomer(app);
    await wish(enquiryId);
    const token = mailTo(app, email).tokens.confirm ?? '';
    app.clock.now = inHours(23.9);
    const held = app.db
      .updateTable('next_step')
      .set({ held_until: inHours(23) })
      .execute();
    await held;
    await book(FRIDAY, 1);
    await book(FRIDAY, 2);
    replyOf(await browser.client.call(confirmEmailEndpoint, { body: { token } }));
    expect((await rows()).filter(({ confirmed_at }) => confirmed_at)).toEqual([]);
  });

  test('and is signed in has nothing to confirm, for the own enquiry only', async () => {
    const { enquiryId, browser } = await confirmedCustomer(app, 1);
    const stranger = await pendingCustomer(app, 2);
    await wish(stranger.enquiryId, browser.client);
    expect(await onlyRow()).toMatchObject({ state: 'BOOKED', confirmed_at: null });
    await wish(enquiryId, browser.client);
    expect((await rows()).filter(({ confirmed_at }) => confirmed_at)).toHaveLength(1);
  });
});
