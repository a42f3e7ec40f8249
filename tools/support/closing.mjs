// How a run of tests ends: what failed, then one line that counts.

const heading = '── failed ──';
const closingLine = /^(\d+) passed, (\d+) failed$/;

/** As many failures are named as an ending of a log holds. */
const mostNamed = 40;

/**
 * The end of a run. Failures stand at the very end, since often only the end of a log is kept.
 *
 * @param {import('./counts.mjs').Counts} counts
 */
export function closing({ passed, failed, failures }) {
  const line = `${passed} passed, ${failed} failed`;
  if (failed === 0) return line;
  const named = failures.slice(0, mostNamed).flatMap(({ what, why }) => [
    `✗ ${what}`,
    ...why
      .split('\n')
      .filter(Boolean)
      .map((said) => `    ${said}`),
  ]);
  const rest = failures.length - mostNamed;
  const more = rest > 0 ? [`✗ and ${rest} more`] : [];
  return [heading, ...named, ...more, '', line].join('\n');
}

/**
 * Takes the end off what a run prints, line by line.
 *
 * @returns {{ take(line: string): boolean, counts(): import('./counts.mjs').Counts | undefined }}
 *   `take` says whether a line was part of the end; `counts` is undefined before the end has come.
 */
export function endReader() {
  let failures = [];
  let within = false;
  let counts;
  return {
    take(line) {
      const [, passed, failed] = closingLine.exec(line) ?? [];
      if (failed !== undefined) {
        counts = { passed: Number(passed), failed: Number(failed), failures };
        return true;
      }
      if (line === heading) {
        within = true;
        failures = [];
        return true;
      }
      if (!within) return false;
      const last = failures.at(-1);
      if (line.startsWith('✗ ')) failures.push({ what: line.slice(2), why: '' });
      else if (last && line.startsWith('    ')) {
        last.why = [last.why, line.slice(4)].filter(Boolean).join('\n');
      }
      return true;
    },
    counts: () => counts,
  };
}
