import type { KnownAge, RequestedCorrection } from '@app/contracts/teams/ages.schemas';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../../testing/show.tsx';
import { AgeCorrections, OwnAgeSetting, TeamSection } from '../public.ts';
import { idOf, team } from '../teams.testing.ts';

const correction = { birthYear: 1998, adult: true, askedAt: '2026-11-20T09:00:00.000Z' };
const known: KnownAge = { birthYear: 2012, adult: false, isMinor: true, correction: null };
const sentTo = (end: string) =>
  allSent().filter(({ method, path }) => method !== 'GET' && path.endsWith(end));

it('asks others to confirm what would protect less, with what was typed', async () => {
  await signIn();
  const own = { lack: null, needsYear: true, isMinor: true, correction: null, consent: null };
  answer(teamsApi.team, { ...team, own });
  const { user, fill } = show(
    <TeamSection applicationId={idOf(5)} here={[]} onShown={() => undefined} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Godina je pogrešna' }));
  expect(screen.getByText(/promijeniti samo tako da te više štiti/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Imam' }));
  await fill(screen.getByLabelText<HTMLInputElement>('Godina rođenja'), '1998');
  answer(teamsApi.sayAge, { failure: { code: 'AGE_FIXED' } });
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  expect((await screen.findByRole('alert')).textContent).toContain('zatraži ispravku');
  await expectAccessible();
  answer(teamsApi.correctAge, { ...known, correction });
  answer(teamsApi.team, { ...team, own: { ...own, correction } });
  await user.click(screen.getByRole('button', { name: 'Zatraži ispravku' }));
  expect(await screen.findByText(/imaš 18 godina, godina rođenja 1998/)).toBeTruthy();
  expect(sentTo('/correction')[0]?.body).toEqual({ birthYear: 1998, adult: true });
  expect(screen.queryByRole('button', { name: 'Godina je pogrešna' })).toBeNull();
});

it('says in the settings what a year does, takes a correction, and takes it back', async () => {
  await signIn();
  answer(teamsApi.ownAge, known);
  const { user, fill } = show(<OwnAgeSetting />);
  expect(await screen.findByText(/Upisana godina rođenja: 2012/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zatraži ispravku' }));
  expect(screen.getByText('Odaberi jedno.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Imam' }));
  await fill(screen.getByLabelText<HTMLInputElement>('Godina rođenja'), '1998');
  await expectAccessible();
  answer(teamsApi.correctAge, { ...known, correction });
  await user.click(screen.getByRole('button', { name: 'Zatraži ispravku' }));
  const drop = await screen.findByRole('button', { name: 'Odustani od ispravke' });
  answer(teamsApi.dropAgeCorrection, known);
  await user.click(drop);
  expect(await screen.findByRole('button', { name: 'Zatraži ispravku' })).toBeTruthy();
});

it('shows nothing of it in the settings of who is of age', async () => {
  await signIn();
  answer(teamsApi.ownAge, { ...known, birthYear: 1990, isMinor: false });
  show(<OwnAgeSetting />);
  await waitFor(() => expect(allSent().some(({ path }) => path.endsWith('/age'))).toBe(true));
  expect(screen.queryByText('Godine')).toBeNull();
});

it('lets moderators confirm with a note, or not, and shows nothing where none waits', async () => {
  await signIn();
  const asked: RequestedCorrection = {
    ...correction,
    userId: idOf(3),
    name: 'Lejla Kovač',
    email: 'lejla@primjer.ba',
    known: { birthYear: 2012, adult: false },
    guardian: 'refused',
  };
  answer(teamsApi.ageCorrections, { items: [asked], next: null });
  const { user, fill } = show(<AgeCorrections />);
  await user.click(await screen.findByRole('button', { name: 'Potvrdi' }));
  await expectAccessible();
  await fill(
    await screen.findByLabelText<HTMLTextAreaElement>(/Kako je provjereno/),
    'Lična karta',
  );
  answer(teamsApi.moveAgeCorrection, { success: true });
  answer(teamsApi.ageCorrections, { items: [], next: null });
  await user.click(screen.getAllByRole('button', { name: 'Potvrdi' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Lejla Kovač')).toBeNull());
  expect(sentTo('/moves')[0]?.body).toEqual({ event: 'confirm', note: 'Lična karta' });
});
