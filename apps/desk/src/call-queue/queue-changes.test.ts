import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { describe, expect, test } from 'vitest';
import { chosenOf, claimedBy, neighbourOf, type Queue, withoutCall } from './queue-changes.ts';

const MINE = { staffId: 'me', name: 'Ich', since: '2026-05-04T09:00:00Z', leftMs: 1 };
const THEIRS = { ...MINE, staffId: 'colleague' };
const entry = (enquiryId: string, claim: QueueEntry['claim'] = null) => ({ enquiryId, claim }) as QueueEntry;
const anna = entry('anna');
const bert = entry('bert');
const taken = entry('taken', THEIRS);
const own = entry('own', MINE);
const late = entry('late');

const free = {
  staffId: 'me',
  chosenId: undefined,
  pinnedId: undefined,
  mineId: undefined,
  lostId: undefined,
  isPaused: false,
};
const offered = [taken, anna, bert, own];
const rows = { offered, listed: offered, known: [...offered, late] };

describe('the chosen row', () => {
  test.each([
    ['the first that nobody is on', {}, 'anna', 'bert'],
    ['one’s own call', { mineId: 'own' }, 'own', 'anna'],
    ['a call that was just lost, so that its note is seen', { lostId: 'taken' }, 'taken', 'anna'],
    ['what was pressed, before one’s own call', { chosenId: 'bert', mineId: 'own' }, 'bert', 'anna'],
    ['what was pressed in another tab of the list', { chosenId: 'late' }, 'late', 'anna'],
    ['what is shown already', { pinnedId: 'bert' }, 'bert', 'anna'],
    ['not what was shown and is due later', { pinnedId: 'late' }, 'anna', 'bert'],
    ['not what was pressed and is gone', { chosenId: 'gone' }, 'anna', 'bert'],
    ['nobody in a pause', { isPaused: true }, undefined, undefined],
    ['one’s own call also in a pause', { isPaused: true, mineId: 'own' }, 'own', undefined],
    ['what was pressed also in a pause', { isPaused: true, chosenId: 'bert' }, 'bert', undefined],
  ])('is %s', (_, circumstances, chosenId, nextId) => {
    const { chosen, next } = chosenOf(rows, { ...free, ...circumstances });
    expect([chosen?.enquiryId, next?.enquiryId]).toEqual([chosenId, nextId]);
  });

  test('is a colleague’s where there is no other: nobody looks at an empty half', () => {
    const only = { offered: [taken], listed: [taken], known: [taken] };
    expect(chosenOf(only, free)).toEqual({ chosen: taken, next: undefined });
  });

  test('is none in an empty list', () => {
    expect(chosenOf({ offered: [], listed: [], known: [] }, free).chosen).toBe(undefined);
  });
});

test.each([
  ['anna', 1, 'bert'],
  ['anna', -1, 'taken'],
  ['taken', -1, 'taken'],
  ['own', 1, 'own'],
  [undefined, 1, 'taken'],
  ['gone', -1, 'taken'],
] as const)('from %s by %s the arrow leads to %s', (from, by, to) => {
  expect(neighbourOf(offered, from, by)?.enquiryId).toBe(to);
});

test('in an empty list an arrow leads nowhere', () => {
  expect(neighbourOf([], undefined, 1)).toBe(undefined);
});

const queue = {
  entries: [anna, bert],
  next: [late],
  counts: { NOW: 2, LATER: 1, DONE: 4 },
} as unknown as Queue;

test('a granted claim shows in the list at once', () => {
  const { entries } = claimedBy(queue, 'bert', { staffId: 'me', since: MINE.since });
  expect(entries.map(({ claim }) => claim?.staffId)).toEqual([undefined, 'me']);
});

test('an ended call leaves the list at once, and is counted as done', () => {
  const { entries, counts } = withoutCall(queue, 'anna');
  expect(entries).toEqual([bert]);
  expect(counts.DONE).toBe(5);
});
