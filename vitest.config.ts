import { configDefaults, defineConfig } from 'vitest/config';

/** `npm test` has to be quick: `*.long.test.ts` runs only in `npm run test:whole` and `npm run test:faults`. */
const isLong = process.env['TEST_WHOLE'] === 'true' || process.env['FAULT_REPORT'] !== undefined;

const exclude = [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])];

export default defineConfig({
  test: {
    // Tests mostly wait for a database, a process or a clock: four at once keep two cores busy.
    maxWorkers: 4,
    // The files of a worker share modules, which saves a fifth of the time; no module has state across tests.
    isolate: false,
    // The timeout detects a hanging test, not a slow one: a busy machine must not fail it.
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
