import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { deep } from './support/tags.ts';
import { enter, expectSaved } from './support/writing.ts';

const paragraphs = Array.from(
  { length: 6 },
  (_, n) => `Subota broj ${n + 1}: komšije su donijele alat, a mi smo obojili još jednu klupu.`,
);

test('a member writes an article, a moderator returns it and publishes it, readers answer', {
  tag: deep,
}, async ({ browser, context, baseURL }) => {
  test.setTimeout(90_000);
  const writer = await enter(context, baseURL ?? '', 'emir');
  const { page } = writer;
  await page.goto(pages.newArticle());
  await page.getByRole('button', { name: 'Počni pisati' }).click();
  await page.getByLabel(/^Naslov,/).fill('Šest subota i jedna klupa');
  await page.getByLabel(/^Sažetak,/).fill('Kako smo obojili park bez ijedne marke.');
  const text = page.getByRole('textbox', { name: 'Tekst članka' });
  await text.click();
  for (const one of paragraphs) {
    await page.keyboard.type(one);
    await page.keyboard.press('Enter');
  }
  // `/` opens the blocks; letters with marks are letters.
  await page.keyboard.type('/podn');
  await page.getByRole('option', { name: /^Podnaslov/ }).click();
  await page.keyboard.type('Šta dalje, čekić i žica');
  await expect(text.getByRole('heading', { name: 'Šta dalje, čekić i žica' })).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(text.getByRole('heading', { name: 'Šta dalje, čekić i žica' })).toBeVisible();

  const send = async () => {
    await page.getByRole('button', { name: 'Pošalji uredniku' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pošalji uredniku' }).click();
    await expect(page.getByText('Kod urednika', { exact: true })).toBeVisible();
  };
  await send();

  const others = await browser.newContext();
  const moderator = await enter(others, baseURL ?? '', 'moderator');
  await moderator.page.goto(pages.articles({ dio: 'pregled' }));
  await moderator.page.getByRole('link', { name: /Šest subota/ }).click();
  await expect(moderator.page.getByRole('heading', { level: 1 })).toHaveText(
    'Šest subota i jedna klupa',
  );
  await moderator.page.getByRole('button', { name: 'Šta još možeš' }).click();
  await moderator.page.getByRole('menuitem', { name: 'Vrati na doradu' }).click();
  await moderator.page.getByLabel('Razlog').fill('Dobro je. Dodaj ko je donio alat.');
  await moderator.page.getByRole('dialog').getByRole('button', { name: 'Vrati na doradu' }).click();
  await expect(page.getByText('Dodaj ko je donio alat.').first()).toBeVisible({ timeout: 15_000 });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Alat je donio stolar Mirsad.');
  await expectSaved(page);
  await send();

  await moderator.page.reload();
  await moderator.page.getByRole('button', { name: 'Objavi' }).click();
  await moderator.page.getByRole('dialog').getByRole('button', { name: 'Objavi' }).click();
  await expect(moderator.page.getByText('Članak je objavljen.', { exact: true })).toBeVisible();

  const reader = await enter(await browser.newContext(), baseURL ?? '', 'lejla');
  await reader.page.goto(pages.articles({ q: 'sest subota' }));
  await reader.page.getByRole('link', { name: 'Šest subota i jedna klupa' }).click();
  await expect(reader.page.getByText('Alat je donio stolar Mirsad.')).toBeVisible();
  const useful = reader.page.getByRole('button', { name: /^Korisno/ });
  await useful.click();
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  await reader.page.locator('#razgovor').scrollIntoViewIfNeeded();
  await reader.page.getByLabel('Tvoj komentar').fill('Svaka čast <b>Mirsadu</b>.');
  await reader.page.getByRole('button', { name: 'Objavi' }).click();
  await expect(reader.page.getByText('Svaka čast <b>Mirsadu</b>.')).toBeVisible();
});
