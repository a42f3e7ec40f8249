import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownProfile } from '../../entities/profiles/own-profile.fake.ts';
import { answer, show, signIn } from '../../testing/show.tsx';
import OwnProfilePage from './pages/own-profile.tsx';
import { PrivacySettings } from './privacy/privacy-settings.tsx';

const parts = (
  <>
    <OwnProfilePage />
    <PrivacySettings />
  </>
);
const sharing = () => screen.queryByRole('button', { name: /^Podijeli/ });
const listing = () => screen.queryByRole('switch');

it('offers no sharing of a profile that nobody can open', async () => {
  await signIn();
  answer(profilesApi.own, { ...ownProfile, hidden: 'guardian' });
  show(parts);
  await screen.findByText(/tvoj profil ne može otvoriti niko drugi/);
  expect([sharing(), listing()]).toEqual([null, null]);
});

it('offers it of one that somebody can', async () => {
  await signIn();
  answer(profilesApi.own, ownProfile);
  show(parts);
  expect(await screen.findByRole('button', { name: /^Podijeli/ })).toBeTruthy();
  expect(listing()).toBeTruthy();
});
