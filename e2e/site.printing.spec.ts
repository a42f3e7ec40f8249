import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectContrast } from './support/contrast.ts';
import { choose, signIn } from './support/people.ts';

test.beforeEach(({ context, baseURL }) => choose(context, baseURL ?? '', { theme: 'dark' }));

/** Dark letters on white, whatever the theme; nothing of the frame that can only be pressed. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectContrast(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  // Printers leave out grounds: letters that need one would be gone.
  const pale = await page.evaluate<string[]>(`(() => {
    const light = (colour) => {
      const [r, g, b] = (/\\d.*\\d/.exec(colour)?.[0] ?? '').split(/[ ,/]+/).map(Number);
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    };
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, th)')]
      .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, svg') &&
        [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== ''))
      .filter((one) => light(getComputedStyle(one).color) > 0.6)
      .map((one) => one.textContent.trim().slice(0, 60));
  })()`);
  expect(pale, page.url()).toEqual([]);
}

test('what everybody reads prints light on white in the dark theme', async ({ page, request }) => {
  const { items } = await (await request.get('/api/articles')).json();
  for (const address of [
    pages.landing(),
    pages.article({ slug: items[0].slug }),
    pages.call({ slug: 'zima-uz-rijeku' }),
    pages.project({ slug: 'biciklo-radionica-za-sve' }),
    pages.bank({ bankSlug: 'tuzla' }),
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expectPaper(page);
  }
});

test('an application prints light on white in the dark theme, with where its links lead', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '', 'vlasnik');
  await page.goto(pages.ownApplications({ tab: 'sve' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPaper(page);
});

test('a link off the page says where it leads on paper', async ({ page }) => {
  await page.goto(pages.privacy());
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(
    `document.querySelector('main p').innerHTML = '<a href="https://primjer.ba/izvor">izvor</a>'`,
  );
  const after = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('main p a'), '::after').content`,
  );
  expect(after).toBe('" (https://primjer.ba/izvor)"');
});
