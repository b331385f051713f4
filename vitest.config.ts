import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most of the time a test waits for a database, a process or a clock: four at once keep two cores busy.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/{funnel,embed}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/start-test-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
