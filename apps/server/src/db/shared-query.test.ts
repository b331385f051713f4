import { expect, test } from 'vitest';
import { sharedQuery } from './shared-query.ts';

const FOREVER = 60_000;

test('many callers at once, or soon after, share the answer of one query', async () => {
  let queries = 0;
  const ask = sharedQuery(async () => ++queries, { freshMs: FOREVER, limitMs: FOREVER });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
});

test('a stale answer is queried again', async () => {
  let queries = 0;
  const ask = sharedQuery(async () => ++queries, { freshMs: 0, limitMs: FOREVER });
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

test('a failure is shared like an answer, and the next query may succeed', async () => {
  let queries = 0;
  const ask = sharedQuery(
    async () => {
      if (++queries === 1) throw new Error('away');
      return queries;
    },
    { freshMs: 0, limitMs: FOREVER },
  );
  const outcomes = await Promise.allSettled([ask(), ask()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe(2);
});

test('nobody waits longer than the limit, and no second query is started beside a slow one', async () => {
  let queries = 0;
  const slow = Promise.withResolvers<string>();
  const ask = sharedQuery(
    () => {
      queries++;
      return slow.promise;
    },
    { freshMs: 0, limitMs: 1 },
  );
  for (let round = 0; round < 3; round++) await expect(ask()).rejects.toThrow();
  expect(queries).toBe(1);
  slow.resolve('late');
  await slow.promise;
  expect(await Promise.race([ask(), ask()])).toBe('late');
});
