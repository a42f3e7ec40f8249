import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Db, openDb } from '../../../platform/db/client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../platform/db/embedded.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { readSettings } from '../../../platform/settings.ts';
import { freePort } from '../../../platform/testing/campaigns.ts';
import { createPeerOrders, type PeerOrder } from '../demo-peer/demo-peer.orders.ts';

const main = fileURLToPath(new URL('../../../../build/main.js', import.meta.url));
const peerModule = new URL('../demo-peer/demo-peer.plugin.ts', import.meta.url).href;
const settingsModule = new URL('../../../platform/settings.ts', import.meta.url).href;

/** Something that runs, may be killed at any moment, and is started again whenever it ends. */
export interface Part {
  /**
   * Ends it as a power cut does: so many milliseconds after it was up, or from now on, wherever its
   * start may be by then.
   *
   * @returns whether it was there to be ended.
   */
  kill(moment: { readonly afterMs: number; readonly starting: boolean }): Promise<boolean>;
  /** Waits until it is up. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** Two copies of the server behind one address, the card provider and the database. */
export interface CrashStage {
  readonly copies: readonly [Part, Part];
  readonly peer: Part;
  readonly database: Part;
  readonly db: Db;
  /** Where donors and the provider reach whichever copy is up. */
  readonly url: string;
  readonly peerUrl: string;
  /** Connections that each copy took. */
  readonly taken: readonly [number, number];
  /** What the provider has decided, by order number. */
  bankBook(): Promise<Map<string, PeerOrder>>;
  close(): Promise<void>;
}

export async function crashStage(): Promise<CrashStage> {
  if (!existsSync(main)) throw new Error('The server is not built; run npm run build first.');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zamah-crash-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.url);
  const db = openDb(postgres.url, 4);
  const [frontPort, peerPort, ...copyPorts] = await Promise.all(
    Array.from({ length: 4 }, freePort),
  );
  if (!frontPort || !peerPort) throw new Error('No port was given.');
  const url = `http://127.0.0.1:${frontPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  const { key, token } = readSettings({}).payments;

  const peer = keepRunning(peerUrl, ['--input-type=module', '--eval', peerProgram], {
    PEER_PORT: String(peerPort),
    // To the provider the merchant is whoever answers at the common address.
    PORT: String(frontPort),
    PUBLIC_URL: url,
    DATA_DIR: path.join(dataDir, 'peer'),
  });
  const startCopy = (n: number) =>
    keepRunning(`http://127.0.0.1:${copyPorts[n]}`, [main], {
      PORT: String(copyPorts[n]),
      PUBLIC_URL: url,
      DATA_DIR: path.join(dataDir, `copy-${n}`),
      DATABASE_URL: postgres.url,
      JWT_SECRET: 's'.repeat(64),
      ENCRYPTION_KEYS: 'k'.repeat(64),
      PAYMENTS: 'monri',
      MONRI_URL: `${peerUrl}/dev/payments`,
      MONRI_KEY: key,
      MONRI_TOKEN: token,
      SEED: 'none',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
    });
  await mkdir(path.join(dataDir, 'peer'));
  const copies = [startCopy(0), startCopy(1)] as const;
  const front = await openFront(frontPort, copyPorts);
  await Promise.all([peer, ...copies].map((part) => part.up()));

  return {
    copies,
    peer,
    database: databasePart(path.join(dataDir, 'postgres'), db, postgres),
    db,
    url,
    peerUrl,
    taken: front.taken,
    bankBook: () => bankBook(path.join(dataDir, 'peer')),
    async close() {
      await Promise.all([peer, ...copies].map((part) => part.stop()));
      await front.close();
      await db.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The card provider of the demo as a program of its own. */
const peerProgram = `
  import fastify from 'fastify';
  const { demoPeer } = await import('${peerModule}');
  const { readSettings } = await import('${settingsModule}');
  const settings = readSettings(process.env);
  const app = fastify();
  const log = { warn() {} };
  await app.register(demoPeer({ settings, log, clock: { now: () => new Date() } }));
  app.get('/api/health', async () => ({ status: 'ok' }));
  await app.listen({ port: Number(process.env.PEER_PORT), host: '127.0.0.1' });`;

/** As a process manager does: whenever it has ended, however, it is started again. */
function keepRunning(url: string, args: string[], env: Record<string, string>): Part {
  let child: ChildProcess | undefined;
  let healthy = Promise.resolve();
  let stopping = false;
  const gone = (one: ChildProcess) => one.exitCode !== null || one.signalCode !== null;

  const start = () => {
    const one = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, TZ: 'UTC', ...env },
      stdio: 'ignore',
    });
    child = one;
    one.once('exit', () => {
      // A server whose database is just being started again ends by itself.
      if (!stopping) healthy = sleep(100).then(start);
    });
    return untilHealthy(url, () => gone(one));
  };
  healthy = start();

  const up = async () => {
    for (let seen = undefined as Promise<void> | undefined; seen !== healthy; ) {
      seen = healthy;
      await seen;
    }
  };
  return {
    up,
    async kill({ afterMs, starting }) {
      if (!starting) await up();
      await sleep(afterMs);
      return child?.kill('SIGKILL') ?? false;
    },
    async stop() {
      stopping = true;
      await healthy.catch(() => undefined);
      if (!child || gone(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Ends also when the process has: its successor is waited for instead. */
async function untilHealthy(url: string, isGone: () => boolean): Promise<void> {
  while (!isGone()) {
    const ok = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await sleep(25);
  }
}

function databasePart(cluster: string, db: Db, postgres: EmbeddedPostgres): Part {
  const up = async () => {
    while (!(await db.pool.query('SELECT 1').catch(() => false))) await sleep(25);
  };
  return {
    up,
    async kill({ afterMs }) {
      await up();
      await sleep(afterMs);
      const lockFile = path.join(cluster, 'postmaster.pid');
      try {
        return process.kill(Number.parseInt(await readFile(lockFile, 'utf8'), 10), 'SIGKILL');
      } catch (error) {
        // It had ended since: its file still names it, or makes room for the next one's.
        if (['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
        throw error;
      }
    },
    stop: () => postgres.stop(),
  };
}

/** Leads each connection to one of the copies in turn, or to the other where nobody listens. */
async function openFront(port: number, ports: readonly number[]) {
  const taken: [number, number] = [0, 0];
  const sockets = new Set<Socket>();
  let turn = 0;
  const lead = (client: Socket, n: number, more: number): void => {
    const upstream = connect(ports[n % 2] ?? 0, '127.0.0.1');
    let reached = false;
    sockets.add(upstream);
    upstream.once('connect', () => {
      reached = true;
      taken[n % 2 === 0 ? 0 : 1] += 1;
      client.pipe(upstream).pipe(client);
      client.once('close', () => upstream.destroy());
    });
    upstream.on('error', () => {
      if (!reached && more > 0) lead(client, n + 1, more - 1);
      else client.destroy();
    });
    upstream.once('close', () => {
      sockets.delete(upstream);
      if (reached) client.destroy();
    });
  };
  const server: Server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => sockets.delete(client));
    turn += 1;
    lead(client, turn, 1);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    taken,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function bankBook(dataDir: string): Promise<Map<string, PeerOrder>> {
  const orders = createPeerOrders(dataDir);
  const names = await readdir(path.join(dataDir, 'demo-payments'));
  const found = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => orders.find(name.slice(0, -5))),
  );
  return new Map(found.flatMap((order) => (order ? [[order.orderNumber, order]] : [])));
}
