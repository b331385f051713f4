import {
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  moveAppointmentEndpoint,
  showAppointmentEndpoint,
} from '@funnel/contract/appointment/manage-appointment';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { afterEach, describe, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { useHalfHours } from '../testing/half-hours.ts';
import { useTestApp } from '../testing/test-app.ts';
import { appointmentToken } from './appointment-token.queries.ts';

const app = useTestApp();
useHalfHours(app);
const monday = app.clock.now;
const NINE = '2026-11-17T09:00:00+01:00';
const HALF_PAST = '2026-11-17T09:30:00+01:00';
const TEN = '2026-11-17T10:00:00+01:00';

afterEach(() => {
  app.clock.now = monday;
});

async function tokenOf(enquiryId: string): Promise<string> {
  const { appointment_id } = await app.db
    .selectFrom('appointment')
    .select('appointment_id')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return appointmentToken(app.db, appointment_id);
}

async function book(start: string, visitor = 0): Promise<string> {
  const body = exampleTerminfinderEnquiry(start, visitor);
  const outcome = await app.client.call(submitTerminfinderEnquiryEndpoint, { body });
  if (!outcome.ok) throw new Error(`not booked: ${outcome.failure.code}`);
  return tokenOf(outcome.reply.data.enquiryId);
}

async function wishOnSunday(): Promise<string> {
  const outcome = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry() });
  if (!outcome.ok) throw new Error('no enquiry');
  const { enquiryId } = outcome.reply.data;
  const body = { enquiryId, ts: '2026-11-22T10:00:00+01:00', duration: 1800 };
  await app.client.call(requestPrecallEndpoint, { body });
  return tokenOf(enquiryId);
}

const show = (token: string) => app.client.call(showAppointmentEndpoint, { body: { token } });
const confirm = (token: string) => app.client.call(confirmAppointmentEndpoint, { body: { token } });
const cancel = (token: string) => app.client.call(cancelAppointmentEndpoint, { body: { token } });
const move = (token: string, start: string) =>
  app.client.call(moveAppointmentEndpoint, { body: { token, start } });

const row = () => app.db.selectFrom('appointment').selectAll().executeTakeFirstOrThrow();
const seats = async () =>
  (
    await app.db
      .selectFrom('appointment')
      .select(['seat', 'starts_at'])
      .orderBy('starts_at')
      .orderBy('seat')
      .execute()
  ).map(({ seat, starts_at }) => `${starts_at.toISOString().slice(11, 16)} ${seat}`);
async function announced(): Promise<string[]> {
  return (await announcedTypes(app.db)).filter((kind) => kind !== 'enquiry.received');
}

const consultation = (start: string, end: string, { state = 'BOOKED', canChange = true } = {}) => ({
  ok: true,
  reply: {
    data: {
      kind: 'CONSULTATION',
      state,
      confirmed: state === 'BOOKED',
      start,
      end,
      canChange,
      toConfirm: null,
    },
  },
});

describe('the link in a mail', () => {
  test('shows the appointment in Berlin’s time', async () => {
    expect(await show(await book(NINE))).toEqual(consultation(NINE, HALF_PAST));
  });

  test('allows no change once the appointment has begun, and says so', async () => {
    const token = await book(NINE);
    await confirm(token);
    app.clock.now = new Date(NINE);
    expect(await show(token)).toEqual(consultation(NINE, HALF_PAST, { canChange: false }));
    const over = { ok: false, failure: { code: 'APPOINTMENT_OVER', status: 410 } };
    expect(await move(token, '2026-11-18T09:00:00+01:00')).toMatchObject(over);
    expect(await move(token, NINE)).toMatchObject(over);
    expect(await cancel(token)).toMatchObject(over);
    expect(await row()).toMatchObject({ state: 'BOOKED', sequence: 0 });
  });

  test('that is forged, truncated or for a deleted appointment opens nothing', async () => {
    const token = await book(NINE);
    const [id = '', mac = ''] = token.split('.');
    const missing = await appointmentToken(app.db, 'no-such-appointment');
    for (const forged of [
      '',
      'x',
      id,
      `${id}.`,
      `.${mac}`,
      `${id}.${mac.slice(1)}`,
      `${id}x.${mac}`,
      missing,
    ]) {
      for (const outcome of [await show(forged), await cancel(forged), await move(forged, TEN)]) {
        expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND', status: 404 } });
      }
    }
    expect(await row()).toMatchObject({ state: 'BOOKED', sequence: 0 });
  });
});

describe('a move', () => {
  test('takes the new place and frees the old one', async () => {
    const token = await book(NINE, 1);
    await book(NINE, 2);
    expect(await move(token, TEN)).toEqual(consultation(TEN, '2026-11-17T10:30:00+01:00'));
    expect(await show(token)).toEqual(consultation(TEN, '2026-11-17T10:30:00+01:00'));
    await book(NINE, 3);
    expect(await seats()).toEqual(['08:00 1', '08:00 2', '09:00 1']);
    expect(await announced()).toEqual([
      'appointment.booked',
      'appointment.booked',
      'appointment.moved',
      'appointment.booked',
    ]);
  });

  test('to its current time changes nothing, even if that is full or no longer offered', async () => {
    const token = await book(NINE, 1);
    await confirm(token);
    await book(NINE, 2);
    expect(await move(token, NINE)).toEqual(consultation(NINE, HALF_PAST));
    app.clock.now = new Date('2026-11-17T08:30:00+01:00');
    expect(await move(token, '2026-11-17T08:00:00Z')).toEqual(consultation(NINE, HALF_PAST));
    expect(await announced()).toHaveLength(2);
  });

  test('to a time that is full or not offered is refused, and the place stays', async () => {
    await book(TEN, 1);
    await book(TEN, 2);
    const token = await book(NINE, 3);
    for (const start of [TEN, '2026-11-22T10:00:00+01:00', '2026-11-17T09:15:00+01:00']) {
      expect(await move(token, start)).toMatchObject({ failure: { code: 'SLOT_TAKEN', status: 409 } });
    }
    expect(await show(token)).toEqual(consultation(NINE, HALF_PAST));
    expect(await seats()).toEqual(['08:00 1', '09:00 1', '09:00 2']);
  });

  test('of a cancelled appointment books it again', async () => {
    const token = await book(NINE);
    await cancel(token);
    expect(await move(token, NINE)).toEqual(consultation(NINE, HALF_PAST));
    expect(await row()).toMatchObject({ state: 'BOOKED', seat: 1, sequence: 2 });
    expect(await announced()).toEqual(['appointment.booked', 'appointment.cancelled', 'appointment.moved']);
  });

  test('of a wish that could not be met books it', async () => {
    const token = await wishOnSunday();
    expect(await move(token, NINE)).toMatchObject({ reply: { data: { kind: 'CALLBACK', state: 'BOOKED' } } });
    expect(await row()).toMatchObject({ kind: 'CALLBACK', state: 'BOOKED', seat: 1, sequence: 1 });
  });
});

describe('a cancellation', () => {
  test('frees the place, and is idempotent', async () => {
    const token = await book(NINE, 1);
    await book(NINE, 2);
    expect(await cancel(token)).toEqual(consultation(NINE, HALF_PAST, { state: 'CANCELLED' }));
    expect(await cancel(token)).toEqual(consultation(NINE, HALF_PAST, { state: 'CANCELLED' }));
    await book(NINE, 3);
    expect(await announced()).toEqual([
      'appointment.booked',
      'appointment.booked',
      'appointment.cancelled',
      'appointment.booked',
    ]);
  });

  test('of a wish that could not be met works too', async () => {
    expect(await cancel(await wishOnSunday())).toMatchObject({ reply: { data: { state: 'CANCELLED' } } });
    expect(await row()).toMatchObject({ state: 'CANCELLED', seat: null, sequence: 1 });
  });
});
