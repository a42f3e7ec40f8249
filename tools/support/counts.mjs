// Reads the reports of the test programs. A test that was skipped proves nothing: it counts as
// failed.

/** @typedef {{ passed: number, failed: number }} Counts */

/** @type {Counts} */
export const nothing = { passed: 0, failed: 0 };

/**
 * @param report Vitest's JSON report.
 * @returns {Counts} a file that could not be loaded counts as one failure.
 */
export function fromVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numTotalTests - report.numPassedTests + broken;
  return { passed: report.numPassedTests, failed };
}

/**
 * @param report Playwright's JSON report.
 * @returns {Counts} errors outside of tests (a setup that failed) count too.
 */
export function fromPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed };
}

/** @returns {Counts} */
export const plus = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});
