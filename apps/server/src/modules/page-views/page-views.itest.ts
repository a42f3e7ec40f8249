import { applicationsApi } from '@app/contracts/applications/applications.api';
import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import type { PagePattern } from '@app/contracts/page-views/page-views.schemas';
import { beforeEach, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { testNow } from '../../platform/testing/testApp.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const look = (page: string, headers: Record<string, string> = {}) =>
  app
    .as()
    .call(
      pageViewsApi.record,
      { body: { page: page as PagePattern } },
      { 'user-agent': browser, ...headers },
    );
const figures = async (token = stage.people.admin.token, days = 30) =>
  (await app.as(token).call(pageViewsApi.figures, { query: { days } })).data;

beforeEach(async () => {
  // Views that are not written yet are written with the figures.
  await figures();
  await app.platform.db.pool.query('DELETE FROM page_views; DELETE FROM page_visitors');
});

it('counts pages and visitors by the days of Sarajevo, and adds to what is written', async () => {
  app.clock.set('2026-11-19T22:30:00Z');
  await look('/ob');
  app.clock.set('2026-11-19T23:30:00Z');
  for (const page of ['/ob', '/call/:slug', '/ob']) expect((await look(page)).status).toBe(204);
  app.clock.set(testNow);
  expect((await figures(undefined, 1)).product?.pages).toHaveLength(2);
  await look('/ob', { 'user-agent': `${browser} other` });
  await look('/ob');
  const { from, to, product } = await figures();
  expect([from, to]).toEqual(['2026-10-22', '2026-11-20']);
  expect(product).toEqual({
    days: [
      { day: '2026-11-19', views: 1, visitors: 1 },
      { day: '2026-11-20', views: 5, visitors: 2 },
    ],
    pages: [
      { page: '/ob', views: 5, visitors: 3 },
      { page: '/call/:slug', views: 1, visitors: 1 },
    ],
  });
});

it('keeps of visitors hashes that the next day has others for, and forgets them', async () => {
  for (const day of ['18', '19', '20']) {
    app.clock.set(`2026-11-${day}T12:00:00Z`);
    await look('/ob');
  }
  expect((await figures()).product?.days.map(({ visitors }) => visitors)).toEqual([1, 1, 1]);
  const { rows } = await app.platform.db.pool.query<{ day: string; visitor: string }>(
    "SELECT day::text, visitor FROM page_visitors WHERE page = '*' ORDER BY day",
  );
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
  const hashes = rows.map(({ visitor }) => visitor);
  for (const visitor of hashes) expect(visitor).toMatch(/^[\w-]{16}$/);
  expect(new Set(hashes).size).toBe(2);
});

it.each([
  ['asks not to be tracked', { dnt: '1' }],
  ['asks for privacy', { 'sec-gpc': '1' }],
  ['is a machine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('counts nobody who %s', async (_why, headers) => {
  expect((await look('/ob', headers)).status).toBe(204);
  expect((await figures()).product?.pages).toEqual([]);
});

it('loses nothing while the database does not take it', async () => {
  await app.platform.db.pool.query('ALTER TABLE page_views RENAME TO away');
  await look('/zona');
  const { token } = stage.people.admin;
  const response = await app.as(token).call(pageViewsApi.figures, { query: {} });
  expect(response.status).toBe(500);
  await app.platform.db.pool.query('ALTER TABLE away RENAME TO page_views');
  expect((await figures()).product?.pages).toEqual([{ page: '/zona', views: 1, visitors: 1 }]);
});

it.each(['/call/kino', '/login?email=a@b.ba', '/nowhere', ''])(
  'keeps nothing of %j',
  async (page) => {
    expect((await look(page)).status).toBe(400);
  },
);

it('follows a source from the first look to the submitted application', async () => {
  const { call, tuzla, people, application } = stage;
  const given = await call(tuzla);
  const { slug } = given;
  const visit = (source?: string, of = slug) =>
    app
      .as()
      .call(
        pageViewsApi.record,
        { body: { page: '/conversion/:slug', call: { slug: of, ...(source ? { source } : {}) } } },
        { 'user-agent': browser },
      );
  for (const source of ['skola', 'skola', undefined])
    expect((await visit(source)).status).toBe(204);
  expect((await visit('skola', 'nema-ga')).status).toBe(204);
  await app.as(people.lejla.token).call(applicationsApi.create, {
    body: { callSlug: slug, source: 'skola' },
  });
  await application({ call: given, status: 'submitted', source: 'skola' });
  await application({ call: given, owner: people.emir });
  const funnel = (who: { token: string }, which: string) =>
    app.as(who.token).call(pageViewsApi.funnel, { params: { slug: which } });
  const { data } = await funnel(people.asistent, slug);
  expect(data.total).toEqual({ views: 3, started: 3, submitted: 1 });
  expect(data.sources).toEqual([
    { source: 'skola', views: 2, started: 2, submitted: 1 },
    { source: '', views: 1, started: 1, submitted: 0 },
  ]);
  expect((await funnel(people.odbor1, given.id)).data).toEqual(data);
  // Whoever invents sources gets no row for each.
  for (let n = 0; n < 70; n += 1) await visit(`izmisljen-${n}`);
  const { sources, total } = (await funnel(people.voditelj, slug)).data;
  expect(total.views).toBe(73);
  expect(sources.length).toBeLessThanOrEqual(61);
  expect(sources.find(({ source }) => source === 'ostalo')?.views).toBeGreaterThan(5);
});

it('tells people of a bank of their calls, and of the product whoever acts everywhere', async () => {
  const { call, tuzla, zenica, people } = stage;
  const [ours, theirs] = [await call(tuzla), await call(zenica)];
  for (const [{ slug }, source] of [
    [ours, 'radio'],
    [ours, 'skola'],
    [ours, 'skola'],
    [theirs, 'radio'],
  ] as const) {
    await app
      .as()
      .call(
        pageViewsApi.record,
        { body: { page: '/call/:slug', call: { slug, source } } },
        { 'user-agent': browser },
      );
  }
  await app.as(people.lejla.token).call(applicationsApi.create, {
    body: { callSlug: ours.slug, source: 'radio' },
  });
  const seen = (of: Awaited<ReturnType<typeof figures>>, { id }: { id: string }) =>
    of.calls.find(({ call: one }) => one.id === id);
  const bank = await figures(people.voditelj.token);
  expect(bank.product).toBeNull();
  expect(seen(bank, theirs)).toBeUndefined();
  expect(seen(bank, ours)).toMatchObject({
    views: 3,
    days: [{ day: '2026-11-20', views: 3 }],
    sources: [
      { source: 'skola', views: 2, started: 0, submitted: 0 },
      { source: 'radio', views: 1, started: 1, submitted: 0 },
    ],
  });
  const all = await figures(people.globalni.token);
  expect(all.product).not.toBeNull();
  expect(seen(all, theirs)?.views).toBe(1);
});
