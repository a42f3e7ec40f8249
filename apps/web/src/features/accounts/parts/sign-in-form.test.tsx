import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { pages } from '@app/contracts/pages';
import { readToasts } from '@app/ui/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readStored } from '../../../lib/drafts/storage.ts';
import {
  allSent,
  answer,
  expectWrong,
  pair,
  saidAt,
  show,
  signIn,
  someone,
} from '../../../testing/show.tsx';
import AdminLoginPage from '../pages/admin-login.tsx';
import ForgotPasswordPage from '../pages/forgot-password.tsx';
import LoginPage from '../pages/login.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Lozinka');
const submit = () => screen.getByRole('button', { name: 'Uđi' });
const address = 'lejla@demo.zamah.ba';

/** The form as somebody has filled it in. */
async function filled() {
  const shown = show(<LoginPage />, { at: pages.login() });
  await shown.fill(email(), address);
  await shown.fill(password(), 'Demo2026!x');
  return shown;
}

describe('signing in', () => {
  it('asks for what is missing, the first field first, and sends nothing', async () => {
    const { user } = show(<LoginPage />);
    await user.click(submit());
    await expectWrong([email, 'Upiši e-mail.'], [password, 'Upiši lozinku.']);
    expect(allSent()).toEqual([]);
  });

  it('tells a wrong password once, with the focus on it, and keeps the address', async () => {
    answer(accountsApi.login, { failure: { code: 'INVALID_CREDENTIALS' } });
    const { user } = await filled();
    await user.click(submit());
    await waitFor(() => expect(readToasts()).toHaveLength(1));
    expect(readToasts()[0]).toMatchObject({
      title: 'Greška',
      description: expect.stringMatching(/^E-mail i lozinka se ne slažu/),
    });
    expect(saidAt(password())).toBe('');
    expect(document.activeElement).toBe(password());
    expect(email().value).toBe(address);
    expect(allSent()).toHaveLength(1);
    expect(allSent()[0]?.body).toMatchObject({ email: address, password: 'Demo2026!x' });
  });

  it('tells in words what else went wrong, and can be tried again', async () => {
    answer(
      accountsApi.login,
      { failure: { code: 'RATE_LIMITED', retryAfter: 120 } },
      { failure: { code: 'INTERNAL' } },
      'no connection',
    );
    const { user } = await filled();
    await user.click(submit());
    const wait = 'Previše pokušaja. Pokušaj ponovo za 2 minute.';
    expect(await screen.findAllByText(wait)).not.toEqual([]);
    await user.click(submit());
    expect(await screen.findAllByText(/^Nešto je pošlo po zlu/)).not.toEqual([]);
    await user.click(submit());
    expect(await screen.findAllByText(/^Nema veze sa serverom/)).not.toEqual([]);
    expect(password().value).toBe('Demo2026!x');
    expect(allSent()).toHaveLength(3);
  });

  it.each([
    [pages.canvas({ call: 'biblioteka' }), 'Čim uđeš, nastavljaš pisati prijavu na poziv.'],
    [pages.settings(), 'Čim uđeš, otvara se stranica „Postavke“.'],
    [undefined, 'Tvoji nacrti te čekaju tamo gdje su i bili.'],
  ])('says what for: %s', (returnUrl, words) => {
    show(<LoginPage />, { at: pages.login({ returnUrl }) });
    screen.getByText(words);
  });

  it('speaks the language of the account from then on, in its first words, too', async () => {
    answer(accountsApi.login, pair);
    answer(accountsApi.profile, someone);
    const { user, fill } = show(<LoginPage />, { at: pages.login(), language: 'en' });
    await fill(screen.getByLabelText('E-mail'), address);
    await fill(screen.getByLabelText('Password', { selector: 'input' }), 'Demo2026!x');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(readToasts()[0]?.title).toBe('Uspješna prijava'));
    expect(document.documentElement.lang).toBe('bs-BA');
    expect(readStored('language')).toBe('bhs');
  });

  it('says why a code is asked for where an account has no password', async () => {
    answer(accountsApi.login, { autoPasswordReset: true });
    const { user, fill } = show(
      <Routes>
        <Route path={pages.login.path} element={<LoginPage />} />
        <Route path={pages.forgotPassword.path} element={<ForgotPasswordPage />} />
      </Routes>,
      { at: pages.login() },
    );
    await fill(email(), address);
    await fill(password(), 'Demo2026!x');
    await user.click(submit());
    await screen.findByText(/^Ovaj nalog sada nema lozinku: prenesen je iz starijeg sistema/);
  });

  it('sends once however often one presses', async () => {
    const { resolve, promise } = Promise.withResolvers<{ twoFactor: string }>();
    answer(accountsApi.login, promise);
    const { user } = await filled();
    await user.type(password(), '{Enter}{Enter}');
    await user.click(await screen.findByRole('button', { name: /Provjeravam/ }));
    expect(allSent()).toHaveLength(1);
    resolve({ twoFactor: 'c' });
    await screen.findByRole('heading', { name: 'Još samo kod' });
    expect(allSent()).toHaveLength(1);
  });

  it('who has not confirmed the address is offered the field for the code, and a new one', async () => {
    answer(accountsApi.login, {
      failure: { code: 'EMAIL_NOT_VERIFIED', details: { registrationSecret: 's'.repeat(43) } },
    });
    answer(accountsApi.resendVerification, { success: true, alreadyVerified: false });
    const { user, address: here } = await filled();
    await user.click(submit());
    await waitFor(() => expect(readStored('registrationSecret')).toBe('s'.repeat(43)));
    const dialog = within(await screen.findByRole('dialog', { name: 'Potvrdi e-mail' }));
    const code = pages.verify({ email: address });
    expect(dialog.getByRole('link', { name: 'Upiši kod' }).getAttribute('href')).toBe(code);
    await user.click(dialog.getByRole('button', { name: 'Pošalji novi kod' }));
    await user.click(await screen.findByRole('button', { name: 'Unesi kod odmah' }));
    await waitFor(() => expect(here()).toBe(code));
  });

  it('a second step that took too long leads back to the password, and says so', async () => {
    answer(accountsApi.login, { twoFactor: 'challenge' });
    answer(
      accountsApi.loginCode,
      { failure: { code: 'CODE_INVALID' } },
      { failure: { code: 'CODE_EXPIRED' } },
    );
    const { user } = await filled();
    await user.click(submit());
    const code = () => screen.getByLabelText<HTMLInputElement>('Kod iz aplikacije');
    await screen.findByLabelText('Kod iz aplikacije');
    expect(document.activeElement).toBe(code());
    await user.keyboard('123456');
    await expectWrong([code, 'Kod nije ispravan']);
    await user.keyboard('654321');
    await screen.findByText('Kod nije upisan na vrijeme. Upiši lozinku još jednom.');
    expect(password()).toBeTruthy();
    expect(allSent().at(-1)?.body).toEqual({ challenge: 'challenge', code: '654321' });
  });
});

it('the keyboard comes to the password before the way out of a forgotten one', async () => {
  const { user } = show(<AdminLoginPage />, { at: pages.adminLogin() });
  const walked: (string | null | undefined)[] = [];
  screen.getByLabelText('E-mail').focus();
  for (const _ of [1, 2, 3]) {
    await user.tab();
    const { activeElement: now } = document;
    walked.push(now?.getAttribute('name') ?? now?.getAttribute('aria-label') ?? now?.textContent);
  }
  expect(walked).toEqual(['password', 'Prikaži lozinku', 'Zaboravljena lozinka?']);
});

describe('the door of the team', () => {
  it('tells a member plainly, who can leave', async () => {
    await signIn({ email: address });
    answer(accountsApi.logout, { success: true });
    const { user } = show(<AdminLoginPage />, { at: pages.adminLogin() });
    screen.getByRole('heading', { name: 'Ovaj nalog ne pripada osoblju' });
    screen.getByText(new RegExp(address));
    await user.click(screen.getByRole('button', { name: 'Uđi drugim nalogom' }));
    await screen.findByRole('heading', { name: 'Ulaz za osoblje' });
  });

  it('leads a moderator on', async () => {
    await signIn({ role: 'MODERATOR' });
    const shown = show(<AdminLoginPage />, { at: pages.adminLogin() });
    await waitFor(() => expect(shown.address()).toBe(pages.admin()));
  });
});
