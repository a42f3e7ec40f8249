import { pages } from '@app/contracts/pages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter } from './support/notices.ts';

interface Kind {
  readonly rows: (page: Page) => Locator;
  /** Says of the key that goes on. */
  readonly more: string;
  /** In a row, leads to the page of what it shows. */
  readonly link?: (row: Locator) => Locator;
}

const scrolled = async (page: Page) => Number(await page.evaluate('scrollY'));

/** Goes on in a list, opens what stands last in it, comes Back and finds the place as it was. */
async function leaveAndComeBack(page: Page, { rows, more, link }: Kind): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  const begun = await rows(page).count();
  await page.getByRole('button', { name: more }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(begun);
  const count = await rows(page).count();
  const last = rows(page).nth(count - 1);
  const words = await last.textContent();
  await last.scrollIntoViewIfNeeded();
  const opened = link ? link(last) : last.getByRole('link').first();
  await opened.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(500);
  await opened.click();
  await expect(last).toBeHidden();
  await page.goBack();
  await expect(rows(page)).toHaveCount(count);
  await expect(last).toBeInViewport();
  expect(await last.textContent()).toBe(words);
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(50);
}

test('who comes Back to a rendered list finds all of it, where they were', async ({ page }) => {
  await page.goto(pages.approved());
  await leaveAndComeBack(page, {
    rows: (of) => of.getByRole('main').getByRole('article'),
    more: 'Prikaži još',
  });
});

test('who comes Back to people page by page finds all of them, where they were', async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'clan');
  await page.goto(pages.network({ dio: 'imenik' }));
  await leaveAndComeBack(page, {
    rows: (of) => of.getByRole('main').locator('section').last().locator('ul > li'),
    more: 'Prikaži još',
  });
});

test('who comes Back to the feed finds it as it was read, where they were', async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'clan');
  await page.goto(pages.dashboard());
  await leaveAndComeBack(page, {
    rows: (of) => of.locator('section[aria-labelledby="feed"] > ul > li'),
    more: 'Prikaži još',
  });
});
