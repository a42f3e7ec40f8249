import { beforeAll, expect, it, vi } from 'vitest';
import { fillLists } from './modules.lists.testing.ts';
import type { PersonaKey } from './platform/testing/personas.ts';
import { setUpApp, setUpGrants } from './platform/testing/setUp.ts';
import { sampledRows } from './samples/samples.ts';

const limit = 20;
/** Records that a page may read, with what belongs to them: a few for each one shown. */
const readAtMost = limit * 16;

const app = setUpApp();
const stage = setUpGrants(app);
/** By the address of a list: what it is of, where its sample filled it. */
const filledIds = new Map<string, string>();
let filled: Awaited<ReturnType<typeof fillLists>>;

beforeAll(async () => {
  filled = await fillLists(app, stage);
  for (const { row, sample } of lists) {
    const made = await sample.fill?.(app, stage);
    if (made) filledIds.set(`${row.method} ${row.path}`, made.id);
  }
});

/** Every list paged by key. */
const lists = sampledRows.filter(({ row: { query } }) => query && 'after' in query.shape);

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

const asked = lists.flatMap(({ row: { method, path }, sample: { filters = [] } }) =>
  filters.map((filter) => [`${method} ${path}`, filter] as const),
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
    .replace(':id', filledIds.get(address) ?? idFor(address));
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
