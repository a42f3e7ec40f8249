import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

interface Asked {
  readonly asked: readonly string[];
  readonly taken: readonly string[];
}

const askedFirst = `window.askedFirst &&
  { asked: window.askedFirst.asked, taken: [...window.askedFirst.taken] }`;

for (const [who, address, shown, ...tag] of [
  ['vlasnik', pages.dashboard(), 'main article'],
  ['lejla', pages.messages(), 'main li', deep],
  ['odbor1', pages.board(), 'main li', deep],
  ['vlasnik', pages.canvas(), 'main li', deep],
] as const) {
  test(`${address} asks first what it needs, in one, and no more than that`, { tag }, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL ?? '', who);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    // The session is put into the browser by a script of the test, which is no earlier than the page's.
    await page.goto(address);
    await expect(page.locator(shown).first()).toBeVisible();
    asked.length = 0;
    await page.reload();
    await expect(page.locator(shown).first()).toBeVisible();
    await expect
      .poll(async () => {
        const { asked: all = [], taken = [] } = (await page.evaluate<Asked>(askedFirst)) ?? {};
        return all.filter((url) => !taken.includes(url));
      })
      .toEqual([]);
    const first = await page.evaluate<Asked>(askedFirst);
    expect(first.asked.length).toBeGreaterThan(3);
    const alone = asked.slice(0, asked.findIndex((url) => url.startsWith('/api/events')) + 1);
    expect(alone.filter((url) => first.asked.includes(url))).toEqual([]);
    expect(asked.filter((url) => url.startsWith('/api/together'))).toHaveLength(1);
  });
}

test('a stranger’s page asks nothing', { tag: deep }, async ({ page }) => {
  await page.goto(pages.dashboard());
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(askedFirst)).toBeFalsy();
});
