import { configDefaults, defineConfig } from 'vitest/config';

/** `npm test` has to be quick: `*.long.test.ts` is left to `npm run test:whole` and `npm run test:faults`. */
const isLong = process.env['TEST_WHOLE'] === 'true' || process.env['FAULT_REPORT'] !== undefined;

const exclude = [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])];

export default defineConfig({
  test: {
    // Most of the time a test waits for a database, a process or a clock: four at once keep two cores busy.
    maxWorkers: 4,
    // The files of a worker share what they import, which saves a fifth of the time; no module keeps what a test does.
    isolate: false,
    // How long a test may take says when one hangs, not how fast it is: a busy machine must not fail it.
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/!(server)/**/*.test.ts'],
          exclude,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/server/src/testing/start-test-postgres.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
