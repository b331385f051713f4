import { describe, expect, test } from 'vitest';
import { APPOINTMENT_STATES, type AppointmentState } from './appointment.ts';
import { standingTexts } from './appointment-texts.ts';
import { CALENDAR_STATUS, STANDINGS, standingAt, standingOf, toldStanding } from './standing.ts';

const now = new Date('2026-11-16T10:00:00Z');
const before = new Date('2026-11-16T09:00:00Z');
const after = new Date('2026-11-17T10:00:00Z');

describe('how a call stands', () => {
  test.each([
    ['booked by a stranger where nobody has to confirm', false, null, null, 'BOOKED'],
    ['booked by somebody known', false, before, null, 'BOOKED'],
    ['to be confirmed by then', true, null, after, 'RESERVED'],
    ['to be confirmed, without an end', true, null, null, 'RESERVED'],
    ['to be confirmed, and confirmed', true, before, null, 'BOOKED'],
    ['to be confirmed, and too late', true, null, before, 'LAPSED'],
    ['to be confirmed just now at the latest', true, null, now, 'LAPSED'],
    ['held for a while by a row that does not say why', false, null, after, 'RESERVED'],
  ] as const)('%s', (_case, mustConfirm, confirmedAt, heldUntil, standing) => {
    expect(standingAt({ state: 'BOOKED', mustConfirm, confirmedAt, heldUntil }, now)).toBe(standing);
  });

  test.each(APPOINTMENT_STATES.filter((state) => state !== 'BOOKED'))('a %s one stays so', (state) => {
    const call = { state, mustConfirm: true, confirmedAt: null, heldUntil: after };
    expect(standingAt(call, now)).toBe(state);
  });

  test.each([
    ['RESERVED', 'BOOKED', false, 'TENTATIVE', 'reserviert', 'reserved'],
    ['BOOKED', 'BOOKED', true, 'CONFIRMED', 'gebucht', 'booked'],
    ['WISHED', 'WISHED', false, 'CANCELLED', 'als Wunsch notiert', 'noted as your preferred time'],
    ['LAPSED', 'LAPSED', false, 'CANCELLED', 'nicht mehr reserviert', 'no longer reserved'],
    ['CANCELLED', 'CANCELLED', false, 'CANCELLED', 'abgesagt', 'cancelled'],
  ] as const)(
    '%s has one word, one calendar status and one wire',
    (standing, state, confirmed, status, de, en) => {
      expect(toldStanding(standing)).toEqual({ state, confirmed });
      expect(CALENDAR_STATUS[standing]).toBe(status);
      expect(standingTexts[standing]).toMatchObject({ de, en });
    },
  );

  test('survives the wire', () => {
    for (const standing of STANDINGS) expect(standingOf(toldStanding(standing))).toBe(standing);
  });

  test('is told by the state alone in events of older releases', () => {
    for (const state of APPOINTMENT_STATES) expect(standingOf({ state })).toBe<AppointmentState>(state);
  });
});
