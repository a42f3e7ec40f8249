import { pages } from '@app/contracts/pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageRendering, slugsOfDemo } from './pages.testing.ts';
import { statementsOf } from './platform/db/statements.testing.ts';
import { setUp, setUpApp } from './platform/testing/setUp.ts';
import { testNow } from './platform/testing/testApp.ts';
import { loadWebBuild, type WebBuild } from './platform/web/build.ts';
import { seedDemo } from './seed/seed.ts';

// A page is rendered for everybody, and waits for each of its statements in turn or not: so many of
// them are enough for what it shows.
const atMost = 6;

/** Pages that ask for more, exactly so many times, and why. */
const more: Readonly<Record<string, readonly [number, string]>> = {
  [pages.article.path]: [8, 'the article has four lists of its own, and three others beside it'],
  [pages.bank.path]: [12, 'five lists of five modules, each of which finds the bank by itself'],
  [pages.orangeGrants.path]: [18, 'how long calls took stands in the details of each of six'],
};

const app = setUpApp();
const web: WebBuild = setUp(loadWebBuild);
afterAll(() => web.stop());

let slugs: Readonly<Record<string, string>>;
beforeAll(async () => {
  await seedDemo(app.platform);
  slugs = await slugsOfDemo(app);
});

/** What lists keep for a second is over; what is counted once in a minute is known. */
const aMomentLater = 2_000;

it('a public page asks the database for its data in at most six statements', async () => {
  const render = pageRendering(app, web);
  const counted: Record<string, number> = {};
  let rendered = 0;
  for (const { path } of Object.values(pages)) {
    const slug = slugs[path];
    const plain = path.replace(/\/:\w+\??/, slug ? `/${slug}` : '');
    if (plain.includes(':') || (slug === undefined && /:\w+(?!\w*\?)/.test(path))) continue;
    app.clock.set(testNow);
    if ((await render(plain)).status !== 200) continue;
    app.clock.set(new Date(Date.parse(testNow) + aMomentLater).toISOString());
    const statements = await statementsOf(() => render(plain));
    rendered += 1;
    if (statements.length > atMost) counted[path] = statements.length;
  }
  expect(rendered).toBeGreaterThan(40);
  expect(counted).toEqual(
    Object.fromEntries(Object.entries(more).map(([path, [number]]) => [path, number])),
  );
});
