// npm test: the gate. Every check and every test of it, closed by one line `N passed, N failed`.
// npm test -- <part>: one part alone; integration takes a seed. deep: what proves by size or
// time. quick [since]: checks, and the tests that depend on what has changed since a commit, HEAD
// unless named.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks/checks.mjs';
import { changedSince, specsOf } from './support/changed.mjs';
import { closing } from './support/closing.mjs';
import {
  failure,
  fromPlaywright,
  fromVitest,
  nothing,
  oneFailed,
  plus,
} from './support/counts.mjs';
import { budgetTable, playwrightTimes, vitestTimes } from './support/domain-times.mjs';
import {
  ensureInstalled,
  fail,
  onPinnedNode,
  pinnedNode,
  root,
  run,
  runPinned,
  runQuietly,
} from './support/runtime.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'zamah-report-'));
const bin = (name) => join(root, 'node_modules/.bin', name);
/** Programs that run at once; the machine of the gate has two cores. */
const abreast = 2;

/** Seconds of the gate that each domain takes, by part. */
const domainTimes = {};

/** Runs a test program and counts what its report says. */
async function counted(name, command, args, { read, times }, env = {}) {
  const file = join(scratch, `${name}.json`);
  const code = await run(command, args(file), { env: { ...process.env, ...env(file) } });
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return oneFailed(name, 'no report was written');
  }
  const counts = read(report);
  domainTimes[name] = times(report, abreast);
  if (code === 0 || counts.failed > 0) return counts;
  return plus(counts, oneFailed(name, `no test failed, but it ended with ${code}; see above`));
}

/** Parts of which Vitest has more than one project. */
const projects = { unit: ['unit', 'unit-dom'] };

const vitest = (project, ...more) =>
  counted(
    project,
    bin('vitest'),
    (file) => [
      'run',
      ...(projects[project] ?? [project]).map((name) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ],
    { read: fromVitest, times: vitestTimes },
    () => ({}),
  );

const playwright = (project, ...more) =>
  counted(
    project,
    bin('playwright'),
    () => ['test', `--project=${project}`, '--reporter=list,json', ...more],
    { read: fromPlaywright, times: playwrightTimes },
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  );

/** Each check counts one; what it prints is shown only when it fails. */
async function runChecks() {
  const failures = [];
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = Date.now();
      const { code, output } = await inTurn(check.steps);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${secondsSince(began)} s)`);
      if (code === 0) continue;
      failures.push(failure(check.name, output));
      console.log(output);
    }
  };
  await Promise.all(Array.from({ length: abreast }, lane));
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}

async function inTurn(steps) {
  let output = '';
  for (const [command, args, options] of steps) {
    const step = await runQuietly(command, args, options);
    output += step.output;
    if (step.code !== 0) return { code: step.code, output };
  }
  return { code: 0, output };
}

/** A domain has a module of the server; its pages may bear a shorter name. */
const domains = () =>
  ['apps/server/src/modules', 'apps/web/src/features', 'apps/web/src/pages'].flatMap((folder) =>
    readdirSync(join(root, folder)),
  );

const secondsSince = (began) => ((Date.now() - began) / 1000).toFixed(1);

let built;
const build = () => {
  built ??= run(pinnedNode, [join(root, 'tools/build.mjs')]);
  return built;
};

const parts = {
  checks: { run: runChecks },
  unit: { run: () => vitest('unit') },
  // In another order than is written, for nothing depends on the order; another seed may be named.
  integration: {
    run: (seed = '20261120') =>
      vitest('integration', '--sequence.shuffle.tests', `--sequence.seed=${seed}`),
    needsBuild: true,
  },
  e2e: { run: () => playwright('e2e'), needsBuild: true },
  'deep-integration': { run: () => vitest('deep-integration'), needsBuild: true },
  'deep-alone': { run: () => vitest('deep-alone'), needsBuild: true },
  'deep-e2e': { run: () => playwright('deep-e2e'), needsBuild: true },
  lighthouse: { run: () => playwright('lighthouse'), needsBuild: true },
};

const gate = ['checks', 'unit', 'integration', 'e2e'];
const deep = ['deep-integration', 'deep-alone', 'deep-e2e', 'lighthouse'];

/** Checks, and the tests that depend on what has changed. */
async function quick(since = 'HEAD') {
  const related = ['--changed', since, '--passWithNoTests'];
  const specs = specsOf(changedSince(since));
  return runParts({
    checks: parts.checks,
    unit: { run: () => vitest('unit', ...related), mayBeEmpty: true },
    integration: { run: () => vitest('integration', ...related), mayBeEmpty: true },
    ...(specs.length > 0
      ? { e2e: { run: () => playwright('e2e', ...specs), needsBuild: true } }
      : {}),
  });
}

async function runPart(name, part, asked) {
  console.log(`\n── ${name} ──`);
  if (part.needsBuild && (await build()) !== 0) return oneFailed(name, 'it could not be built');
  const counts = await part.run(asked);
  if (counts.passed + counts.failed > 0 || part.mayBeEmpty) return counts;
  return oneFailed(name, 'nothing ran');
}

async function runParts(chosen, asked) {
  let total = nothing;
  const lines = [];
  for (const [name, part] of Object.entries(chosen)) {
    const began = Date.now();
    const counts = await runPart(name, part, asked);
    lines.push(
      `${name}: ${counts.passed} passed and ${counts.failed} failed in ${secondsSince(began)} s`,
    );
    total = plus(total, counts);
  }
  const budget = budgetTable(domainTimes, domains());
  if (budget) console.log(`\n${budget}`);
  console.log(`\n${lines.join('\n')}`);
  return total;
}

const only = (names) => Object.fromEntries(names.map((name) => [name, parts[name]]));

async function main([asked, detail]) {
  const run = {
    undefined: () => runParts(only(gate)),
    deep: () => runParts(only(deep)),
    quick: () => quick(detail),
  }[asked ?? 'undefined'];
  if (!run && !parts[asked]) {
    fail(`There is no part ${asked}; parts: deep, quick, ${Object.keys(parts).join(', ')}.`);
  }
  const total = await (run ? run() : runParts(only([asked]), detail));
  console.log(`\n${closing(total)}`);
  return total.failed === 0 ? 0 : 1;
}

await ensureInstalled();
let code;
try {
  code = onPinnedNode()
    ? await main(process.argv.slice(2))
    : await runPinned(process.argv.slice(1));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(code);
