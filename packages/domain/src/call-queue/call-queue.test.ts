import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../retailer/default-settings.ts';
import { openFrom, opensOn } from './call-hours.ts';
import { groupOf, inOrder } from './call-queue.ts';
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

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2026-12-25', false],
])('calls are made on %s: %s', (date, isOpen) => {
  expect(opensOn(date, rules)).toBe(isOpen);
});

const NOW = at('2026-11-17T10:42:00+01:00');
const step = (stepId: string, until: string, isPromised = true) => ({
  stepId,
  startsAt: at('2026-11-17T09:00:00+01:00'),
  endsAt: at(`2026-11-17T${until}:00+01:00`),
  isPromised,
});

test.each([
  ['10:30', true, 'OVERDUE'],
  ['10:30', false, 'OVERDUE'],
  ['10:42', true, 'PROMISED'],
  ['11:00', true, 'PROMISED'],
  ['11:00', false, 'PLANNED'],
] as const)('until %s, promised: %s, is %s at 10:42', (until, isPromised, group) => {
  expect(groupOf(step('a', until, isPromised), NOW)).toBe(group);
});

test('overdue before promised before planned; then the least time left, and of equals the most points', () => {
  const entry = (id: string, until: string, { sum = 0, isPromised = true } = {}) => {
    const each = step(id, until, isPromised);
    return { step: each, group: groupOf(each, NOW), points: { sum } };
  };
  const entries = [
    entry('planned', '10:48', { isPromised: false, sum: 99 }),
    entry('poor', '11:30', { sum: 10 }),
    entry('rich', '11:30', { sum: 80 }),
    entry('soon', '10:48'),
    entry('late', '10:30', { isPromised: false }),
  ];
  expect(inOrder(entries).map((each) => each.step.stepId)).toEqual([
    'late',
    'soon',
    'rich',
    'poor',
    'planned',
  ]);
});

test('points are a sum of named parts', () => {
  const answers = { question_budget: 'FROM_15K_20K', question_timeframe: 'FROM_4_6_MONTHS' };
  expect(pointsOf({ answers, hasSlot: true, hasFloorPlan: true })).toMatchObject({ sum: 82 });
  expect(pointsOf({ answers: {}, hasSlot: false, hasFloorPlan: true })).toEqual({
    sum: 18,
    parts: [{ reason: 'FLOOR_PLAN', points: 18 }],
  });
});
