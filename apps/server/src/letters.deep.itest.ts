import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { articlesApi } from '@app/contracts/articles/articles.api';
import { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { callEditingApi } from '@app/contracts/calls/call-editing.api';
import { networkApi } from '@app/contracts/network/network.api';
import { paymentsApi } from '@app/contracts/payments/payments.api';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type App, createApp } from './app.ts';
import { migrate } from './platform/db/migrate.ts';
import { readSettings } from './platform/settings.ts';
import { from } from './platform/testing/mails.ts';
import { callerOf, testNow } from './platform/testing/testApp.ts';
import { findInDatabase } from './platform/testing/whole-database.ts';
import { demoPassword } from './seed/accounts.ts';
import { seedDemo } from './seed/seed.ts';

/** What is asked of each search: a word with its marks and without, in letters large and small. */
const asked = {
  projects: ['škola', 'ŠKOLA', 'skol'],
  applications: ['školski', 'ŠKOLSKI', 'skol'],
  articles: ['škola', 'ŠKOLA', 'skol'],
  calls: ['dvorišta', 'DVORIŠTA', 'dvoris', 'početak', 'POČETAK'],
  desk: ['škola', 'ŠKOLA', 'skol'],
  payments: ['ćosić', 'ĆOSIĆ', 'đurić', 'ĐURIĆ'],
  people: ['čolaković', 'ČOLAKOVIĆ', 'colak', 'Živinice', 'ŽIVINICE'],
} as const;

let admin: pg.Client;
let folder: string;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  folder = await mkdtemp(path.join(tmpdir(), 'zamah-letters-'));
});
afterAll(async () => {
  await admin.end();
  await rm(folder, { recursive: true, force: true });
});

/** Locales of UTF-8 that this engine and this system have, as a new database names them. */
async function locales(): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT DISTINCT collcollate AS name FROM pg_collation
     WHERE collprovider = 'c' AND collcollate ~* '^(C|bs_BA|hr_HR|en_US)\\.utf-?8$'`,
  );
  const { rows: engine } = await admin.query<{ server_version_num: string }>(
    'SHOW server_version_num',
  );
  return [
    ...rows.map(({ name }) => `LOCALE_PROVIDER libc LOCALE '${name}'`),
    `LOCALE_PROVIDER icu ICU_LOCALE 'bs-BA' LOCALE 'C'`,
    ...(Number(engine[0]?.server_version_num) >= 170000
      ? [`LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'`]
      : []),
  ];
}

/** The demo on a database of that locale. */
async function withDemo<T>(locale: string, work: (app: App) => Promise<T>): Promise<T> {
  const name = `letters_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' ${locale}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  await migrate(url.href);
  const app = await createApp(readSettings({ DATA_DIR: path.join(folder, name) }), url.href, {
    pages: false,
    clock: { now: () => new Date(testNow) },
    log: pino({ level: 'silent' }),
  });
  try {
    await seedDemo(app.platform);
    return await work(app);
  } finally {
    await app.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function signedIn(app: App, key: string) {
  const body = { email: `${key}@demo.zamah.ba`, password: demoPassword };
  const { data } = await callerOf(app).call(accountsApi.login, { body }, from('10.0.0.1'));
  return callerOf(app, data.accessToken);
}

const told = new Set(['title', 'titleBhs', 'name', 'firstName', 'lastName', 'donorName']);

/** Names and titles of what was found; ids differ from one demo to the next. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && told.has(key) ? [inner] : namesIn(inner),
  );
}

async function found(app: App): Promise<Record<string, readonly string[]>> {
  const staff = await signedIn(app, 'globalni');
  const lejla = await signedIn(app, 'lejla');
  const answers: Record<string, readonly string[]> = {};
  const searches: Record<keyof typeof asked, (q: string) => Promise<{ readonly data: unknown }>> = {
    projects: (q) => staff.call(applicationsApi.projects, { query: { q } }),
    applications: (q) => staff.call(applicationsApi.find, { query: { q } }),
    articles: (q) => staff.call(articlesApi.list, { query: { q } }),
    calls: (q) => staff.call(callEditingApi.staffList, { query: { q } }),
    desk: (q) => staff.call(bankDeskApi.applications, { params: { slug: 'tuzla' }, query: { q } }),
    payments: (q) => staff.call(paymentsApi.list, { query: { q } }),
    people: (q) => lejla.call(networkApi.directory, { query: { q } }),
  };
  for (const [what, search] of Object.entries(searches)) {
    for (const q of asked[what as keyof typeof asked]) {
      answers[`${what}: ${q}`] = namesIn((await search(q)).data).sort();
    }
  }
  return answers;
}

/** Where a member is still named once the account is erased. */
async function leftOf(app: App): Promise<unknown> {
  const { pool } = app.platform.db;
  // As somebody shouts it, in a comment on another's work and in a mail.
  await pool.query(
    `UPDATE application_comments SET comment = comment || ' @ELMA ČOLAKOVIĆ' WHERE id =
       (SELECT id FROM application_comments ORDER BY comment LIMIT 1)`,
  );
  await pool.query(
    `UPDATE demo_mails SET text = 'PIŠE ELMA ČOLAKOVIĆ' WHERE id =
       (SELECT id FROM demo_mails LIMIT 1)`,
  );
  await pool.query(
    `UPDATE users SET deletion_requested_at = $1, deletion_due_at = $1
     WHERE email = 'elma@demo.zamah.ba'`,
    [testNow],
  );
  await app.platform.jobs.runNow('personal-data.erase');
  await app.platform.jobs.drain();
  return findInDatabase(pool, ['elma čolaković', 'ELMA ČOLAKOVIĆ']);
}

it('searches and erasure are the same in every locale of UTF-8', async () => {
  const all = await locales();
  expect(all.length).toBeGreaterThan(0);
  let expected: Record<string, readonly string[]> | undefined;
  for (const locale of all) {
    const { answers, left } = await withDemo(locale, async (app) => ({
      answers: await found(app),
      left: await leftOf(app),
    }));
    expected ??= answers;
    expect(answers, locale).toEqual(expected);
    expect(left, locale).toEqual([]);
  }
  const empty = Object.entries(expected ?? {}).filter(([, names]) => names.length === 0);
  expect(empty.map(([what]) => what)).toEqual([]);
});
