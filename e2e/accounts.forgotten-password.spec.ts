import { pages } from '@app/contracts/pages';
import { expect, type Page, test } from '@playwright/test';
import { answer } from './support/answer.ts';
import { expectAccessible } from './support/axe.ts';
import { newMember } from './support/new-member.ts';
import { mailTo } from './support/people.ts';
import { deep } from './support/tags.ts';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A text on the page itself, not what is read aloud of a toast. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true });

test.describe('a forgotten password', () => {
  test('goes four steps, and back', { tag: deep }, async ({ page }) => {
    const member = await newMember(page);
    await page.goto(pages.forgotPassword());
    await page.getByLabel('E-mail').fill('bez domene@primjer');
    await submit(page, 'Pošalji kod').click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill(` ${member.email} `);
    await submit(page, 'Pošalji kod').click();
    await expect(page.getByLabel('Kod od šest cifara')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Upiši kod' })).toBeVisible();
    await submit(page, 'Druga adresa').click();
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
    await page.goBack();
    const mail = await mailTo(page, member.email, /\b\d{6}\b/);
    const code = /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    await page.getByLabel('Kod od šest cifara').pressSequentially(wrong);
    await expect(page.getByLabel('Kod od šest cifara')).toHaveAccessibleDescription(
      'Kod nije ispravan. Provjeri ga i pokušaj ponovo.',
    );
    await expectAccessible(page);
    // Typed over, it sends itself again.
    await page.getByLabel('Kod od šest cifara').pressSequentially(code);
    await expect(page.getByRole('heading', { name: 'Nova lozinka' })).toBeFocused();
    await submit(page, 'Nazad na kod').click();
    await submit(page, 'Provjeri kod').click();
    await page.getByLabel('Nova lozinka').fill('kratka');
    await submit(page, 'Sačuvaj lozinku').click();
    await expect(page.getByLabel('Nova lozinka')).toBeFocused();
    await page.getByLabel('Nova lozinka').fill('Sasvim-nova-9');
    await page.getByLabel('Ponovi lozinku').fill('Sasvim-nova-8');
    await submit(page, 'Sačuvaj lozinku').click();
    await expect(page.getByLabel('Ponovi lozinku')).toBeFocused();
    await page.getByLabel('Ponovi lozinku').fill('Sasvim-nova-9');
    await submit(page, 'Sačuvaj lozinku').click();
    await expect(page.getByRole('heading', { name: 'Lozinka je promijenjena' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Uđi' })).toHaveAttribute('href', pages.login());
  });
});

test.describe('the link of a reset', () => {
  test('is asked for, sets a password once, and then is no good', { tag: deep }, async ({
    page,
  }) => {
    const member = await newMember(page);
    await page.goto(pages.passwordReset());
    await submit(page, 'Pošalji link').click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      'Email adresa je obavezna.',
    );
    await page.getByLabel('E-mail').fill(member.email);
    await answer(page, '/api/auth/request-password-reset', { status: 500, json: {} });
    await submit(page, 'Pošalji link').click();
    await expect(said(page, 'Greška pri slanju zahtjeva.')).toBeVisible();
    await page.unroute('**/api/auth/request-password-reset');
    await submit(page, 'Pošalji link').click();
    const sent = 'Ako email postoji u sistemu, poslat je link za reset passworda.';
    await expect(said(page, sent).first()).toBeVisible();
    const mail = await mailTo(page, member.email, /reset-password\?token=/);
    const token = /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await answer(page, `/api/auth/verify-reset-token/${token}`, { status: 503, json: {} });
    await page.goto(pages.resetPassword({ token }));
    await expect(said(page, 'Greška pri verifikaciji tokena.').first()).toBeVisible();
    await page.unroute(`**/api/auth/verify-reset-token/${token}`);
    await submit(page, 'Pokušaj ponovo').click();
    await expect(page.getByText(`Odaberi novu lozinku za ${member.email}.`)).toBeVisible();
    await expectAccessible(page);
    await submit(page, 'Sačuvaj lozinku').click();
    await expect(page.getByLabel('Nova lozinka')).toHaveAccessibleDescription(
      'Sva polja su obavezna.',
    );
    await page.getByLabel('Nova lozinka').fill('kratka');
    await page.getByLabel('Ponovi lozinku').fill('kratko');
    await submit(page, 'Sačuvaj lozinku').click();
    await expect(said(page, 'Passwordi se ne podudaraju.')).toBeVisible();
    await page.getByLabel('Ponovi lozinku').fill('kratka');
    await submit(page, 'Sačuvaj lozinku').click();
    await expect(said(page, 'Password mora imati najmanje 8 karaktera.')).toBeVisible();
    await page.getByLabel('Nova lozinka').fill('Sasvim-nova-9');
    await page.getByLabel('Ponovi lozinku').fill('Sasvim-nova-9');
    await submit(page, 'Sačuvaj lozinku').click();
    await expect(page.getByRole('heading', { name: 'Lozinka je promijenjena' })).toBeFocused();
    await page.goto(pages.passwordReset({ token }));
    await expect(said(page, 'Nevažeći token')).toBeVisible();
    await expect(said(page, 'Link za reset passworda je nevažeći ili je istekao.')).toBeVisible();
    await expect(page).toHaveURL(/\/password-reset$/);
    await expect(submit(page, 'Pošalji link')).toBeVisible();
  });
});
