import { applicationsApi } from '@app/contracts/applications/applications.api';
import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import type { PagePattern } from '@app/contracts/page-views/page-views.schemas';
import { beforeEach, expect, it } from 'vitest';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { testNow } from '../../platform/testing/testApp.ts';

const app = setUpApp();
const stage = setUpGrants(app);

const look = (page: string) =>
  app.as().call(pageViewsApi.record, { body: { page: page as PagePattern } });
const figures = async (token: string, days = 30) =>
  app.as(token).call(pageViewsApi.figures, { query: { days } });

beforeEach(async () => {
  // Views that are not written yet are written with the figures.
  await figures(stage.people.admin.token);
  await app.platform.db.pool.query('DELETE FROM page_views');
});

it('counts pages by the days of Sarajevo, and adds to what is written', async () => {
  app.clock.set('2026-11-19T22:30:00Z');
  await look('/ob');
  app.clock.set('2026-11-19T23:30:00Z');
  for (const page of ['/ob', '/call/:slug', '/ob']) expect((await look(page)).status).toBe(204);
  app.clock.set(testNow);
  expect((await figures(stage.people.admin.token, 1)).data).toHaveLength(2);
  await look('/ob');
  expect((await figures(stage.people.admin.token)).data).toEqual([
    { day: '2026-11-20', page: '/ob', views: 3 },
    { day: '2026-11-20', page: '/call/:slug', views: 1 },
    { day: '2026-11-19', page: '/ob', views: 1 },
  ]);
});

it('loses nothing while the database does not take it', async () => {
  const before = (await figures(stage.people.admin.token)).data;
  await app.platform.db.pool.query('ALTER TABLE page_views RENAME TO away');
  await look('/zona');
  expect((await figures(stage.people.admin.token)).status).toBe(500);
  await app.platform.db.pool.query('ALTER TABLE away RENAME TO page_views');
  const after = (await figures(stage.people.admin.token)).data;
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContainEqual({ day: '2026-11-20', page: '/zona', views: 1 });
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
    app.as().call(pageViewsApi.record, {
      body: { page: '/conversion/:slug', call: { slug: of, ...(source ? { source } : {}) } },
    });
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
