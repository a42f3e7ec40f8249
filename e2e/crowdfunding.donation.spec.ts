import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import {
  addressFor,
  campaignOf,
  decideAtProvider,
  donor,
  openGiving,
  projectPage,
  toPayment,
} from './support/giving.ts';
import { choose, mailTo } from './support/people.ts';
import { deep } from './support/tags.ts';

const bicycles = 'biciklo-radionica-za-sve';
const garden = 'vrt-iza-skole';

// The bank leads back to the public address, and what the browser keeps belongs to it.
test.use({ baseURL: process.env.E2E_URL?.replace('127.0.0.1', 'localhost') });

test('a donation moves the sum on every open page by itself and mails a receipt', async ({
  page,
  context,
}) => {
  const before = await campaignOf(page, bicycles);
  const onlooker = await context.newPage();
  await onlooker.goto(projectPage(bicycles));
  const panel = onlooker.getByRole('region', { name: 'Kampanja' });
  await expect(panel).toContainText(`${before.currentAmount}\u00a0KM`);
  const list = await context.newPage();
  await list.goto(pages.campaigns());

  const email = addressFor('odmah');
  const dialog = await openGiving(page, bicycles);
  await toPayment(dialog, '35', email);
  await dialog.getByRole('button', { name: 'Plati 35 KM' }).click();
  await expect(dialog.getByRole('heading', { name: 'Hvala, Nermina.' })).toBeVisible();
  await expect(dialog.getByText(/^R-\d{4}-/)).toBeVisible();
  await expect(dialog.getByText(email)).toBeVisible();

  const after = `${before.currentAmount + 35}\u00a0KM`;
  await expect(panel).toContainText(after);
  await expect(panel.getByText('Anonimno').first()).toBeVisible();
  await expect(list.getByText(after).first()).toBeVisible();

  const receipt = await mailTo(page, email, /35/);
  expect(receipt.text).toContain(before.title);
});

test('the bank approves: the donor comes back to thanks', async ({ page, context, baseURL }) => {
  const dialog = await openGiving(page, garden);
  await toPayment(dialog, '12,50', addressFor('odobreno'));
  await decideAtProvider(page, dialog, 'Odobri');
  await expect(page).toHaveURL(/\/ob\/crowdfunding\/[^/]+\/success\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala, Nermina.');
  await expect(page.getByText('Tvojih 12,50 KM je u mostu.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kuda sad ide tvojih 12,50 KM' })).toBeVisible();

  const address = page.url();
  for (const theme of ['light', 'dark'] as const) {
    await choose(context, baseURL ?? '', { theme });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: theme === 'light' ? 1440 : 360, height: 800 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala, Nermina.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('the bank declines: nothing is lost, and one can try again', { tag: deep }, async ({
  page,
}) => {
  const dialog = await openGiving(page, garden);
  await toPayment(dialog, '11', addressFor('odbijeno'));
  await decideAtProvider(page, dialog, 'Odbij');
  await page.getByRole('link', { name: 'Nazad na kampanju' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kartica je odbijena');
  await expect(page).toHaveTitle(/Kartica je odbijena/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pokušaj ponovo' }).click();

  const again = page.getByRole('dialog');
  await expect(again.getByRole('button', { name: 'Plati 11 KM' })).toBeVisible();
  await again.getByRole('button', { name: 'Nazad' }).click();
  await expect(again.getByLabel('Adresa')).toHaveValue(donor.Adresa);
  await again.getByRole('button', { name: 'Nastavi na plaćanje' }).click();
  await again.getByRole('button', { name: 'Plati 11 KM' }).click();
  await expect(again.getByRole('heading', { name: 'Hvala, Nermina.' })).toBeVisible();
});

test('a confirmation that never comes is made up for', { tag: deep }, async ({ page }) => {
  const dialog = await openGiving(page, garden);
  await toPayment(dialog, '13', addressFor('izgubljeno'));
  await decideAtProvider(page, dialog, 'Odobri, ali potvrda se izgubi');
  await expect(page).toHaveURL(/\/success\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala, Nermina.');
});

test('who turns back at the bank goes on with the same payment', { tag: deep }, async ({
  page,
}) => {
  const dialog = await openGiving(page, garden);
  await toPayment(dialog, '14', addressFor('nazad'));
  await dialog.getByRole('radio', { name: 'Preko stranice banke' }).check();
  await dialog.getByRole('button', { name: /^Plati/ }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  const order = await page.locator('dd').last().textContent();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(projectPage(garden)));

  await openGiving(page, garden);
  const again = page.getByRole('dialog');
  await expect(again.getByRole('heading', { name: 'Čekamo potvrdu banke' })).toBeVisible();
  await again.getByRole('button', { name: 'Nazad' }).click();
  await again.getByRole('radio', { name: 'Preko stranice banke' }).check();
  await again.getByRole('button', { name: 'Plati 14 KM' }).click();
  await expect(page).toHaveURL(/\/dev\/payments\//);
  await expect(page.locator('dd').last()).toHaveText(order ?? '');
  await page.getByRole('button', { name: 'Odobri', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala, Nermina.');
});

test('a lost connection while donating counts once', { tag: deep }, async ({ page }) => {
  const before = await campaignOf(page, garden);
  const keys: unknown[] = [];
  await page.route('**/api/crowdfunding/donate', async (route) => {
    const { idempotencyKey, amount } = route.request().postDataJSON();
    keys.push(idempotencyKey);
    if (keys.length > 1) return route.continue();
    // The server takes the donation; its answer is lost on the way.
    await route.fetch();
    expect(amount).toBe(17);
    return route.abort('connectionreset');
  });
  const dialog = await openGiving(page, garden);
  await toPayment(dialog, '17', addressFor('veza'));
  await dialog.getByRole('button', { name: 'Plati 17 KM' }).click();
  await expect(dialog.getByRole('heading', { name: 'Hvala, Nermina.' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  const donors = await page.request.get(`/api/crowdfunding/donors/${before.applicationId}`);
  const amounts: { amount: number }[] = (await donors.json()).donors;
  expect(amounts.filter(({ amount }) => amount === 17)).toHaveLength(1);
});
