import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failure, fromPlaywright, fromVitest, plus } from './counts.mjs';
import { root } from './runtime.mjs';

const passed = { status: 'passed', ancestorTitles: [], title: 'stands', failureMessages: [] };
const file = (name, status, assertionResults, message = '') => ({
  name: join(root, name),
  status,
  message,
  assertionResults,
});

describe('counts', () => {
  it('count the tests of Vitest', () => {
    const report = {
      numTotalTests: 3,
      numPassedTests: 3,
      testResults: [
        file('a.test.ts', 'passed', [passed, passed]),
        file('b.test.ts', 'passed', [passed]),
      ],
    };
    expect(fromVitest(report)).toEqual({ passed: 3, failed: 0, failures: [] });
  });

  it('count a failed and a skipped test and a file that did not load as failed, each by name', () => {
    const wrong = {
      status: 'failed',
      ancestorTitles: ['money'],
      title: 'adds up',
      failureMessages: ['AssertionError: expected 2 to be 3\n    at /x/a.test.ts:3:4'],
    };
    const report = {
      numTotalTests: 3,
      numPassedTests: 1,
      testResults: [
        file('a.test.ts', 'failed', [passed, wrong]),
        file('b.test.ts', 'passed', [{ ...passed, status: 'skipped' }]),
        file('c.test.ts', 'failed', [], 'Cannot find module'),
      ],
    };
    expect(fromVitest(report)).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        { what: 'a.test.ts › money › adds up', why: 'AssertionError: expected 2 to be 3' },
        { what: 'b.test.ts › stands', why: 'skipped' },
        { what: 'c.test.ts', why: 'Cannot find module' },
      ],
    });
  });

  it('count what Playwright expected, and all else as failed, each by name', () => {
    const spec = (title, status, ...results) => ({ title, tests: [{ status, results }] });
    const broken = { error: { message: '\u001b[31mError: sideways\u001b[39m\n\n  by 4 px' } };
    const suites = [
      {
        file: 'a.spec.ts',
        title: 'a.spec.ts',
        specs: [spec('opens', 'expected', {}), spec('fits', 'unexpected', broken)],
        suites: [
          { file: 'a.spec.ts', title: 'money', specs: [spec('adds up', 'skipped')], suites: [] },
        ],
      },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 1 };
    expect(fromPlaywright({ stats, errors: [{ message: 'no setup' }], suites })).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        { what: 'e2e/a.spec.ts › fits', why: 'Error: sideways\nby 4 px' },
        { what: 'e2e/a.spec.ts › money › adds up', why: 'skipped' },
        { what: 'outside of tests', why: 'no setup' },
      ],
    });
  });

  it('are added up', () => {
    const one = { passed: 1, failed: 1, failures: [failure('one', 'x')] };
    const other = { passed: 2, failed: 1, failures: [failure('other', 'y')] };
    expect(plus(one, other)).toEqual({
      passed: 3,
      failed: 2,
      failures: [...one.failures, ...other.failures],
    });
  });
});

it('a message is shown as it begins, without colours and stack', () => {
  expect(failure('x', '\u001b[1mone\u001b[22m\n\ntwo\n three\nfour').why).toBe('one\ntwo\nthree');
  expect(failure('x', 'Error: one\n    at f (/x/a.ts:1:2)\n    at /x/b.ts:3:4').why).toBe(
    'Error: one',
  );
});
