import { expect, test } from 'vitest';
import { afterVerdict, openMarks } from './vetting.ts';

const then = new Date(0);

test.each([
  [
    { suspicion: ['TOO_FAST'], isRescued: false, vettedAt: null },
    { isSuspect: true, isRescued: false },
  ],
  [
    { suspicion: [], isRescued: true, vettedAt: null },
    { isSuspect: false, isRescued: true },
  ],
  [
    { suspicion: ['HONEYPOT'], isRescued: true, vettedAt: then },
    { isSuspect: false, isRescued: false },
  ],
  [
    { suspicion: [], isRescued: false, vettedAt: null },
    { isSuspect: false, isRescued: false },
  ],
])('the open marks of %j are %j', (enquiry, marks) => {
  expect(openMarks(enquiry)).toEqual(marks);
});

test.each([
  ['NEW', null, 'DISCARDED', { status: 'LOST', lostReason: 'NOT_GENUINE' }],
  ['OFFER', null, 'DISCARDED', { status: 'LOST', lostReason: 'NOT_GENUINE' }],
  ['LOST', 'TOO_FAR', 'DISCARDED', 'STAYS'],
  ['WON', null, 'DISCARDED', 'REFUSED'],
  ['NEW', null, 'TAKEN_IN', 'STAYS'],
  ['LOST', 'TOO_FAR', 'TAKEN_IN', 'STAYS'],
  ['LOST', 'NOT_GENUINE', 'TAKEN_IN', { status: 'CONTACTED', lostReason: null }],
] as const)('%s (%s) that is %s becomes %j', (status, lostReason, verdict, after) => {
  expect(afterVerdict({ status, lostReason }, verdict)).toEqual(after);
});
