import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testWithSettings } from './settings-test.ts';

/** What the running product itself keeps. */
const KEPT = ['heartbeat', 'secret', 'tally'];

/** As the tests of the server have it. */
const EMPTY_ALL_TABLES = readFileSync(
  path.join(import.meta.dirname, '../apps/server/src/testing/empty-all-tables.sql'),
  'utf8',
);

/**
 * Tests that look at all enquiries there are. A worker has one product for all of them, which takes seconds to start. It
 * is empty when a test begins.
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
