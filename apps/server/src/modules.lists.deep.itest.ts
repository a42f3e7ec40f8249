import type { Endpoint } from '@app/contracts/endpoint';
import { beforeAll, expect, it, vi } from 'vitest';
import { createArticle, createArticleComment } from './modules/articles/articles.factory.ts';
import { createBankRequest } from './modules/bank-requests/bank-requests.factory.ts';
import { createBank } from './modules/banks/banks.factory.ts';
import { createDonation } from './modules/crowdfunding/crowdfunding.factory.ts';
import { createFundEntry } from './modules/funds/funds.factory.ts';
import { createMentorship } from './modules/mentorship/mentorship.factory.ts';
import { modules } from './modules.ts';
import { runningCampaign } from './platform/testing/campaigns.ts';
import { setUpApp, setUpGrants } from './platform/testing/setUp.ts';

/** Records of each list; enough that reading many of them would show. */
const many = 6_000;
const limit = 20;
/** Records that a page may read, with what belongs to them: a few for each one shown. */
const readAtMost = limit * 16;

const app = setUpApp();
const stage = setUpGrants(app);
let applicationId: string;
let writtenId: string;
let blueId: string;
let articleSlug: string;
let articleId: string;

/** Copies a record, with another id and whatever else is given as SQL of `n`. */
async function copy(table: string, where: string, changes: Record<string, string>) {
  const { pool } = app.platform.db;
  const changed = Object.entries({ id: 'gen_random_uuid()', ...changes });
  const object = changed.map(([column, value]) => `'${column}', ${value}`).join(', ');
  const { rows } = await pool.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows[0]?.columns;
  await pool.query(
    `WITH made AS (
       SELECT it || jsonb_build_object(${object}) AS row
       FROM (SELECT to_jsonb(it) AS it FROM ${table} AS it WHERE ${where} LIMIT 1) AS one,
         generate_series(1, ${many}) AS n
     )
     INSERT INTO ${table} (${columns}) SELECT ${columns}
     FROM made, jsonb_populate_record(NULL::${table}, made.row)`,
  );
  await pool.query(`ANALYZE ${table}`);
}

beforeAll(async () => {
  const running = await runningCampaign(app);
  await app.platform.db.transaction((tx) => createDonation(tx, running.campaign, app.clock.now()));
  applicationId = running.application.id;
  const application = await stage.application({ status: 'submitted' });
  writtenId = application.id;
  const { pool } = app.platform.db;
  const { id: userId } = stage.people.lejla;
  const few = await app.platform.db.transaction((tx) => createBank(tx, { slug: 'mostar' }));
  const around = "'2026-11-20T12:00:00Z'::timestamptz + (n - 3000) * interval '1 minute'";
  const before = "'2026-11-20T11:00:00Z'::timestamptz - n * interval '1 minute'";
  const someone = `CASE WHEN n % 200 = 0 THEN '${userId}'::uuid END`;
  await copy('calls', 'true', {
    slug: "'call-' || n",
    title_bhs: "CASE n % 100 WHEN 7 THEN 'Staza' ELSE 'Cesta' END || ' rijeka w' || n % 200",
    kind: "(ARRAY['orange', 'blue'])[1 + n % 2]",
    bank_id: `CASE WHEN n % 2000 = 0 THEN '${few.id}'
      ELSE (ARRAY['${stage.tuzla.id}', '${stage.zenica.id}'])[1 + n % 2] END`,
    created_at: before,
    opens_at: `${around} - interval '1 day'`,
    closes_at: `${around} + interval '1 day'`,
  });
  await copy('donations', "status = 'settled'", {
    status: "CASE n % 100 WHEN 7 THEN 'declined' ELSE 'settled' END",
    settled_at: before,
    bank_id: `(ARRAY['${stage.tuzla.id}', '${stage.zenica.id}'])[1 + n % 2]::uuid`,
    donor_surname: "CASE n % 100 WHEN 7 THEN 'Staza' ELSE 'Cesta' || n % 200 END",
    order_number: "'order-' || n",
    receipt_number: 'NULL',
    donor_email: `CASE WHEN n % 50 = 0 THEN '${stage.people.admin.email}' ELSE 'd' || n || '@primjer.ba' END`,
    created_at: before,
    idempotency_key: 'NULL',
  });
  await copy('campaigns', `id = '${running.campaign.id}'`, {
    starts_at: before,
    created_at: "'2020-01-01T00:00:00Z'",
    ends_at: around,
    closed_at: before,
    settled: 'CASE n % 100 WHEN 7 THEN 80000 ELSE 0 END',
    held: '0',
  });
  await copy('applications', `id = '${application.id}'`, {
    slug: "'application-' || n",
    submitted_at: before,
    themes: 'CASE n % 100 WHEN 7 THEN ARRAY[5] ELSE ARRAY[11] END',
    words:
      "to_tsvector('simple', CASE n % 100 WHEN 7 THEN 'staza' ELSE 'cesta' END || ' rijeka w' || n % 200)",
  });
  const shown = await stage.application({ call: stage.openInZenica, status: 'published' });
  await stage.application({ status: 'draft' });
  await copy('applications', `id = '${shown.id}'`, {
    slug: "'project-' || n",
    submitted_at: before,
    status: "CASE n % 100 WHEN 7 THEN 'crowdfunding' ELSE 'completed' END",
    themes: 'CASE n % 100 WHEN 7 THEN ARRAY[4] ELSE ARRAY[11] END',
    // As many different words as the planner wants to see before it knows them.
    words:
      "to_tsvector('simple', CASE n % 100 WHEN 7 THEN 'suma' ELSE 'cesta' END || ' rijeka w' || n % 200)",
  });
  await pool.query(
    `INSERT INTO notifications (id, user_id, type, text, values, created_at, in_app, mail_waits)
     VALUES (gen_random_uuid(), $1, 'status_change', 'applicationApprovedTeam', '{}', now(), true, false)`,
    [userId],
  );
  await copy('notifications', 'true', {
    user_id: `CASE WHEN n % 2 = 0 THEN '${userId}' ELSE '${stage.people.emir.id}' END`,
    type: "(ARRAY['status_change', 'donation'])[1 + n / 2 % 2]",
    read_at: 'CASE WHEN n % 100 = 0 THEN NULL ELSE now() END',
  });
  await pool.query(
    `INSERT INTO sign_in_events (id, at, user_id, outcome, ip, user_agent)
     SELECT gen_random_uuid(), '2026-11-20T11:00:00Z'::timestamptz - n * interval '10 minutes', ${someone},
       (ARRAY['signed_in', 'wrong_password', 'unknown_account', 'limited'])[1 + n % 4],
       '10.0.' || n % 250 || '.1', 'x'
     FROM generate_series(1, ${many}) AS n`,
  );
  await pool.query(
    `INSERT INTO audit_entries (id, at, action, subject, details)
     SELECT gen_random_uuid(), ${before}, CASE n % 100 WHEN 0 THEN 'permission.granted'
       WHEN 1 THEN 'permission.revoked' ELSE 'application.saved' END, '${userId}', '{}'
     FROM generate_series(1, ${many}) AS n`,
  );
  await copy('users', `id = '${userId}'`, {
    email: "md5(n::text) || '@primjer.ba'",
    first_name: "CASE n % 10 WHEN 0 THEN 'Am' ELSE '' END || md5('f' || n)",
    last_name: "md5('l' || n)",
    closed_at: `CASE WHEN n % 3 = 0 THEN ${before} END`,
  });
  await app.platform.db.transaction((tx) =>
    createBankRequest(tx, stage.people.lejla, app.clock.now()),
  );
  await copy('bank_requests', 'true', {
    created_at: before,
    status: "CASE n % 100 WHEN 0 THEN 'received' ELSE 'declined' END",
  });
  const day = "'2026-11-20'::date - n::int";
  await app.platform.db.transaction((tx) =>
    createFundEntry(tx, stage.tuzla, stage.people.voditelj, app.clock.now(), { km: 1 }),
  );
  await copy('fund_entries', `bank_id = '${stage.tuzla.id}'`, { happened_on: day });
  await pool.query(
    `INSERT INTO fund_entries
     SELECT gen_random_uuid(), bank_id, 'promised', 1, 2026, '2026-11-20', '', '', id, '', null, owner_id, now()
     FROM applications WHERE bank_id = $1`,
    [stage.tuzla.id],
  );
  await copy('campaign_days', 'true', { bank_id: `'${stage.tuzla.id}'`, day });
  await pool.query(
    `INSERT INTO call_history (id, call_id, at, event, reason, fields)
     SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN $1::uuid ELSE $2::uuid END, now(), 'changes',
       '', '[]' FROM generate_series(1, ${many}) AS n`,
    [stage.open.id, stage.closed.id],
  );
  await pool.query(
    `INSERT INTO content_versions (id, page, at, actor_id, blocks, texts, changes)
     SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'home' ELSE 'help' END, now(), $1, '[]',
       '{}', '[]' FROM generate_series(1, ${many}) AS n`,
    [userId],
  );
  await pool.query(
    `INSERT INTO application_edits (application_id, edit_revision, edited_by, at, changes)
     SELECT CASE WHEN n % 2 = 0 THEN $1::uuid ELSE $2::uuid END, n, $3, now(), '{}'
     FROM generate_series(1, ${many}) AS n`,
    [writtenId, applicationId, userId],
  );
  const blue = await stage.call(stage.zenica, { kind: 'blue' });
  blueId = (await stage.application({ call: blue, status: 'submitted' })).id;
  for (const id of [writtenId, blueId]) {
    await app.platform.db.transaction((tx) =>
      createMentorship(tx, { id }, stage.people.vlasnik, { createdAt: app.clock.now() }),
    );
    await copy('mentorship_requests', `application_id = '${id}'`, {
      place: 'n',
      priority: "(ARRAY['normal', 'urgent'])[1 + n % 2]",
      status: "CASE n % 100 WHEN 7 THEN 'resolved' WHEN 8 THEN 'archived' ELSE 'open' END",
      claimed_by: `CASE n % 50 WHEN 7 THEN '${stage.people.admin.id}'::uuid END`,
    });
  }
  await pool.query(
    `INSERT INTO agreement_events (id, application_id, event, actor_id, reason, at)
     SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN $1::uuid ELSE $2::uuid END, 'prepared', $3,
       '', now() FROM generate_series(1, ${many}) AS n`,
    [writtenId, applicationId, userId],
  );
  await fillArticles(before);
  await pool.query(
    'ANALYZE application_edits, agreement_events, sign_in_events, audit_entries, call_history, content_versions',
  );
});

async function fillArticles(before: string): Promise<void> {
  const { pool } = app.platform.db;
  const { admin } = stage.people;
  const at = app.clock.now();
  const article = await app.platform.db.transaction((tx) => createArticle(tx, admin, at));
  await app.platform.db.transaction((tx) =>
    createArticleComment(tx, article, admin, { createdAt: at, reportedAt: at }),
  );
  articleSlug = article.slug;
  articleId = article.id;
  await copy('articles', `id = '${article.id}'`, {
    group_id: 'gen_random_uuid()',
    slug: "'article-' || n",
    status: "CASE n % 10 WHEN 7 THEN 'review' ELSE 'published' END",
    submitted_at: `CASE n % 10 WHEN 7 THEN ${before} END`,
    published_at: before,
    saved_at: before,
    tags: "CASE n % 100 WHEN 8 THEN ARRAY['rijetko'] ELSE ARRAY['prijave'] END",
    words: `to_tsvector('simple', CASE n % 100 WHEN 8 THEN 'staza oznaka0rijetko' ELSE 'cesta oznaka0prijave' END
      || ' rijeka w' || n % 200)`,
  });
  await pool.query(
    `INSERT INTO article_authors SELECT id, $1, 0, saved_at, saved_at FROM articles
     ON CONFLICT DO NOTHING`,
    [admin.id],
  );
  await pool.query('INSERT INTO article_bookmarks SELECT id, $1, saved_at FROM articles', [
    admin.id,
  ]);
  await copy('article_comments', 'true', {
    created_at: before,
    reported_at: `CASE n % 10 WHEN 7 THEN ${before} END`,
  });
  await pool.query(
    `INSERT INTO article_history SELECT id, n + 1, saved_at, $1, 'edit', '', content
     FROM articles, generate_series(1, ${many}) AS n WHERE id = $2`,
    [admin.id, article.id],
  );
  await pool.query('ANALYZE articles, article_authors, article_bookmarks, article_history');
}

/** Every list paged by key, and the filters with which it is asked for. */
const lists: Readonly<Record<string, readonly Record<string, string>[]>> = {
  'GET /api/calls': [
    {},
    { state: 'coming' },
    { state: 'closed', kind: 'blue' },
    { bank: 'tuzla' },
    { bank: 'zenica', kind: 'blue' },
    { bank: 'mostar' },
  ],
  'GET /api/ob/calls': [
    {},
    { bank: 'zenica' },
    { status: 'open', kind: 'blue' },
    { q: 'stáz' },
    { q: 'rijek' },
    { q: 'rijek', bank: 'zenica' },
  ],
  'GET /api/ob/calls/:id/history': [{}],
  'GET /api/content/:page/history': [{}],
  'GET /api/articles': [{}, { q: 'stáz' }, { q: 'rijek' }, { tag: 'rijetko' }, { tag: 'prijave' }],
  'GET /api/articles/:slug/comments': [{}],
  'GET /api/article-bookmarks': [{}],
  'GET /api/article-comments/reported': [{}],
  'GET /api/article-works': [{}],
  'GET /api/article-works/waiting': [{}],
  'GET /api/article-works/:id/history': [{}],
  'GET /api/orange-grants/:id/edits': [{}],
  'GET /api/crowdfunding/campaigns': [{}, { state: 'ended' }, { show: 'nearly' }, { show: 'soon' }],
  'GET /api/crowdfunding/donors/:applicationId': [{}],
  'GET /api/crowdfunding/mine': [{}],
  'GET /api/ob/payments': [
    {},
    { bank: 'tuzla' },
    { status: 'declined' },
    { status: 'declined', bank: 'zenica' },
    { q: 'staza' },
    { q: 'Staza', bank: 'zenica' },
  ],
  'GET /api/projects': [
    {},
    { bank: 'zenica' },
    { bank: 'zenica', year: '2026', theme: '11', stage: 'completed', q: 'rijek' },
    { theme: '4' },
    { stage: 'raising' },
    { kind: 'orange', stage: 'completed' },
    { q: 'šum' },
  ],
  'GET /api/ob/banks/:slug/applications': [
    {},
    { sort: 'oldest' },
    { sort: 'amount' },
    { stage: 'sent' },
    { stage: 'draft' },
    { year: '2026', sort: 'oldest' },
    { theme: '11' },
    { theme: '5' },
    { q: 'stáz' },
    { q: 'rijek', stage: 'sent' },
    { call: 'that of the stage', stage: 'sent' },
  ],
  'GET /api/ob/banks/:slug/agreements': [{}],
  'GET /api/applications/:id/agreement/history': [{}],
  'GET /api/ob/requests': [{}, { state: 'closed' }],
  'GET /api/ob/banks/:slug/fund/entries': [{}, { kind: 'received' }, { year: '2026' }],
  'GET /api/ob/banks/:slug/fund/grants': [{}],
  'GET /api/youth-banks/:slug/ledger': [{}],
  'GET /api/notifications': [
    {},
    { kind: 'donations' },
    { unread: 'true' },
    { kind: 'applications', unread: 'true' },
  ],
  'GET /api/ob/odbor/applications': [{}],
  'GET /api/orange-review/applications/:id/mentorship-requests': [
    {},
    { status: 'resolved', priority: 'urgent' },
    { box: 'inbox' },
  ],
  'GET /api/blue-grants/applications/:id/mentorship-requests': [{}],
  'GET /api/ob-direct/mentorship-analytics/requests': [
    {},
    { box: 'inbox', priority: 'urgent' },
    { box: 'archive' },
    { box: 'mine' },
    { status: 'resolved' },
  ],
  'GET /api/admin/security/sign-ins': [
    {},
    { outcome: 'limited' },
    { ip: '10.0.7.1' },
    { from: '2026-11-17T00:00:00Z', to: '2026-11-19T00:00:00Z' },
  ],
  'GET /api/admin/security/closed': [{}],
  'GET /api/admin/security/permission-changes': [{}],
  'GET /api/admin/members': [{ q: 'am' }, { q: 'b9' }],
};

it('knows every list', () => {
  const rows = modules.flatMap((module) => Object.values<Endpoint>(module.api));
  const paged = rows.filter(({ query }) => query && 'after' in query.shape);
  expect(paged.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    Object.keys(lists).sort(),
  );
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const scans = ['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan'];

/** Records that a query takes out of tables, shown in the end or not. */
function rowsRead(plan: Plan): number {
  const inside = (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);
  if (!scans.includes(plan['Node Type'])) return inside;
  const rows = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  return inside + rows * plan['Actual Loops'];
}

/** Runs again, explained, what the database is asked in the meantime. */
async function readDuring(ask: () => Promise<unknown>): Promise<number> {
  const { pool } = app.platform.db;
  const { query } = pool;
  const asked: [text: string, values: unknown[] | undefined][] = [];
  const spy = vi.spyOn(pool, 'query').mockImplementation(((...given: unknown[]) => {
    const [first, values] = given as [string | { text: string }, unknown[] | undefined];
    asked.push([typeof first === 'string' ? first : first.text, values]);
    return Reflect.apply(query, pool, given);
  }) as never);
  await ask();
  spy.mockRestore();
  let read = 0;
  for (const [text, values] of asked.filter(([text]) => /^\W*(select|with)\b/i.test(text))) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    read += rowsRead(rows[0]['QUERY PLAN'][0].Plan);
  }
  return read;
}

const asked = Object.entries(lists).flatMap(([address, filters]) =>
  filters.map((filter) => [address, filter] as const),
);

const idFor = (address: string): string => {
  if (address.includes('/blue-grants/')) return blueId;
  if (address.includes('/agreement/')) return applicationId;
  if (address.includes('/article-works/')) return articleId;
  const isWritten = address.endsWith('/edits') || address.endsWith('/mentorship-requests');
  return isWritten ? writtenId : stage.open.id;
};

function slugFor(address: string): string {
  if (address.includes('/articles/')) return articleSlug;
  return address.endsWith('/agreements') ? 'zenica' : 'tuzla';
}

it.each(asked)('an index serves each page of %s %o', async (address, filter) => {
  const own = address === 'GET /api/notifications';
  const edits = address.endsWith('/edits');
  const token = stage.people[own ? 'lejla' : edits ? 'koordinator' : 'admin'].token;
  const path = address
    .slice('GET '.length)
    .replace(':page', 'home')
    .replace(':applicationId', applicationId)
    .replace(':slug', slugFor(address))
    .replace(':id', idFor(address));
  const call =
    address.endsWith('/odbor/applications') || 'call' in filter ? { call: stage.open.slug } : {};
  let after: string | undefined;
  for (let page = 1; page <= 2; page += 1) {
    const query = { ...filter, ...call, limit: `${limit}`, ...(after ? { after } : {}) };
    const ask = () =>
      app.http.inject({ url: path, query, headers: { authorization: `Bearer ${token}` } });
    let answer = await ask();
    expect(answer.statusCode).toBe(200);
    // What is kept in memory reads nothing.
    app.clock.forward(2_000);
    const read = await readDuring(async () => {
      answer = await ask();
    });
    const shown = answer.json();
    expect((shown.items ?? shown.donors ?? shown.data ?? shown).length).toBeGreaterThan(0);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(readAtMost);
    after = (answer.headers['x-next-cursor'] as string | undefined) ?? shown.next;
    if (!after) return;
  }
});

it('the figures of signing in read one day only', async () => {
  const headers = { authorization: `Bearer ${stage.people.admin.token}` };
  const url = '/api/admin/security/figures';
  const read = await readDuring(() => app.http.inject({ url, headers }));
  expect(read).toBeGreaterThan(100);
  expect(read).toBeLessThan(1_000);
});
