import { expect, test } from 'vitest';
import { extended, NOTHING_SELECTED, stillListed, toggled } from './selection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('');

test('a row is selected and let go', () => {
  const one = toggled(NOTHING_SELECTED, 'b');
  expect(idsOf(one)).toBe('b');
  expect(idsOf(toggled(one, 'd'))).toBe('bd');
  expect(idsOf(toggled(one, 'b'))).toBe('');
});

test('a range grows and shrinks with the keys, and turns around its beginning', () => {
  const steps = [
    ['b', 'c', 'bc'],
    ['c', 'd', 'bcd'],
    ['d', 'c', 'bc'],
    ['c', 'b', 'b'],
    ['b', 'a', 'ab'],
  ] as const;
  let selection = NOTHING_SELECTED;
  for (const [from, to, expected] of steps) {
    selection = extended(selection, rows, { from, to });
    expect(idsOf(selection), `${from} to ${to}`).toBe(expected);
  }
});

test('a range begins at the row that was selected last, and others stay', () => {
  const selection = toggled(toggled(NOTHING_SELECTED, 'e'), 'b');
  expect(idsOf(extended(selection, rows, { from: 'b', to: 'c' }))).toBe('bce');
});

test('a range whose beginning is gone begins where one stands', () => {
  const selection = toggled(NOTHING_SELECTED, 'gone');
  expect(idsOf(extended(stillListed(selection, rows), rows, { from: 'c', to: 'd' }))).toBe('cd');
});

test('rows that are not listed any more are let go', () => {
  const selection = toggled(toggled(NOTHING_SELECTED, 'a'), 'x');
  expect(idsOf(stillListed(selection, rows))).toBe('a');
  const same = toggled(NOTHING_SELECTED, 'a');
  expect(stillListed(same, rows)).toBe(same);
});
