import { defineConfig } from 'vitest/config';

const notBuilt = ['**/node_modules/**', '**/build/**'];

/** Whole modules on a real PostgreSQL. */
const onDatabase = {
  environment: 'node',
  env: { TZ: 'UTC' },
  // The application is imported once for each worker; every file starts one of its own.
  isolate: false,
  globalSetup: ['tools/testing/integration-setup.ts'],
  expect: { poll: { timeout: 15_000 } },
};

/** Compares waiting times: other tests beside it would be what it measures. */
const alone = ['apps/server/src/costly-requests.deep.itest.ts'];

/** A page drawn into a DOM: files share modules and a window, which `clean-up.ts` leaves empty. */
const onDom = ['{apps/web,packages/ui}/**/*.test.tsx'];

/**
 * Rules by themselves; parts of pages by themselves; whole modules on the database; and what
 * proves by size or time (endurance, timing, crashes, fuzz), which is no part of the gate. No test
 * fails for being slow, only for never ending.
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
          exclude: [...notBuilt, ...onDom],
          environment: 'node',
          env: { TZ: 'UTC' },
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'unit-dom',
          include: onDom,
          exclude: notBuilt,
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          env: { TZ: 'UTC' },
          isolate: false,
          setupFiles: ['apps/web/src/testing/clean-up.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'integration',
          include: ['{packages,apps}/**/*.itest.ts'],
          exclude: [...notBuilt, '**/*.deep.itest.ts'],
          setupFiles: ['tools/testing/cheap-passwords.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'deep-integration',
          include: ['{packages,apps}/**/*.deep.itest.ts', 'tools/*.deep.itest.ts'],
          exclude: [...notBuilt, ...alone],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'deep-alone',
          include: alone,
          exclude: notBuilt,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
