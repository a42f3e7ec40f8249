import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { freePort } from '../testing/campaigns.ts';

const main = fileURLToPath(new URL('../../../build/main.js', import.meta.url));

/** A built server that can be asked to stop, and started again. */
export interface Copy {
  readonly port: number;
  start(): Promise<void>;
  /** Sends SIGTERM. @returns the code with which the process ended. */
  stop(): Promise<number | null>;
}

/** Something that stands before the copies. */
export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

export interface DrainStage {
  readonly copies: readonly [Copy, Copy];
  readonly ports: readonly [number, number];
  readonly folder: string;
  close(): Promise<void>;
}

/** Two copies of the built server on one database. */
export async function drainStage(): Promise<DrainStage> {
  if (!existsSync(main)) throw new Error('The server is not built; run npm run build first.');
  const folder = await mkdtemp(path.join(tmpdir(), 'zamah-drain-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  await migrate(postgres.url);
  const ports = [await freePort(), await freePort()] as const;
  const copies = [
    makeCopy(ports[0], postgres.url, path.join(folder, 'copy-0')),
    makeCopy(ports[1], postgres.url, path.join(folder, 'copy-1')),
  ] as const;
  await Promise.all(copies.map((copy) => copy.start()));
  return {
    copies,
    ports,
    folder,
    async close() {
      await Promise.all(copies.map((copy) => copy.end()));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function makeCopy(port: number, databaseUrl: string, dataDir: string) {
  let child: ChildProcess | undefined;
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } }).then(
      (answer) => answer.ok,
      () => false,
    );
  const start = async () => {
    const one = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        TZ: 'UTC',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        JWT_SECRET: 's'.repeat(64),
        ENCRYPTION_KEYS: 'k'.repeat(64),
        SEED: 'none',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = one;
    while (!(await isHealthy())) {
      if (one.exitCode !== null) throw new Error(`The server ended with ${one.exitCode}.`);
      await sleep(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  return { port, start, stop: () => end('SIGTERM'), end: () => end('SIGKILL') };
}

/** Milliseconds for which nobody is sent to a copy that could not be reached. */
export const failTimeout = 2_000;
/** What may be asked of another copy although it was sent already: these methods, and no others. */
const repeatable = new Set(['GET', 'HEAD']);

/**
 * A proxy that goes by the rules of nginx: in turn; past one that could not be reached; asks another
 * copy where nothing was sent yet, or where it may be asked twice; and tells 502 otherwise.
 * Connections to the copies are kept for the next request.
 */
export async function openFront(ports: readonly [number, number]): Promise<Front> {
  const agents = new Map(
    ports.map((port) => [port, new Agent({ keepAlive: true, maxFreeSockets: 32 })]),
  );
  const failedAt = new Map<number, number>();
  let turn = 0;
  const choose = (passed: readonly number[]): number | undefined => {
    turn += 1;
    const left = ports.filter((port) => !passed.includes(port));
    const now = performance.now();
    const fit = left.filter((port) => (failedAt.get(port) ?? -failTimeout) + failTimeout <= now);
    const among = fit.length > 0 ? fit : left;
    return among[turn % among.length];
  };
  const lead = (
    incoming: IncomingMessage,
    answer: ServerResponse,
    body: Buffer,
    passed: number[],
  ) => {
    const port = choose(passed);
    if (port === undefined) {
      answer.writeHead(502).end();
      return;
    }
    let isSent = false;
    const upstream = request({
      port,
      host: '127.0.0.1',
      agent: agents.get(port) ?? false,
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: { ...incoming.headers, connection: 'keep-alive' },
    });
    upstream.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (isSent = true));
      else isSent = true;
    });
    upstream.on('response', (from) => {
      const { connection: _, 'keep-alive': __, ...headers } = from.headers;
      answer.writeHead(from.statusCode ?? 502, headers);
      from.pipe(answer);
      from.on('error', () => answer.destroy());
    });
    upstream.on('error', () => {
      if (answer.headersSent) return answer.destroy();
      if (!isSent) failedAt.set(port, performance.now());
      if (!isSent || repeatable.has(incoming.method ?? '')) {
        return lead(incoming, answer, body, [...passed, port]);
      }
      return answer.writeHead(502).end();
    });
    answer.on('close', () => upstream.destroy());
    upstream.end(body);
  };
  const server: Server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    lead(incoming, answer, Buffer.concat(chunks), []);
  });
  // Its own readers it never sends away.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

/** Whether the real one is on this machine. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The real one, with kept connections, and sooner than by default with a copy that is back. */
export async function openNginx(ports: readonly [number, number], folder: string): Promise<Front> {
  const port = await freePort();
  const place = path.join(folder, `nginx-${port}`);
  await mkdir(place);
  const file = path.join(place, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
    pid ${place}/pid;
    error_log ${place}/error.log;
    events { worker_connections 4096; }
    http {
      access_log off;
      client_body_temp_path ${place}; proxy_temp_path ${place}; fastcgi_temp_path ${place};
      uwsgi_temp_path ${place}; scgi_temp_path ${place};
      upstream copies {
        ${ports.map((one) => `server 127.0.0.1:${one} fail_timeout=${failTimeout / 1000}s;`).join(' ')}
        keepalive 32;
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://copies;
          proxy_buffering off;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-c', file, '-e', path.join(place, 'error.log')], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))) await sleep(50);
  return {
    url,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface Load {
  readonly asked: number;
  /** What was cut off or failed, in the order in which it was asked for. */
  readonly failed: readonly string[];
  stop(): Promise<void>;
}

const turn = 50;
/** Asked at once: a machine that is slow is asked less often, not buried. */
const atOnce = 40;

/** Asks so many times a second at most: pages, lists, and what must not be asked twice. */
export function load(url: string, perSecond: number): Load {
  const agent = new Agent({ keepAlive: true });
  const failed: string[] = [];
  const underway = new Set<Promise<void>>();
  let asked = 0;
  const one = (n: number): Promise<void> => {
    const write = n % 3 === 0;
    const address = ['/api/page-views', '/api/crowdfunding/campaigns', '/'][n % 3] ?? '/';
    const began = performance.now();
    return new Promise((resolve) => {
      const fail = (what: string) => {
        failed.push(
          `${write ? 'POST' : 'GET'} ${address}: ${what} after ${Math.round(performance.now() - began)} ms`,
        );
        resolve();
      };
      const sent = request(url + address, {
        agent,
        method: write ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          // Each is another reader.
          'x-forwarded-for': `10.0.${(n >> 8) % 256}.${n % 256}`,
        },
      });
      sent.on('error', (error) => fail(error.message));
      sent.on('response', (answer) => {
        answer.resume();
        answer.on('error', (error) => fail(error.message));
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          if (statusCode >= 400) fail(String(statusCode));
          else resolve();
        });
      });
      sent.end(write ? JSON.stringify({ page: '/' }) : undefined);
    });
  };
  const timer = setInterval(() => {
    for (let n = 0; n < (perSecond * turn) / 1000 && underway.size < atOnce; n += 1) {
      asked += 1;
      const asking = one(asked);
      underway.add(asking);
      void asking.then(() => underway.delete(asking));
    }
  }, turn);
  return {
    get asked() {
      return asked;
    },
    failed,
    async stop() {
      clearInterval(timer);
      await Promise.all(underway);
      agent.destroy();
    },
  };
}
