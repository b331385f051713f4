import { expect, test } from 'vitest';
import { MOVES, mayMove, OPEN_FOR_CALLS, STATUSES } from './status.ts';

test('an enquiry never becomes new again, and no move leads to where it is', () => {
  for (const from of STATUSES) {
    expect(mayMove(from, 'NEW')).toBe(false);
    expect(mayMove(from, from)).toBe(false);
    expect(new Set(MOVES[from]).size).toBe(MOVES[from].length);
  }
});

test('every status can be reached from a new enquiry, and can be left again', () => {
  const reached = new Set<string>(['NEW']);
  for (const status of reached) for (const to of MOVES[status as keyof typeof MOVES]) reached.add(to);
  expect([...reached].sort()).toEqual([...STATUSES].sort());
  for (const status of STATUSES) expect(MOVES[status].length).toBeGreaterThan(0);
});

test('an enquiry is won only after somebody has spoken with the customer', () => {
  expect(mayMove('NEW', 'WON')).toBe(false);
  for (const status of OPEN_FOR_CALLS) expect(mayMove(status, 'LOST')).toBe(true);
});
