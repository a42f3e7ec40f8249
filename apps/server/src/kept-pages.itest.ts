import { banksPaths } from '@app/contracts/banks/banks.paths';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import type { PageAnswer, PageRequest } from '@app/contracts/page';
import { pages } from '@app/contracts/pages';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { scratchRoot } from '../../../tools/testing/scratch.ts';
import { createBank } from './modules/banks/banks.factory.ts';
import { type TestApp, testApp } from './platform/testing/testApp.ts';
import { mountWeb } from './platform/web/mount.ts';

// The clocks stand: nothing that is kept ends by itself.

interface Copy {
  readonly app: TestApp;
  /** How often it rendered. */
  readonly renderings: () => number;
  read(path?: string): Promise<string>;
}

const closing: (() => Promise<unknown>)[] = [];
let here: Copy;
let there: Copy;

/** A copy whose pages say what their only question is answered. */
async function copy(app: TestApp): Promise<Copy> {
  const render = vi.fn(async ({ call, path }: PageRequest): Promise<PageAnswer> => {
    const asked = path === pages.campaigns() ? crowdfundingPaths.campaigns : banksPaths.list;
    const answer = await call(asked, {}, { language: 'bhs' });
    return { status: 200, headers: {}, body: JSON.stringify(answer) };
  });
  const server = Fastify();
  const stop = async () => undefined;
  const build = { id: 'b', clientFolder: scratchRoot(), pages: { render }, stop };
  await mountWeb(server, app.platform, app.invoke, build);
  closing.push(() => server.close());
  return {
    app,
    renderings: () => render.mock.calls.length,
    read: async (path = pages.banks()) => (await server.inject({ url: path })).body,
  };
}

beforeAll(async () => {
  const first = await testApp();
  const second = await testApp({}, {}, { way: async () => first.databaseUrl });
  here = await copy(first);
  there = await copy(second);
  closing.push(
    () => second.close(),
    () => first.close(),
  );
});

beforeEach(() => here.app.platform.db.pool.query('DELETE FROM youth_banks'));

afterAll(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What the copies do not hear of. */
async function unheard(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: here.app.databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Signals come in the order in which they are told. */
async function allHeard(): Promise<void> {
  const heard = vi.fn();
  const stop = there.app.platform.signals.subscribe((topic) => topic === 'table:none' && heard());
  here.app.platform.signals.tell('table:none');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
  stop();
}

/** What it rendered meanwhile. */
async function renderingsOf(one: Copy, work: () => Promise<unknown>): Promise<number> {
  const before = one.renderings();
  await work();
  return one.renderings() - before;
}

const newBank = ({ app }: Copy, name: string) =>
  app.platform.db.transaction((tx) => createBank(tx, { name }));

const names = (page: string) => (JSON.parse(page) as { name: string }[]).map(({ name }) => name);

it('what a copy writes is read on its next page', async () => {
  expect(names(await here.read())).toEqual([]);
  await newBank(here, 'Prva');
  expect(names(await here.read())).toEqual(['Prva']);
  await here.app.platform.db.pool.query("UPDATE youth_banks SET name = 'Druga'");
  expect(names(await here.read())).toEqual(['Druga']);
  expect(await renderingsOf(here, () => here.read())).toBe(0);
});

it('another copy follows at once', async () => {
  await allHeard();
  expect(names(await there.read())).toEqual([]);
  await newBank(here, 'Prva');
  await allHeard();
  expect(names(await there.read())).toEqual(['Prva']);
});

it('what concerns no page, or changes nothing that it shows, renders none', async () => {
  await newBank(here, 'Prva');
  const both = () => Promise.all([here.read(), here.read(pages.campaigns())]);
  await both();
  await here.app.platform.db.pool.query('UPDATE youth_banks SET revision = revision + 1');
  await here.app.platform.db.pool.query("DELETE FROM rate_limits WHERE key = 'none'");
  expect(await renderingsOf(here, both)).toBe(0);
});

it('a rush of strangers asks for a changed page once', async () => {
  await here.read();
  await newBank(here, 'Prva');
  const rush = () => Promise.all(Array.from({ length: 50 }, () => here.read()));
  expect(await renderingsOf(here, rush)).toBe(1);
  expect(new Set(await rush()).size).toBe(1);
});

it('what no signal tells is seen after two seconds, or once the others are heard again', async () => {
  await newBank(here, 'Prva');
  await allHeard();
  expect(names(await there.read())).toEqual(['Prva']);
  await unheard("UPDATE youth_banks SET name = 'Druga'");
  there.app.clock.forward(1_999);
  expect(names(await there.read())).toEqual(['Prva']);
  there.app.clock.forward(1);
  expect(names(await there.read())).toEqual(['Druga']);
  await unheard("UPDATE youth_banks SET name = 'Treća'");
  expect(names(await there.read())).toEqual(['Druga']);
  await unheard(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'signals' AND datname = current_database()`);
  await vi.waitFor(async () => expect(names(await there.read())).toEqual(['Treća']), {
    timeout: 10_000,
  });
  await vi.waitFor(() => expect(there.app.platform.signals.connected).toBe(true), {
    timeout: 10_000,
  });
});
