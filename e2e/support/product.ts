import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { scratchRoot } from '../../tools/testing/scratch.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const stopWithParent = join(root, 'tools/support/stop-with-parent.mjs');

interface ServerProcess {
  readonly flags: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** How `npm start` starts it, too. */
const serverProcess = (folder: string): ServerProcess =>
  JSON.parse(readFileSync(join(folder, 'tools/support/server-process.json'), 'utf8'));

/** How the names of the folders begin. */
export const productFolders = 'zamah-e2e-';

export interface ProductOptions {
  /** Kept after the end when named; otherwise a fresh folder that goes with the product. */
  readonly dataDir?: string;
  readonly port?: number;
  /** Further settings; `DATABASE_URL`, `LOG_LEVEL` and the like. */
  readonly env?: Readonly<Record<string, string>>;
  /** The checkout whose build is started; this one unless named. */
  readonly from?: string;
  /** Milliseconds to wait for the health answer; 60,000 unless named. */
  readonly patienceMs?: number;
}

/** The built product, running as a process of its own in demo mode. */
export interface Product {
  /** Address without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly port: number;
  readonly pid: number;
  /** Everything printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does. Answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. The data folder stays. */
  kill(): Promise<void>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Settings of whoever runs the tests must not reach the product. */
function environment(options: ProductOptions, port: number, dataDir: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return {
    PATH,
    ...(HOME ? { HOME } : {}),
    ...(TMPDIR ? { TMPDIR } : {}),
    ...(LANG ? { LANG } : {}),
    TZ: 'UTC',
    ...serverProcess(options.from ?? root).environment,
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: dataDir,
    // A picture of the product itself stands for each tile: no test asks another server.
    MAP_TILES_URL: `http://127.0.0.1:${port}/favicon.svg?z={z}&x={x}&y={y}`,
    ...options.env,
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly end: Promise<number | null>;
}

function launch(options: ProductOptions, port: number, dataDir: string): Launched {
  const folder = options.from ?? root;
  const main = join(folder, 'apps/server/build/main.js');
  if (!existsSync(main)) throw new Error('The product is not built; run npm run build first.');
  const args = [...serverProcess(folder).flags, '--import', stopWithParent, main];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment(options, port, dataDir),
    // The channel tells the product when the tests are ended without a word.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => printed, end };
}

/**
 * Starts the built product and waits until it is healthy.
 *
 * @throws with everything it printed, when it ends or does not get healthy in time.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const port = options.port ?? (await freePort());
  const { child, output, end } = launch(options, port, dataDir);
  const url = `http://127.0.0.1:${port}`;
  await healthy(child, url, options.patienceMs ?? 120_000, output);
  return {
    url,
    dataDir,
    port,
    pid: child.pid ?? 0,
    output,
    async stop() {
      child.kill('SIGINT');
      const code = await end;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await end;
    },
  };
}

/** Starts a product that is expected to refuse. Answers how it ended and what it printed. */
export async function refusedStart(
  options: ProductOptions & { readonly dataDir: string; readonly port: number },
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { end, output } = launch(options, options.port, options.dataDir);
  const code = await end;
  return { code, output: output() };
}

/**
 * Interrupts a start, as Ctrl-C does, after so many milliseconds.
 *
 * @returns its exit code and what it printed.
 */
export async function interruptedStart(
  afterMs: number,
  options: ProductOptions & { readonly dataDir: string; readonly port: number },
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { child, end, output } = launch(options, options.port, options.dataDir);
  await sleep(afterMs);
  child.kill('SIGINT');
  const code = await end;
  return { code, output: output() };
}

/** A fresh folder for a product that is started more than once; the test removes it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(scratchRoot(), productFolders));
  await chmod(folder, 0o755);
  return folder;
}

async function healthy(
  child: ChildProcess,
  url: string,
  patienceMs: number,
  printed: () => string,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const ok = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await sleep(50);
  }
  child.kill('SIGINT');
  throw new Error(`The product did not get healthy at ${url}. It printed:\n${printed()}`);
}
