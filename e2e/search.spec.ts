import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { enter } from './support/notices.ts';

const opened = (page: Page) => page.getByRole('dialog', { name: 'Traži svuda' });
const field = (page: Page) => opened(page).getByRole('combobox');
const chosen = (page: Page) => opened(page).getByRole('option', { selected: true });
const own = (page: Page) => page.getByRole('searchbox', { name: 'Šta tražiš' });
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Vrsta rezultata' });
const current = (page: Page) => kinds(page).locator('[aria-current="page"]');

test('a stranger on a phone searches behind the glass, and comes Back to what was found', async ({
  page,
}) => {
  const text = await (await page.request.get(pages.search({ q: 'bicikli' }))).text();
  expect(text).toContain('Biciklo');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).toContain('<title>Pretraga: bicikli | Zamah</title>');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pages.banks());
  await page.getByRole('banner').getByRole('link', { name: 'Traži svuda' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('bicikl');
  await expect(opened(page).getByRole('option', { name: /Biciklo-radionica/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await field(page).press('Enter');
  await expect(own(page)).toHaveValue('bicikl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/javn.+ za „bicikl“$/);
  await expect(kinds(page).getByText('Ljudi')).toContainText('samo za članove');
  await expect(kinds(page).getByRole('link', { name: /Ljudi/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  await kinds(page)
    .getByRole('link', { name: /Projekti/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/projek.+ za „bicikl“$/);
  await page.getByRole('main').getByRole('link', { name: 'Biciklo-radionica za sve' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Biciklo-radionica/);
  await page.goBack();
  await expect(current(page)).toContainText('Projekti');
  await page.goBack();
  await expect(current(page)).toContainText('Sve');

  await own(page).fill('bicklo');
  await own(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ovdje se most prekida.' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^bicik/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/javn.+ za „bicik/i);
});

test('a member searches by the keyboard alone, and leaves no word behind', async ({
  context,
  baseURL,
}) => {
  const { page } = await enter(context, baseURL ?? '', 'vlasnik');
  await page.goto(pages.messages());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('emir');
  await expect(opened(page).getByRole('option', { name: /^Emir/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('Emir');
  await page.keyboard.press('Escape');
  await expect(opened(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('emir');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/rezultat.* za „emir“$/);
  await expect(page.getByRole('heading', { name: 'Ljudi' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(own(page)).toBeFocused();

  await page.goto(pages.help());
  await page.keyboard.press('/');
  await expect(opened(page).getByRole('link', { name: 'emir', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(opened(page).getByRole('link', { name: 'emir', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own(page)).toHaveValue('emir');
  await page.getByRole('button', { name: 'Tvoj nalog' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page.getByText('Odjavljeni ste', { exact: true })).toBeVisible();
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('emir');
});
