import { readFile } from 'node:fs/promises';
import { pages } from '@app/contracts/pages';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { signInOnPage } from './support/new-member.ts';
import { choose, mailTo } from './support/people.ts';
import { dialog, openSettings } from './support/settings.ts';
import { deep } from './support/tags.ts';
import { unzip } from './support/zip.ts';

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

test('an account is closed, and signing in brings it back', { tag: deep }, async ({
  page,
  baseURL,
}) => {
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
  await expect(page.getByText(/uđi u nalog do \d+\.\s[a-z]+ 20\d\d\./)).toBeVisible();
  await expectAccessible(page);
  await page.goto(pages.settings());
  await expect(page).toHaveURL(/\/login/);
  await signInOnPage(page, member);
  await expect(page.getByText('Nalog je vraćen').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zdravo, Hana.' })).toBeVisible();
});

test('the address opens a section, and the list follows the reader', { tag: deep }, async ({
  page,
  baseURL,
}) => {
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
      'Uključi ulazak u dva koraka',
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
