import { randomBytes } from 'node:crypto';
import { pages } from '@app/contracts/pages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { choose, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

test.describe.configure({ mode: 'serial' });

const editing = `${pages.landing()}?admin_edit=true`;

async function asAdmin(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  await choose(context, baseURL ?? '', {});
  await signIn(context, baseURL ?? '', 'admin');
  return context.newPage();
}

/** A picture of noise, 2 MB large, which is hard to make small. */
function noise(width: number, height: number): Buffer {
  const header = Buffer.alloc(54);
  const pixels = randomBytes(width * height * 3);
  header.write('BM');
  header.writeUInt32LE(54 + pixels.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  header.writeUInt32LE(pixels.length, 34);
  return Buffer.concat([header, pixels]);
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Blokovi i tekstovi' });
const bosnian = (page: Page) => page.getByRole('textbox', { name: 'Tekst na bosanskom' });
const english = (page: Page) => page.getByRole('textbox', { name: 'Tekst na engleskom' });
const lead = (page: Page) => page.locator('[data-text="landing.whyLead"]');

async function openEditing(page: Page): Promise<void> {
  await page.goto(editing);
  await expect(panel(page)).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await page.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(page.getByText('Objavljeno. Svi sada vide novu verziju.').first()).toBeVisible();
}

test('an admin rewrites the landing page, publishes, and takes it back', async ({
  browser,
  baseURL,
  page: visitor,
}) => {
  const page = await asAdmin(browser, baseURL);
  const name = `Grad koji čeka ${Date.now()}`;
  await page.goto(pages.landing());
  await page.getByRole('link', { name: 'Edit Live' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('[data-section="why"]')).toHaveCSS('outline-style', 'dashed');

  await test.step('a text is written where it stands, with both languages', async () => {
    const before = (await lead(page).textContent()) ?? '';
    await lead(page).click();
    await expect(bosnian(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Šta fali tvom gradu? Đaci, čuvari i žene to znaju.');
    await expect(page.getByText('Engleski je stariji od bosanskog.')).toBeVisible();
    await expect(english(page)).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(lead(page)).toHaveText('Šta fali tvom gradu? Đaci, čuvari i žene to znaju.');
    await expect(page.getByText(/^Sačuvano/).first()).toBeVisible();
    await lead(page).click();
    await page.getByRole('button', { name: 'Vrati na objavljeno' }).click();
    await page.keyboard.press('Escape');
    await expect(lead(page)).toHaveText(before);
  });

  await test.step('a block is added, doubled, hidden, deleted and brought back', async () => {
    await panel(page).getByRole('button', { name: 'Dodaj blok' }).click();
    await page.getByRole('menuitem', { name: 'Naslov stranice' }).click();
    await page.getByRole('textbox', { name: 'Naslov bloka, na bosanskom' }).fill(name);
    await page.getByRole('textbox', { name: 'Naslov bloka, na engleskom' }).fill('A town in wait');
    await page.getByRole('button', { name: 'Gotovo' }).click();
    await expect(page.locator('#main').getByRole('heading', { name })).toBeVisible();
    const actions = panel(page).getByRole('button', { name: `Radnje: ${name}` });
    await actions.click();
    await panel(page).getByRole('button', { name: 'Udvoji' }).click();
    await expect(actions).toHaveCount(2);
    await panel(page).getByRole('button', { name: 'Obriši' }).click();
    await expect(actions).toHaveCount(1);
    await panel(page)
      .getByRole('button', { name: `Vrati: ${name}` })
      .click();
    await expect(actions).toHaveCount(2);
    await page.getByRole('button', { name: 'Vrati korak' }).click();
    await expect(actions).toHaveCount(1);
  });

  await test.step('visitors see it once it is published, and no more once it is taken back', async () => {
    await choose(visitor.context(), baseURL ?? '', {});
    // Pages for strangers are kept for a moment.
    const expectSeen = (times: number) =>
      expect(async () => {
        await visitor.goto(pages.landing());
        await expect(visitor.getByRole('heading', { name })).toHaveCount(times, { timeout: 500 });
      }).toPass({ timeout: 15_000 });
    await expectSeen(0);
    await publish(page);
    await expectSeen(1);
    await expect(visitor.getByRole('link', { name: 'Edit Live' })).toHaveCount(0);
    await panel(page)
      .getByRole('listitem')
      .filter({ hasText: /Početna verzija|Objavljeno/ })
      .filter({ hasNotText: 'svi vide ovo' })
      .first()
      .getByRole('button', { name: 'Vrati' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.locator('#main').getByRole('heading', { name })).toHaveCount(0);
    await publish(page);
    await expectSeen(0);
  });
  await page.context().close();
});

test('two admins write the same text: the second is told, and neither loses a word', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const one = await asAdmin(browser, baseURL);
  const other = await asAdmin(browser, baseURL);
  for (const page of [one, other]) await openEditing(page);
  await other.context().setOffline(true);
  await lead(one).click();
  await bosnian(one).fill('Ovo piše prva osoba.');
  await one.keyboard.press('Escape');
  await expect(one.getByText('Nacrt, 1 izmjena').first()).toBeVisible();
  await lead(other).click();
  await bosnian(other).fill('Ovo piše druga osoba.');
  await other.keyboard.press('Escape');
  await other.context().setOffline(false);
  const clash = other.getByRole('alert').filter({ hasText: 'dvije verzije' });
  await expect(clash).toContainText('Ovo piše prva osoba.');
  await expect(clash).toContainText('Ovo piše druga osoba.');
  await expectAccessible(other);
  await clash.getByRole('button', { name: 'Zadrži moje' }).click();
  await expect(clash).toBeHidden();
  await expect(lead(one)).toHaveText('Ovo piše druga osoba.');
  await other.getByRole('button', { name: 'Objavi', exact: true }).click();
  await other.getByRole('button', { name: 'Odbaci nacrt' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Odbaci nacrt' }).click();
  await expect(lead(one)).not.toHaveText('Ovo piše druga osoba.');
  for (const page of [one, other]) await page.context().close();
});

test('a large picture is made small before it is sent, and blocks move by keyboard', {
  tag: deep,
}, async ({ browser, baseURL }) => {
  const page = await asAdmin(browser, baseURL);
  await openEditing(page);
  await panel(page).getByRole('button', { name: 'Kako' }).click();
  const grips = panel(page).getByRole('button', { name: /^Pomjeri:/ });
  await expect(panel(page).getByRole('button', { name: 'Dodaj blok' })).toBeVisible();
  const there = await grips.count();
  for (const kind of ['Slika', 'Razdjelnik']) {
    await panel(page).getByRole('button', { name: 'Dodaj blok' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    if (kind === 'Slika') {
      const sent = page.waitForRequest('**/api/upload');
      await page
        .locator('[role=dialog] input[type=file]')
        .setInputFiles({ name: 'sum.bmp', mimeType: 'image/bmp', buffer: noise(1000, 700) });
      const request = await sent;
      await request.response();
      expect((await request.sizes()).requestBodySize).toBeLessThan(510 * 1024);
      await expect(page.getByRole('button', { name: 'Druga slika' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Gotovo' }).click();
  }
  await expect(grips).toHaveCount(there + 2);
  await expect(grips.nth(there)).toHaveAccessibleName(/Novi blok/);
  await grips.nth(there).focus();
  await page.keyboard.press('ArrowDown');
  await expect(grips.nth(there)).toHaveAccessibleName(/Razdjelnik/);
  await page.getByRole('button', { name: 'Pregled' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Računar 1280' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await page.getByRole('button', { name: 'Odbaci nacrt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odbaci nacrt' }).click();
  await expect(grips).toHaveCount(there);
  await page.context().close();
});
