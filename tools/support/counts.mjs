// Reads the reports of the test programs. A test that was skipped proves nothing: it counts as
// failed.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './runtime.mjs';

/** @typedef {{ what: string, why: string }} Failure `file › test`, and how its message begins. */
/** @typedef {{ passed: number, failed: number, failures: readonly Failure[] }} Counts */

/** @type {Counts} */
export const nothing = { passed: 0, failed: 0, failures: [] };

/** Lines of a message that are shown at the end of a run. */
const shownLines = 3;

/**
 * @param {string} what
 * @param {string | undefined} message as long as it likes, with colours and stack.
 * @returns {Failure}
 */
export function failure(what, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stack = lines.findIndex((line) => /^at .+[):\d]$/.test(line));
  const said = lines.slice(0, stack > 0 ? Math.min(stack, shownLines) : shownLines);
  return { what, why: said.join('\n') };
}

/** @returns {Counts} */
export const oneFailed = (what, message) => ({
  passed: 0,
  failed: 1,
  failures: [failure(what, message)],
});

const inCheckout = (file) => relative(root, file);

/**
 * @param report Vitest's JSON report.
 * @returns {Counts} a file that could not be loaded counts as one failure.
 */
export function fromVitest(report) {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = inCheckout(name);
    if (status === 'failed' && assertionResults.length === 0) return [failure(file, message)];
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) =>
        failure(
          [file, ...test.ancestorTitles, test.title].join(' › '),
          test.failureMessages?.[0] ?? test.status,
        ),
      );
  });
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numTotalTests - report.numPassedTests + broken;
  return { passed: report.numPassedTests, failed, failures };
}

/**
 * @param report Playwright's JSON report.
 * @returns {Counts} errors outside of tests (a setup that failed) count too.
 */
export function fromPlaywright({ stats, errors, suites }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const outside = errors.map(({ message }) => failure('outside of tests', message));
  return { passed: stats.expected, failed, failures: [...suites.flatMap(failedIn), ...outside] };
}

/** A file is a suite, and so is each `describe` in it. */
function failedIn({ file, title, specs = [], suites = [] }) {
  const inside = title && !file.endsWith(title) ? [title] : [];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        failure(
          [`e2e/${file}`, ...inside, spec.title].join(' › '),
          results.find(({ error }) => error)?.error.message ?? status,
        ),
      ),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

/** @returns {Counts} */
export const plus = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
});
