import type { PageAnswer } from '@app/contracts/page';
import { pages } from '@app/contracts/pages';
import type { TestApp } from './platform/testing/testApp.ts';
import type { WebBuild } from './platform/web/build.ts';

/** Renders a path as a stranger sees it, on what the application holds. */
export const pageRendering =
  (app: TestApp, web: WebBuild) =>
  (path: string): Promise<PageAnswer> =>
    web.pages.render({
      path,
      nonce: 'a-nonce-of-this-test',
      language: 'bhs',
      theme: 'light',
      brand: 'Zamah',
      publicUrl: 'http://localhost:3000',
      demo: true,
      mapTilesUrl: null,
      smallestGift: 1,
      now: Date.UTC(2026, 10, 20, 12),
      texts: { version: '', texts: [] },
      call: app.invoke,
      onError: () => undefined,
    });

/** By the path of a page, what stands in it for something that the demo holds. */
export async function slugsOfDemo(app: TestApp): Promise<Readonly<Record<string, string>>> {
  const slugOf = async (table: string, column = 'slug', where = 'true') => {
    const { rows } = await app.platform.db.pool.query(
      `SELECT ${column} AS it FROM ${table} WHERE ${column} IS NOT NULL AND ${where} ORDER BY 1 LIMIT 1`,
    );
    return String(rows[0]?.it);
  };
  const call = await slugOf('calls');
  return {
    [pages.call.path]: call,
    [pages.blueCall.path]: call,
    [pages.callLanding.path]: call,
    [pages.conversion.path]: call,
    [pages.callStart.path]: call,
    [pages.bank.path]: 'tuzla',
    [pages.project.path]: 'kino-pod-vedrim-nebom',
    [pages.blueProject.path]: 'zica',
    [pages.campaigns.path]: await slugOf('campaigns', 'application_id'),
    [pages.article.path]: await slugOf('articles'),
  };
}
