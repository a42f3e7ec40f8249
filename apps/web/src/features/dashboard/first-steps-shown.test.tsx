import { networkApi } from '@app/contracts/network/network.api';
import { pages } from '@app/contracts/pages';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownProfile } from '../../entities/profiles/own-profile.fake.ts';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import { FirstSteps, useFirstSteps } from './public.ts';

function Shown() {
  const { steps, skip } = useFirstSteps(1);
  return steps ? <FirstSteps steps={steps} onSkip={skip} /> : null;
}

const names = () => screen.getAllByRole('link').map((one) => one.querySelector('b')?.textContent);

it('lead each to its place, and stay away once skipped', async () => {
  await signIn();
  answer(permissionsApi.obPermissions, []);
  answer(profilesApi.own, ownProfile);
  answer(networkApi.counts, {
    ...{ connections: 0, received: 0, sent: 0, following: 0, followers: 0, recommendations: 0 },
  });
  const { user } = show(<Shown />);
  const skills = await screen.findByRole('link', { name: /^Upiši tri vještine/ });
  expect(names()).toEqual(['Dodaj svoju sliku', 'Upiši tri vještine', 'Poveži se s jednom osobom']);
  expect(skills.getAttribute('href')).toBe(pages.ownProfile({ uredi: 'vjestine' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Preskoči: Upiši tri vještine' }));
  const left = ['Dodaj svoju sliku', 'Poveži se s jednom osobom'];
  expect(names()).toEqual(left);
  cleanup();
  show(<Shown />);
  await screen.findByRole('link', { name: /^Dodaj svoju sliku/ });
  expect(names()).toEqual(left);
  for (const one of left)
    await user.click(screen.getByRole('button', { name: `Preskoči: ${one}` }));
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  const asked = allSent().length;
  show(<Shown />);
  await screen.findByRole('list');
  expect(
    allSent()
      .slice(asked)
      .map(({ path }) => path),
  ).not.toContain(profilesApi.own.path);
});
