import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';

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
