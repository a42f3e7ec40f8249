import { banksPaths } from '@app/contracts/banks/banks.paths';
import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import type { PageAnswer, PageRequest } from '@app/contracts/page';
import { pages } from '@app/contracts/pages';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scratchRoot } from '../../../../../tools/testing/scratch.ts';
import { createBank } from '../../modules/banks/banks.factory.ts';
import { type DatabaseProxy, proxyTo } from '../testing/database-proxy.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { mountWeb } from './mount.ts';

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
let proxy: DatabaseProxy;

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

beforeEach(async () => {
  const first = await testApp();
  proxy = await proxyTo(first.databaseUrl);
  const second = await testApp({}, {}, { way: async () => proxy.url });
  here = await copy(first);
  there = await copy(second);
  closing.unshift(
    () => second.close(),
    () => proxy.close(),
    () => first.close(),
  );
});

afterEach(async () => {
  proxy.thaw();
  for (const close of closing.splice(0)) await close();
});

const newBank = ({ app }: Copy, name: string) =>
  app.platform.db.transaction((tx) => createBank(tx, { name }));

const names = (page: string) => (JSON.parse(page) as { name: string }[]).map(({ name }) => name);

it('what a copy writes is read on its next page', async () => {
  expect(names(await here.read())).toEqual([]);
  await newBank(here, 'Prva');
  expect(names(await here.read())).toEqual(['Prva']);
  await here.app.platform.db.pool.query("UPDATE youth_banks SET name = 'Druga'");
  expect(names(await here.read())).toEqual(['Druga']);
  expect([names(await here.read()), here.renderings()]).toEqual([['Druga'], 3]);
});

it('another copy follows at once', async () => {
  expect(names(await there.read())).toEqual([]);
  await newBank(here, 'Prva');
  await vi.waitFor(async () => expect(names(await there.read())).toEqual(['Prva']));
  expect(there.renderings()).toBe(2);
});

it('what concerns no page, or changes nothing that it shows, renders none', async () => {
  await newBank(here, 'Prva');
  await Promise.all([here.read(), here.read(pages.campaigns())]);
  await here.app.platform.db.pool.query('UPDATE youth_banks SET revision = revision + 1');
  await here.app.platform.db.pool.query("DELETE FROM rate_limits WHERE key = 'none'");
  await Promise.all([here.read(), here.read(pages.campaigns())]);
  expect(here.renderings()).toBe(2);
});

it('a rush of strangers asks for a changed page once', async () => {
  await here.read();
  await newBank(here, 'Prva');
  const all = await Promise.all(Array.from({ length: 50 }, () => here.read()));
  expect(new Set(all.map(String)).size).toBe(1);
  expect(here.renderings()).toBe(2);
});

it('a copy that does not hear the others keeps a page for two seconds, until it hears again', async () => {
  expect(names(await there.read())).toEqual([]);
  proxy.swallow();
  await newBank(here, 'Prva');
  there.app.clock.forward(1_999);
  expect(names(await there.read())).toEqual([]);
  there.app.clock.forward(1);
  expect(names(await there.read())).toEqual(['Prva']);
  await newBank(here, 'Druga');
  // It notices by itself, connects anew, and knows that it may have missed something.
  await vi.waitFor(async () => expect(names(await there.read())).toHaveLength(2), {
    timeout: 30_000,
  });
});
