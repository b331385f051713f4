import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testWithSettings } from './settings-test.ts';

/** The product's own data, not emptied. */
const KEPT = ['heartbeat', 'secret', 'tally'];

/** As in the tests of the server. */
const EMPTY_ALL_TABLES = readFileSync(
  path.join(import.meta.dirname, '../apps/server/src/testing/empty-all-tables.sql'),
  'utf8',
);

/**
 * Tests that depend on all enquiries. Each worker has one product for them, which takes seconds to start. It is emptied
 * before each test.
 */
export const test = testWithSettings({}).extend<{ emptied: undefined }>({
  emptied: [
    async ({ query }, use) => {
      await query(`set empty.kept = '${KEPT.join()}'; ${EMPTY_ALL_TABLES}`);
      await use(undefined);
    },
    { auto: true },
  ],
});
