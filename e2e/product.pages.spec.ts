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

test('a bank is found whatever the marks of its letters, and older addresses lead to it', async ({
  page,
  request,
}) => {
  const { id } = (await (await request.get('/api/youth-banks/tuzla')).json()) as { id: string };
  for (const older of [pages.olderBank({ bankSlug: 'tuzla' }), pages.oldestBank({ id })]) {
    const answer = await request.get(older, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toMatch(/\/ob\/tuzla$/);
  }
  await page.goto(pages.bankDirectory());
  await page.getByRole('searchbox').fill('gorazde');
  await expect(page.getByRole('status').filter({ hasText: '1 banka' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=gorazde$/);
  await page.getByRole('link', { name: 'Goražde' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Goražde$/);
  await expect(page.getByRole('img', { name: /^Novac po godinama: / })).toBeVisible();
  const file = await request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toContain('Kajak klub Drina');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages can be read and walked', async ({ page }) => {
    await page.goto(pages.landing());
    await page.getByRole('link', { name: 'Otvoreni pozivi' }).first().click();
    await expect(page).toHaveURL(/\/ob\/calls/);
    await page.getByRole('link', { name: 'Tuzla po mjeri mladih' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuzla po mjeri mladih');
    await expect(page).toHaveTitle('Grant za projekte mladih | Zamah');
  });
});
