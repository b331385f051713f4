import type { NextStep } from '@funnel/contract/next-step/next-step';

/** A step of which the test says what matters. */
export const stepOf = (given: Partial<NextStep>): NextStep => ({
  stepId: 'step',
  enquiryId: 'anna',
  kind: 'FOLLOW_UP',
  cause: 'REACHED',
  from: '2026-11-16T10:00:00+01:00',
  until: '2026-11-16T11:00:00+01:00',
  isWholeDay: false,
  isPromised: false,
  call: null,
  standing: null,
  visit: null,
  staffId: null,
  text: '',
  changedAt: '2026-11-16T09:00:00.000Z',
  ...given,
});
