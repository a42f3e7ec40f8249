import { pages } from '@app/contracts/pages';
import { expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { createPageViews } from './page-views.service.ts';

const app = setUpApp();

it('costs under a millisecond of the server’s time for each view, writing included', async () => {
  const views = createPageViews(app.platform);
  const patterns = Object.values(pages).map(({ path }) => path);
  const count = 20_000;
  const before = process.cpuUsage();
  for (let n = 0; n < count; n += 1) {
    const page = patterns[n % patterns.length] ?? pages.landing.path;
    views.record({ page }, { ip: `10.0.${n % 200}.${n % 20}`, userAgent: 'Firefox' });
  }
  await views.flush();
  const { user, system } = process.cpuUsage(before);
  const { rows } = await app.platform.db.pool.query<{ views: number }>(
    'SELECT sum(views)::int AS views FROM page_views',
  );
  expect(rows[0]?.views).toBe(count);
  expect((user + system) / 1_000 / count).toBeLessThan(1);
});
