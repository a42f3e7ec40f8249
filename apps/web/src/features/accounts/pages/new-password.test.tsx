import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { pages } from '@app/contracts/pages';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allSent, answer, expectWrong, saidAt, show } from '../../../testing/show.tsx';
import ForgotPasswordPage from './forgot-password.tsx';
import PasswordResetPage from './password-reset.tsx';

const field = (label: string | RegExp) => () => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });
const email = field('E-mail');
const word = 'Mostarski7!most';

describe('a forgotten password', () => {
  const typed = field('Kod od šest cifara');
  const at = pages.forgotPassword({ email: 'hana@primjer.ba', auto: 'true' });

  it('asks for an address that is one', async () => {
    const { user, fill } = show(<ForgotPasswordPage />);
    await user.click(press('Pošalji kod'));
    await expectWrong([email, 'Upiši e-mail.']);
    await fill(email(), 'bez domene@primjer');
    await user.click(press('Pošalji kod'));
    await expectWrong([email, 'Upiši ispravnu e-mail adresu']);
    expect(email().value).toBe('bez domene@primjer');
    expect(allSent()).toEqual([]);
  });

  it('goes on to the code whatever is answered, so that nobody learns who is a member', async () => {
    answer(accountsApi.forgotPassword, { failure: { code: 'INTERNAL' } });
    const { user, fill } = show(<ForgotPasswordPage />);
    await fill(email(), 'hana@primjer.ba');
    await user.click(press('Pošalji kod'));
    await screen.findByRole('heading', { name: 'Upiši kod' });
    expect(allSent()[0]?.body).toMatchObject({ email: 'hana@primjer.ba', language: 'bhs' });
  });

  it('but says when the server was not reached', async () => {
    answer(accountsApi.forgotPassword, 'no connection');
    const { user, fill } = show(<ForgotPasswordPage />);
    await fill(email(), 'hana@primjer.ba');
    await user.click(press('Pošalji kod'));
    await expectWrong([email, /^Nema veze sa serverom/]);
  });

  it.each([
    ['CODE_INVALID', 'Kod nije ispravan. Provjeri ga i pokušaj ponovo.'],
    ['CODE_EXPIRED', 'Kod je istekao. Zatraži novi kod.'],
  ] as const)('tells a code that is %s', async (code, words) => {
    answer(accountsApi.verifyResetCode, { failure: { code } });
    const { user } = show(<ForgotPasswordPage />, { at });
    await user.type(typed(), '123456');
    await expectWrong([typed, words]);
    expect(typed().value).toBe('123456');
  });

  it('a code that no longer holds leads back to it, and says so', async () => {
    answer(accountsApi.verifyResetCode, { valid: true });
    answer(accountsApi.resetPassword, { failure: { code: 'CODE_EXPIRED' } });
    const { user, fill } = show(<ForgotPasswordPage />, { at });
    await user.type(typed(), '123456');
    await screen.findByRole('heading', { name: 'Nova lozinka' });
    await fill(field('Nova lozinka')(), 'kratka');
    await fill(field('Ponovi lozinku')(), 'kratko');
    await user.click(press('Sačuvaj lozinku'));
    await expectWrong([field('Nova lozinka'), /./], [field('Ponovi lozinku'), /ne poklapaju/]);
    for (const label of ['Nova lozinka', 'Ponovi lozinku']) {
      await fill(field(label)(), word);
    }
    await user.click(press('Sačuvaj lozinku'));
    await screen.findByRole('heading', { name: 'Upiši kod' });
    expect(await screen.findAllByText('Kod je istekao. Zatraži novi kod.')).not.toEqual([]);
    expect(allSent().at(-1)?.body).toMatchObject({ code: '123456', newPassword: word });
  });
});

describe('the link of a reset', () => {
  const at = pages.resetPassword({ token: 'tajna' });
  const owner = { valid: true, name: 'Hana', email: 'hana@primjer.ba' };
  const first = field('Nova lozinka');
  const second = field('Ponovi lozinku');

  it('is asked for with an address, says what failed, and says that it is on its way', async () => {
    answer(accountsApi.requestPasswordReset, { failure: { code: 'INTERNAL' } }, { success: true });
    const { user, fill } = show(<PasswordResetPage />);
    await user.click(press('Pošalji link'));
    await expectWrong([email, 'Email adresa je obavezna.']);
    await fill(email(), 'hana@primjer.ba');
    await user.click(press('Pošalji link'));
    expect(await screen.findAllByText('Greška pri slanju zahtjeva.')).not.toEqual([]);
    await user.click(press('Pošalji link'));
    const sent = 'Ako email postoji u sistemu, poslat je link za reset passworda.';
    expect(await screen.findAllByText(sent)).not.toEqual([]);
    expect(saidAt(email())).toBe('');
  });

  it('is asked about again when the server could not be', async () => {
    answer(accountsApi.verifyResetToken, { failure: { code: 'UNAVAILABLE' } }, owner);
    const { user } = show(<PasswordResetPage />, { at });
    expect(await screen.findAllByText('Greška pri verifikaciji tokena.')).not.toEqual([]);
    await user.click(press('Pokušaj ponovo'));
    await screen.findByText(/Odaberi novu lozinku za hana@primjer\.ba\./);
  });

  it('takes a password only when it is whole, and sets it', async () => {
    answer(accountsApi.verifyResetToken, owner);
    answer(accountsApi.resetPassword, { success: true });
    const { user, fill } = show(<PasswordResetPage />, { at });
    await screen.findByRole('heading', { name: 'Odaberi lozinku' });
    const save = () => user.click(press('Sačuvaj lozinku'));
    await save();
    await expectWrong([first, 'Sva polja su obavezna.']);
    await fill(first(), word);
    await save();
    await expectWrong([second, 'Sva polja su obavezna.']);
    await fill(second(), 'kratka');
    await save();
    await expectWrong([second, 'Passwordi se ne podudaraju.']);
    await fill(first(), 'kratka');
    await save();
    await expectWrong([first, 'Password mora imati najmanje 8 karaktera.']);
    expect(allSent()).toHaveLength(1);
    for (const input of [first, second]) {
      await fill(input(), word);
    }
    await save();
    await screen.findByRole('heading', { name: 'Lozinka je promijenjena' });
    expect(allSent().at(-1)?.body).toEqual({ token: 'tajna', newPassword: word, language: 'bhs' });
  });

  it('that is no good says so and offers another', async () => {
    answer(accountsApi.verifyResetToken, { valid: false });
    const { address } = show(<PasswordResetPage />, { at });
    expect(await screen.findAllByText('Nevažeći token')).not.toEqual([]);
    const words = 'Link za reset passworda je nevažeći ili je istekao.';
    expect(await screen.findAllByText(words)).not.toEqual([]);
    await waitFor(() => expect(address()).not.toMatch(/token/));
    expect(press('Pošalji link')).toBeTruthy();
  });
});
