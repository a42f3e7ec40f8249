// What every command needs before the product's own code can run. Plain JavaScript, because it
// runs on whatever Node the host has (20 or newer), before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node that the product is pinned to, installed from npm. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The host's own search path: npm puts `node_modules/.bin` before it, which an install empties. */
const hostPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);

/** Environment for the product's tools: the pinned Node comes first. */
export const toolEnvironment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), hostPath].join(delimiter),
};

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not start.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment,
      ...options,
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command to its end without showing what it prints.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Says for which lock file the last install was; npm removes it with everything else. */
const stamp = join(root, 'node_modules/.installed-for');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Whether everything the lock file names is installed in the version it names. */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(packagesOf('package-lock.json') ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional || wanted.peer) {
      return true;
    }
    return installed[path]?.version === wanted.version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Installs with npm when `node_modules` is missing or does not match the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci)…');
  // npm itself and the install scripts run on the host's Node: the pinned one is being replaced.
  const { npm_node_execpath: hostNode, npm_execpath: npmCli } = process.env;
  const [command, ...first] =
    hostNode && npmCli && !hostNode.startsWith(root) ? [hostNode, npmCli] : ['npm'];
  const args = [...first, 'ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const env = { ...process.env, PATH: hostPath };
  if ((await run(command, args, { env })) !== 0) fail('npm ci did not succeed.');
  if (!existsSync(pinnedNode)) await fetchPinnedNode(env);
  writeFileSync(stamp, lockHash());
}

/** Where install scripts are switched off, the pinned Node's own has not run yet. */
async function fetchPinnedNode(env) {
  const folder = join(root, 'node_modules/node');
  const args = ['installArchSpecificPackage'];
  const scripts = { ...env, npm_config_ignore_scripts: 'false' };
  await run(process.execPath, args, { cwd: folder, env: scripts });
  if (!existsSync(pinnedNode)) fail('Node was not installed; try: npm rebuild node');
}

/** Ends the command with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Set in what runs on the pinned Node already, so that no command can start itself for ever. */
const mark = 'ZAMAH_PINNED_NODE';

/** Whether this process runs on the pinned Node. */
export const onPinnedNode = () => process.env[mark] === '1' || process.execPath === pinnedNode;

/** Runs a script on the pinned Node. */
export const runPinned = (args) =>
  run(pinnedNode, args, { env: { ...toolEnvironment, [mark]: '1' } });
