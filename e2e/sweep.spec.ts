import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { routeTable } from '../apps/web/src/routes.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { choose, signIn } from './support/people.ts';

/** An address of the demo for each pattern with parameters. */
const samples: Readonly<Record<string, string>> = {
  [pages.call.path]: pages.call({ slug: 'tuzla-po-mjeri-mladih' }),
  [pages.campaigns.path]: pages.campaigns(),
  [pages.project.path]: pages.project({ slug: 'kino-pod-vedrim-nebom' }),
  [pages.canvas.path]: pages.canvas(),
  [pages.donated.path]: pages.donated({ applicationId: '00000000-0000-7000-8000-000000000000' }),
  [pages.donationCancelled.path]: pages.donationCancelled({
    applicationId: '00000000-0000-7000-8000-000000000000',
  }),
  // Ids of the demo's people are new at each start; their profiles have journeys of their own.
  [pages.profile.path]: pages.profile({ profileSlug: 'niko-00000000-0000-7000-8000-000000000000' }),
  '*': '/ovoga-nema',
};

const rows = routeTable
  .filter((row) => row.access !== 'redirect')
  .map((row) => ({ row, address: samples[row.path] ?? row.path }));

const whoSees = { member: 'vlasnik', ob: 'odbor1', admin: 'admin' } as const;

test('every address with parameters has a sample', () => {
  expect(rows.filter(({ address }) => address.includes(':')).map(({ address }) => address)).toEqual(
    [],
  );
});

/** As if the reader had chosen the dark theme in another tab. */
const turnDark = (page: Page) =>
  page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))");

for (const { row, address } of rows) {
  for (const language of ['bhs', 'en'] as const) {
    test(`${address} is accessible, ${language}`, async ({ page, context, baseURL }) => {
      await choose(context, baseURL ?? '', { theme: 'light', language });
      if (row.access === 'member' || row.access === 'ob' || row.access === 'admin') {
        await signIn(context, baseURL ?? '', whoSees[row.access]);
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      const html = page.locator('html');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(html).toHaveAttribute('lang', language === 'en' ? /^en/ : /^bs/);
      await expect(html).toHaveAttribute('data-theme', 'light');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.setViewportSize({ width: 360, height: 740 });
      await turnDark(page);
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}

test('the language switch turns the page over and is kept', async ({ page }) => {
  await page.goto(pages.banks());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Novac za ono što');
  await page.getByRole('button', { name: 'ENG' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Money for what');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Money for what');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages can be read and walked', async ({ page }) => {
    await page.goto(pages.landing());
    await page.getByRole('link', { name: 'Otvoreni pozivi' }).first().click();
    await expect(page).toHaveURL(/\/ob\/calls/);
    await page.getByRole('link', { name: 'Tuzla po mjeri mladih' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuzla po mjeri mladih');
    await expect(page).toHaveTitle('Tuzla po mjeri mladih | Zamah');
  });
});
