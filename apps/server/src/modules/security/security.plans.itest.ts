import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import { countSignIns, listRefused, listSignIns } from '../accounts/public.ts';
import { listChanges } from './security.repo.ts';

let app: TestApp;

/** Enough rows that reading them all would not be worth it. */
const rows = 40_000;
const memberId = '018f0000-0000-7000-8000-000000000001';
const after = { at: new Date('2026-11-20T05:00:00Z'), id: memberId };

beforeAll(async () => {
  app = await testApp();
  const { pool } = app.platform.db;
  await pool.query(
    `INSERT INTO users (id, email, first_name, last_name, language, created_at)
     VALUES ($1, 'a@primjer.ba', 'A', 'B', 'bhs', now())`,
    [memberId],
  );
  await pool.query(`
    INSERT INTO sign_in_events (id, at, user_id, outcome, ip, user_agent)
    SELECT gen_random_uuid(), '2026-11-20T12:00:00Z'::timestamptz - n * interval '1 minute',
      CASE WHEN n % 200 = 0 THEN '${memberId}'::uuid END,
      (ARRAY['signed_in', 'wrong_password', 'unknown_account', 'limited'])[1 + n % 4],
      '10.0.' || n % 250 || '.1', 'x'
    FROM generate_series(1, ${rows}) AS n`);
  await pool.query(`
    INSERT INTO audit_entries (id, at, action, subject, details)
    SELECT gen_random_uuid(), '2026-11-20T12:00:00Z'::timestamptz - n * interval '1 minute',
      CASE n % 100 WHEN 0 THEN 'permission.granted' WHEN 1 THEN 'permission.revoked'
        ELSE 'application.saved' END, '${memberId}', '{}'
    FROM generate_series(1, ${rows}) AS n`);
  await pool.query('ANALYZE sign_in_events, audit_entries');
});
afterAll(() => app.close());

/** How the database goes about what is asked. */
async function planOf(ask: () => Promise<unknown>): Promise<string> {
  const { pool } = app.platform.db;
  const { query } = pool;
  const asked: [text: string, values: unknown[]][] = [];
  const spy = vi.spyOn(pool, 'query').mockImplementation(((
    first: { text: string },
    values: unknown[],
    ...rest: unknown[]
  ) => {
    asked.push([first.text, values]);
    return Reflect.apply(query, pool, [first, values, ...rest]);
  }) as never);
  await ask();
  spy.mockRestore();
  const plans = await Promise.all(
    asked.map(([text, values]) => pool.query(`EXPLAIN ${text}`, values)),
  );
  return plans.flatMap((plan) => plan.rows.map((row) => row['QUERY PLAN'])).join('\n');
}

const page = { limit: 31 };

it.each<[string, object, object]>([
  ['all', {}, page],
  ['deep in the list', {}, { ...page, after }],
  ['one outcome', { outcome: 'limited' }, page],
  ['one address', { ip: '10.0.7.1' }, { ...page, after }],
  ['one member', { memberId }, page],
  ['some days', { from: new Date('2026-11-10'), to: new Date('2026-11-12') }, page],
])('sign-ins are read in the order of an index: %s', async (_, filter, asked) => {
  const plan = await planOf(() => listSignIns(app.platform.db.read, filter, asked as never));
  expect(plan).toMatch(/Index Scan Backward using sign_in_events_/);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

it('the figures and the locked accounts read one day only', async () => {
  const since = new Date('2026-11-19T12:00:00Z');
  const figures = await planOf(() => countSignIns(app.platform.db.read, since));
  const refused = await planOf(() => listRefused(app.platform.db.read, since, 200));
  expect(`${figures}\n${refused}`).not.toContain('Seq Scan');
});

it.each([
  ['of everybody', undefined, page],
  ['deep in the list', undefined, { ...page, after }],
])('changes of permissions pass by the rest of the audit: %s', async (_, whose, asked) => {
  const plan = await planOf(() => listChanges(app.platform.db.read, whose, asked));
  expect(plan.match(/audit_entries_action/g)).toHaveLength(3);
  expect(plan).not.toContain('Seq Scan');
});
