import { defineConfig, type LaunchOptions } from '@playwright/test';

/** Set by e2e/support/global-setup.ts before the workers read this file. */
const launchOptions = JSON.parse(process.env.E2E_BROWSER ?? '{}') as LaunchOptions;

const lighthouse = '**/*.lighthouse.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'e2e', grepInvert: /@deep/ },
    { name: 'deep-e2e', grep: /@deep/, testIgnore: lighthouse },
    // Alone: it scores the time that a page takes of the machine.
    { name: 'lighthouse', testMatch: lighthouse },
  ],
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // On two cores: much of a journey is waiting for answers, which take time on purpose in the sweep.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...(process.env.E2E_URL ? { baseURL: process.env.E2E_URL } : {}),
    browserName: 'chromium',
    launchOptions,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // What it keeps is tested where it is asked for; elsewhere requests are answered by the tests.
    serviceWorkers: 'block',
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    // A trace of every page costs a third of the time; `--trace on` makes one when it is wanted.
    screenshot: 'only-on-failure',
  },
});
