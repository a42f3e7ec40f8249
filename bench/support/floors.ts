import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { rows } from '../floors/ready.ts';
import { browser } from './load.ts';

/** A bare program that ours is measured beside. */
export interface Floor {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export const floorNames = ['http', 'same', 'list', 'key', 'insert', 'react'] as const;
export type FloorName = (typeof floorNames)[number];
export type Floors = Readonly<Record<FloorName, Floor>>;

/** Makes the floors' own database beside the product's. @returns its address. */
export async function createFloorsDatabase(productUrl: string): Promise<string> {
  const url = new URL(productUrl);
  await withClient(productUrl, (client) => client.query('CREATE DATABASE floors'));
  url.pathname = '/floors';
  await withClient(url.href, async (client) => {
    await client.query(`
      CREATE TABLE floor_rows (
        id int PRIMARY KEY, slug text NOT NULL, title text NOT NULL, summary text NOT NULL,
        bank text NOT NULL, amount bigint NOT NULL, opens_at timestamptz NOT NULL,
        closes_at timestamptz NOT NULL)`);
    await client.query(
      `INSERT INTO floor_rows
       SELECT n, 'row-' || n, 'A title of ordinary length ' || n, repeat('Words of a summary. ', 6),
         'Tuzla', n * 100, now(), now() + interval '30 days'
       FROM generate_series(1, $1::int) n`,
      [rows],
    );
    await client.query(`
      CREATE TABLE floor_inserts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, author int NOT NULL,
        text text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`);
    await client.query('VACUUM ANALYZE floor_rows');
  });
  return url.href;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Starts every floor, each in a process of its own.
 *
 * @param pageUrl the page whose elements the floor `react` renders, and whose bytes `same` sends.
 */
export async function startFloors(databaseUrl: string, pageUrl: string): Promise<Floors> {
  const env = {
    FLOORS_URL: databaseUrl,
    PAGE_URL: pageUrl,
    PAGE_HEADERS: JSON.stringify(browser),
  };
  const started = await Promise.all(
    floorNames.map(async (name) => [name, await startFloor(name, env)] as const),
  );
  return Object.fromEntries(started) as Record<FloorName, Floor>;
}

async function startFloor(name: FloorName, env: Record<string, string>): Promise<Floor> {
  const file = fileURLToPath(new URL(`../floors/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = await portOf(child, name);
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'close');
    },
  };
}

async function portOf(child: ChildProcess, name: string): Promise<number> {
  const ended = once(child, 'close').then(() => {
    throw new Error(`The floor ${name} ended before it listened.`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return (message as { port: number }).port;
}
