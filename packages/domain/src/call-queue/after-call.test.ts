import { expect, test } from 'vitest';
import { afterCall, type CallState, type Ended } from './after-call.ts';

const fresh: CallState = { status: 'NEW', lostReason: null, tries: 2 };
const lost: CallState = { status: 'LOST', lostReason: 'TOO_FAR', tries: 0 };

test.each<[string, CallState, Ended, Partial<CallState>]>([
  ['reached', fresh, { kind: 'REACHED' }, { status: 'CONTACTED', tries: 0 }],
  ['not reached', fresh, { kind: 'NOT_REACHED' }, { status: 'CONTACTED', tries: 3 }],
  ['another call agreed', fresh, { kind: 'CALL' }, { status: 'CONTACTED', tries: 0 }],
  ['a visit agreed', fresh, { kind: 'VISIT' }, { status: 'APPOINTMENT', tries: 0 }],
  ['a visit for a won kitchen', { ...fresh, status: 'WON' }, { kind: 'VISIT' }, { status: 'WON' }],
  ['a lost one comes back', lost, { kind: 'VISIT' }, { status: 'APPOINTMENT', lostReason: null }],
  ['an offer was sent', fresh, { kind: 'OFFER' }, { status: 'OFFER' }],
  ['won in the first call', fresh, { kind: 'WON' }, { status: 'WON' }],
  ['a lost one does not become won', lost, { kind: 'WON' }, { status: 'LOST', lostReason: 'TOO_FAR' }],
  ['lost', fresh, { kind: 'LOST', reason: 'TOO_FAR' }, { status: 'LOST', lostReason: 'TOO_FAR', tries: 0 }],
  ['wrong number', fresh, { kind: 'WRONG_NUMBER' }, { status: 'LOST', lostReason: 'WRONG_NUMBER' }],
  ['an offer stays one', { ...fresh, status: 'OFFER' }, { kind: 'REACHED' }, { status: 'OFFER' }],
  ['a lost one that was called', lost, { kind: 'REACHED' }, { status: 'LOST', lostReason: 'TOO_FAR' }],
])('%s', (_, before, ended, after) => {
  expect(afterCall(before, ended)).toMatchObject(after);
});
