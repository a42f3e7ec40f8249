// What .ci/run does: npm test, npm run test:deep, then the start check. Plain JavaScript for the
// host's Node.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { closing, endReader } from './support/closing.mjs';
import { nothing, oneFailed, plus } from './support/counts.mjs';
import { root } from './support/runtime.mjs';

const patienceMs = 120_000;

/** Runs a script of tests, shows what it prints but for its end, and returns its counts. */
async function runTests(script) {
  const child = spawn('npm', ['run', script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const end = ended(child);
  const reader = endReader();
  for await (const line of createInterface({ input: child.stdout })) {
    if (!reader.take(line)) console.log(line);
  }
  const code = await end;
  const counts = reader.counts();
  if (!counts) return oneFailed(`npm run ${script}`, `it ended with ${code} before its last line`);
  if (code === 0 || counts.failed > 0) return counts;
  return plus(counts, oneFailed(`npm run ${script}`, `it ended with ${code}`));
}

const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** `npm start` on an empty data folder: healthy, with a landing page, and gone when asked. */
async function checkStart() {
  const dataDir = mkdtempSync(join(tmpdir(), 'zamah-ci-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  let gone = false;
  const end = ended(child).finally(() => {
    gone = true;
  });
  let counts = nothing;
  const report = (name, problem) => {
    console.log(`${problem ? '✗' : '✓'} ${name}${problem ? `: ${problem}` : ''}`);
    counts = plus(counts, problem ? oneFailed(name, problem) : { ...nothing, passed: 1 });
  };
  report('npm start gets healthy', await healthProblem(url, () => gone));
  report('the landing page is there', await landingProblem(url));
  if (!gone) child.kill('SIGINT');
  const code = await Promise.race([end, sleep(30_000).then(() => 'no end within 30 s')]);
  report('SIGINT ends it cleanly', code === 0 ? undefined : `it ended with ${code}`);
  report('nothing answers afterwards', (await get(url)) ? 'something still does' : undefined);
  rmSync(dataDir, { recursive: true, force: true });
  return counts;
}

async function get(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}

async function healthProblem(url, gone) {
  const deadline = Date.now() + patienceMs;
  let answer;
  while (Date.now() < deadline && !gone()) {
    answer = await get(`${url}/api/health`);
    if (answer?.status === 200) {
      return answer.text === '{"status":"ok"}' ? undefined : `it answers ${answer.text}`;
    }
    await sleep(200);
  }
  return gone() ? 'it ended' : `no healthy answer (${answer?.status ?? 'none'})`;
}

async function landingProblem(url) {
  const answer = await get(`${url}/`);
  if (answer?.status !== 200) return `status ${answer?.status ?? 'none'}`;
  return answer.text.includes('<h1') ? undefined : 'it has no heading';
}

const parts = {
  'npm test': () => runTests('test'),
  'npm run test:deep': () => runTests('test:deep'),
  'npm start': checkStart,
};
let total = nothing;
const lines = [];
for (const [name, part] of Object.entries(parts)) {
  console.log(`\n── ${name} ──`);
  const began = Date.now();
  const counts = await part();
  const seconds = Math.round((Date.now() - began) / 1000);
  lines.push(`${name}: ${counts.passed} passed and ${counts.failed} failed in ${seconds} s`);
  total = plus(total, counts);
}
console.log(`\n${lines.join('\n')}\n\n${closing(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
