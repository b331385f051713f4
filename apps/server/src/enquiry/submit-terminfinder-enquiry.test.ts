import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import type { TerminfinderEnquiryInput } from '@funnel/domain/enquiry/terminfinder-enquiry-schema';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { HALF_HOURS, useHalfHours } from '../testing/half-hours.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
useHalfHours(app);
const NINE = '2026-11-17T09:00:00+01:00';
const TEN = '2026-11-17T10:00:00+01:00';

const submit = (body: TerminfinderEnquiryInput, idempotencyKey?: string) =>
  app.client.call(submitTerminfinderEnquiryEndpoint, { body, ...(idempotencyKey ? { idempotencyKey } : {}) });

async function booked(body: TerminfinderEnquiryInput, idempotencyKey?: string) {
  const outcome = await submit(body, idempotencyKey);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.failure)}`);
  return outcome.reply.data;
}

const rows = () => app.db.selectFrom('enquiry').selectAll().execute();
const appointments = () => app.db.selectFrom('appointment').selectAll().orderBy('seat').execute();
const announced = () => announcedTypes(app.db);

async function isOffered(start: string): Promise<boolean> {
  const outcome = await app.client.call(listSlotsEndpoint);
  if (!outcome.ok) throw new Error('no slots');
  return Object.values(outcome.reply.data.availableSlots)
    .flat()
    .some((slot) => slot.start === start);
}

describe('a booking', () => {
  test('stores enquiry, place and both events together', async () => {
    const hidden = { filiale: 'Süd' };
    const lead = await booked({ ...exampleTerminfinderEnquiry(NINE), hidden });
    expect(lead).toEqual({
      enquiryId: expect.stringMatching(/^[\w-]{22}$/),
      kitchenId: expect.stringMatching(/^[\w-]{22}$/),
      email: 'jean.0@weber.example',
      appointment: { state: 'BOOKED', confirmed: true },
    });
    expect(await rows()).toMatchObject([
      {
        enquiry_id: lead.enquiryId,
        entry: 'TERMINFINDER_V1',
        full_name: 'Jean Luc Weber',
        first_name: 'Jean',
        last_name: 'Luc',
        telephone_raw: '0681 700000',
        telephone_formatted: '0681 700000',
        preferred_language: 'DE',
        answers: {},
        tracking: { utm_source: 'newsletter' },
        hidden_fields: hidden,
        suspicion: [],
      },
    ]);
    expect(await appointments()).toMatchObject([
      {
        appointment_id: expect.stringMatching(/^[\w-]{22}$/),
        enquiry_id: lead.enquiryId,
        kind: 'CONSULTATION',
        state: 'BOOKED',
        starts_at: new Date(NINE),
        ends_at: new Date('2026-11-17T09:30:00+01:00'),
        seat: 1,
        sequence: 0,
        requested_at: app.clock.now,
      },
    ]);
    expect(await announced()).toEqual(['enquiry.received', 'appointment.booked']);
  });

  test('is as long as the settings say, whatever length the visitor sends, in any spelling of its start', async () => {
    await booked({ ...exampleTerminfinderEnquiry('2026-11-17T08:00:00.000Z'), duration: 600 });
    expect(await appointments()).toMatchObject([{ ends_at: new Date('2026-11-17T09:30:00+01:00') }]);
  });

  test('removes the slot from the list with the last place; the next visitor is refused and nothing stored', async () => {
    await booked(exampleTerminfinderEnquiry(NINE, 1));
    expect(await isOffered(NINE)).toBe(true);
    await booked(exampleTerminfinderEnquiry(NINE, 2));
    expect(await isOffered(NINE)).toBe(false);
    expect(await submit(exampleTerminfinderEnquiry(NINE, 3), 'key-3')).toMatchObject({
      ok: false,
      failure: { code: 'SLOT_TAKEN', status: 409 },
    });
    expect(await rows()).toHaveLength(2);
    expect((await appointments()).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(await announced()).toHaveLength(4);
    await booked(exampleTerminfinderEnquiry(TEN, 3), 'key-3');
    expect(await rows()).toHaveLength(3);
  });

  test.each([
    ['has passed', '2026-11-16T09:30:00+01:00'],
    ['is too soon', '2026-11-16T12:30:00+01:00'],
    ['is before opening', '2026-11-17T08:30:00+01:00'],
    ['is off the grid', '2026-11-17T09:15:00+01:00'],
    ['is a second off', '2026-11-17T09:00:01+01:00'],
    ['is on a Sunday', '2026-11-22T10:00:00+01:00'],
    ['is too far ahead', '2026-12-01T09:00:00+01:00'],
    ['is in another age', '1900-01-01T00:00:00Z'],
    ['is in an age to come', '9998-12-31T23:59:59.999Z'],
  ])('at a time that %s is refused, with nothing stored', async (_case, start) => {
    expect(await submit(exampleTerminfinderEnquiry(start))).toMatchObject({
      failure: { code: 'SLOT_TAKEN' },
    });
    expect([await rows(), await appointments(), await announced()]).toEqual([[], [], []]);
  });

  test.each(['2026-11-17 09:00', '2026-11-17T09:00:00', 'tomorrow', ''])(
    'at %j, which is not a timestamp, is refused by its field',
    async (start) => {
      expect(await submit(exampleTerminfinderEnquiry(start))).toMatchObject({
        failure: { code: 'INVALID_INPUT', errors: [{ field: 'precall_requested_at' }] },
      });
    },
  );

  test('that a bot may have sent is marked and kept like any other', async () => {
    const lead = await booked({ ...exampleTerminfinderEnquiry(NINE), website: 'x', fill_ms: 12 });
    expect(Object.keys(lead).sort()).toEqual(['appointment', 'email', 'enquiryId', 'kitchenId']);
    expect(await rows()).toMatchObject([{ suspicion: ['HONEYPOT', 'TOO_FAST'] }]);
    expect(await announced()).toEqual(['enquiry.received', 'appointment.booked']);
  });
});

describe('a repeated booking', () => {
  test('with or without its key gives the same answer and takes no second place', async () => {
    const enquiry = exampleTerminfinderEnquiry(NINE);
    const first = await booked(enquiry, 'key-1');
    expect(await booked(enquiry, 'key-1')).toEqual(first);
    expect(await booked(enquiry)).toEqual(first);
    expect(await booked({ ...enquiry, fill_ms: 40_000 })).toEqual(first);
    expect(await appointments()).toMatchObject([{ seat: 1, sequence: 0 }]);
    expect(await announced()).toEqual(['enquiry.received', 'appointment.booked']);
    expect(await app.db.selectFrom('enquiry_revision').selectAll().execute()).toEqual([]);
  });

  test('forty times at once is one booking', async () => {
    const leads = await Promise.all(
      Array.from({ length: 40 }, () => booked(exampleTerminfinderEnquiry(NINE))),
    );
    expect(new Set(leads.map(({ enquiryId }) => enquiryId)).size).toBe(1);
    expect(await appointments()).toHaveLength(1);
    expect(await announced()).toHaveLength(2);
  });

  test('is the same also once its slot is full', async () => {
    const first = await booked(exampleTerminfinderEnquiry(NINE, 1));
    await booked(exampleTerminfinderEnquiry(NINE, 2));
    expect(await booked(exampleTerminfinderEnquiry(NINE, 1))).toEqual(first);
  });

  test('for another time moves it and frees the first', async () => {
    const first = await booked(exampleTerminfinderEnquiry(NINE), 'key-1');
    expect(await booked(exampleTerminfinderEnquiry(TEN), 'key-2')).toEqual(first);
    expect(await rows()).toHaveLength(1);
    expect(await appointments()).toMatchObject([{ starts_at: new Date(TEN), sequence: 1, state: 'BOOKED' }]);
    expect(await announced()).toEqual(['enquiry.received', 'appointment.booked', 'appointment.moved']);
  });

  test('for a time that is full changes nothing', async () => {
    await booked(exampleTerminfinderEnquiry(TEN, 1));
    await booked(exampleTerminfinderEnquiry(TEN, 2));
    await booked(exampleTerminfinderEnquiry(NINE, 3));
    expect(await submit(exampleTerminfinderEnquiry(TEN, 3))).toMatchObject({
      failure: { code: 'SLOT_TAKEN' },
    });
    expect((await appointments()).filter(({ starts_at }) => +starts_at === Date.parse(NINE))).toMatchObject([
      { state: 'BOOKED', sequence: 0 },
    ]);
    expect(await app.db.selectFrom('enquiry_revision').selectAll().execute()).toEqual([]);
  });

  test('with the same key for another time is refused', async () => {
    await booked(exampleTerminfinderEnquiry(NINE), 'key-1');
    expect(await submit(exampleTerminfinderEnquiry(TEN), 'key-1')).toMatchObject({
      failure: { code: 'IDEMPOTENCY_KEY_REUSED', status: 422 },
    });
  });
});

describe('when the settings change', () => {
  test('bookings of the old length count against every slot that they overlap', async () => {
    await storeSetting(app.db, 'slots', { ...HALF_HOURS, slotMinutes: 60 }, app.clock.now);
    await booked(exampleTerminfinderEnquiry(NINE, 1));
    await booked(exampleTerminfinderEnquiry(NINE, 2));
    await storeSetting(app.db, 'slots', { ...HALF_HOURS, slotMinutes: 20 }, app.clock.now);
    expect(await isOffered('2026-11-17T09:40:00+01:00')).toBe(false);
    expect(await isOffered('2026-11-17T10:00:00+01:00')).toBe(true);
    expect(await submit(exampleTerminfinderEnquiry('2026-11-17T09:40:00+01:00', 3))).toMatchObject({
      failure: { code: 'SLOT_TAKEN' },
    });
  });

  test('a lowered capacity holds even if a high seat is taken and low ones are free', async () => {
    await storeSetting(app.db, 'slots', { ...HALF_HOURS, capacity: 3 }, app.clock.now);
    for (const visitor of [1, 2, 3]) await booked(exampleTerminfinderEnquiry(NINE, visitor));
    await app.db.deleteFrom('next_step').where('seat', '<', 3).execute();
    await storeSetting(app.db, 'slots', { ...HALF_HOURS, capacity: 2 }, app.clock.now);
    const outcomes = await Promise.all([4, 5, 6, 7].map((n) => submit(exampleTerminfinderEnquiry(NINE, n))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await appointments()).map(({ seat }) => seat)).toEqual([1, 3]);
  });

  test('a seat that was written directly into the table is not sold again', async () => {
    const stranger = await booked(exampleTerminfinderEnquiry(TEN, 1));
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    // Moves into the slot without our rules, and commits only while the visitor below already waits for the seat.
    const other = app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('next_step')
        .set({ starts_at: new Date(NINE), ends_at: new Date('2026-11-17T09:30:00+01:00') })
        .where('enquiry_id', '=', stranger.enquiryId)
        .execute();
      begun.resolve();
      await go.promise;
    });
    await begun.promise;
    const visit = booked(exampleTerminfinderEnquiry(NINE, 2));
    await waitingForASeat();
    go.resolve();
    await Promise.all([other, visit]);
    expect((await appointments()).map(({ seat, starts_at }) => [seat, +starts_at])).toEqual([
      [1, Date.parse(NINE)],
      [2, Date.parse(NINE)],
    ]);
  });

  /** Waits until Postgres reports that an insert is blocked by another transaction. */
  async function waitingForASeat(): Promise<void> {
    for (;;) {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "next_step"%'`.execute(
        app.db,
      );
      if (rows.length > 0) return;
    }
  }
});
