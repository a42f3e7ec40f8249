import { expect, it } from 'vitest';
import { budgetTable, playwrightTimes, vitestTimes } from './domain-times.mjs';

it('adds up the files of a module, halved where two ran at once', () => {
  const file = (name, seconds) => ({ name, startTime: 1_000, endTime: 1_000 + seconds * 1_000 });
  const report = {
    testResults: [
      file('/x/apps/server/src/modules/calls/calls.itest.ts', 4),
      file('/x/apps/server/src/modules/calls/lists/lists.itest.ts', 2),
      file('/x/apps/server/src/platform/jobs.itest.ts', 9),
    ],
  };
  expect(vitestTimes(report, 2)).toEqual({ calls: 3, 'all else': 4.5 });
});

it('adds up browser tests by the first word of their file, at any depth', () => {
  const spec = (seconds) => ({ tests: [{ results: [{ duration: seconds * 1_000 }] }] });
  const report = {
    config: { workers: 2 },
    suites: [
      {
        file: 'calls.spec.ts',
        specs: [spec(4)],
        suites: [{ file: 'calls.spec.ts', specs: [spec(2)] }],
      },
      { file: 'calls.editor.spec.ts', specs: [spec(6)] },
    ],
  };
  expect(playwrightTimes(report)).toEqual({ calls: 6 });
});

it('warns where a domain passes its budget; the sweep has a line of its own', () => {
  const times = { integration: { calls: 3, banks: 15.1 }, e2e: { calls: 14.9, sweep: 90 } };
  expect(budgetTable(times, ['banks', 'calls'])?.split('\n').slice(1)).toEqual([
    'banks                   15.1     0.0  over its budget',
    'calls                    3.0    14.9',
    'of no domain',
    'sweep                    0.0    90.0',
  ]);
  expect(budgetTable({ unit: { calls: 99 } }, ['calls'])).toBeUndefined();
});
