import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { choose, demoEmail, demoPassword, mailTo } from './support/people.ts';
import { deep } from './support/tags.ts';

let serial = 0;

/** An address that nobody has used in this run. */
const newAddress = () => `nova-${test.info().parallelIndex}-${Date.now()}-${serial++}@primjer.ba`;

async function register(page: Page, email: string): Promise<void> {
  await page.goto(pages.register());
  await page.getByLabel('Ime', { exact: true }).fill('Hana');
  await page.getByLabel('Prezime').fill('Zukić');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('Mostarski7!most');
  await page.getByLabel('Ponovi lozinku').fill('Mostarski7!most');
  await page.getByLabel(/Prihvatam/).check();
  await page.getByRole('button', { name: 'Otvori nalog' }).click();
  await expect(page).toHaveURL(/\/auth\/verify\?email=/);
}

async function onboard(page: Page): Promise<void> {
  await page.getByLabel('Broj telefona').fill('061 234 567');
  await page.getByRole('radio', { name: 'Žensko' }).check();
  await page.getByRole('button', { name: 'Dalje' }).click();
  await page.getByRole('button', { name: 'Dalje' }).click();
  await expect(page.getByText('Odaberi barem jedno interesovanje')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Okoliš' }).check();
  await page.getByRole('button', { name: 'Dalje' }).click();
  await expect(page.getByText('+38761234567')).toBeVisible();
  await page.getByRole('button', { name: 'Završi' }).click();
}

test('registers, confirms by the code, completes the first steps, is in, and signs out', async ({
  page,
}) => {
  const email = newAddress();
  await register(page, email);
  const mail = await mailTo(page, email, /^[A-Z0-9]{6}$/m);
  const code = /^[A-Z0-9]{6}$/m.exec(mail.text)?.[0] ?? '';
  await expect(page.getByLabel('Znak 1 od 6')).toBeFocused();
  await page.keyboard.type(code);
  // It stands for a second and a half only, so it is waited for and not looked for now and then.
  await page.getByRole('heading', { name: 'E-mail je potvrđen' }).waitFor();
  await expect(page).toHaveURL(/\/onboarding\?email=/);
  await onboard(page);

  await expect(page.getByRole('heading', { name: 'Zdravo, Hana.' })).toBeVisible();
  await expect(page.getByText('Nalog je spreman', { exact: true }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Zdravo, Hana.' })).toBeVisible();
  await page.getByRole('button', { name: 'Tvoj nalog' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(pages.dashboard());
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fdashboard/);
});

test('confirms by the link in the mail', { tag: deep }, async ({ page }) => {
  const email = newAddress();
  await register(page, email);
  const mail = await mailTo(page, email, /auth\/verify\?token=/);
  const link = /https?:\/\/\S+\/auth\/verify\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await expect(page).toHaveURL(/\/onboarding\?email=/);
  await page.goto(pages.verify({ token: 'ovakav-link-nikad-nije-poslan' }));
  await expect(page.getByText('Link nije ispravan ili je istekao. Zatraži novi.')).toBeVisible();
});

test('a member of the older system chooses a password and signs in', { tag: deep }, async ({
  page,
}) => {
  const email = demoEmail('stari');
  await page.goto(pages.login());
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('bilo-sta-123');
  await page.getByRole('button', { name: 'Uđi' }).click();
  await expect(page).toHaveURL(/\/forgot-password\?email=stari.*auto=true/);
  const mail = await mailTo(page, email, /^\d{6}$/m);
  await page.getByLabel('Cifra 1 od 6').pressSequentially(/^\d{6}$/m.exec(mail.text)?.[0] ?? '');
  await page.getByLabel('Nova lozinka').fill('Sasvim-nova-9');
  await page.getByLabel('Ponovi lozinku').fill('Sasvim-nova-9');
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(page.getByRole('heading', { name: 'Lozinka je promijenjena' })).toBeVisible();
  await page.getByRole('link', { name: 'Uđi' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('Sasvim-nova-9');
  await page.getByRole('button', { name: 'Uđi' }).click();
  await expect(page.getByRole('heading', { name: 'Zdravo, Sanela.' })).toBeVisible();
});

test('a return address leads back within the site only', async ({ page, context, baseURL }) => {
  await choose(context, baseURL ?? '', { language: 'en' });
  await page.goto(pages.login({ returnUrl: 'https://example.com/' }));
  await page.getByLabel('E-mail').fill(demoEmail('lejla'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
