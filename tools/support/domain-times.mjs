// How long each domain takes in the gate, beside its budget.

/** Seconds that one domain may add to the integration tests, and as many to the browser tests. */
export const budgetSeconds = 15;

const add = (times, domain, seconds) => ({ ...times, [domain]: (times[domain] ?? 0) + seconds });

/**
 * @param report Vitest's JSON report.
 * @param {number} abreast workers that ran at once.
 * @returns {Record<string, number>} seconds of the gate by module of the server, and all else.
 */
export function vitestTimes({ testResults }, abreast) {
  let times = {};
  for (const { name, startTime, endTime } of testResults) {
    const [, domain = 'all else'] = /\/modules\/([^/]+)\//.exec(name) ?? [];
    times = add(times, domain, (endTime - startTime) / 1000 / abreast);
  }
  return times;
}

/**
 * @param report Playwright's JSON report; it says how many workers ran at once.
 * @returns {Record<string, number>} seconds of the gate by the first word of the file's name.
 */
export function playwrightTimes({ config, suites }) {
  let times = {};
  const walk = ({ file, specs = [], suites: inner = [] }) => {
    const [domain] = file.split('/').at(-1).split('.');
    for (const { duration } of specs.flatMap(({ tests }) => tests.flatMap((one) => one.results))) {
      times = add(times, domain, duration / 1000 / config.workers);
    }
    inner.forEach(walk);
  };
  suites.forEach(walk);
  return times;
}

/**
 * A line for each domain, the slowest first, with a warning where the budget is passed; then what
 * is no domain's own and has no budget here, such as the sweep over every address.
 *
 * @param {{ integration?: Record<string, number>, e2e?: Record<string, number> }} times
 * @param {readonly string[]} domains
 * @returns {string | undefined} undefined where neither ran.
 */
export function budgetTable({ integration, e2e }, domains) {
  if (!integration && !e2e) return undefined;
  const rows = [...new Set([...Object.keys(integration ?? {}), ...Object.keys(e2e ?? {})])]
    .map((name) => ({ name, seconds: [integration?.[name] ?? 0, e2e?.[name] ?? 0] }))
    .sort((one, other) => Math.max(...other.seconds) - Math.max(...one.seconds));
  const isDomain = ({ name }) => domains.includes(name);
  const line = ({ name, seconds }) =>
    `${name.padEnd(20)}${seconds.map((one) => one.toFixed(1).padStart(8)).join('')}`;
  const over = ({ seconds }) =>
    seconds.some((one) => one > budgetSeconds) ? '  over its budget' : '';
  return [
    `seconds by domain (budget ${budgetSeconds} each): integration, browser`,
    ...rows.filter(isDomain).map((row) => line(row) + over(row)),
    'of no domain',
    ...rows.filter((row) => !isDomain(row)).map(line),
  ].join('\n');
}
