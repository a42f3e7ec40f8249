import { pages } from '@app/contracts/pages';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { demoEmail, demoPassword, enter, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

/** Keeps hold of what a page shows in trees of its own, which nothing else finds. */
const seeTrees = (context: BrowserContext) =>
  context.addInitScript(`{
    const attach = Element.prototype.attachShadow;
    window.trees = [];
    Element.prototype.attachShadow = function (how) {
      const tree = attach.call(this, how);
      window.trees.push(tree);
      return tree;
    };
  }`);

const keptNow = `globalThis.caches.open('seen').then((it) => it.keys())
  .then((keys) => keys.map(({ url }) => new URL(url).pathname))`;

const kept = (page: Page) => page.evaluate<string[]>(keptNow);
const shown = (page: Page) => page.locator('#seen-before[data-shown]');
const scripts = /\/assets\/.*\.js$/;

/** Sees a page for the first time, until this device keeps it. */
async function seeFirst(page: Page, address: string, content: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(content).first()).toBeVisible();
  await expect
    .poll(() => kept(page))
    .toContainEqual(expect.stringMatching(new RegExp(`${address}$`)));
}

test('a page is shown as it was last seen before its scripts are there, and gone with who leaves', async ({
  page,
  context,
  baseURL,
}) => {
  await seeTrees(context);
  await signIn(context, baseURL ?? '', 'vlasnik');
  await seeFirst(page, pages.dashboard(), 'main article');
  await page.route(scripts, (route) => route.abort());
  await page.goto(pages.dashboard());
  await expect(shown(page)).toBeVisible();
  const words = await page.evaluate<string>('window.trees.map((it) => it.textContent).join()');
  expect(words).toContain('Zdravo, Amina');
  await page.unroute(scripts);
  await page.reload();
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Tvoj nalog' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page.getByText('Odjavljeni ste', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate<string[]>('caches.keys()')).not.toContain('seen');
  const left = await page.evaluate<string[]>(
    'indexedDB.databases().then((it) => it.map((one) => one.name))',
  );
  expect(left).toEqual([]);
});

test('nobody sees what another member, or another build, left on the device', {
  tag: deep,
}, async ({ page, context, baseURL }) => {
  await signIn(context, baseURL ?? '', 'vlasnik');
  await seeFirst(page, pages.dashboard(), 'main article');
  const [own = ''] = await kept(page);
  const older = own.replace(/^(\/seen\/[^/]+)\/[^/]+/, '$1/older');
  const otherContext = await context.browser()?.newContext();
  const other = await enter(otherContext ?? context, baseURL ?? '', {
    email: demoEmail('lejla'),
    password: demoPassword,
  });
  await otherContext?.close();
  await page.evaluate(`caches.open('seen').then(async (it) =>
    it.put(${JSON.stringify(older)}, await it.match(${JSON.stringify(own)})))`);
  await page.evaluate(`localStorage.setItem('accessToken', ${JSON.stringify(other)})`);
  await page.route(scripts, (route) => route.abort());
  await page.goto(pages.dashboard());
  await expect(page.locator('.page-spin').first()).toBeVisible();
  await page.evaluate(keptNow);
  await expect(shown(page)).toHaveCount(0);
  await page.unroute(scripts);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lejla');
  await expect.poll(async () => (await kept(page)).length).toBe(1);
  expect(await kept(page)).not.toContain(own);
});

for (const cut of [
  '/api/together',
  '/api/user/profile',
  '/api/orange-grants',
  '/api/posts',
  '/api/events',
]) {
  test(`a line that is cut at ${cut} loses nothing and signs nobody out`, { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', 'vlasnik');
    await seeFirst(page, pages.dashboard(), 'main article');
    const tokens = () => page.evaluate<string | null>("localStorage.getItem('refreshToken')");
    const before = await tokens();
    const one = (url: URL) => url.pathname === cut || url.pathname === '/api/together';
    let refused = 0;
    await page.route(one, (route) => {
      refused += 1;
      return route.abort();
    });
    await page.goto(pages.dashboard());
    await expect.poll(() => refused).toBeGreaterThan(0);
    await page.unroute(one);
    await page.reload();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page).toHaveURL(pages.dashboard());
    expect(await tokens()).toBe(before);
  });
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was seen can be read, and says of when it is', { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', 'vlasnik');
    await seeFirst(page, pages.dashboard(), 'main article');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await context.setOffline(true);
    await page.goto(pages.dashboard());
    await expect(
      page.getByText(/^Nisi na mreži: ovo je od \d+\..+\d{4}\..+\d\d:\d\d\.$/),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zdravo, Amina.');
    const another = await context.newPage();
    await another.goto(pages.settings());
    await expect(another.getByRole('heading', { level: 1 })).toHaveText('Nema interneta');
    await another.close();
    // The page asks for itself as soon as the line is back.
    await context.setOffline(false);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
  });
});
