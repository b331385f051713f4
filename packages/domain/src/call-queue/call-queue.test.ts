import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../retailer/default-settings.ts';
import { openFrom } from './call-hours.ts';
import { type CallFacts, groupOf, inOrder, promiseOf } from './call-queue.ts';
import { nextTry } from './next-try.ts';
import { pointsOf } from './points.ts';

const rules = { settings: DEFAULT_SETTINGS.slots, holidays: new Set(['2026-12-25', '2026-12-26']) };
const at = (time: string) => new Date(time);

test.each([
  ['within hours it is that moment', '2026-11-17T10:42:00+01:00', '2026-11-17T10:42:00+01:00'],
  ['before hours it is the opening', '2026-11-17T06:00:00+01:00', '2026-11-17T09:00:00+01:00'],
  ['at closing it is the next day', '2026-11-17T18:00:00+01:00', '2026-11-18T09:00:00+01:00'],
  ['on Saturday evening it is Monday', '2026-11-21T20:00:00+01:00', '2026-11-23T09:00:00+01:00'],
  ['over holidays and a Sunday', '2026-12-24T19:00:00+01:00', '2026-12-28T09:00:00+01:00'],
  ['when the clocks go forward', '2027-03-27T23:00:00+01:00', '2027-03-29T09:00:00+02:00'],
])('calls are made: %s', (_, moment, from) => {
  expect(openFrom(at(moment), rules)).toEqual(at(from));
});

const facts = (given: Partial<CallFacts> = {}): CallFacts => ({
  receivedAt: at('2026-11-17T10:18:00+01:00'),
  isTester: false,
  nextTryAt: null,
  appointment: undefined,
  ...given,
});
const slot = {
  standing: 'BOOKED',
  startsAt: at('2026-11-17T10:00:00+01:00'),
  endsAt: at('2026-11-17T11:00:00+01:00'),
} as const;

test.each<[string, Partial<CallFacts>, string, string, string]>([
  ['a call within half an hour', {}, 'SOON', '2026-11-17T10:18:00+01:00', '2026-11-17T10:48:00+01:00'],
  [
    'at night, half an hour after opening',
    { receivedAt: at('2026-11-16T23:00:00+01:00') },
    'SOON',
    '2026-11-17T09:00:00+01:00',
    '2026-11-17T09:30:00+01:00',
  ],
  [
    'the booked slot',
    { appointment: slot },
    'SLOT',
    '2026-11-17T10:00:00+01:00',
    '2026-11-17T11:00:00+01:00',
  ],
  [
    'the reserved slot',
    { appointment: { ...slot, standing: 'RESERVED' } },
    'RESERVED',
    '2026-11-17T10:00:00+01:00',
    '2026-11-17T11:00:00+01:00',
  ],
  [
    'the wished time',
    { appointment: { ...slot, standing: 'LAPSED' } },
    'WISH',
    '2026-11-17T10:00:00+01:00',
    '2026-11-17T11:00:00+01:00',
  ],
  [
    'two days for a tester',
    { isTester: true },
    'TESTER',
    '2026-11-17T10:18:00+01:00',
    '2026-11-19T10:18:00+01:00',
  ],
  [
    'a planned try before anything else',
    { appointment: slot, nextTryAt: at('2026-11-17T16:30:00+01:00') },
    'TRY',
    '2026-11-17T16:30:00+01:00',
    '2026-11-17T17:30:00+01:00',
  ],
])('promised is %s', (_, given, kind, from, until) => {
  const promise = promiseOf(facts(given), { ...rules, goalMinutes: 30 });
  expect(promise).toEqual({ kind, from: at(from), until: at(until) });
});

const NOW = at('2026-11-17T10:42:00+01:00');
test.each([
  ['2026-11-17T09:30:00+01:00', '2026-11-17T10:30:00+01:00', 'OVERDUE'],
  ['2026-11-17T10:00:00+01:00', '2026-11-17T10:42:00+01:00', 'NOW'],
  ['2026-11-17T10:30:00+01:00', '2026-11-17T11:30:00+01:00', 'NOW'],
  ['2026-11-17T11:00:00+01:00', '2026-11-17T12:00:00+01:00', 'NEXT'],
  ['2026-11-16T07:00:00+01:00', '2026-11-18T07:00:00+01:00', 'NEXT'],
  ['2026-11-15T12:00:00+01:00', '2026-11-17T12:00:00+01:00', 'NOW'],
  ['2026-11-17T15:00:00+01:00', '2026-11-17T16:00:00+01:00', 'LATER'],
])('a promise from %s until %s is %s at 10:42', (from, until, group) => {
  expect(groupOf({ kind: 'SLOT', from: at(from), until: at(until) }, NOW)).toBe(group);
});

test('who waits for a first call is next, also before hours', () => {
  const promise = promiseOf(facts(), { ...rules, goalMinutes: 30 });
  expect(groupOf(promise, at('2026-11-17T07:00:00+01:00'))).toBe('NEXT');
});

test('the top row has the least time left, and of equals the most points', () => {
  const entry = (enquiryId: string, until: string, sum: number) => {
    const promise = { kind: 'SLOT', from: at('2026-11-17T10:00:00+01:00'), until: at(until) } as const;
    return { enquiryId, promise, group: groupOf(promise, NOW), points: { sum } };
  };
  const entries = [
    entry('a', '2026-11-17T11:30:00+01:00', 10),
    entry('b', '2026-11-17T11:30:00+01:00', 80),
    entry('c', '2026-11-17T10:48:00+01:00', 0),
    entry('d', '2026-11-17T10:30:00+01:00', 0),
  ];
  expect(inOrder(entries).map(({ enquiryId }) => enquiryId)).toEqual(['d', 'c', 'b', 'a']);
});

test('the next try is within hours, and after the last there is none', () => {
  const tried = (tries: number, now: string) => nextTry(tries, { ...rules, now: at(now), maxTries: 5 });
  expect(tried(1, '2026-11-17T10:42:00+01:00')).toEqual(at('2026-11-17T13:42:00+01:00'));
  expect(tried(1, '2026-11-17T16:00:00+01:00')).toEqual(at('2026-11-18T09:00:00+01:00'));
  expect(tried(2, '2026-11-20T17:00:00+01:00')).toEqual(at('2026-11-23T09:00:00+01:00'));
  expect(tried(4, '2026-11-17T10:00:00+01:00')).toEqual(at('2026-11-19T12:00:00+01:00'));
  expect(tried(5, '2026-11-17T10:00:00+01:00')).toBeUndefined();
});

test('points are a sum of named parts', () => {
  const answers = { question_budget: 'FROM_15K_20K', question_timeframe: 'FROM_4_6_MONTHS' };
  expect(pointsOf({ answers, hasSlot: true, hasFloorPlan: true })).toMatchObject({ sum: 82 });
  expect(pointsOf({ answers: {}, hasSlot: false, hasFloorPlan: true })).toEqual({
    sum: 18,
    parts: [{ reason: 'FLOOR_PLAN', points: 18 }],
  });
});
