import { pages } from '@app/contracts/pages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { row } from './support/notices.ts';
import { type Product, startProduct } from './support/product.ts';
import { deep } from './support/tags.ts';
import { enter, type Person } from './support/writing.ts';

/** A product of its own: what appears on its pages is not what others should meet there. */
let product: Product;
// A product fills its database first.
test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const editing = pages.fees({ admin_edit: 'true' });
const params = '/api/content/fees';

async function asAdmin(browser: Browser): Promise<Person> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  });
  return enter(context, product.url, 'admin');
}

const bar = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Blokovi i tekstovi' });
const dialog = (page: Page) => page.getByRole('dialog');

async function addHeader(page: Page, bhs: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'Dodaj blok' }).click();
  await page.getByRole('menuitem', { name: 'Naslov stranice' }).click();
  await page.getByRole('textbox', { name: 'Naslov bloka, na bosanskom' }).fill(bhs);
  await page.getByRole('textbox', { name: 'Naslov bloka, na engleskom' }).fill('A heading');
  await page.getByRole('button', { name: 'Gotovo' }).click();
}

interface Editing {
  readonly revision: number;
  readonly scheduled: { readonly at: string } | null;
}

/** Lets the moment come in a few seconds instead of days. */
async function soon({ call }: Person): Promise<void> {
  const { revision } = (await call('GET', `${params}/draft`)) as Editing;
  const appearsAt = new Date(Date.now() + 3_000).toISOString();
  await call('POST', `${params}/schedule`, { revision, appearsAt });
}

const expectRead = (page: Page, name: string) =>
  expect(async () => {
    await page.goto(pages.fees());
    await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

test('a draft is scheduled, moved, cancelled, and appears at its moment; its author is told', {
  tag: deep,
}, async ({ browser, page: visitor }) => {
  const admin = await asAdmin(browser);
  const { page } = admin;
  await page.goto(editing);
  await addHeader(page, 'Nove naknade od petka');
  await bar(page, 'Objavi').click();
  await dialog(page).getByRole('button', { name: 'Zakaži' }).click();

  await test.step('a moment that is past is refused with the reason', async () => {
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Zakaži' }).click();
    await expect(dialog(page)).toContainText('Odaberi dan i sat koji tek dolaze.');
    await expect(dialog(page).getByRole('textbox', { name: 'Dan' })).toBeFocused();
  });

  await dialog(page).getByRole('textbox', { name: 'Dan' }).fill('11/05/2031');
  await dialog(page).getByLabel('Sat').fill('08:30');
  await dialog(page).getByRole('button', { name: 'Zakaži' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(bar(page, 'Zakazano')).toBeVisible();
  await expect(page.getByText('Zakazano za 11. maj 2031. u 08:30').first()).toBeVisible();
  await expect(panel(page)).toContainText('11. maj 2031. u 08:30');

  await test.step('what is written afterwards is told apart', async () => {
    await addHeader(page, 'Još jedan naslov');
    await bar(page, 'Zakazano').click();
    await expect(dialog(page)).toContainText('Novije izmjene se tada ne objavljuju.');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog(page).getByRole('button', { name: 'Zakaži i novije izmjene' }).click();
    await expect(dialog(page).getByLabel('Sat')).toHaveValue('08:30');
    await dialog(page).getByLabel('Sat').fill('09:00');
    await dialog(page).getByRole('button', { name: 'Zakaži' }).click();
    await expect(panel(page)).toContainText('11. maj 2031. u 09:00');
  });

  await test.step('it is cancelled, and the draft stays', async () => {
    await bar(page, 'Zakazano').click();
    await dialog(page).getByRole('button', { name: 'Otkaži zakazivanje' }).click();
    await expect(bar(page, 'Objavi')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nove naknade od petka' })).toBeVisible();
    const { scheduled } = (await admin.call('GET', `${params}/draft`)) as Editing;
    expect(scheduled).toBeNull();
  });

  await soon(admin);
  await expect(bar(page, 'Zakazano')).toBeVisible();
  await visitor.goto(`${product.url}${pages.fees()}`);
  await expect(visitor.getByRole('heading', { name: 'Nove naknade od petka' })).toHaveCount(0);
  // The open editor hears of it by itself.
  await expect(bar(page, 'Objavi')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Bez izmjena')).toBeVisible();
  await expectRead(page, 'Nove naknade od petka');
  await page.goto(pages.network({ kind: 'network' }));
  const told = row(page, 'Zakazane izmjene stranice „Naknade“ sada svi vide.');
  await expect(told.first()).toContainText('Stranica je objavljena');
  await told.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Nove naknade od petka' })).toBeVisible();
  await admin.context.close();
});

test('what was published otherwise meanwhile stops it: its author is told and chooses', {
  tag: deep,
}, async ({ browser }) => {
  const admin = await asAdmin(browser);
  const { page } = admin;
  await page.goto(editing);
  await expect(panel(page)).toBeVisible();
  const key = 'payments-info.feesTitle';
  const title = page.locator(`[data-text="${key}"]`).first();
  const before = (await title.textContent()) ?? '';
  await title.click();
  await page.getByRole('textbox', { name: 'Tekst na bosanskom' }).fill('Koliko šta košta');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nacrt, 1 izmjena').first()).toBeVisible();
  await soon(admin);
  await admin.call('PUT', `/api/translations/${key}`, {
    value_bhs: 'Cjenik',
    replaced_bhs: before,
  });
  await expect(bar(page, 'Objavi')).toBeVisible({ timeout: 30_000 });
  await page.goto(pages.network({ kind: 'network' }));
  const told = row(page, 'Zakazana objava je zaustavljena');
  await expect(told).toContainText('čekaju u nacrtu');
  await told.getByRole('link').first().click();
  await expect(title).toHaveText('Koliko šta košta');
  await bar(page, 'Objavi').click();
  await dialog(page).getByRole('button', { name: 'Objavi sada' }).click();
  const clash = page.getByRole('alert').filter({ hasText: 'dvije verzije' });
  await expect(clash).toContainText('Cjenik');
  await clash.getByRole('button', { name: 'Zadrži moje' }).click();
  await dialog(page).getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectRead(page, 'Koliko šta košta');
  await admin.context.close();
});
