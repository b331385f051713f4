import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../retailer/default-settings.ts';
import { afterCall, type CallState, type Ended } from './after-call.ts';

const now = new Date('2026-11-17T10:42:00+01:00');
const rules = { settings: DEFAULT_SETTINGS.slots, holidays: new Set<string>(), now, maxTries: 2 };
const fresh: CallState = { status: 'NEW', lostReason: null, tries: 0, nextTryAt: null };
const later = new Date('2026-11-17T13:42:00+01:00');

test.each<[string, CallState, Ended, Partial<CallState>]>([
  ['reached', fresh, { kind: 'REACHED' }, { status: 'CONTACTED', nextTryAt: null }],
  ['not reached', fresh, { kind: 'NOT_REACHED' }, { status: 'CONTACTED', tries: 1, nextTryAt: later }],
  [
    'not reached for the last time',
    { ...fresh, tries: 1 },
    { kind: 'NOT_REACHED' },
    { tries: 2, nextTryAt: null },
  ],
  [
    'another call agreed',
    { ...fresh, nextTryAt: later },
    { kind: 'CALL' },
    { status: 'CONTACTED', nextTryAt: null },
  ],
  ['a visit agreed', fresh, { kind: 'VISIT' }, { status: 'APPOINTMENT' }],
  ['a visit for a won kitchen', { ...fresh, status: 'WON' }, { kind: 'VISIT' }, { status: 'WON' }],
  [
    'a lost one comes back',
    { ...fresh, status: 'LOST', lostReason: 'TOO_FAR' },
    { kind: 'VISIT' },
    { status: 'APPOINTMENT', lostReason: null },
  ],
  [
    'lost',
    fresh,
    { kind: 'LOST', reason: 'TOO_FAR' },
    { status: 'LOST', lostReason: 'TOO_FAR', nextTryAt: null },
  ],
  ['wrong number', fresh, { kind: 'WRONG_NUMBER' }, { status: 'LOST', lostReason: 'WRONG_NUMBER' }],
  ['an offer stays one', { ...fresh, status: 'OFFER' }, { kind: 'REACHED' }, { status: 'OFFER' }],
  [
    'a lost one that was called stays lost',
    { ...fresh, status: 'LOST', lostReason: 'TOO_FAR' },
    { kind: 'REACHED' },
    { status: 'LOST', lostReason: 'TOO_FAR' },
  ],
])('%s', (_, before, ended, after) => {
  expect(afterCall(before, ended, rules)).toMatchObject(after);
});
