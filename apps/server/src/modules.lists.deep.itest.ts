import type { Endpoint } from '@app/contracts/endpoint';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillLists } from './modules.lists.testing.ts';
import { modules } from './modules.ts';
import type { PersonaKey } from './platform/testing/personas.ts';
import { setUpApp, setUpGrants } from './platform/testing/setUp.ts';

const limit = 20;
/** Records that a page may read, with what belongs to them: a few for each one shown. */
const readAtMost = limit * 16;

const app = setUpApp();
const stage = setUpGrants(app);
let filled: Awaited<ReturnType<typeof fillLists>>;

beforeAll(async () => {
  filled = await fillLists(app, stage);
});

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
  'GET /api/article-comments/:id/answers': [{}],
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
  'GET /api/ob/banks/:slug/exceptions': [{}],
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
  'GET /api/network/connections': [{}],
  'GET /api/network/invitations': [{ box: 'received' }, { box: 'sent' }],
  'GET /api/network/follows': [{ way: 'following' }, { way: 'followers' }],
  'GET /api/network/blocks': [{}],
  'GET /api/network/directory': [
    {},
    { q: 'am' },
    { q: 'b9' },
    { q: 'staz' },
    { q: 'rijek' },
    { skill: 'staza', place: 'rijeka' },
    { place: 'rijeka' },
    { seeking: 'mentor' },
    { interest: 'arts' },
    { interest: 'finance', place: 'rijeka' },
    { bank: 'mostar' },
  ],
  'GET /api/network/recommendations': [{ box: 'waiting' }, { box: 'received' }, { box: 'given' }],
  'GET /api/network/people/:userId/recommendations': [{}],
  'GET /api/conversations': [{}, { box: 'requests' }, { box: 'archived' }],
  'GET /api/conversations/:id/messages': [{}],
  'GET /api/message-search': [{ q: 'stáz' }, { q: 'rijek' }],
  'GET /api/posts': [{}, { order: 'time' }],
  'GET /api/posts/of/:userId': [{ kind: 'posts' }, { kind: 'comments' }, { kind: 'reactions' }],
  'GET /api/posts/:id/reactions': [{}],
  'GET /api/posts/:id/comments': [{}],
  'GET /api/post-comments/:id/answers': [{}],
  'GET /api/post-bookmarks': [{}],
  'GET /api/feed/mutes': [{}],
  'GET /api/reports': [{ state: 'open' }, { state: 'decided' }],
  'GET /api/age-corrections': [{}],
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
  if (address.includes('/conversations/')) return filled.conversationId;
  if (address.includes('/blue-grants/')) return filled.blueId;
  if (address.includes('/agreement/')) return filled.applicationId;
  if (address.includes('/article-works/')) return filled.articleId;
  if (address.includes('/article-comments/')) return filled.commentId;
  if (address.includes('/post-comments/')) return filled.post.commentId;
  if (address.includes('/posts/')) return filled.post.id;
  const isWritten = address.endsWith('/edits') || address.endsWith('/mentorship-requests');
  return isWritten ? filled.writtenId : stage.open.id;
};

/** Whose lists are long there; blocks make those of the admin long elsewhere. */
function readerOf(address: string): PersonaKey {
  if (/\/post(s|-)/.test(address) || address.endsWith('/message-search')) return 'clan';
  if (/\/(notifications|mutes)$/.test(address)) return 'lejla';
  return address.endsWith('/edits') ? 'koordinator' : 'admin';
}

function slugFor(address: string): string {
  if (address.includes('/articles/')) return filled.articleSlug;
  return address.endsWith('/agreements') ? 'zenica' : 'tuzla';
}

it.each(asked)('an index serves each page of %s %o', async (address, filter) => {
  const { token } = stage.people[readerOf(address)];
  const path = address
    .slice('GET '.length)
    .replace(':page', 'home')
    .replace(':applicationId', filled.applicationId)
    .replace(':slug', slugFor(address))
    .replace(':userId', stage.people[address.includes('/posts/of/') ? 'clan' : 'lejla'].id)
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
    app.clock.forward(31_000);
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
