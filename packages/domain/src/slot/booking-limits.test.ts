import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingLimitsSchema, judgeBooking, type NetworkBookings } from './booking-limits.ts';

const LIMITS = bookingLimitsSchema.parse({});
const NOTHING: NetworkBookings = { unconfirmed: 0, onThatDay: 0, lately: 0 };
const judge = (taken: Partial<NetworkBookings>, seatsOfDay = 36, hasProof = false) =>
  judgeBooking({ ...NOTHING, ...taken }, { seatsOfDay, hasProof }, LIMITS);

describe('a network', () => {
  test.each<[string, Partial<NetworkBookings>, string]>([
    ['that has booked nothing may book', {}, 'ADMITTED'],
    ['that has booked twice may book', { unconfirmed: 2, onThatDay: 2, lately: 2 }, 'ADMITTED'],
    ['that has booked three times today has to prove work', { lately: 3 }, 'PROOF_NEEDED'],
    ['with six unconfirmed seats gets no more', { unconfirmed: 6, lately: 6 }, 'NETWORK_FULL'],
    ['with a quarter of the day gets no more of that day', { onThatDay: 9, lately: 0 }, 'NETWORK_FULL'],
    ['with nearly a quarter of the day gets one more', { onThatDay: 8, lately: 0 }, 'ADMITTED'],
  ])('%s', (_case, taken, verdict) => {
    expect(judge(taken)).toBe(verdict);
  });

  test('that proves work books up to its seats', () => {
    expect(judge({ unconfirmed: 5, onThatDay: 5, lately: 5 }, 36, true)).toBe('ADMITTED');
    expect(judge({ unconfirmed: 6, onThatDay: 6, lately: 6 }, 36, true)).toBe('NETWORK_FULL');
  });

  test('may have one seat also of a day with very few', () => {
    expect(judge({}, 2)).toBe('ADMITTED');
    expect(judge({ onThatDay: 1 }, 2)).toBe('NETWORK_FULL');
  });

  test('that holds more seats never gets more', () => {
    const few = fc.integer({ min: 0, max: 20 });
    const order = ['ADMITTED', 'PROOF_NEEDED', 'NETWORK_FULL'];
    fc.assert(
      fc.property(few, few, few, fc.integer({ min: 0, max: 100 }), fc.boolean(), (a, b, c, seats, proof) => {
        const before = judge({ unconfirmed: a, onThatDay: b, lately: c }, seats, proof);
        const after = judge({ unconfirmed: a + 1, onThatDay: b + 1, lately: c + 1 }, seats, proof);
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
      }),
    );
  });
});
