import { readFile } from 'node:fs/promises';
import { pages } from '@app/contracts/pages';
import { type BrowserContext, expect, type Page, request, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { choose, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

test.describe.configure({ mode: 'serial' });

const heroPage = pages.exportTexts({ part: 'landing' });
const said = 'Pokreni svoju ideju';

/** Takes every changed text back to its default. */
test.afterEach(async ({ baseURL }) => {
  const api = await request.newContext({ baseURL: baseURL ?? '' });
  const changed = await (await api.get('/api/translations/changes')).json();
  const login = await api.post('/api/auth/login', {
    data: { email: 'admin@demo.zamah.ba', password: 'Demo2026!x' },
  });
  const { accessToken } = await login.json();
  const rows = changed.map((one: { key: string; value_bhs: string; value_en: string }) => ({
    ...{ key: one.key, value_bhs: null, value_en: null },
    ...{ replaced_bhs: one.value_bhs, replaced_en: one.value_en },
  }));
  if (rows.length > 0) {
    const reset = await api.post('/api/translations/import', {
      data: { rows },
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(reset.ok(), await reset.text()).toBe(true);
  }
  await api.dispose();
});

/** Everything that a page complains about, such as a page taken over with other words. */
function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return heard;
}

const rowOf = (page: Page, key: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: key, exact: true }) });
const opener = (page: Page, key: string) => page.getByRole('button', { name: `Uredi ${key}` });
const bosnian = (page: Page) => page.getByRole('textbox', { name: /^Bosanski/ });

async function openEditor(page: Page, key = 'landing.heroStart') {
  await page.goto(heroPage);
  await opener(page, key).click();
  await expect(bosnian(page)).toBeFocused();
}

async function asAdmin(context: BrowserContext, baseURL: string | undefined): Promise<Page> {
  await signIn(context, baseURL ?? '', 'admin');
  return context.newPage();
}

test('a changed text shows on open pages, on new ones, and goes back', async ({
  browser,
  context,
  baseURL,
}) => {
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const complaints = complaintsOf(stranger);
  await stranger.clock.install();
  await stranger.goto(pages.landing());
  await expect(stranger.getByRole('link', { name: said })).toBeVisible();
  expect(await stranger.content()).not.toContain('__texts');

  const admin = await asAdmin(context, baseURL);
  await openEditor(admin);
  await bosnian(admin).fill('Kreni odmah, đače');
  await admin.getByRole('button', { name: 'Sačuvaj' }).click();
  const row = rowOf(admin, 'heroStart');
  await expect(row).toContainText('sačuvano');
  await expect(row).toContainText('nedostaje prijevod');
  await expect(opener(admin, 'landing.heroStart')).toBeFocused();

  // The open page follows within half a minute; a new one has it from its first byte.
  await stranger.clock.fastForward(31_000);
  await expect(stranger.getByRole('link', { name: 'Kreni odmah, đače' })).toBeVisible();
  const html = await (await stranger.request.get('/')).text();
  expect(html).toContain('Kreni odmah, đače');
  await stranger.reload();
  await expect(stranger.getByRole('link', { name: 'Kreni odmah, đače' })).toBeVisible();
  await expect(stranger.locator('html')).toHaveAttribute('lang', /^bs/);
  await stranger.getByRole('button', { name: 'ENG' }).first().click();
  await expect(stranger.getByRole('link', { name: 'Start your idea' })).toBeVisible();
  expect(complaints).toEqual([]);

  await opener(admin, 'landing.heroStart').click();
  await admin.getByRole('button', { name: 'Vrati podrazumijevano' }).click();
  await expect(row).toContainText(said);
  await expect(row).not.toContainText('nedostaje prijevod');
  await expect.poll(async () => (await stranger.request.get('/')).text()).not.toContain('__texts');
  await stranger.context().close();
});

test('two who change one text at once are told of each other', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const one = await asAdmin(context, baseURL);
  const other = await context.newPage();
  await openEditor(one);
  await openEditor(other);
  await bosnian(one).fill('Kreni prva');
  await one.keyboard.press('Control+Enter');
  await expect(rowOf(one, 'heroStart')).toContainText('Kreni prva');
  await bosnian(other).fill('Kreni druga');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText('Neko je u međuvremenu izmijenio')).toBeVisible();
  await expect(other.getByText('„Kreni prva“')).toBeVisible();
  await expect(bosnian(other)).toHaveValue('Kreni druga');
  await other.getByRole('button', { name: 'Zadrži moj' }).click();
  await expect(rowOf(other, 'heroStart')).toContainText('Kreni druga');
});

test('texts are found by letters without marks, and by what is changed', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const page = await asAdmin(context, baseURL);
  await page.goto(pages.exportTexts());
  await page.getByRole('searchbox').fill('podrzi kampanju cekic');
  await expect(page.getByRole('heading', { name: 'Takvog teksta nema' })).toBeVisible();
  await page.getByRole('searchbox').fill('ideju zasto');
  await page.getByRole('searchbox').fill('pokreni svoju');
  await expect(rowOf(page, 'heroStart')).toBeVisible();
  await expect(page).toHaveURL(/q=pokreni/);
  await page.getByRole('button', { name: /^Izmijenjeni/ }).click();
  await expect(page.getByRole('heading', { name: 'Takvog teksta nema' })).toBeVisible();
  await page.getByRole('button', { name: 'Prikaži sve' }).click();
  await expect(page.getByText(/^1–50 od/)).toBeVisible();
  await page.getByRole('button', { name: 'Sljedeća' }).click();
  await expect(page.getByText(/^51–100 od/)).toBeFocused();
});

test('a file is compared, chosen from and taken in', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const page = await asAdmin(context, baseURL);
  await page.goto(heroPage);
  await page.getByRole('button', { name: 'Preuzmi' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^CSV/ }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toMatch(/^texts-\d{4}-\d\d-\d\d\.csv$/);
  const changed = csv
    .replace(`landing.heroStart;${said};`, 'landing.heroStart;Kreni s nama;')
    .replace('landing.openCalls;Otvoreni pozivi;', 'landing.openCalls;Pozivi;')
    .concat('landing.nema;a;b\r\n');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Uvezi fajl' }).click();
  await (await chooser).setFiles({
    name: 'prevod.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed),
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Razlike u fajlu prevod.csv');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('ins')).toHaveText(['Kreni s nama', 'Pozivi']);
  await expect(page.getByText('1 red se ne može uvesti')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Uvezi landing.openCalls' }).press('Space');
  await expect(page.getByText('Odabrano 1 od 2')).toBeVisible();
  await page.getByRole('button', { name: 'Uvezi 1 izmjenu' }).click();
  await expect(page.getByText('Uvezena je 1 izmjena.', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'heroStart')).toContainText('Kreni s nama');
  await expect(rowOf(page, 'openCalls')).toContainText('Otvoreni pozivi');
});

test('a file of another kind is refused with the reason', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const page = await asAdmin(context, baseURL);
  await page.goto(heroPage);
  const input = page.locator('input[type=file]');
  const put = (name: string, text: string) =>
    input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await put('slika.png', 'x');
  await expect(page.getByRole('alert').first()).toContainText('CSV, XLSX ili JSON');
  await put('a.csv', 'kljuc,tekst\n');
  await expect(page.getByRole('alert').first()).toContainText('mora imati kolonu key');
});

test('who is no admin is told so, and strangers sign in first', { tag: deep }, async ({
  context,
  baseURL,
}) => {
  const stranger = await context.newPage();
  await stranger.goto(pages.exportTexts());
  await expect(stranger).toHaveURL(/\/login\?returnUrl=%2Fexport-texts/);
  await stranger.close();
  await signIn(context, baseURL ?? '', 'moderator');
  const page = await context.newPage();
  await page.goto(pages.exportTexts());
  await expect(page.getByRole('heading', { name: 'Nemate dozvolu za pristup' })).toBeVisible();
  await expectAccessible(page);
});

for (const theme of ['light', 'dark'] as const) {
  test(`every state is accessible, ${theme}`, { tag: deep }, async ({ context, baseURL }) => {
    await choose(context, baseURL ?? '', { theme, language: theme === 'light' ? 'bhs' : 'en' });
    const page = await asAdmin(context, baseURL);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(
      theme === 'light' ? { width: 1440, height: 900 } : { width: 360, height: 740 },
    );
    await page.goto(heroPage);
    await page.getByRole('button', { name: /landing\.heroStart$/ }).click();
    await page.getByRole('textbox').first().fill('<b>');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('textbox').first()).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const rows = `key,value_bhs,value_en\nlanding.heroStart,Kreni,Go\nlanding.${'a'.repeat(120)},b,c\n`;
    await page.locator('input[type=file]').setInputFiles({
      name: `${'duga-imena-'.repeat(12)}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(rows),
    });
    await expect(page.locator('ins').first()).toBeVisible();
    await page.locator('summary').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
