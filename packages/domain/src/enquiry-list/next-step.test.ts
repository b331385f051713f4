import { expect, test } from 'vitest';
import { type NextStepFacts, nextStepOf } from './next-step.ts';

const NOTHING: NextStepFacts = {
  status: 'NEW',
  visit: null,
  nextTryAt: null,
  appointment: null,
  callBy: null,
};
const visit = { kind: 'HOME', start: 'visit' } as const;
const appointment = { kind: 'CALLBACK', state: 'WISHED', confirmed: false, start: 'call' } as const;

test.each<[string, Partial<NextStepFacts>, ReturnType<typeof nextStepOf>]>([
  ['nothing', {}, undefined],
  [
    'a visit before all',
    { visit, nextTryAt: 'try', appointment },
    { kind: 'VISIT', at: 'visit', visit: 'HOME' },
  ],
  ['another try', { nextTryAt: 'try', appointment }, { kind: 'AGAIN', at: 'try' }],
  [
    'a call',
    { appointment, callBy: 'by' },
    { kind: 'CALL', at: 'call', call: 'CALLBACK', standing: 'WISHED' },
  ],
  [
    'a call that is reserved',
    { appointment: { ...appointment, state: 'BOOKED' } },
    { kind: 'CALL', at: 'call', call: 'CALLBACK', standing: 'RESERVED' },
  ],
  [
    'the first call after a cancelled one',
    { appointment: { ...appointment, state: 'CANCELLED' }, callBy: 'by' },
    { kind: 'FIRST_CALL', at: 'by' },
  ],
  ['nothing for a lost one', { status: 'LOST', visit, nextTryAt: 'try' }, undefined],
])('%s', (_, facts, step) => {
  expect(nextStepOf({ ...NOTHING, ...facts })).toEqual(step);
});
