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

test('older addresses, and those of another kind, lead to the right one with their query', async ({
  request,
}) => {
  const { id } = (await (await request.get('/api/youth-banks/tuzla')).json()) as { id: string };
  const tuzla = pages.bank({ bankSlug: 'tuzla' });
  const orange = { slug: 'tuzla-po-mjeri-mladih' };
  const blue = { slug: 'prvi-posao-tuzla' };
  for (const [from, to] of [
    [pages.olderBankLanding(), pages.bankLanding()],
    [pages.olderOrangeGrants(), pages.orangeGrants()],
    [pages.olderBank({ bankSlug: 'tuzla' }), tuzla],
    [pages.oldestBank({ id }), tuzla],
    [pages.blueCall(orange), pages.call(orange)],
    [pages.call(blue), pages.blueCall(blue)],
  ] as const) {
    const answer = await request.get(`${from}?izvor=skola&x=1`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${to}?izvor=skola&x=1`]);
  }
});

test('a bank is found whatever the marks of its letters', async ({ page, request }) => {
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
