import { createHash, randomBytes } from 'node:crypto';
import { chmod, cp, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import pg from 'pg';
import pino from 'pino';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from './app.ts';
import { appCode, member, signInAs, withFactor } from './modules/accounts/accounts.testing.ts';
import { takeBackup } from './platform/backup/backup.ts';
import { openEmpty } from './platform/backup/load.repo.ts';
import { restoreBackup } from './platform/backup/restore.ts';
import { openSet } from './platform/backup/set.ts';
import { openDb } from './platform/db/client.ts';
import { startEmbeddedPostgres } from './platform/db/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { createFileStore } from './platform/files/files.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { from } from './platform/testing/mails.ts';
import { setUpApp } from './platform/testing/setUp.ts';
import { callerOf } from './platform/testing/testApp.ts';
import { printOfDatabase } from './platform/testing/whole-database.ts';
import { demoPassword } from './seed/accounts.ts';
import { seedDemo } from './seed/seed.ts';

const app = setUpApp();
let folder: string;
let admin: pg.Client;
const databases: string[] = [];

beforeAll(async () => {
  await seedDemo(app.platform);
  folder = await mkdtemp(path.join(tmpdir(), 'zamah-backup-'));
  await chmod(folder, 0o755);
  admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const name of databases.splice(0)) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
});

const unique = (name: string) => path.join(folder, `${name}-${randomBytes(4).toString('hex')}`);

/** The place that the application of this file runs in. */
const source = (): Settings => ({ ...app.platform.settings, databaseUrl: app.databaseUrl });

/** An empty database, as an address. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  databases.push(name);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** An empty place: a data folder, and a database of its own unless the embedded one is to be it. */
const emptyPlace = async (more: Record<string, string> = {}): Promise<Settings> =>
  readSettings({ DATA_DIR: unique('place'), DATABASE_URL: await emptyDatabase(), ...more });

const backedUp = async (settings = source()): Promise<string> => {
  const set = unique('set');
  await takeBackup(settings, set);
  return set;
};

async function within<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const db = openDb(url, 2);
  try {
    return await work(db.pool);
  } finally {
    await db.close();
  }
}

/** SHA-256 of every file of a store, by its key. */
async function filesOf(storageUrl: string): Promise<Record<string, string>> {
  const store = createFileStore(storageUrl);
  const found: Record<string, string> = {};
  for (const key of [...(await store.keys())].sort()) {
    const file = await store.get(key);
    if (file)
      found[key] = createHash('sha256')
        .update(await buffer(file.stream))
        .digest('hex');
  }
  await store.close();
  return found;
}

/** What stands in a database, beside numbers that go on counting. */
const printAt = (url: string) => within(url, printOfDatabase);

const sequencesAt = (url: string) =>
  within(url, async (pool) => {
    const { rows } = await pool.query(
      'SELECT sequencename AS name, last_value AS last FROM pg_sequences ORDER BY 1',
    );
    return rows;
  });

describe('a restored place', () => {
  it('has every row, number and file, and lets everyone in as before, second factors too', async () => {
    const guarded = await member(app, { email: 'ulaz@primjer.ba' });
    const { secret } = await withFactor(app, guarded);
    await app.platform.db.pool.query(`SELECT nextval('receipt_numbers')`);
    const set = await backedUp();
    const place = readSettings({ DATA_DIR: unique('place'), LOG_LEVEL: 'silent' });
    const { manifest, files } = await restoreBackup(place, set);

    expect(await filesOf(place.storageUrl)).toEqual(await filesOf(source().storageUrl));
    expect(files).toBeGreaterThan(10);
    const engine = await startEmbeddedPostgres({ dataDir: place.dataDir });
    try {
      const prints = await printAt(engine.url);
      expect(prints).toEqual(await printAt(app.databaseUrl));
      expect(manifest.database.tables.length).toBeGreaterThan(100);
      expect(await sequencesAt(engine.url)).toEqual(await sequencesAt(app.databaseUrl));

      await migrate(engine.url);
      const log = pino({ level: 'silent' });
      const again = await createApp(place, engine.url, { pages: false, clock: app.clock, log });
      try {
        await seedDemo(again.platform);
        const { call } = callerOf(again);
        const demo = { email: 'lejla@demo.zamah.ba', password: demoPassword };
        const lejla = await call(accountsApi.login, { body: demo }, from('10.0.0.1'));
        expect(lejla.data.accessToken).toBeDefined();
        const first = await signInAs({ ...app, as: () => callerOf(again) }, guarded.email);
        const second = await call(
          accountsApi.loginCode,
          { body: { challenge: first.data.twoFactor ?? '', code: appCode(app, secret) } },
          from('10.0.0.1'),
        );
        expect(second.data.accessToken).toBeDefined();
        // Who was signed in stays so.
        const own = await callerOf(again, guarded.token).call(profilesApi.own);
        expect(own.status).toBe(200);
      } finally {
        await again.close();
      }
    } finally {
      await engine.stop();
    }
    expect((await stat(path.join(place.dataDir, 'encryption-key'))).mode & 0o777).toBe(0o600);
  });

  it('is of one moment, while records and files come and go', async () => {
    const writer = await member(app, { email: 'pise@primjer.ba' });
    const { pool } = app.platform.db;
    const { files } = app.platform;
    const key = (n: number) => `profile-pictures/${writer.id}/${n}.webp`;
    let written = 0;
    let isOver = false;
    // A file comes before the record that names it, and goes after it; two tables tell one number.
    const write = async () => {
      for (let n = 1; !isOver; n += 1) {
        await files.put(key(n), Buffer.from(`picture ${n}`), 'image/webp');
        await pool.query(
          `WITH named AS (UPDATE users SET picture = $2 WHERE id = $1)
           UPDATE profiles SET headline = $3 WHERE user_id = $1`,
          [writer.id, `${n}.webp`, String(n)],
        );
        await files.delete(key(n - 1));
        written = n;
      }
    };
    await pool.query('INSERT INTO profiles (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      writer.id,
    ]);
    const writing = write();
    await expect.poll(() => written).toBeGreaterThan(3);
    const before = written;
    const set = await backedUp();
    const after = written;
    isOver = true;
    await writing;
    expect(after).toBeGreaterThan(before);

    const place = await emptyPlace();
    await restoreBackup(place, set);
    const [found] = await within(place.databaseUrl ?? '', async (one) => {
      const { rows } = await one.query<{ picture: string; headline: string }>(
        'SELECT picture, headline FROM users JOIN profiles ON user_id = users.id WHERE users.id = $1',
        [writer.id],
      );
      return rows;
    });
    const moment = Number(found?.headline);
    expect(found?.picture).toBe(`${moment}.webp`);
    expect(moment).toBeGreaterThanOrEqual(before);
    expect(moment).toBeLessThanOrEqual(after + 1);
    const kept = createFileStore(place.storageUrl);
    const file = await kept.get(key(moment));
    expect(file && String(await buffer(file.stream))).toBe(`picture ${moment}`);
    // What went before is not brought back.
    expect(await kept.get(key(1))).toBeNull();
  });

  it('comes from and goes to a store of the S3 kind', async () => {
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: unique('s3'),
      configureBuckets: ['one', 'two'].map((name) => ({ name, configs: [] })),
    });
    const { port } = await server.run();
    const bucket = (name: string) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/${name}?protocol=http`;
    try {
      const place = await emptyPlace({ STORAGE_URL: bucket('one') });
      await restoreBackup(place, await backedUp());
      const files = await filesOf(source().storageUrl);
      expect(await filesOf(bucket('one'))).toEqual(files);
      const other = await emptyPlace({ STORAGE_URL: bucket('two') });
      const set = await backedUp(place);
      await restoreBackup(other, set);
      expect(await filesOf(bucket('two'))).toEqual(files);
      expect(await printAt(other.databaseUrl ?? '')).toEqual(await printAt(app.databaseUrl));
      const third = await emptyPlace({ STORAGE_URL: bucket('two') });
      await expect(restoreBackup(third, set)).rejects.toThrow('There are files already');
    } finally {
      await server.close();
    }
  });

  it('is backed up from the embedded database, running and stopped', async () => {
    const first = readSettings({ DATA_DIR: unique('place') });
    await restoreBackup(first, await backedUp());
    const stopped = await backedUp(first);
    const engine = await startEmbeddedPostgres({ dataDir: first.dataDir });
    const running = await backedUp(first).finally(() => engine.stop());
    const tables = async (set: string) => (await openSet(set)).manifest.database.tables;
    expect(await tables(running)).toEqual(await tables(stopped));
    const none = readSettings({ DATA_DIR: unique('nowhere'), JWT_SECRET: 'j'.repeat(32) });
    await expect(backedUp({ ...none, encryptionKeys: ['e'.repeat(32)] })).rejects.toThrow(
      'There is no database in',
    );
  });
});

describe('a restore refuses', () => {
  let set: string;
  let place: Settings;
  beforeAll(async () => {
    set = await backedUp();
  });
  beforeEach(async () => {
    place = await emptyPlace();
  });

  /** A copy of the set that something was done to. */
  async function harmed(harm: (copy: string) => Promise<unknown>): Promise<string> {
    const copy = unique('harmed');
    await cp(set, copy, { recursive: true });
    await harm(copy);
    return copy;
  }

  const changeByte = async (file: string) => {
    const handle = await open(file, 'r+');
    const { size } = await handle.stat();
    const at = Math.floor(size / 2);
    const { buffer: one } = await handle.read(Buffer.alloc(1), 0, 1, at);
    await handle.write(Buffer.from([one[0] === 0 ? 1 : 0]), 0, 1, at);
    await handle.close();
  };

  /** A set whose list of hashes agrees with a manifest that says something else. */
  const rewritten = (
    change: (manifest: {
      database: {
        migrations: { when: number; hash: string }[];
        jobs: number;
        tables: { rows: number; columns: string[] }[];
      };
    }) => void,
  ) =>
    harmed(async (copy) => {
      const file = path.join(copy, 'manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8'));
      change(manifest);
      const text = JSON.stringify(manifest);
      await writeFile(file, text);
      const sums = path.join(copy, 'SHA256SUMS');
      const sum = createHash('sha256').update(text).digest('hex');
      const lines = (await readFile(sums, 'utf8')).replace(/^.*(?= {2}manifest\.json$)/m, sum);
      await writeFile(sums, lines);
    });

  /** Nothing was left, so that the whole set goes in. */
  async function expectUntouched(): Promise<void> {
    expect(await filesOf(place.storageUrl)).toEqual({});
    await (await openEmpty(place.databaseUrl ?? '')).end();
    await restoreBackup(place, set);
  }

  it.each([
    ['a table', 'database/public.users.copy.gz'],
    ['a file', 'files'],
  ])('a set with one byte changed in %s', async (_, part) => {
    const copy = await harmed(async (where) => {
      const found = part.endsWith('.gz')
        ? [part]
        : (await readdir(path.join(where, part), { recursive: true }))
            .filter((name) => name.includes('.'))
            .map((name) => path.join(part, name));
      await changeByte(path.join(where, found[0] ?? ''));
    });
    await expect(restoreBackup(place, copy)).rejects.toThrow('damaged, or mixed from two');
    await expectUntouched();
  });

  it('a set mixed from two backups', async () => {
    await member(app, { email: `novi-${randomBytes(4).toString('hex')}@primjer.ba` });
    const other = await backedUp();
    const copy = await harmed((where) =>
      cp(
        path.join(other, 'database/public.users.copy.gz'),
        path.join(where, 'database/public.users.copy.gz'),
      ),
    );
    await expect(restoreBackup(place, copy)).rejects.toThrow('damaged, or mixed from two');
    await expectUntouched();
  });

  it('rows that are not those of the manifest, and leaves nothing of them', async () => {
    const copy = await rewritten(({ database }) => {
      const last = database.tables.at(-1);
      if (last) last.rows += 1;
    });
    await expect(restoreBackup(place, copy)).rejects.toThrow('rows that are not the');
    await expectUntouched();
  });

  it('to leave a database half filled when what goes with it fails', async () => {
    const { manifest } = await openSet(set);
    const database = await openEmpty(place.databaseUrl ?? '');
    const failing = database.load(
      manifest.database,
      ({ schema, name }) => path.join(set, `database/${schema}.${name}.copy.gz`),
      () => Promise.reject(new Error('the store is full')),
    );
    await expect(failing).rejects.toThrow('the store is full');
    await database.end();
    await expectUntouched();
  });

  it('a place that holds something', async () => {
    await restoreBackup(place, set);
    await expect(restoreBackup(place, set)).rejects.toThrow('There are files already');
    const other = { ...(await emptyPlace()), databaseUrl: place.databaseUrl };
    await expect(restoreBackup(other, set)).rejects.toThrow('The database is not empty');
    const running = readSettings({ DATA_DIR: unique('place') });
    await restoreBackup(running, set);
    const engine = await startEmbeddedPostgres({ dataDir: running.dataDir });
    const withoutFiles = { ...running, storageUrl: `file:${unique('files')}` };
    await expect(restoreBackup(withoutFiles, set).finally(() => engine.stop())).rejects.toThrow(
      'already in use by a running server',
    );
  });

  it('a set of a newer version, of other migrations, of another job queue', async () => {
    const newer = await rewritten(({ database }) => {
      database.migrations.push({ hash: 'later', when: Number.MAX_SAFE_INTEGER });
    });
    await expect(restoreBackup(place, newer)).rejects.toThrow('of a newer version');
    const other = await rewritten(({ database: { migrations } }) => {
      if (migrations[0]) migrations[0].hash = 'other';
    });
    await expect(restoreBackup(place, other)).rejects.toThrow('by other migrations');
    const queue = await rewritten(({ database }) => {
      database.jobs -= 1;
    });
    await expect(restoreBackup(place, queue)).rejects.toThrow('job queue');
    const columns = await rewritten(({ database }) => {
      database.tables.at(-1)?.columns.pop();
    });
    await expect(restoreBackup(place, columns)).rejects.toThrow('not as its migrations make it');
    await expectUntouched();
  });

  it('keys that are not those of the set', async () => {
    const given = {
      JWT_SECRET: 'j'.repeat(32),
      ENCRYPTION_KEYS: `${'e'.repeat(32)},${'f'.repeat(32)}`,
    };
    const environment = (more: object): Settings => ({
      ...place,
      ...Object.fromEntries(
        Object.entries(readSettings({ ...given, ...more })).filter(([name]) =>
          ['jwtSecret', 'encryptionKeys'].includes(name),
        ),
      ),
    });
    await expect(restoreBackup(environment({}), set)).rejects.toThrow('unset JWT_SECRET');
    const outside = unique('set');
    const keys = environment({});
    await takeBackup(
      { ...source(), jwtSecret: keys.jwtSecret, encryptionKeys: keys.encryptionKeys },
      outside,
    );
    expect(await readdir(outside)).not.toContain('keys');
    await expect(restoreBackup(place, outside)).rejects.toThrow('made with JWT_SECRET');
    for (const [more, sentence] of [
      [{ JWT_SECRET: 'x'.repeat(32) }, 'JWT_SECRET is not what'],
      [{ ENCRYPTION_KEYS: 'e'.repeat(32) }, 'ENCRYPTION_KEYS is not what'],
    ] as const) {
      await expect(restoreBackup(environment(more), outside)).rejects.toThrow(sentence);
    }
    const newKeyFirst = `${'n'.repeat(32)},${given.ENCRYPTION_KEYS}`;
    await restoreBackup(environment({ ENCRYPTION_KEYS: newKeyFirst }), outside);
  });
});
