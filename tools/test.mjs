// npm test: every check and every test, closed by one line `N passed, N failed`.
// npm test -- <part>: checks, unit, integration or e2e alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks/checks.mjs';
import { fromPlaywright, fromVitest, nothing } from './support/counts.mjs';
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

/** Runs a test program and counts what its report says. */
async function counted(name, command, args, read, env = {}) {
  const file = join(scratch, `${name}.json`);
  const code = await run(command, args(file), { env: { ...process.env, ...env(file) } });
  let counts = nothing;
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.error(`${name}: no report was written.`);
  }
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

const vitest = (project) =>
  counted(
    project,
    bin('vitest'),
    (file) => [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    fromVitest,
    () => ({}),
  );

const playwright = () =>
  counted(
    'e2e',
    bin('playwright'),
    () => ['test', '--reporter=list,json'],
    fromPlaywright,
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  );

/** Each check counts one; what it prints is shown only when it fails. */
async function runChecks() {
  let failed = 0;
  for (const { name, steps } of checks) {
    const began = Date.now();
    const { code, output } = await inTurn(steps);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed += 1;
    console.log(output);
  }
  return { passed: checks.length - failed, failed };
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

const build = () => run(pinnedNode, [join(root, 'tools/build.mjs')]);

const stages = {
  checks: { run: runChecks },
  unit: { run: () => vitest('unit') },
  integration: { run: () => vitest('integration'), needsBuild: true },
  e2e: { run: playwright, needsBuild: true },
};

async function runStage(name) {
  console.log(`\n── ${name} ──`);
  const stage = stages[name];
  if (stage.needsBuild && (await build()) !== 0) return { passed: 0, failed: 1 };
  const counts = await stage.run();
  if (counts.passed + counts.failed > 0) return counts;
  console.error(`${name}: nothing ran.`);
  return { passed: 0, failed: 1 };
}

async function main(part) {
  if (part && !stages[part])
    fail(`There is no part ${part}; parts: ${Object.keys(stages).join(', ')}.`);
  const total = { passed: 0, failed: 0 };
  for (const name of part ? [part] : Object.keys(stages)) {
    const counts = await runStage(name);
    console.log(`${name}: ${counts.passed} passed and ${counts.failed} failed`);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

await ensureInstalled();
let code;
try {
  code = onPinnedNode() ? await main(process.argv[2]) : await runPinned(process.argv.slice(1));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(code);
