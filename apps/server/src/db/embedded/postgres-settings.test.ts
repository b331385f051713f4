import { expect, test } from 'vitest';
import { postgresSettings } from './postgres-settings.ts';

const GB = 2 ** 30;

test.each([
  [GB, '64MB'],
  [4 * GB, '128MB'],
  [24 * GB, '512MB'],
  [256 * GB, '512MB'],
])('with %d bytes of memory Postgres keeps %s of its pages at hand', (memory, kept) => {
  expect(postgresSettings({ socket: 's', log: 'l' }, memory)).toContain(`shared_buffers=${kept}`);
});
