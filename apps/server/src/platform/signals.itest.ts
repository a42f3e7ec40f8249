import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/testing/clone-database.ts';
import { type Db, openDb } from './db/client.ts';
import { connectSignals, type Signals, type Topic } from './signals.ts';
import { type DatabaseProxy, proxyTo } from './testing/database-proxy.ts';

const log = pino({ level: 'silent' });
let database: ClonedDatabase;
let proxy: DatabaseProxy;
const opened: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  database = await cloneDatabase();
  proxy = await proxyTo(database.url);
});

afterEach(async () => {
  proxy.thaw();
  for (const one of opened.splice(0).reverse()) await one.close();
  await proxy.close();
  await database.drop();
});

async function copy(
  listenAt: string,
  sendAt: string,
  heardWithin?: number,
): Promise<Signals & { db: Db; lost(): number; heard: Topic[] }> {
  const patience = sendAt === database.url ? 900 : 10;
  const db = openDb(sendAt, 2, { every: 50, patience });
  opened.push(db);
  const signals = await connectSignals(listenAt, db, log, heardWithin ? { heardWithin } : {});
  opened.push(signals);
  let lost = 0;
  const heard: Topic[] = [];
  signals.onLost(() => {
    lost += 1;
  });
  signals.subscribe((topic) => heard.push(topic));
  return Object.assign(Object.create(signals) as Signals, { db, lost: () => lost, heard });
}

it('a copy whose connection the network swallowed notices, and hears the others again', async () => {
  const deaf = await copy(proxy.url, database.url, 500);
  const other = await copy(database.url, database.url);
  other.tell('campaign:1');
  await vi.waitFor(() => expect(deaf.heard).toEqual(['campaign:1']), { timeout: 15_000 });
  expect(deaf.connected).toBe(true);
  proxy.swallow();
  await vi.waitFor(() => expect(deaf.lost()).toBe(1), { timeout: 15_000 });
  await vi.waitFor(() => expect(deaf.connected).toBe(true), { timeout: 15_000 });
  other.tell('campaign:2');
  await vi.waitFor(() => expect(deaf.heard).toContain('campaign:2'), { timeout: 15_000 });
  expect(other.lost()).toBe(0);
});

it('a copy stays connected while it hears itself', async () => {
  const quiet = await copy(proxy.url, database.url, 500);
  const { rows } = await quiet.db.pool.query('SELECT pg_sleep(2)');
  expect(rows).toHaveLength(1);
  expect([quiet.connected, quiet.lost()]).toEqual([true, 0]);
});

it('a silent database is lost at once, and what could not be told is told after', async () => {
  const cutOff = await copy(proxy.url, proxy.url);
  const other = await copy(database.url, database.url);
  proxy.freeze();
  cutOff.tell('campaign:3');
  await vi.waitFor(() => expect(cutOff.lost()).toBe(1), { timeout: 15_000 });
  expect(cutOff.connected).toBe(false);
  proxy.thaw();
  await vi.waitFor(() => expect(other.heard).toContain('campaign:3'), { timeout: 15_000 });
  expect(cutOff.connected).toBe(true);
});
