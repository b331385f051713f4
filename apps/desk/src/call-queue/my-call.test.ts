import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { describe, expect, test } from 'vitest';
import {
  afterCallAct,
  type CallAct,
  canAdopt,
  canLose,
  type Ended,
  type MyCall,
  type MyCalls,
} from './my-call.ts';

const idle: MyCalls = { dealtWith: new Set() };
const mine: MyCall = {
  enquiryId: 'anna',
  ifNotReached: { kind: 'TRY', from: '2026-05-04T09:00:00Z' },
};
const onCall: MyCalls = { ...idle, mine };
const endedOf = (enquiryId: string, idempotencyKey = enquiryId): Ended => ({
  entry: { enquiryId } as QueueEntry,
  outcome: { kind: 'REACHED' },
  note: undefined,
  idempotencyKey,
});
const sent = endedOf('anna');
const waiting: MyCalls = { dealtWith: new Set(['anna']), ended: sent };
const stored: MyCalls = { ...waiting, ended: { ...sent, callId: 'call-1', nextStep: null } };
const lost = { enquiryId: 'anna', isNoteKept: false };

interface Row {
  readonly name: string;
  readonly before: MyCalls;
  readonly act: CallAct;
  readonly after: MyCalls;
}

const rows: readonly Row[] = [
  {
    name: 'whoever asks for a call is no longer told of the trouble before',
    before: { ...idle, trouble: 'failed' },
    act: { act: 'claimAsked' },
    after: idle,
  },
  { name: 'a granted call is one’s own', before: idle, act: { act: 'granted', mine }, after: onCall },
  {
    name: 'a call that is granted again is no longer dealt with, and no longer lost',
    before: { dealtWith: new Set(['anna', 'bert']), lost },
    act: { act: 'granted', mine },
    after: { dealtWith: new Set(['bert']), mine },
  },
  {
    name: 'a colleague was first',
    before: idle,
    act: { act: 'claimRefused', enquiryId: 'anna', code: 'CLAIMED' },
    after: { ...idle, lost },
  },
  {
    name: 'a claim that failed for another reason is not said to be lost',
    before: idle,
    act: { act: 'claimRefused', enquiryId: 'anna', code: undefined },
    after: { ...idle, trouble: 'failed' },
  },
  {
    name: 'a colleague has taken the call over',
    before: onCall,
    act: { act: 'lost', enquiryId: 'anna' },
    after: { dealtWith: new Set(['anna']), lost },
  },
  {
    name: 'the second report of a loss changes nothing',
    before: { dealtWith: new Set(['anna']), lost: { ...lost, isNoteKept: true } },
    act: { act: 'lost', enquiryId: 'anna' },
    after: { dealtWith: new Set(['anna']), lost: { ...lost, isNoteKept: true } },
  },
  {
    name: 'the note of a lost call is stored',
    before: { ...idle, lost },
    act: { act: 'noteStored', enquiryId: 'anna' },
    after: { ...idle, lost: { ...lost, isNoteKept: true } },
  },
  {
    name: 'the stored note of an earlier loss says nothing of this one',
    before: { ...idle, lost },
    act: { act: 'noteStored', enquiryId: 'bert' },
    after: { ...idle, lost },
  },
  {
    name: 'a released call is dealt with',
    before: onCall,
    act: { act: 'released', enquiryId: 'anna' },
    after: { dealtWith: new Set(['anna']) },
  },
  {
    name: 'an ended call is over at once, before the server has the outcome',
    before: { ...onCall, trouble: 'slotTaken' },
    act: { act: 'ended', ended: sent },
    after: waiting,
  },
  {
    name: 'a stored outcome can be undone',
    before: waiting,
    act: { act: 'endStored', sent, callId: 'call-1', nextStep: null },
    after: stored,
  },
  {
    name: 'an outcome that is stored late does not replace a newer one',
    before: { ...waiting, ended: endedOf('bert') },
    act: { act: 'endStored', sent, callId: 'call-1', nextStep: null },
    after: { ...waiting, ended: endedOf('bert') },
  },
  {
    name: 'an outcome for a call of somebody else',
    before: waiting,
    act: { act: 'endRefused', sent, code: 'NOT_CLAIMED' },
    after: { dealtWith: new Set(['anna']), lost },
  },
  {
    name: 'a visit at a time that is gone: the call goes on',
    before: waiting,
    act: { act: 'endRefused', sent, code: 'SLOT_TAKEN' },
    after: { ...idle, trouble: 'slotTaken' },
  },
  {
    name: 'an outcome that failed',
    before: waiting,
    act: { act: 'endRefused', sent, code: 'INVALID_INPUT' },
    after: { dealtWith: new Set(['anna']), trouble: 'failed' },
  },
  {
    name: 'an outcome that is refused late leaves the undo of a newer one',
    before: { ...waiting, ended: endedOf('bert') },
    act: { act: 'endRefused', sent, code: 'INVALID_INPUT' },
    after: { ...waiting, ended: endedOf('bert'), trouble: 'failed' },
  },
  {
    name: 'an undone outcome is gone',
    before: stored,
    act: { act: 'undone', callId: 'call-1' },
    after: { dealtWith: new Set(['anna']) },
  },
  {
    name: 'undone after the next call was ended',
    before: { ...waiting, ended: { ...endedOf('bert'), callId: 'call-2' } },
    act: { act: 'undone', callId: 'call-1' },
    after: { ...waiting, ended: { ...endedOf('bert'), callId: 'call-2' } },
  },
  {
    name: 'undone too late',
    before: stored,
    act: { act: 'undoRefused', callId: 'call-1' },
    after: { dealtWith: new Set(['anna']), trouble: 'undoOver' },
  },
  {
    name: 'the undo window is over',
    before: stored,
    act: { act: 'undoWindowClosed', callId: 'call-1' },
    after: { dealtWith: new Set(['anna']) },
  },
  {
    name: 'the undo window of an earlier call',
    before: stored,
    act: { act: 'undoWindowClosed', callId: 'call-0' },
    after: stored,
  },
  {
    name: 'what the reader has closed',
    before: { ...idle, lost, trouble: 'failed' },
    act: { act: 'forgotten', what: 'lost' },
    after: { ...idle, trouble: 'failed' },
  },
];

test.each(rows)('$name', ({ before, act, after }) => {
  expect(afterCallAct(before, act)).toEqual(after);
});

describe('a call that the list shows as one’s own', () => {
  test('is gone on with', () => expect(canAdopt(idle, 'anna')).toBe(true));
  test('is left alone while one is on another', () => expect(canAdopt(onCall, 'bert')).toBe(false));
  test('is left alone once it was ended: the list is late', () =>
    expect(canAdopt(waiting, 'anna')).toBe(false));
  test('is asked for once', () => {
    expect(canAdopt(afterCallAct(idle, { act: 'adopted', enquiryId: 'anna' }), 'anna')).toBe(false);
  });
  test('is gone on with after its outcome was taken back', () => {
    expect(canAdopt(afterCallAct(waiting, { act: 'resumed', enquiryId: 'anna' }), 'anna')).toBe(true);
  });
});

test('a call is lost once, whoever reports it', () => {
  expect(canLose(onCall, 'anna')).toBe(true);
  expect(canLose(afterCallAct(onCall, { act: 'lost', enquiryId: 'anna' }), 'anna')).toBe(false);
});
