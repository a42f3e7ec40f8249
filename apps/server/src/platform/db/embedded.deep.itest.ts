import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { embeddedStage, query } from './embedded.testing.ts';
import { processStart } from './embedded-lock.ts';

const { inFolder, start, enginePid } = embeddedStage();

/** A server that starts the database and is then killed without a chance to stop it. */
async function killedServer(): Promise<void> {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded.ts'));
  const script = `
    const { startEmbeddedPostgres } = await import(${module});
    const { url } = await startEmbeddedPostgres(${JSON.stringify({ dataDir: inFolder('.') })});
    console.log(url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
  await query(String(url).trim(), 'CREATE TABLE kept AS SELECT 42 AS answer');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the embedded database', () => {
  it('speaks UTF-8 everywhere alike, writes safely and listens on this machine only', async () => {
    const { url } = await start({});
    const [row] = await query(
      url,
      `SELECT lower('ČĆŠŽĐ') AS lower, current_setting('server_encoding') AS encoding,
         current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens,
         current_setting('TimeZone') AS zone, current_database() AS name`,
    );
    expect(row).toEqual({
      lower: 'čćšžđ',
      encoding: 'UTF8',
      fsync: 'on',
      listens: '127.0.0.1',
      zone: 'UTC',
      name: 'zamah',
    });
  });

  it('demands its password over the network and shows it to nobody else', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect((await stat(inFolder('postgres'))).mode & 0o777).toBe(0o700);
  });

  it('takes over the lock of a dead process, also when its number lives again', async () => {
    await writeFile(inFolder('server-999999999-5.lock'), '');
    await writeFile(inFolder(`server-${process.ppid}-5.lock`), '');
    await start();
    const locks = (await readdir(inFolder('.'))).filter((name) => name.endsWith('.lock'));
    expect(locks).toEqual([`server-${process.pid}-${processStart(process.pid)}.lock`]);
  });

  it('takes over from a server that was killed and loses nothing', async () => {
    await killedServer();
    const orphan = await enginePid();
    expect(processStart(orphan)).toBeDefined();
    const { url } = await start();
    expect(processStart(orphan)).toBeUndefined();
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('starts though its old number belongs to another program now', async () => {
    await (await start()).stop();
    await writeFile(inFolder('postgres/postmaster.pid'), `${process.ppid}\n`);
    await start();
    expect(processStart(process.ppid)).toBeDefined();
  });

  it('comes back at the same address when the engine is killed', async () => {
    const { url } = await start({});
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const killed = await enginePid();
    process.kill(killed, 'SIGKILL');
    const deadline = Date.now() + 10_000;
    let rows: unknown;
    while (rows === undefined && Date.now() < deadline) {
      await sleep(50);
      rows = await query(url, 'SELECT answer FROM kept').catch(() => undefined);
    }
    expect(rows).toEqual([{ answer: 42 }]);
    expect(await enginePid()).not.toBe(killed);
  });

  it('says which engine wrote data that this one cannot read', async () => {
    await (await start()).stop();
    await writeFile(inFolder('postgres/PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow('was written by PostgreSQL 9, this version brings');
  });

  it('starts anew where a first start was cut short', async () => {
    const first = await start();
    await first.stop();
    await rm(inFolder('postgres'), { recursive: true });
    await writeFile(inFolder('postgres.password'), 'half');
    const again = await start();
    expect(again.url).not.toBe(first.url);
  });
});
