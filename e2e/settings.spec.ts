import { readFile } from 'node:fs/promises';
import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { newMember, signInOnPage } from './support/new-member.ts';
import { choose, enter, mailTo } from './support/people.ts';
import { dialog, openSettings } from './support/settings.ts';
import { deep } from './support/tags.ts';
import { unzip } from './support/zip.ts';

test('changes name and phone number, and says when it was saved', { tag: deep }, async ({
  page,
  baseURL,
}) => {
  await openSettings(page, baseURL);
  const opener = page.getByRole('button', { name: 'Promijeni ime i prezime' });
  await opener.click();
  const names = dialog(page, 'Promijeni ime i prezime');
  await expect(names.getByLabel('Ime', { exact: true })).toBeFocused();
  await names.getByLabel('Prezime').fill('');
  await names.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(names.getByLabel('Prezime')).toBeFocused();
  await expect(names.getByLabel('Prezime')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await names.getByLabel('Prezime').fill('Zukić-Hadžiselimović');
  await page.keyboard.press('Enter');
  await expect(page.locator('#account').getByText('Hana Zukić-Hadžiselimović')).toBeVisible();
  await expect(page.locator('#account').getByText(/Sačuvano u \d\d:\d\d/)).toBeVisible();
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Promijeni telefon' }).click();
  await page.getByLabel('Broj telefona').fill('062 999');
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(
    page.getByText('Broj nije potpun. Upiši ga s pozivnim, npr. 061 234 567.'),
  ).toBeVisible();
  await page.getByLabel('Broj telefona').fill('062 999 888');
  await page.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(page.getByText('+387 62 999 888')).toBeVisible();
  await page.reload();
  await expect(page.locator('#account').getByText('Hana Zukić-Hadžiselimović')).toBeVisible();
});

test('an archive is prepared, fetched, and holds what is kept', { tag: deep }, async ({
  page,
  baseURL,
}) => {
  const member = await openSettings(page, baseURL);
  await page.getByRole('button', { name: 'Zatraži arhivu' }).click();
  const fetchIt = page.getByRole('button', { name: 'Preuzmi', exact: true });
  await expect(fetchIt).toBeVisible({ timeout: 30_000 });
  await mailTo(page, member.email, /settings#data/);
  const saved = page.waitForEvent('download');
  await fetchIt.click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzip(await readFile(await file.path()));
  const accounts: unknown = JSON.parse(files.get('accounts.json')?.toString('utf8') ?? 'null');
  expect(JSON.stringify(accounts)).toContain(member.email);
  expect(JSON.stringify(accounts)).not.toContain('argon2');
});

test('what becomes of an archive is told, and it can be asked for again', { tag: deep }, async ({
  page,
  baseURL,
}) => {
  const archive = {
    id: '01890000-0000-7000-8000-000000000001',
    state: 'failed',
    requestedAt: '2026-11-01T09:00:00.000Z',
    expiresAt: '2026-11-08T09:00:00.000Z',
    size: null,
  };
  const answers = [
    { status: 503, json: { error: 'Trenutno nismo dostupni.', code: 'UNAVAILABLE' } },
    { json: [archive] },
    { json: [{ ...archive, state: 'expired' }] },
    { json: [{ ...archive, state: 'preparing' }] },
    { json: [{ ...archive, state: 'ready', size: 2_440_000 }] },
  ];
  await page.route('**/api/account/archives', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 202, json: archive })
      : route.fulfill(answers.length > 1 ? (answers.shift() ?? {}) : (answers[0] ?? {})),
  );
  await page.route('**/api/events**', (route) => route.abort());
  await openSettings(page, baseURL);
  const data = page.locator('#data');
  await expect(data.getByText('Stanje arhive se ne može učitati.')).toBeVisible();
  await data.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(data.getByText('Arhivu nismo uspjeli pripremiti.')).toBeVisible();
  await data.getByRole('button', { name: 'Zatraži arhivu' }).click();
  await expect(data.getByText('istekla 8. novembra 2026.')).toBeVisible();
  await data.getByRole('button', { name: 'Zatraži arhivu' }).click();
  await expect(data.getByText('priprema se')).toBeVisible();
  await expect(data.getByText('2,4 MB')).toBeVisible();
  await expectAccessible(page);
});

test('settings that do not load say so and can be tried again', { tag: deep }, async ({
  page,
  baseURL,
}) => {
  const member = await newMember(page);
  await enter(page.context(), baseURL ?? '', member);
  await page.route('**/api/account', (route) =>
    route.fulfill({ status: 503, json: { error: 'Nedostupno.', code: 'UNAVAILABLE' } }),
  );
  await page.goto(pages.settings());
  await expect(page.getByRole('alert')).toContainText('Postavke se ne mogu učitati');
  await expectAccessible(page);
  await page.unroute('**/api/account');
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(page.locator('#account').getByText(member.email)).toBeVisible();
});

test('an account is closed, and signing in brings it back', async ({ page, baseURL }) => {
  const member = await openSettings(page, baseURL);
  await page.getByRole('button', { name: 'Obriši nalog' }).click();
  const sure = dialog(page, 'Obrisati nalog?');
  await expect(sure.getByText('Zapisi o novcu')).toBeVisible();
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Obriši nalog' }).click();
  await expect(sure.getByLabel('Lozinka', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await sure.getByLabel('Lozinka', { exact: true }).fill(member.password);
  await sure.getByRole('button', { name: 'Obriši nalog' }).click();
  await expect(page).toHaveURL(/\/auth\/account-closed\?until=/);
  await expect(page.getByText(/prijavi se do \d+\.\s[a-z]+ 20\d\d\./)).toBeVisible();
  await expectAccessible(page);
  await page.goto(pages.settings());
  await expect(page).toHaveURL(/\/login/);
  await signInOnPage(page, member);
  await expect(page.getByText('Nalog je vraćen').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zdravo, Hana.' })).toBeVisible();
});

test('the address opens a section, and the list follows the reader', async ({ page, baseURL }) => {
  await openSettings(page, baseURL);
  const list = page.getByRole('navigation', { name: 'Dijelovi postavki' });
  await page.goto(pages.dashboard());
  await page.goto(pages.settings({ hash: 'appearance' }));
  await expect(page.getByRole('heading', { name: 'Jezik i izgled' })).toBeInViewport();
  await expect(list.getByRole('link', { name: 'Jezik i izgled' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await list.getByRole('link', { name: 'Sigurnost' }).click();
  await expect(page).toHaveURL(/#security$/);
  await expect(list.getByRole('link', { name: 'Sigurnost' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('radio', { name: 'Tamna' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#appearance').getByText(/Sačuvano u/)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('too many tries are told with the time to wait', { tag: deep }, async ({ page, baseURL }) => {
  await openSettings(page, baseURL);
  await page.route('**/api/account/password', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '170' },
      json: { error: 'Previše pokušaja.', code: 'RATE_LIMITED' },
    }),
  );
  await page.getByRole('button', { name: 'Promijeni lozinku' }).click();
  const change = dialog(page, 'Promijeni lozinku');
  await change.getByLabel('Sadašnja lozinka').fill('Neka-stara-1!');
  await change.getByLabel('Nova lozinka').fill('Sasvim-nova-2!');
  await change.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(change.getByRole('alert')).toHaveText(/Pokušaj ponovo za 3 minute\./);
});

for (const theme of ['light', 'dark'] as const) {
  test(`every dialog is accessible and fits 360 px, ${theme}`, { tag: deep }, async ({
    page,
    context,
    baseURL,
  }) => {
    // Seven scans of a page, one after the other.
    test.slow();
    await choose(context, baseURL ?? '', { theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettings(page, baseURL);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const name of [
      'Promijeni ime i prezime',
      'Promijeni e-mail',
      'Promijeni telefon',
      'Uključi prijavu u dva koraka',
      'Promijeni lozinku',
      'Obriši nalog',
    ]) {
      const opener = page.getByRole('button', { name });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
}
