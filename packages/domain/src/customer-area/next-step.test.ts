import { expect, test } from 'vitest';
import { nextSteps } from './next-step.ts';

const now = new Date('2026-11-17T10:00:00Z');
const ENDS = { past: new Date('2026-11-17T10:00:00Z'), coming: new Date('2026-11-17T10:01:00Z') };

test.each([
  [undefined, 0, ['CALL', 'FLOOR_PLAN']],
  ['CANCELLED', 0, ['CALL', 'FLOOR_PLAN']],
  ['LAPSED', 0, ['CALL', 'FLOOR_PLAN']],
  ['BOOKED', 0, ['FLOOR_PLAN']],
  ['WISHED', 2, []],
] as const)(
  'with appointment %s and %i files it is the customer’s turn to give %j',
  (state, fileCount, open) => {
    const steps = nextSteps({ call: state && { state, endsAt: ENDS.coming }, fileCount, now });
    expect(steps.filter(({ progress }) => progress === 'OPEN').map(({ step }) => step)).toEqual(open);
    expect(steps.map(({ step }) => step)).toEqual(['CALL', 'FLOOR_PLAN', 'PLANNING', 'MODEL', 'DELIVERY']);
  },
);

test.each([
  ['BOOKED', 'coming', 'LATER'],
  ['BOOKED', 'past', 'DONE'],
  ['WISHED', 'coming', 'LATER'],
  ['WISHED', 'past', 'LATER'],
] as const)('a call is done only once it has happened: %s, %s is %s', (state, when, progress) => {
  const [call] = nextSteps({ call: { state, endsAt: ENDS[when] }, fileCount: 0, now });
  expect(call).toEqual({ step: 'CALL', progress });
});
