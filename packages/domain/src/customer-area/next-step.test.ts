import { expect, test } from 'vitest';
import { nextSteps } from './next-step.ts';

const now = new Date('2026-11-17T10:00:00Z');
const startsAt = new Date('2026-11-17T09:00:00Z');
const ENDS = { past: new Date('2026-11-17T10:00:00Z'), coming: new Date('2026-11-17T10:01:00Z') };

test.each([
  [undefined, 0, ['CALL', 'FLOOR_PLAN']],
  ['CANCELLED', 0, ['CALL', 'FLOOR_PLAN']],
  ['LAPSED', 0, ['CALL', 'FLOOR_PLAN']],
  ['BOOKED', 0, ['FLOOR_PLAN']],
  ['WISHED', 2, []],
] as const)(
  'with appointment %s and %i files it is the customer’s turn to give %j',
  (standing, fileCount, open) => {
    const steps = nextSteps({
      call: standing && { standing, startsAt, endsAt: ENDS.coming },
      fileCount,
      now,
    });
    expect(steps.filter(({ progress }) => progress === 'OPEN').map(({ step }) => step)).toEqual(open);
    expect(steps.map(({ step }) => step)).toEqual(['CALL', 'FLOOR_PLAN', 'PLANNING', 'MODEL', 'DELIVERY']);
  },
);

test.each([
  ['BOOKED', 'coming', 'LATER'],
  ['BOOKED', 'past', 'DONE'],
  ['WISHED', 'coming', 'LATER'],
  ['WISHED', 'past', 'LATER'],
  ['RESERVED', 'coming', 'LATER'],
  ['RESERVED', 'past', 'LATER'],
] as const)('a call is done only once it has happened: %s, %s is %s', (standing, when, progress) => {
  const [call] = nextSteps({ call: { standing, startsAt, endsAt: ENDS[when] }, fileCount: 0, now });
  expect(call).toEqual({ step: 'CALL', progress });
});

const TRIED = new Date('2026-11-17T09:30:00Z');

test.each([
  ['REACHED', 'DONE'],
  ['APPOINTMENT', 'DONE'],
  ['LOST', 'DONE'],
  ['NOT_REACHED', 'LATER'],
  ['WRONG_NUMBER', 'LATER'],
] as const)(
  'what the staff noted counts more than the clock: after %s a past call is %s',
  (outcome, progress) => {
    for (const standing of ['RESERVED', 'BOOKED', 'WISHED'] as const) {
      const call = { standing, startsAt, endsAt: ENDS.past };
      const [step] = nextSteps({ call, lastTry: { outcome, endedAt: TRIED }, fileCount: 0, now });
      expect(step).toEqual({ step: 'CALL', progress });
    }
  },
);

test('a try from before the booked time says nothing of the call at that time', () => {
  const lastTry = { outcome: 'NOT_REACHED', endedAt: new Date('2026-11-16T09:00:00Z') } as const;
  const call = { standing: 'BOOKED', startsAt, endsAt: ENDS.past } as const;
  expect(nextSteps({ call, lastTry, fileCount: 0, now })[0]?.progress).toBe('DONE');
});

test('a conversation without an appointment is a call, too', () => {
  const lastTry = { outcome: 'REACHED', endedAt: TRIED } as const;
  expect(nextSteps({ call: undefined, lastTry, fileCount: 0, now })[0]?.progress).toBe('DONE');
  const tried = { outcome: 'NOT_REACHED', endedAt: TRIED } as const;
  expect(nextSteps({ call: undefined, lastTry: tried, fileCount: 0, now })[0]?.progress).toBe('OPEN');
});

test('a call that is still to come is not done because of an earlier one', () => {
  const lastTry = { outcome: 'APPOINTMENT', endedAt: TRIED } as const;
  const call = { standing: 'BOOKED', startsAt, endsAt: ENDS.coming } as const;
  expect(nextSteps({ call, lastTry, fileCount: 0, now })[0]?.progress).toBe('LATER');
});

test('a reserved call waits for the customer to confirm it, until it begins', () => {
  const call = { standing: 'RESERVED', startsAt, endsAt: ENDS.coming } as const;
  const before = new Date(startsAt.getTime() - 1);
  expect(nextSteps({ call, fileCount: 0, now: before })[0]?.progress).toBe('OPEN');
  expect(nextSteps({ call, fileCount: 0, now: startsAt })[0]?.progress).toBe('LATER');
});
