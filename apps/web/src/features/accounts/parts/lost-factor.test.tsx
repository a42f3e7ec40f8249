import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { pages } from '@app/contracts/pages';
import { securityApi } from '@app/contracts/security/security.api';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, expectWrong, show } from '../../../testing/show.tsx';
import FactorStopPage from '../pages/factor-stop.tsx';
import LoginPage from '../pages/login.tsx';

const none = { state: 'none', goesAt: null } as const;
const contact = () => screen.getByLabelText<HTMLTextAreaElement>('Kako da ti se javimo?');

/** At the second step, with neither the app nor the codes. */
async function lost() {
  answer(accountsApi.login, { twoFactor: 'challenge' });
  const shown = show(<LoginPage />, { at: pages.login() });
  await shown.fill(screen.getByLabelText('E-mail'), 'lejla@demo.zamah.ba');
  await shown.fill(screen.getByLabelText('Lozinka'), 'Demo2026!x');
  await shown.user.click(screen.getByRole('button', { name: 'Uđi' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Koristi kod za oporavak' }));
  await shown.user.click(screen.getByRole('button', { name: 'Zatraži isključenje' }));
  await screen.findByRole('heading', { name: 'Bez aplikacije i kodova' });
  return shown;
}

it('asks from the sign-in, says what happens then, and keeps what was typed when it fails', async () => {
  answer(securityApi.lostFactor, none);
  const { user, fill } = await lost();
  await screen.findByText(/s dugmetom kojim vlasnik sve može zaustaviti/);
  await expectAccessible();
  const send = screen.getByRole('button', { name: 'Pošalji zahtjev' });
  await fill(contact(), 'kratko');
  await user.click(send);
  await expectWrong([contact, 'Napiši broj telefona ili kad možeš doći, barem deset slova.']);
  await fill(contact(), '061 234 567, poslije četiri');
  answer(securityApi.lostFactor, 'no connection', { state: 'reported', goesAt: null });
  await user.click(send);
  expect(await screen.findAllByText(/^Nema veze sa serverom/)).not.toEqual([]);
  expect(contact().value).toBe('061 234 567, poslije četiri');
  await user.click(send);
  await screen.findByText(/Zahtjev je kod administracije/);
  expect(allSent().at(-1)?.body).toEqual({
    challenge: 'challenge',
    contact: '061 234 567, poslije četiri',
  });
});

it('tells how far it is to who comes again, without another request', async () => {
  answer(securityApi.lostFactor, { state: 'confirmed', goesAt: '2026-11-21T09:15:00.000Z' });
  await lost();
  expect((await screen.findByText(/Dva admina su se složila/)).textContent).toContain('10:15');
  expect(screen.queryByRole('button', { name: 'Pošalji zahtjev' })).toBeNull();
});

it('leads back to the password once the first step is too long ago', async () => {
  answer(securityApi.lostFactor, none);
  const { user, fill } = await lost();
  await screen.findByText(/Drugi admin pogleda dokaz/);
  answer(securityApi.lostFactor, { failure: { code: 'CODE_EXPIRED' } });
  await fill(contact(), '061 234 567, poslije četiri');
  await user.click(screen.getByRole('button', { name: 'Pošalji zahtjev' }));
  await screen.findByText('Kod nije upisan na vrijeme. Upiši lozinku još jednom.');
});

it('stops by the link of the mail when the button is pressed, not before', async () => {
  const at = pages.factorStop({ token: 'abc' });
  answer(securityApi.stopFactorRemoval, { success: true, passwordEnded: true });
  const { user } = show(<FactorStopPage />, { at, path: pages.factorStop.path });
  expect(allSent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Zaustavi isključenje' }));
  const done = await screen.findByRole('heading', { name: 'Zaustavljeno. Sada nova lozinka.' });
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(allSent().map(({ body }) => body)).toContainEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Postavi novu lozinku' }).getAttribute('href')).toBe(
    pages.forgotPassword(),
  );
});

it('says that a link was used up', async () => {
  answer(securityApi.stopFactorRemoval, { failure: { code: 'TOKEN_INVALID' } });
  const at = pages.factorStop({ token: 'abc' });
  const { user } = show(<FactorStopPage />, { at, path: pages.factorStop.path });
  await user.click(screen.getByRole('button', { name: 'Zaustavi isključenje' }));
  await screen.findByRole('heading', { name: 'Ovaj link više ne vrijedi' });
});
