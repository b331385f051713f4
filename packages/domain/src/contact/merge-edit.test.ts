import { expect, test } from 'vitest';
import { mergeEdit } from './merge-edit.ts';

const edit = (seen: string, mine: string, theirs: string) =>
  mergeEdit({ seen: { name: seen }, mine: { name: mine }, theirs: { name: theirs } });

test.each([
  ['nobody changed it', ['a', 'a', 'a'], {}, []],
  ['I changed it', ['a', 'b', 'a'], { name: 'b' }, []],
  ['they changed it', ['a', 'a', 'b'], {}, []],
  ['both wrote the same', ['a', 'b', 'b'], {}, []],
  ['both wrote something else', ['a', 'b', 'c'], {}, ['name']],
  ['I emptied what they changed', ['a', '', 'c'], {}, ['name']],
] as const)('%s', (_title, [seen, mine, theirs], change, conflicts) => {
  expect(edit(seen, mine, theirs)).toEqual({ change, conflicts });
});

test('fields are judged one by one', () => {
  const seen = { name: 'Anna', email: 'a@x.de', postcode: '66111' };
  const mine = { name: 'Anna Groß', email: 'b@x.de', postcode: '66111' };
  const theirs = { name: 'Anna', email: 'c@x.de', postcode: '66119' };
  expect(mergeEdit({ seen, mine, theirs })).toEqual({ change: { name: 'Anna Groß' }, conflicts: ['email'] });
});
