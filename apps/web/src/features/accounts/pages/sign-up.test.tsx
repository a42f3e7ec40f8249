import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { pages } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { readToasts } from '@app/ui/toaster';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import {
  allSent,
  answer,
  expectWrong,
  pair,
  pass,
  saidAt,
  show,
  signIn,
  someone,
} from '../../../testing/show.tsx';
import LoginPage from './login.tsx';
import OnboardingPage from './onboarding.tsx';
import RegisterPage from './register.tsx';
import VerifyPage from './verify.tsx';

const field = (label: string | RegExp) => () => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });
const email = field('E-mail');
const word = 'Mostarski7!most';
const registrationSecret = 'tajna-ovog-preglednika';

/** This browser has registered the address. */
function registeredHere(): void {
  localStorage.setItem('registrationEmail', 'Hana@primjer.ba');
  localStorage.setItem('registrationSecret', registrationSecret);
}

/** The way from the form to the first steps. */
const way = (
  <Routes>
    <Route path={pages.login.path} element={<LoginPage />} />
    <Route path={pages.register.path} element={<RegisterPage />} />
    <Route path={pages.verify.path} element={<VerifyPage />} />
    <Route path={pages.onboarding.path} element={<OnboardingPage />} />
  </Routes>
);

describe('registration', () => {
  const names = {
    bhs: ['Ime', 'Prezime', 'Lozinka', 'Ponovi lozinku', /Prihvatam/, 'Otvori nalog'],
    en: ['First name', 'Last name', 'Password', 'Repeat password', /I accept/, 'Create account'],
  } as const;

  async function filled(language: Language = 'bhs', at = pages.register()) {
    const shown = show(way, { at, language });
    const [first, last, password, again, terms, submit] = names[language];
    await shown.fill(field(first)(), 'Hana');
    await shown.fill(field(last)(), 'Zukić');
    await shown.fill(email(), 'hana@primjer.ba');
    await shown.fill(field(password)(), word);
    await shown.fill(field(again)(), word);
    await shown.user.click(field(terms)());
    return { ...shown, submit: () => shown.user.click(press(submit)) };
  }

  it('says what is missing, the first field first, sends nothing and loses nothing', async () => {
    const { user, fill } = show(<RegisterPage />);
    await fill(field('Ime')(), 'Hana');
    await fill(email(), 'hana');
    await fill(field('Lozinka')(), 'kratka');
    await user.click(press('Otvori nalog'));
    await expectWrong(
      [field('Prezime'), /./],
      [email, 'Upiši ispravnu e-mail adresu'],
      [field('Lozinka'), /./],
      [field(/Prihvatam/), 'Morate prihvatiti uslove korišćenja'],
    );
    expect(field('Ime')().getAttribute('aria-invalid')).toBeNull();
    expect(field('Ime')().value).toBe('Hana');
    expect(field('Lozinka')().value).toBe('kratka');
    expect(allSent()).toEqual([]);
  });

  it('of who was invited has the address, confirmed, and leads back to the invitation at once', async () => {
    const returnUrl = pages.teamInvitation({ id: 'poziv', kod: 'tajna' });
    const at = pages.register({ email: 'hana@primjer.ba', returnUrl });
    answer(accountsApi.register, {
      ...{ success: true, verified: true, redirectTo: returnUrl, registrationSecret },
    });
    answer(accountsApi.loginRegistration, pair);
    answer(accountsApi.profile, someone);
    const { fill, user, address } = show(way, { at });
    expect(email().value).toBe('hana@primjer.ba');
    expect(saidAt(email())).toBe('Na nju ti je stigla pozivnica, pa je već potvrđena.');
    await fill(field('Ime')(), 'Hana');
    await fill(field('Prezime')(), 'Zukić');
    await fill(field('Lozinka')(), word);
    await fill(field('Ponovi lozinku')(), word);
    await user.click(field(/Prihvatam/)());
    await user.click(press('Otvori nalog'));
    await waitFor(() => expect(address()).toBe(returnUrl));
  });

  it('two passwords that differ are told at the second', async () => {
    const { fill, submit } = await filled();
    await fill(field('Ponovi lozinku')(), 'x');
    await submit();
    await expectWrong([field('Ponovi lozinku'), 'Lozinke se ne poklapaju']);
    expect(allSent()).toEqual([]);
  });

  it('sends what the form says, without the newsletter, and leads to the code', async () => {
    const returnUrl = pages.canvas({ call: 'biblioteka' });
    const next = pages.verify({ email: 'hana@primjer.ba', returnUrl });
    answer(accountsApi.register, {
      ...{ success: true, verified: false, redirectTo: next, registrationSecret },
    });
    const { user, submit, address } = await filled('bhs', pages.register({ returnUrl }));
    expect(screen.getByRole('link', { name: 'uslove korištenja' }).getAttribute('href')).toBe(
      pages.terms(),
    );
    await user.click(field(/Želim novosti/)());
    await submit();
    await waitFor(() => expect(address()).toBe(next));
    expect(allSent().map(({ body }) => body)).toEqual([
      {
        firstName: 'Hana',
        lastName: 'Zukić',
        email: 'hana@primjer.ba',
        password: word,
        confirmPassword: word,
        agreeToTerms: true,
        language: 'bhs',
        returnUrl,
      },
    ]);
    await screen.findByText(/^Novi kod možeš tražiti za (1:00|0:5\d)\.$/);
    expect(localStorage.getItem('registrationEmail')).toBe('hana@primjer.ba');
    expect(localStorage.getItem('registrationSecret')).toBe(registrationSecret);
  });

  it.each([
    ['bhs', /adresa već postoji/],
    ['en', /address already exists/i],
  ] as const)(
    'a taken address is told at its field (%s), and nothing is lost',
    async (language, words) => {
      answer(accountsApi.register, { failure: { code: 'EMAIL_TAKEN' } });
      const { submit } = await filled(language);
      await submit();
      await expectWrong([email, words]);
      expect(email().value).toBe('hana@primjer.ba');
      expect(field(names[language][3])().value).toBe(word);
    },
  );
});

describe('the code of a confirmation', () => {
  const code = field('Kod iz e-maila');
  const at = pages.verify({ email: 'hana@primjer.ba' });

  it('a wrong one is told at its field and can be mended', async () => {
    answer(accountsApi.verifyCode, { failure: { code: 'CODE_INVALID' } });
    const { user } = show(<VerifyPage />, { at });
    expect(press('Potvrdi')).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(code());
    await user.keyboard('ab12č-cd');
    await expectWrong([code, /Kod nije ispravan/]);
    code().setSelectionRange(5, 5);
    await user.keyboard('E');
    expect(code().value).toBe('AB12CE');
    expect(allSent().map(({ body }) => body)).toEqual([
      { email: 'hana@primjer.ba', code: 'AB12CD' },
    ]);
  });

  it('leads to the first steps after a second and a half', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(accountsApi.verifyCode, { success: true, email: 'hana@primjer.ba' });
    const { user, address } = show(way, { at });
    await user.keyboard('AB12CD');
    await screen.findByRole('heading', { name: 'E-mail je potvrđen' });
    await pass(1_000);
    expect(address()).toBe(at);
    await pass(600);
    await waitFor(() => expect(address()).toBe(pages.onboarding({ email: 'hana@primjer.ba' })));
    await waitFor(() => expect(saidAt(email())).toBe('Potvrđen'));
  });

  const wish = pages.canvas({ call: 'biblioteka' });
  const wished = pages.verify({ email: 'hana@primjer.ba', returnUrl: wish });
  const newcomer = { ...someone, onboardingCompleted: false };

  it('signs in the browser that registered, which ends where it wanted to go', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    registeredHere();
    answer(accountsApi.verifyCode, { success: true, email: 'hana@primjer.ba' });
    answer(accountsApi.loginRegistration, pair);
    answer(accountsApi.profile, newcomer, someone);
    answer(accountsApi.onboarding, { success: true });
    const { user, fill, address } = show(way, { at: wished });
    await user.keyboard('AB12CD');
    await pass(1_600);
    await screen.findByRole('heading', { name: 'Da se upoznamo' });
    expect(localStorage.getItem('registrationSecret')).toBeNull();
    await fill(field('Broj telefona')(), '061234567');
    await fill(field('Gdje živiš')(), 'Tuzla');
    await user.click(screen.getByRole('radio', { name: 'Žensko' }));
    await user.click(press('Dalje'));
    await user.click(await screen.findByRole('checkbox', { name: 'Sport' }));
    await user.click(press('Dalje'));
    await user.click(await screen.findByRole('button', { name: 'Završi' }));
    await waitFor(() => expect(address()).toBe(wish));
    expect(allSent().find(({ path }) => path === accountsApi.onboarding.path)?.body).toEqual({
      email: 'hana@primjer.ba',
      phoneNumber: '+38761234567',
      gender: 'female',
      municipality: 'Tuzla',
      interests: ['sports'],
    });
    expect(readToasts().map(({ title }) => title)).toEqual(['Nalog je spreman']);
  });

  it('confirmed on another device: this one notices when it is looked at again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    registeredHere();
    const waiting = { failure: { code: 'EMAIL_NOT_VERIFIED' } } as const;
    answer(accountsApi.loginRegistration, waiting, pair);
    answer(accountsApi.profile, someone);
    const { address } = show(way, { at: wished });
    const lookAgain = () => fireEvent.focus(window);
    lookAgain();
    await waitFor(() => expect(allSent()).toHaveLength(1));
    expect(localStorage.getItem('registrationSecret')).toBe(registrationSecret);
    lookAgain();
    await screen.findByRole('heading', { name: 'E-mail je potvrđen' });
    await pass(1_600);
    await waitFor(() => expect(address()).toBe(wish));
  });

  it('any other browser signs in afterwards, with the address filled in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(accountsApi.verifyToken, { success: true, email: 'hana@primjer.ba' });
    answer(accountsApi.onboarding, { failure: { code: 'NOT_FOUND' } }, { success: true });
    answer(accountsApi.login, pair);
    answer(accountsApi.profile, newcomer, someone);
    const { user, fill, address } = show(way, {
      at: pages.verify({ token: 'tajna', returnUrl: wish }),
    });
    await screen.findByRole('heading', { name: 'E-mail je potvrđen' });
    await pass(2_100);
    await screen.findByRole('heading', { name: 'Da se upoznamo' });
    await fill(field('Broj telefona')(), '061234567');
    await user.click(screen.getByRole('radio', { name: 'Žensko' }));
    await user.click(press('Dalje'));
    await user.click(await screen.findByRole('checkbox', { name: 'Sport' }));
    await user.click(press('Dalje'));
    await user.click(await screen.findByRole('button', { name: 'Završi' }));
    await user.click(await screen.findByRole('link', { name: 'Uđi' }));
    await waitFor(() => expect(email().value).toBe('hana@primjer.ba'));
    await fill(field('Lozinka')(), word);
    await user.click(press('Uđi'));
    await screen.findByText('+38761234567');
    await user.click(press('Završi'));
    await waitFor(() => expect(address()).toBe(wish));
  });

  it('its link, which a scanner of mails opened first, says that it is confirmed, and leads to signing in', async () => {
    answer(accountsApi.verifyToken, {
      ...{ success: true, email: 'hana@primjer.ba', alreadyVerified: true },
    });
    show(<VerifyPage />, { at: pages.verify({ token: 'tajna', returnUrl: wish }) });
    await screen.findByText('Adresa hana@primjer.ba je potvrđena. Možeš ući u nalog.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('E-mail je potvrđen');
    expect(screen.getByRole('link', { name: 'Uđi' }).getAttribute('href')).toBe(
      pages.login({ email: 'hana@primjer.ba', returnUrl: wish }),
    );
  });

  it('its link leads there after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(accountsApi.verifyToken, { success: true, email: 'hana@primjer.ba' });
    const from = pages.verify({ token: 'tajna' });
    const { address } = show(<VerifyPage />, { at: from });
    await screen.findByRole('heading', { name: 'E-mail je potvrđen' });
    await pass(1_500);
    expect(address()).toBe(from);
    await pass(600);
    await waitFor(() => expect(address()).toBe(pages.onboarding({ email: 'hana@primjer.ba' })));
  });

  it('the first steps are left for later, and lose nothing on the way back after a reload', async () => {
    await signIn(newcomer);
    const steps = () => show(way, { at: pages.onboarding({ returnUrl: wish }) });
    const { user, fill } = steps();
    const later = () => screen.getByRole('link', { name: 'Kasnije' });
    expect(later().getAttribute('href')).toBe(wish);
    await fill(field('Broj telefona')(), '061234567');
    await fill(field('Gdje živiš')(), 'tuz');
    await user.click(screen.getByRole('radio', { name: 'Žensko' }));
    await user.click(press('Dalje'));
    await expectWrong([field('Gdje živiš'), 'Odaberi općinu ili grad s popisa']);
    await fill(field('Gdje živiš')(), 'tuzla');
    await user.click(press('Dalje'));
    await user.click(await screen.findByRole('checkbox', { name: 'Sport' }));
    expect(later().getAttribute('href')).toBe(wish);
    await user.click(press('Dalje'));
    await screen.findByText('Tuzla');
    cleanup();
    steps();
    expect(field('Broj telefona')().value).toBe('+38761234567');
    await user.click(press('Dalje'));
    const sport = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Sport' });
    expect(sport.checked).toBe(true);
  });

  it('another is sent, said for three seconds, and the next waits a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(accountsApi.resendVerification, { success: true, alreadyVerified: false });
    const { user } = show(<VerifyPage />, { at });
    await user.type(code(), 'AB1');
    await user.click(press('Pošalji novi kod'));
    await screen.findByText('Novi kod je poslan na vašu email adresu');
    expect(code().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Pošalji novi kod' })).toBeNull();
    await pass(3_000);
    expect(screen.queryByText('Novi kod je poslan na vašu email adresu')).toBeNull();
    screen.getByText(/^Novi kod možeš tražiti za 0:5\d\.$/);
    await pass(57_500);
    await screen.findByRole('button', { name: 'Pošalji novi kod' });
  });

  it('one that is refused is said with the time to wait, which is waited for', async () => {
    answer(accountsApi.resendVerification, { failure: { code: 'RATE_LIMITED', retryAfter: 200 } });
    const { user } = show(<VerifyPage />, { at });
    await user.click(press('Pošalji novi kod'));
    await screen.findByText(/^Greška pri slanju koda\. Previše pokušaja/);
    await screen.findByText(/^Novi kod možeš tražiti za 3:(20|19)\.$/);
  });

  it('says that nothing is needed to whom it is so', async () => {
    const error = 'Tvoja e-mail adresa je već potvrđena.';
    answer(accountsApi.resendVerification, { success: true, alreadyVerified: true, error });
    const { user } = show(<VerifyPage />, { at });
    await user.click(press('Pošalji novi kod'));
    await screen.findByText(error);
    expect(press('Pošalji novi kod')).toBeTruthy();
  });

  it('a link of which the server could not be asked is tried again, once a press', async () => {
    const refused = { failure: { code: 'TOKEN_INVALID' } } as const;
    answer(accountsApi.verifyToken, { failure: { code: 'UNAVAILABLE' } }, 'no connection', refused);
    const { user } = show(<VerifyPage />, { at: pages.verify({ token: 'bilo-sta' }) });
    await screen.findByRole('alert');
    await user.click(press('Pokušaj ponovo'));
    await screen.findByText(/^Nema veze sa serverom/);
    await user.click(press('Pokušaj ponovo'));
    await screen.findByText('Link nije ispravan ili je istekao. Zatraži novi.');
    expect(allSent().map(({ query }) => query)).toEqual(Array(3).fill({ token: 'bilo-sta' }));
  });

  it('without an address the dialog asks for it, and leads to the code after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(accountsApi.resendVerification, { success: true, alreadyVerified: false });
    const { user, fill, address } = show(<VerifyPage />, { at: pages.verify({}) });
    await user.click(press('Pošalji novi kod'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Potvrda nije stigla?' }));
    const address2 = () => dialog.getByLabelText<HTMLInputElement>('E-mail');
    await fill(address2(), 'hana');
    await user.click(dialog.getByRole('button', { name: 'Pošalji novi kod' }));
    await expectWrong([address2, 'Upiši ispravnu e-mail adresu']);
    expect(allSent()).toEqual([]);
    await fill(address2(), 'hana@primjer.ba');
    await user.click(dialog.getByRole('button', { name: 'Pošalji novi kod' }));
    await screen.findByRole('dialog', { name: 'Kod je poslan' });
    await pass(1_500);
    expect(address()).toBe(pages.verify({}));
    await pass(600);
    await waitFor(() => expect(address()).toBe(at));
  });
});
