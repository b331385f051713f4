import type { Failure, Outcome } from '@funnel/contract/client';
import { expect, test } from 'vitest';
import { failureText, placeAfterAsking, placeAfterLoss } from './session-rules.ts';
import { sessionNotes } from './session-texts.ts';

const failed = (code: Failure['code']): Outcome<unknown> => ({ ok: false, failure: failure(code) });
const failure = (code: Failure['code']) => ({ code, message: '', status: 400 }) as Failure;

test.each([
  ['an answer', { ok: true, reply: {} }, 'inside'],
  ['no session', failed('UNAUTHENTICATED'), 'signIn'],
  ['no connection', failed('NO_ANSWER'), 'unreachable'],
  ['a server that is down', failed('UNAVAILABLE'), 'unreachable'],
  ['too many calls', failed('TOO_MANY_REQUESTS'), 'unreachable'],
  ['an answer of something else', failed('UNREADABLE_ANSWER'), 'unreachable'],
] as const)('who is asked for and meets %s goes on at the right place', (_case, asked, place) => {
  expect(placeAfterAsking(asked)).toBe(place);
});

test.each([
  [{ at: 'inside' }, { at: 'signIn', note: sessionNotes.sessionLost }],
  [{ at: 'loading' }, { at: 'loading' }],
  [
    { at: 'signIn', note: sessionNotes.signedOut },
    { at: 'signIn', note: sessionNotes.signedOut },
  ],
  [
    { at: 'reset', token: 't' },
    { at: 'reset', token: 't' },
  ],
])('the end of the session leads from %j to %j', (before, after) => {
  expect(placeAfterLoss(before)).toEqual(after);
});

const text = (de: string) => ({ de, en: de });
const texts = { WRONG_CREDENTIALS: text('wrong'), UNAUTHENTICATED: null, other: text('other') };

test.each([
  ['WRONG_CREDENTIALS', texts.WRONG_CREDENTIALS],
  ['UNAUTHENTICATED', null],
  ['NO_ANSWER', texts.other],
  ['INTERNAL', texts.other],
] as const)('%s is told by its own text, by none or by the one for all others', (code, told) => {
  expect(failureText(failure(code), texts)).toBe(told);
});
