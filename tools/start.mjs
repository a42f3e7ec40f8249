// npm start: installs and builds what is missing, then runs the server until it is told to stop.
// npm run dev (--watch): the same, and again after each change.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled, pinnedNode, root, run, toolEnvironment } from './support/runtime.mjs';
import { glance } from './support/sources.mjs';

/** How the server's process keeps to little memory (decision 040). */
const { flags, environment } = JSON.parse(
  readFileSync(join(root, 'tools/support/server-process.json'), 'utf8'),
);

const build = () => run(pinnedNode, [join(root, 'tools/build.mjs')]);

/**
 * The server in a process group of its own, so that Ctrl-C reaches it once, through us. The
 * channel to it tells it when we are gone without a word.
 */
function startServer() {
  const guard = join(root, 'tools/support/stop-with-parent.mjs');
  const main = join(root, 'apps/server/build/main.js');
  return spawn(pinnedNode, [...flags, '--import', guard, main], {
    cwd: root,
    env: {
      ...toolEnvironment,
      ...environment,
      // React writes mails several times as fast; with a database of one's own it would mean a
      // product in earnest, which asks for secrets.
      ...(toolEnvironment.DATABASE_URL ? {} : { NODE_ENV: 'production' }),
    },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('close', (code) => resolve(code ?? (stopping ? 0 : 1)));
  });

let server;
let stopping = false;

/** Ctrl-C in a terminal may come twice, from the terminal and from npm; it means stop once. */
function stop(signal) {
  if (stopping) return;
  stopping = true;
  server?.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stop(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'));
}

/** npm may be ended without passing the signal on; the server must not outlive it unseen. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, 500).unref();
}

async function serveOnce() {
  if ((await build()) !== 0) return 1;
  if (stopping) return 0;
  server = startServer();
  return ended(server);
}

const watched = ['apps/server/src', 'apps/web', 'packages'];

/** Waits until a source changes or the command is told to stop. */
async function nextChange() {
  const before = glance(watched);
  while (!stopping && glance(watched) === before) await sleep(400);
}

/** Restarts the server after each change that builds. */
async function serveAndWatch() {
  while (!stopping) {
    const change = nextChange().then(() => undefined);
    if ((await build()) === 0 && !stopping) {
      server = startServer();
      const code = await Promise.race([ended(server), change]);
      if (code !== undefined) return code;
      server.kill('SIGINT');
      await ended(server);
    } else await change;
  }
  return 0;
}

await ensureInstalled();
stopWithNpm();
process.exit(await (process.argv.includes('--watch') ? serveAndWatch() : serveOnce()));
