import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('what is said while something is on its way follows it, and only the last of it', async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  const send = latestOnly(async (value: string) => {
    sent.push(value);
    if (value === 'one') await first.promise;
  });
  const done = send('one');
  await send('two');
  await send('three');
  expect(sent).toEqual(['one']);
  first.resolve();
  await done;
  expect(sent).toEqual(['one', 'three']);
  await send('four');
  expect(sent).toEqual(['one', 'three', 'four']);
});
