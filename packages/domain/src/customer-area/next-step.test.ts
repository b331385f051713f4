import { expect, test } from 'vitest';
import { nextSteps } from './next-step.ts';

test.each([
  [undefined, 0, ['CALL', 'FLOOR_PLAN']],
  ['CANCELLED', 0, ['CALL', 'FLOOR_PLAN']],
  ['BOOKED', 0, ['FLOOR_PLAN']],
  ['WISHED', 2, []],
] as const)(
  'with appointment %s and %i files it is the customer’s turn to give %j',
  (appointmentState, fileCount, open) => {
    const steps = nextSteps({ appointmentState, fileCount });
    expect(steps.filter(({ progress }) => progress === 'OPEN').map(({ step }) => step)).toEqual(open);
    expect(steps.map(({ step }) => step)).toEqual(['CALL', 'FLOOR_PLAN', 'PLANNING', 'MODEL', 'DELIVERY']);
  },
);
