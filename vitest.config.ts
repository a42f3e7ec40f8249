import { defineConfig } from 'vitest/config';

/** Two projects: rules and parts by themselves; and whole modules on a real PostgreSQL. */
export default defineConfig({
  test: {
    // Much of the time of a test on the database is waiting.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/build/**'],
          environment: 'node',
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps}/**/*.itest.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
          environment: 'node',
          env: { TZ: 'UTC' },
          // The application is imported once for each worker; every file starts one of its own.
          isolate: false,
          globalSetup: ['tools/testing/integration-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
