import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { deep } from './support/tags.ts';
import { enter, expectSaved } from './support/writing.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst članka' });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Oblikovanje teksta' });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name });

async function begin(page: Page, title: string): Promise<void> {
  await page.goto(pages.newArticle());
  await page.getByRole('button', { name: 'Počni pisati' }).press('Enter');
  await page.getByLabel(/^Naslov,/).fill(title);
  await expect(text(page)).toBeVisible();
}

/** From the text to a row of the menu of blocks, by keys alone. */
async function insert(page: Page, block: string): Promise<void> {
  const first = tool(page, 'Umetni u tekst');
  await page.keyboard.press('Escape');
  await expect(tools(page).locator(':focus')).toBeVisible();
  // Home gives the focus a moment later: where it is there already, it would close the menu.
  const isThere = await first.evaluate('(it) => it === document.activeElement');
  if (!isThere) await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: block, exact: true }).press('Enter');
}

test.describe('the editor of articles by keyboard', { tag: deep }, () => {
  test('what was chosen in a menu stands in the text, and one goes on writing there', async ({
    context,
    baseURL,
  }) => {
    const { page } = await enter(context, baseURL ?? '', 'emir');
    const { keyboard } = page;
    await begin(page, 'Dvije ruke i jedna tastatura');
    await page.getByLabel(/^Sažetak,/).focus();
    await keyboard.press('Tab');
    await expect(tool(page, 'Umetni u tekst')).toBeFocused();
    for (const name of ['Podebljano', 'Kurziv']) {
      await keyboard.press('ArrowRight');
      await expect(tool(page, name)).toBeFocused();
    }
    await keyboard.press('Tab');
    await expect(text(page)).toBeFocused();

    await insert(page, 'Podnaslov');
    await keyboard.type('Čekić, žica i šraf');
    await expect(text(page).getByRole('heading', { level: 2 })).toHaveText('Čekić, žica i šraf');
    await keyboard.press('Enter');

    await insert(page, 'Video snimak');
    const dialog = page.getByRole('dialog');
    for (const address of ['https://zlo.example/v', 'javascript:alert(1)', 'https://vimeo.com/o']) {
      await dialog.getByLabel('Adresa').fill(address);
      await keyboard.press('Enter');
      await expect(dialog).toContainText('To nije adresa videa s YouTubea ili Vimea.');
    }
    await dialog.getByLabel('Adresa').fill('https://vimeo.com/76979871');
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(text(page)).toBeFocused();
    await keyboard.type('Ispod videa.');
    await expect(text(page).getByText('https://player.vimeo.com/video/76979871')).toBeVisible();
    await expect(text(page).getByText('Ispod videa.')).toBeVisible();
    await keyboard.press('Enter');

    await insert(page, 'Kartica s linkom');
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(text(page)).toBeFocused();

    await insert(page, 'Tabela');
    await keyboard.type('Kolona');
    await expect(text(page).getByRole('table')).toContainText('Kolona');
    await keyboard.press('Control+End');
    await keyboard.type('Ispod tabele.');
    await expect(text(page).getByRole('table')).not.toContainText('Ispod tabele.');
    await expect(text(page).getByText('Ispod tabele.')).toBeVisible();
    await keyboard.press('Enter');

    await insert(page, 'Tabela');
    await keyboard.type('Druga tabela');
    const second = text(page).getByRole('table').nth(1);
    await expect(second).toContainText('Druga tabela');
    const rows = await second.getByRole('row').count();
    for (let pressed = 0; pressed < rows; pressed += 1) await keyboard.press('ArrowDown');
    await keyboard.type('Strelicom ispod.');
    await expect(second).not.toContainText('Strelicom ispod.');
    await expect(text(page).getByText('Strelicom ispod.')).toBeVisible();
    for (let pressed = 0; pressed < rows; pressed += 1) await keyboard.press('ArrowUp');
    await keyboard.type('Nazad u tabeli.');
    await expect(second).toContainText('Nazad u tabeli.');
    await expectSaved(page);
    await page.reload();
    await expect(text(page).getByText('Ispod videa.')).toBeVisible();
    await expect(text(page).getByText('Ispod tabele.')).toBeVisible();
  });

  test('topics are added by Enter in the field and on its button', async ({ context, baseURL }) => {
    const { page } = await enter(context, baseURL ?? '', 'emir');
    await begin(page, 'Teme bez miša');
    const field = page.getByLabel('Nova tema');
    const add = page.getByRole('button', { name: 'Dodaj', exact: true });
    await field.fill('Parkovi');
    await field.press('Enter');
    await field.fill('Komšiluk');
    await add.press('Enter');
    await field.fill('Alat');
    await add.click();
    for (const tag of ['Parkovi', 'Komšiluk', 'Alat']) {
      await expect(page.getByRole('button', { name: `Ukloni temu ${tag}` })).toHaveCount(1);
    }
    await expect(field).toHaveValue('');
  });
});
