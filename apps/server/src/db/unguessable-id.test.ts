import { expect, test } from 'vitest';
import { unguessableId } from './unguessable-id.ts';

test('no id begins with a minus: a CSV would put an apostrophe before it', () => {
  const ids = Array.from({ length: 2000 }, unguessableId);
  expect(ids.filter((id) => !/^[\w][\w-]{21}$/.test(id))).toEqual([]);
});
