import { defineConfig } from 'vitest/config';

const notBuilt = ['**/node_modules/**', '**/build/**'];

/** Whole modules on a real PostgreSQL. */
const onDatabase = {
  environment: 'node',
  env: { TZ: 'UTC' },
  // The application is imported once for each worker; every file starts one of its own.
  isolate: false,
  globalSetup: ['tools/testing/integration-setup.ts'],
};

/**
 * Three projects: rules and parts by themselves; whole modules on the database; and what proves
 * by size or time (endurance, timing, crashes, fuzz), which is no part of the gate.
 */
export default defineConfig({
  test: {
    // Much of the time of a test on the database is waiting.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}'],
          exclude: notBuilt,
          environment: 'node',
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'integration',
          include: ['{packages,apps}/**/*.itest.ts'],
          exclude: [...notBuilt, '**/*.deep.itest.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'deep-integration',
          include: ['{packages,apps}/**/*.deep.itest.ts', 'tools/*.deep.itest.ts'],
          exclude: notBuilt,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
