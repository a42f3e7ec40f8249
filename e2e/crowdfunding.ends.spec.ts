import { pages } from '@app/contracts/pages';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import {
  addressFor,
  campaignOf,
  donor,
  goToProvider,
  pressGiving,
  toPayment,
} from './support/giving.ts';
import { choose, mailTo, signIn } from './support/people.ts';
import { deep } from './support/tags.ts';

const bakery = 'bez-glutena-molim';

// The bank leads back to the public address, and what the browser keeps belongs to it.
test.use({ baseURL: process.env.E2E_URL?.replace('127.0.0.1', 'localhost') });
test.describe.configure({ timeout: 120_000 });

/** The page of somebody of the demo, in a browser of their own. */
async function pageOf(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await choose(context, baseURL, {});
  await signIn(context, baseURL, name);
  return context.newPage();
}

const notices = (page: Page, message: RegExp) =>
  page.locator('#notifications').getByText(message).first();

/** Gives without the dialog, at once or as far as the bank's page. */
async function give(
  page: Page,
  { applicationId }: { readonly applicationId: string },
  amount: number,
  demoFlow: 'instant' | 'provider' = 'instant',
) {
  const answer = await page.request.post('/api/crowdfunding/donate', {
    data: {
      applicationId,
      amount,
      donorName: donor.Ime,
      donorSurname: donor.Prezime,
      donorEmail: addressFor('daje'),
      donorPhone: donor.Telefon,
      donorAddress: donor.Adresa,
      donorCity: donor.Grad,
      donorPostalCode: donor['Poštanski broj'],
      acceptTerms: true,
      demoFlow,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { orderNumber: order, statusToken: token } = await answer.json();
  return pages.donated({ applicationId, order, token });
}

test('donations are doubled until the bank ends it; what comes too late goes back', {
  tag: deep,
}, async ({ page, browser, baseURL }) => {
  const before = await campaignOf(page, bakery);
  const address = pages.campaigns({ id: before.id });
  const email = addressFor('udvostruceno');

  await test.step('the dialog says what becomes of an amount, and so does the thanks', async () => {
    await page.goto(address);
    await expect(page.getByText(/Mlin Bosna, Zenica udvostručuje donacije do/)).toBeVisible();
    const dialog = await pressGiving(page);
    await dialog.getByLabel('Drugi iznos').fill('7,50');
    await expect(dialog.getByText(/^Tvojih 7,50\sKM postaje 15\sKM/)).toBeVisible();
    await expectAccessible(page);
    await toPayment(dialog, '7,50', email);
    await dialog.getByRole('button', { name: /^Plati/ }).click();
    await expect(dialog.getByText(/Luk je viši za 15\sKM/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Zatvori' }).last().click();
    const donors = page.locator('#donatori');
    await expect(donors.getByText('+ 7,50\u00a0KM udvostručeno').first()).toBeVisible();
    const after = await campaignOf(page, bakery);
    expect(after.currentAmount).toBe(before.currentAmount + 15);
    expect((await mailTo(page, email, /Udvostručeno za/)).subject).toContain(before.title);
  });

  const staff = await pageOf(browser, baseURL ?? '', 'admin');
  await test.step('the bank ends it, and open pages hear of it', async () => {
    await staff.goto(pages.bankDesk({ bankId: 'zenica', dio: 'kampanje' }));
    await staff.getByRole('button', { name: 'Završi udvostručenje' }).click();
    const question = staff.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Završi udvostručenje' }).click();
    await expect(staff.getByText('Udvostručenje je završeno', { exact: true })).toBeVisible();
    await expect(page.getByText(/Mlin Bosna, Zenica udvostručuje/)).toBeHidden();
  });

  await test.step('another one is set, and the team hears of it', async () => {
    const cinema = await campaignOf(page, 'kino-pod-vedrim-nebom');
    const onlooker = await page.context().newPage();
    await onlooker.goto(pages.campaigns({ id: cinema.id }));
    await staff.goto(pages.bankDesk({ bankId: 'tuzla', dio: 'kampanje' }));
    await staff.getByRole('button', { name: `Udvostruči donacije: ${cinema.title}` }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Ko udvostručuje').fill('Pekara Zlatno zrno');
    await dialog.getByLabel('Najviše ukupno').fill('5');
    await expectAccessible(staff);
    await expectNoSidewaysScroll(staff);
    await dialog.getByRole('button', { name: 'Udvostruči donacije' }).click();
    await expect(onlooker.getByText(/Pekara Zlatno zrno udvostručuje donacije do/)).toBeVisible();
    const team = await pageOf(browser, baseURL ?? '', 'clan');
    await team.goto(pages.network({ hash: 'notifications' }));
    await expect(
      notices(team, /^Pekara Zlatno zrno udvostručuje donacije za „Kino pod vedrim nebom“/),
    ).toBeVisible();
    await team.context().close();
    await staff.getByRole('button', { name: 'Završi udvostručenje' }).click();
    await staff
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Završi udvostručenje' })
      .click();
    await expect(onlooker.getByText(/Pekara Zlatno zrno udvostručuje/)).toBeHidden();
    await onlooker.close();
  });

  await test.step('a donation that was given back says so', async () => {
    const donated = await give(page, before, 10);
    const order = new URL(donated, baseURL).searchParams.get('order') ?? '';
    await staff.goto(pages.banksAdmin({ dio: 'uplate', q: order }));
    await staff
      .getByRole('button', { name: `Otvori uplatu ${order}` })
      .first()
      .click();
    const payment = staff.getByRole('dialog');
    await payment.getByRole('button', { name: 'Vrati novac' }).click();
    await payment.getByLabel('Razlog').fill('Donatorica je uplatila dvaput.');
    await payment.getByRole('button', { name: 'Vrati novac' }).click();
    await expect(payment.getByText('Vraćeno', { exact: true }).first()).toBeVisible();
    await page.goto(donated);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uplata je vraćena');
    await expectAccessible(page);
  });

  await test.step('who is confirmed after the goal is full gets the money back', async () => {
    const late = await browser.newContext(baseURL ? { baseURL } : {});
    await choose(late, baseURL ?? '', {});
    const bank = await late.newPage();
    await bank.goto(address);
    const dialog = await pressGiving(bank);
    const lateEmail = addressFor('prekasno');
    await toPayment(dialog, '11', lateEmail);
    await goToProvider(bank, dialog);
    const form = await bank.evaluate<Record<string, string>>(
      "Object.fromEntries(new FormData(document.querySelector('form')))",
    );
    await bank.getByRole('button', { name: 'Odbij', exact: true }).click();
    await expect(bank.getByRole('heading', { name: 'Kartica je odbijena' })).toBeVisible();
    // The bank thinks better of it once others have filled the goal.
    const { availableAmount } = await campaignOf(bank, bakery);
    await give(bank, before, availableAmount);
    const decided = await bank.request.post('/dev/payments/decide', {
      form: { ...form, decision: 'approve' },
      maxRedirects: 0,
    });
    expect(decided.status()).toBe(303);
    await bank.goto(decided.headers().location ?? '');
    await expect(bank.getByRole('heading', { level: 1 })).toHaveText(
      /^(Cilj je već bio skupljen|Uplata je vraćena)$/,
    );
    await expectAccessible(bank);
    await mailTo(bank, lateEmail, /preko cilja ne primamo/);
    await late.close();
  });
  await staff.context().close();
});

test('a campaign below its minimum is let go: its team, its donors and its page say so', {
  tag: deep,
}, async ({ page, browser, baseURL }) => {
  const staff = await pageOf(browser, baseURL ?? '', 'admin');
  await staff.goto(pages.bankDesk({ bankId: 'mostar', dio: 'kampanje', stanje: 'zavrsene' }));
  const campaign = staff.getByRole('listitem').filter({ hasText: 'Šah na keju' });
  await expect(campaign).toContainText('nije skupljen. Odluči šta dalje.');
  await campaign.getByRole('button', { name: 'Vrati donacije' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Vrati donacije' }).click();
  await expect(dialog.getByText('Napiši timu zašto.')).toBeVisible();
  await expectAccessible(staff);
  await dialog.getByLabel('Obrazloženje za tim').fill('Za devet stolova treba druga prilika.');
  await dialog.getByRole('button', { name: 'Vrati donacije' }).click();
  await expect(staff.getByText('Donacije se vraćaju', { exact: true })).toBeVisible();
  await expect(campaign).toContainText('Projekat ne ide dalje, donacije se vraćaju');
  await staff.context().close();

  // Nobody of this team has signed in since the older system: they are mailed.
  await mailTo(page, 'ena@demo.zamah.ba', /Za devet stolova treba druga prilika/);
  // Somebody with an account gave too.
  await mailTo(page, 'lejla@demo.zamah.ba', /drugog kruga neće biti/);
  const giver = await pageOf(browser, baseURL ?? '', 'lejla');
  await giver.goto(`${pages.zone()}#donacije`);
  const given = giver.getByRole('listitem').filter({ hasText: 'Šah na keju' });
  await expect(given).toContainText('Vraćeno');
  await expectAccessible(giver);
  await giver.context().close();
});

test('a campaign below its minimum gets a second round: donors are told, and its page shows both', {
  tag: deep,
}, async ({ page, browser, baseURL }) => {
  const staff = await pageOf(browser, baseURL ?? '', 'admin');
  const ended = await page.request.get('/api/crowdfunding/campaigns', {
    params: { state: 'ended', limit: 100 },
  });
  const all: { slug: string; applicationId: string }[] = await ended.json();
  const id = all.find(({ slug }) => slug === 'pozornica-u-ljubiji')?.applicationId;
  const address = pages.campaigns({ id });
  await page.goto(address);
  await expect(page.getByText('Minimum od 164\u00a0KM nije skupljen.')).toBeVisible();
  await expect(page.getByText(/Banka odlučuje: drugi krug ili/)).toBeVisible();

  await test.step('the bank chooses, and the open page says so', async () => {
    await staff.goto(pages.bankDesk({ bankId: 'prijedor', dio: 'kampanje', stanje: 'zavrsene' }));
    const campaign = staff.getByRole('listitem').filter({ hasText: 'Pozornica u Ljubiji' });
    await campaign.getByRole('button', { name: 'Drugi krug' }).click();
    const question = staff.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectAccessible(staff);
    await question.getByRole('button', { name: 'Drugi krug' }).click();
    await expect(campaign).toContainText('Dobila je drugi krug');
    await expect(page.getByText(/projekat dobija drugi krug\./)).toBeVisible();
  });

  await test.step('donors and team are told', async () => {
    const { text } = await mailTo(page, 'donator1@primjer.ba', /Pozornica u Ljubiji.*drugi krug/s);
    expect(text).toContain('ostaje u projektu');
    expect(new URL(/http\S+\/crowdfunding\/\S+/.exec(text)?.[0] ?? '').pathname).toBe(address);
    await mailTo(page, 'marija@demo.zamah.ba', /dobija drugi krug/);
  });

  await test.step('the second round begins with what the first one brought', async () => {
    await staff.goto(
      pages.board({ poziv: 'prijedor-proljece', prijava: 'pozornica-u-ljubiji', dio: 'prijava' }),
    );
    const decision = staff.getByRole('region', { name: 'Odluka' });
    await decision.getByRole('button', { name: 'Pokreni kampanju' }).click();
    const form = staff.getByRole('dialog', { name: 'Pokreni kampanju' });
    await form.getByLabel('Cilj').fill('710');
    await form.getByRole('button', { name: 'Pokreni kampanju' }).click();
    await expect(staff.getByRole('heading', { name: 'Kampanja je pokrenuta.' })).toBeVisible();
    await page.goto(address);
    await expect(
      page.getByText('U ranijem krugu je skupljeno 110\u00a0KM, i to ostaje u projektu.'),
    ).toBeVisible();
    await expect(page.getByText('od 710\u00a0KM').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pressGiving(page);
  });
  await staff.context().close();
});

test('a payment that ran out while its donor waits is told by itself, with a way back', {
  tag: deep,
}, async ({ page }) => {
  const campaign = await campaignOf(page, 'biciklo-radionica-za-sve');
  await page.goto(await give(page, campaign, 6.6, 'provider'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Čekamo potvrdu banke');
  // Half an hour does not pass in a test; what the server then answers is the same with this word.
  await page.route('**/api/crowdfunding/donations/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status: 'expired' } });
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vrijeme je isteklo');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Pokušaj ponovo' }).click();
  await expect(page).toHaveURL(/biciklo-radionica-za-sve/);
});
