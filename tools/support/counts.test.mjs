import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest } from './counts.mjs';

const file = (status, tests) => ({ status, assertionResults: Array.from({ length: tests }) });

describe('counts', () => {
  it('count the tests of Vitest', () => {
    const report = {
      numTotalTests: 5,
      numPassedTests: 5,
      testResults: [file('passed', 2), file('passed', 3)],
    };
    expect(fromVitest(report)).toEqual({ passed: 5, failed: 0 });
  });

  it('count a skipped test and a file that did not load as failed', () => {
    const report = {
      numTotalTests: 4,
      numPassedTests: 2,
      testResults: [file('passed', 3), file('failed', 1), file('failed', 0)],
    };
    expect(fromVitest(report)).toEqual({ passed: 2, failed: 3 });
  });

  it('count what Playwright expected, and all else as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(fromPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 3 });
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(fromPlaywright({ stats: none, errors: ['setup'] })).toEqual({ passed: 0, failed: 1 });
  });
});
