import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { processStart } from '../apps/server/src/platform/db/embedded-lock.ts';
import {
  freePort,
  interruptedStart,
  type Product,
  refusedStart,
  startProduct,
  temporaryFolder,
} from './support/product.ts';
import { deep } from './support/tags.ts';

let dataDir: string;
let product: Product;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  dataDir = await temporaryFolder();
  product = await startProduct({ dataDir });
});

test.afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const databasePid = async () =>
  Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

const lives = (pid: number) => processStart(pid) !== undefined;

test('it prints its address, the mailbox and the demo accounts', { tag: deep }, async () => {
  await expect.poll(() => product.output()).toContain('stari@demo.zamah.ba');
  const printed = product.output();
  expect(printed).toContain(`:${product.port}`);
  expect(printed).toContain(pages.mailbox());
  expect(printed).toContain('Demo2026!x');
  expect(printed).toContain('voditelj@demo.zamah.ba');
});

test('a second start on the same data folder says so and ends', { tag: deep }, async () => {
  const second = await refusedStart({ dataDir, port: await freePort() });
  expect(second.code).toBe(1);
  expect(second.output).toContain('is already in use by a running server');
  expect(second.output.trim().split('\n')).toHaveLength(1);
});

test('a start on a taken port says so, ends and leaves no database', { tag: deep }, async () => {
  const other = await temporaryFolder();
  const second = await refusedStart({ dataDir: other, port: product.port });
  expect(second.code).toBe(1);
  expect(second.output).toContain(`${product.port}`);
  expect(await readdir(other)).not.toContain('postgres/postmaster.pid');
  await rm(other, { recursive: true, force: true });
});

test('killed and started again, it is ready', { tag: deep }, async () => {
  const database = await databasePid();
  await product.kill();
  expect(lives(database)).toBe(true);
  product = await startProduct({ dataDir });
  expect(lives(database)).toBe(false);
});

test('it ends cleanly, with its database', { tag: deep }, async () => {
  const database = await databasePid();
  expect(await product.stop()).toBe(0);
  expect(lives(database)).toBe(false);
  expect((await readdir(dataDir)).filter((name) => name.endsWith('.lock'))).toEqual([]);
});

for (const afterMs of [300, 900, 1800]) {
  test(`interrupted after ${afterMs} ms, it leaves nothing behind`, { tag: deep }, async () => {
    const port = await freePort();
    const { code, output } = await interruptedStart(afterMs, { dataDir, port });
    // Null: the signal came before the program had begun.
    expect([0, null], output).toContain(code);
    const pidFile = join(dataDir, 'postgres/postmaster.pid');
    const left = await readFile(pidFile, 'utf8').catch(() => undefined);
    if (left) await expect.poll(() => lives(Number.parseInt(left, 10))).toBe(false);
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });
}
