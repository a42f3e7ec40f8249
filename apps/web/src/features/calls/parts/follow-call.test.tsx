import { callFollowsApi } from '@app/contracts/calls/call-follows.api';
import { pages } from '@app/contracts/pages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCall } from '../../../entities/calls/call.fake.ts';
import { allSent, answer, expectAccessible, show, signIn } from '../../../testing/show.tsx';
import { ApplyCard } from './apply-card.tsx';
import { FollowButton } from './follow-button.tsx';
import { FollowCall } from './follow-call.tsx';

const call = aCall({ state: 'closed', phase: 'closed' });
const here = pages.call({ slug: call.slug });

it('sends strangers to sign in and back', () => {
  show(<FollowCall call={call} />, { at: here });
  expect(screen.getByRole('link', { name: 'Javi mi za sljedeći poziv' }).getAttribute('href')).toBe(
    pages.login({ returnUrl: here }),
  );
});

it('tells members of the next call, until they want no more of it', async () => {
  await signIn();
  const followed = [{ bank: call.bank, kind: call.kind }];
  answer(callFollowsApi.follows, [], followed, []);
  answer(callFollowsApi.follow, { success: true });
  answer(callFollowsApi.unfollow, { success: true });
  const { user } = show(<FollowButton call={call} />);
  await user.click(
    await screen.findByRole('button', { name: 'Javi mi za sljedeći poziv', busy: false }),
  );
  expect(await screen.findByText(/Javit ćemo ti kad Omladinska banka Tuzla otvori/)).toBeDefined();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Nemoj mi više javljati' }));
  await screen.findByRole('button', { name: 'Javi mi za sljedeći poziv' });
  expect(allSent().map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'DELETE', 'GET']);
});

it('counts the hours of the last day, to the opening as to the deadline', async () => {
  const soon = new Date(Date.now() + 4.5 * 60 * 60 * 1000).toISOString();
  show(<ApplyCard call={aCall({ state: 'coming', phase: 'coming', opensAt: soon })} />);
  await screen.findByText('sati do otvaranja');
  show(<ApplyCard call={aCall({ closesAt: soon })} />);
  await screen.findByText('sati do roka');
});
