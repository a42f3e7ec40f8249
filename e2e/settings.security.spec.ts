import { readFile } from 'node:fs/promises';
import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAccessible } from './support/axe.ts';
import { freshAddress, type NewMember, signInOnPage } from './support/new-member.ts';
import { choose, mailTo } from './support/people.ts';
import { readQr } from './support/qr.ts';
import { dialog, openSettings, otherDevice } from './support/settings.ts';
import { deep } from './support/tags.ts';

/** The six digits that an app shows now, or in so many seconds. */
const appCode = (secret: string, inSeconds = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + inSeconds });

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Kod / }).pressSequentially(code);
}

/** Turns two-step sign-in on. Answers its secret and the recovery codes. */
async function turnOn(page: Page, member: NewMember) {
  await page.getByRole('button', { name: 'Uključi ulazak u dva koraka' }).click();
  const setup = page.getByRole('dialog');
  await setup.getByLabel('Lozinka', { exact: true }).fill('pogrešna lozinka');
  await setup.getByRole('button', { name: 'Dalje' }).click();
  await expect(setup.getByLabel('Lozinka', { exact: true })).toBeFocused();
  await expect(setup.getByLabel('Lozinka', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await setup.getByLabel('Lozinka', { exact: true }).fill(member.password);
  await setup.getByRole('button', { name: 'Dalje' }).click();
  const picture = setup.getByRole('img', { name: 'QR kod za aplikaciju' });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  const address = new URL(await readQr(picture));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain(member.email);
  const secret = address.searchParams.get('secret') ?? '';
  await expect(setup.getByRole('code')).toHaveText(secret.match(/.{1,4}/g)?.join(' ') ?? '');
  await setup.getByRole('button', { name: 'Dalje' }).click();
  await expect(setup.getByLabel('Kod od šest cifara')).toBeFocused();
  await typeCode(page, '000000');
  await expect(setup.getByText('Kod nije ispravan')).toBeVisible();
  await expect(setup.getByLabel('Kod od šest cifara')).toBeFocused();
  await typeCode(page, appCode(secret));
  await expect(dialog(page, 'Sačuvaj kodove za oporavak')).toBeVisible();
  const codes = await setup.getByRole('code').allInnerTexts();
  await expectAccessible(page);
  // A stray key does not take the codes away.
  await page.keyboard.press('Escape');
  await expect(setup).toBeVisible();
  const saved = page.waitForEvent('download');
  await setup.getByRole('button', { name: 'Preuzmi kao tekst' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(codes[0]);
  await setup.getByRole('button', { name: 'Kodovi su na sigurnom' }).click();
  await expect(page.getByText(`preostalo ${codes.length} kodova`)).toBeVisible();
  return { secret, codes };
}

test('a new password signs the other device out and keeps this one', { tag: deep }, async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await openSettings(page, baseURL);
  const other = await otherDevice(browser, baseURL, member);
  await page.getByRole('button', { name: 'Promijeni lozinku' }).click();
  const change = dialog(page, 'Promijeni lozinku');
  await change.getByLabel('Sadašnja lozinka').fill('nije to');
  await change.getByLabel('Nova lozinka').fill('Drinski9!most');
  await change.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(change.getByLabel('Sadašnja lozinka')).toBeFocused();
  await expect(change.getByLabel('Sadašnja lozinka')).toHaveAttribute('aria-invalid', 'true');
  await expect(change.getByLabel('Nova lozinka')).toHaveValue('Drinski9!most');
  await change.getByLabel('Sadašnja lozinka').fill(member.password);
  await change.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(change).toBeHidden();
  await expect(page.locator('#security').getByText(/promijenjena \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postavke');
  await other.page.goto(pages.settings());
  await expect(other.page).toHaveURL(/\/login\?returnUrl=%2Fsettings/);
  await other.close();
});

test('two-step sign-in: on, by the app, by a recovery code, off', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await openSettings(page, baseURL);
  const { secret, codes } = await turnOn(page, member);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const guest = await context.newPage();
  await signInOnPage(guest, member);
  await expect(guest.getByRole('heading', { name: 'Još samo kod' })).toBeVisible();
  await expect(guest.getByLabel('Kod iz aplikacije')).toBeFocused();
  await expectAccessible(guest);
  await typeCode(guest, '123456');
  await expect(guest.getByText('Kod nije ispravan')).toBeVisible();
  await typeCode(guest, appCode(secret, 30));
  await expect(guest.getByRole('heading', { name: 'Zdravo, Hana.' })).toBeVisible();
  await context.close();

  const later = await browser.newContext({ baseURL: baseURL ?? '' });
  const again = await later.newPage();
  await again.goto(pages.login({ returnUrl: pages.settings({ hash: 'security' }) }));
  await again.getByLabel('E-mail').fill(member.email);
  await again.getByLabel('Lozinka', { exact: true }).fill(member.password);
  await again.getByRole('button', { name: 'Uđi' }).click();
  await again.getByRole('button', { name: 'Koristi kod za oporavak' }).click();
  await expect(again.getByLabel('Kod za oporavak')).toBeFocused();
  await again.getByLabel('Kod za oporavak').fill((codes[0] ?? '').toLowerCase());
  await again.keyboard.press('Enter');
  await expect(again).toHaveURL(/\/settings#security$/);
  await expect(again.getByText('preostalo 9 kodova')).toBeVisible();

  await again.getByRole('button', { name: 'Isključi ulazak u dva koraka' }).click();
  const off = dialog(again, 'Isključi ulazak u dva koraka');
  await off.getByLabel('Lozinka', { exact: true }).fill(member.password);
  await off.getByLabel('Kod iz aplikacije').fill(codes[0] ?? '');
  await off.getByRole('button', { name: 'Isključi' }).click();
  await expect(off.getByText('Kod nije ispravan')).toBeVisible();
  await expect(off.getByLabel('Kod iz aplikacije')).toBeFocused();
  await off.getByLabel('Kod iz aplikacije').fill(codes[1] ?? '');
  await off.getByRole('button', { name: 'Isključi' }).click();
  await expect(again.getByRole('heading', { name: 'Dodaj druga vrata' })).toBeVisible();
  await expect(again.getByRole('heading', { name: 'Sigurnost' })).toBeFocused();
  await later.close();
});

test('recovery codes are renewed at night, and the focus returns', { tag: deep }, async ({
  page,
  context,
  baseURL,
}) => {
  await choose(context, baseURL ?? '', { theme: 'dark' });
  const member = await openSettings(page, baseURL);
  const on = page.getByRole('button', { name: 'Uključi ulazak u dva koraka' });
  await on.click();
  await page.getByLabel('Lozinka', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Dalje' }).click();
  await expect(page.getByRole('img', { name: 'QR kod za aplikaciju' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(on).toBeFocused();
  const { codes } = await turnOn(page, member);
  const renew = page.getByRole('button', { name: 'Novi kodovi za oporavak' });
  await renew.click();
  const fresh = page.getByRole('dialog');
  await fresh.getByLabel('Lozinka', { exact: true }).fill(member.password);
  await fresh.getByLabel('Kod iz aplikacije').fill(codes[0] ?? '');
  await fresh.getByRole('button', { name: 'Napravi nove kodove' }).click();
  await expect(fresh.getByRole('heading')).toHaveText('Sačuvaj kodove za oporavak');
  expect(await fresh.getByRole('code').allInnerTexts()).not.toContain(codes[1]);
  await expectAccessible(page);
  await fresh.getByRole('button', { name: 'Kodovi su na sigurnom' }).click();
  await expect(renew).toBeFocused();
});

test('a challenge that no longer holds leads back to the password', { tag: deep }, async ({
  page,
}) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { twoFactor: 'ovakav-izazov-nikad-nije-izdat' } }),
  );
  await signInOnPage(page, { email: 'neko@primjer.ba', password: 'bilo-sta-123' });
  await typeCode(page, '123456');
  await expect(
    page.getByText('Kod nije upisan na vrijeme. Upiši lozinku još jednom.'),
  ).toBeVisible();
  await expect(page.getByLabel('Lozinka', { exact: true })).toBeVisible();
});

/** Path of the link in a mail about a changed address. */
const changeLink = (text: string, action: string) => {
  const link = new RegExp(`https?://\\S+/auth/email-change\\?action=${action}&token=[\\w-]+`);
  const { pathname, search } = new URL(link.exec(text)?.[0] ?? 'http://missing');
  return `${pathname}${search}`;
};

test('a new address is confirmed by its mail and undone from the old one', { tag: deep }, async ({
  page,
  baseURL,
}) => {
  const member = await openSettings(page, baseURL);
  const newEmail = freshAddress('nova-adresa');
  await page.getByRole('button', { name: 'Promijeni e-mail' }).click();
  const change = dialog(page, 'Promijeni e-mail');
  await change.getByLabel('Nova adresa').fill('nije adresa');
  await change.getByLabel('Lozinka', { exact: true }).fill(member.password);
  await change.getByRole('button', { name: 'Pošalji link' }).click();
  await expect(change.getByText('Upiši ispravnu e-mail adresu')).toBeVisible();
  await expectAccessible(page);
  await change.getByLabel('Nova adresa').fill(newEmail);
  await change.getByRole('button', { name: 'Pošalji link' }).click();
  await expect(page.getByText(`Čeka potvrdu na ${newEmail}`)).toBeVisible();

  const confirm = await mailTo(page, newEmail, /email-change\?action=confirm/);
  await page.goto(changeLink(confirm.text, 'confirm'));
  // Opening the link alone changes nothing: mail scanners do that too.
  await expect(page.getByRole('heading', { name: 'Potvrdi novu adresu' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Potvrdi adresu' }).click();
  await expect(page.getByRole('heading', { name: 'Adresa je promijenjena' })).toBeFocused();
  await expect(page.getByText(newEmail)).toBeVisible();
  await page.goto(changeLink(confirm.text, 'confirm'));
  await page.getByRole('button', { name: 'Potvrdi adresu' }).click();
  // What the link is for stands, whoever pressed first.
  await expect(page.getByRole('heading', { name: 'Adresa je promijenjena' })).toBeVisible();
  await signInOnPage(page, { email: newEmail, password: member.password });
  await expect(page.getByRole('heading', { name: 'Zdravo, Hana.' })).toBeVisible();

  const notice = await mailTo(page, member.email, /email-change\?action=undo/);
  await page.goto(changeLink(notice.text, 'undo'));
  await page.getByRole('button', { name: 'Poništi promjenu' }).click();
  await expect(page.getByRole('heading', { name: 'Promjena je poništena' })).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.getByRole('link', { name: 'Postavi novu lozinku' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
  await page.goto(pages.settings());
  await expect(page).toHaveURL(/\/login/);
});

test('an address that waits can be given up', { tag: deep }, async ({ page, baseURL }) => {
  const member = await openSettings(page, baseURL);
  await page.getByRole('button', { name: 'Promijeni e-mail' }).click();
  await page.getByLabel('Nova adresa').fill(freshAddress('odustala'));
  await page.getByLabel('Lozinka', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Pošalji link' }).click();
  await page.getByRole('button', { name: 'Odustani od promjene' }).click();
  await expect(page.getByText('Čeka potvrdu')).toBeHidden();
});

test('devices are listed and signed out, one and all', { tag: deep }, async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await openSettings(page, baseURL);
  const first = await otherDevice(browser, baseURL, member);
  const second = await otherDevice(browser, baseURL, member);
  await page.reload();
  const others = page.getByRole('button', { name: /^Odjavi: Chrome.*Android/ });
  await expect(others).toHaveCount(2);
  await expect(page.getByText('ovaj uređaj')).toBeVisible();
  await others.first().click();
  await expect(others).toHaveCount(1);
  await page.getByRole('button', { name: 'Odjavi sve ostale uređaje' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Odjaviti sve ostale uređaje?' });
  await expect(sure).toBeVisible();
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Odjavi ostale' }).click();
  await expect(sure).toBeHidden();
  await expect(others).toHaveCount(0);
  for (const device of [first, second]) {
    await device.page.goto(pages.settings());
    await expect(device.page).toHaveURL(/\/login/);
    await device.close();
  }
  await page.reload();
  await expect(page.getByText('ovaj uređaj')).toBeVisible();
});
