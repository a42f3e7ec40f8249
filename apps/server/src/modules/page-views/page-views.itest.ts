import { pageViewsApi } from '@app/contracts/page-views/page-views.api';
import type { PagePattern } from '@app/contracts/page-views/page-views.schemas';
import { beforeEach, expect, it } from 'vitest';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { testNow } from '../../platform/testing/testApp.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

const look = (page: string) =>
  app.as().call(pageViewsApi.record, { body: { page: page as PagePattern } });
const figures = async (token: string, days = 30) =>
  app.as(token).call(pageViewsApi.figures, { query: { days } });

beforeEach(async () => {
  // Views that are not written yet are written with the figures.
  await figures(cast.admin.token);
  await app.platform.db.pool.query('DELETE FROM page_views');
});

it('counts pages by the days of Sarajevo, and adds to what is written', async () => {
  app.clock.set('2026-11-19T22:30:00Z');
  await look('/ob');
  app.clock.set('2026-11-19T23:30:00Z');
  for (const page of ['/ob', '/call/:slug', '/ob']) expect((await look(page)).status).toBe(204);
  app.clock.set(testNow);
  expect((await figures(cast.admin.token, 1)).data).toHaveLength(2);
  await look('/ob');
  expect((await figures(cast.admin.token)).data).toEqual([
    { day: '2026-11-20', page: '/ob', views: 3 },
    { day: '2026-11-20', page: '/call/:slug', views: 1 },
    { day: '2026-11-19', page: '/ob', views: 1 },
  ]);
});

it('loses nothing while the database does not take it', async () => {
  const before = (await figures(cast.admin.token)).data;
  await app.platform.db.pool.query('ALTER TABLE page_views RENAME TO away');
  await look('/zona');
  expect((await figures(cast.admin.token)).status).toBe(500);
  await app.platform.db.pool.query('ALTER TABLE away RENAME TO page_views');
  const after = (await figures(cast.admin.token)).data;
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContainEqual({ day: '2026-11-20', page: '/zona', views: 1 });
});

it.each(['/call/kino', '/login?email=a@b.ba', '/nowhere', ''])(
  'keeps nothing of %j',
  async (page) => {
    expect((await look(page)).status).toBe(400);
  },
);
