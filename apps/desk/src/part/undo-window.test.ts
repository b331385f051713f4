import { UNDO_SECONDS } from '@funnel/domain/desk/undo';
import { expect, test } from 'vitest';
import { undoLeftMs, undoResult } from './undo-window.ts';

const WHOLE_MS = UNDO_SECONDS * 1000;

test.each([
  ['just sent', 0, WHOLE_MS],
  ['whose reply took a second', 1000, WHOLE_MS - 1000],
  ['at the end of the window', WHOLE_MS, 0],
  ['whose reply took longer than the window', WHOLE_MS + 5000, 0],
])('a change %s', (_, passedMs, leftMs) => {
  expect(undoLeftMs(1_000_000, 1_000_000 + passedMs)).toBe(leftMs);
});

test.each([
  ['all', ['a', 'b'], [], 'undone'],
  ['a part', ['a'], ['b'], 'undonePart'],
  ['nothing', [], ['a', 'b'], 'over'],
] as const)('%s could be undone', (_, undone, left, result) => {
  expect(undoResult({ undone, left })).toBe(result);
});
