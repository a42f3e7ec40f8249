import type { PageAnswer } from '@app/contracts/page';
import { pages } from '@app/contracts/pages';
import { afterAll, expect, it } from 'vitest';
import { pageRendering, slugsOfDemo } from './pages.testing.ts';
import { setUp, setUpApp } from './platform/testing/setUp.ts';
import { loadWebBuild, type WebBuild } from './platform/web/build.ts';
import { pageAddress } from './platform/web/page-address.ts';
import { seedDemo } from './seed/seed.ts';

// What an address holds beside the names of its page is left out before the page is rendered
// (decision 077). So no page may read a name that it does not state.

const app = setUpApp();
const web: WebBuild = setUp(loadWebBuild);
afterAll(() => web.stop());

const render = (path: string): Promise<PageAnswer> => pageRendering(app, web)(path);

/** What makes a difference where a name is read; of words, any. */
const telling: Readonly<Record<string, string>> = {
  admin_edit: 'true',
  auto: 'true',
  dio: 'moji',
  kind: 'blue',
  state: 'closed',
  stanje: 'rijeseno',
  view: 'public',
  unread: 'true',
  bank: 'tuzla',
  banka: 'tuzla',
  returnUrl: '/help',
};
const names = [...new Set(Object.values(pages).flatMap(({ query }): readonly string[] => query))];

/** Links that lead back to the page say its address, whatever that holds. */
const shown = ({ status, headers, body }: PageAnswer) => ({
  status,
  location: headers.location?.replace(/\?.*/, ''),
  body: body.replaceAll(/returnUrl=[^"&]*/g, 'returnUrl='),
});

it('no page reads a name of the query that it does not state', async () => {
  await seedDemo(app.platform);
  const real = await slugsOfDemo(app);
  const odd: string[] = [];
  let rendered = 0;
  for (const { path } of Object.values(pages)) {
    const paths = [path.replace(/:\w+\??/g, real[path] ?? 'one'), path.replace(/\/:\w+\?/g, '')];
    for (const plain of new Set(paths.filter((one) => !one.includes(':')))) {
      const unstated = names.filter((name) => pageAddress(`${plain}?${name}=1`) === plain);
      const added = unstated.map((name) => `${name}=${telling[name] ?? 'a'}`).join('&');
      const [without, withAll] = [await render(plain), await render(`${plain}?${added}`)];
      if (without.status === 200) rendered += 1;
      if (JSON.stringify(shown(without)) !== JSON.stringify(shown(withAll))) odd.push(plain);
    }
  }
  expect(odd).toEqual([]);
  expect(rendered).toBeGreaterThan(60);
  // It would be seen: a page that states a name is another one with it.
  const found = await render('/articles?q=a-word-that-is-nowhere');
  expect(shown(found)).not.toEqual(shown(await render('/articles')));
});
