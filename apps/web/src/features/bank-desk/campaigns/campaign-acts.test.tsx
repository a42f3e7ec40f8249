import { applicationsApi } from '@app/contracts/applications/applications.api';
import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectWrong, show, signIn } from '../../../testing/show.tsx';
import { CampaignActs } from './campaign-acts.tsx';

const id = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;

const campaign: CampaignView = {
  id: id(2),
  applicationId: id(1),
  slug: 'sah-na-keju',
  title: 'Šah na keju',
  summary: 'Deset stolova.',
  municipality: 'Tuzla',
  bankName: 'Omladinska banka Tuzla',
  bankSlug: 'tuzla',
  bankEmblem: 'tuzla',
  picture: null,
  targetAmount: 1080,
  minimumAmount: 216,
  currentAmount: 140,
  matchedAmount: 0,
  earlierAmount: 0,
  availableAmount: 940,
  isDonationEnabled: true,
  state: 'open',
  donorCount: 9,
  daysLeft: 9,
  startsAt: '2026-10-20T10:00:00.000Z',
  endsAt: '2099-11-30T22:59:59.000Z',
  outcome: null,
  match: null,
  recentDonations: [],
};
const over = { isDonationEnabled: false, state: 'ended', outcome: 'below' } as const;

async function acts(change: Partial<CampaignView> = {}, type = 'ob_voditelj' as const) {
  await signIn();
  answer(permissionsApi.obPermissions, [
    { permission_type: type, scope: 'bank', scope_value: 'tuzla', is_active: true },
  ]);
  return show(<CampaignActs campaign={{ ...campaign, ...change }} />);
}
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const sentTo = (end: string) =>
  allSent().filter(({ method, path }) => method === 'POST' && path.endsWith(end));

it('doubles donations by a sponsor, up to what the goal needs, with one id for all tries', async () => {
  const { user, fill } = await acts();
  await user.click(await press('Udvostruči donacije: Šah na keju'));
  const form = await dialog();
  const send = () => user.click(form.getByRole('button', { name: 'Udvostruči donacije' }));
  await send();
  await expectWrong(
    [() => form.getByLabelText(/Ko udvostručuje/), 'Upiši ko udvostručuje.'],
    [() => form.getByLabelText(/Najviše ukupno/), 'Upiši iznos.'],
  );
  await fill(form.getByLabelText(/Ko udvostručuje/), 'Pekara Manja');
  await fill(form.getByLabelText(/Najviše ukupno/), '941');
  await send();
  await form.findByText(/Do cilja fali samo 940.KM/);
  await fill(form.getByLabelText(/Najviše ukupno/), '300');
  const made = {
    id: id(3),
    giver: 'Pekara Manja',
    byBank: false,
    amount: 300,
    givenAmount: 0,
    heldAmount: 0,
    availableAmount: 300,
    endsAt: campaign.endsAt,
    isRunning: true,
  };
  answer(crowdfundingApi.setMatch, { failure: { code: 'UNAVAILABLE' } }, made);
  await send();
  await waitFor(() => expect(sentTo('/matches')).toHaveLength(1));
  await send();
  await screen.findByText('Donacije se udvostručuju');
  const [first, second] = sentTo('/matches').map(({ body }) => body);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ byBank: false, giver: 'Pekara Manja', amount: 300 });
});

it('gives a second round after a question', async () => {
  const { user } = await acts(over);
  await screen.findByText(/Minimum od 216.KM nije skupljen/);
  await user.click(await press('Drugi krug'));
  const question = within(await screen.findByRole('alertdialog'));
  answer(applicationsApi.move, { failure: { code: 'INCOMPLETE' } });
  await user.click(question.getByRole('button', { name: 'Drugi krug' }));
  await screen.findByText(/Neko još plaća/);
  expect(sentTo('/transitions').at(-1)?.body).toEqual({ event: 'planSecondRound' });
});

it('lets a project go with a reason for its team', async () => {
  const { user, fill } = await acts(over);
  await user.click(await press('Vrati donacije'));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Vrati donacije' }));
  await expectWrong([() => form.getByLabelText(/Obrazloženje/), 'Napiši timu zašto.']);
  await fill(form.getByLabelText(/Obrazloženje/), 'Ni pola nije skupljeno.');
  answer(applicationsApi.move, { failure: { code: 'WRONG_STATUS' } });
  await user.click(form.getByRole('button', { name: 'Vrati donacije' }));
  await waitFor(() => expect(sentTo('/transitions')).toHaveLength(1));
  expect(sentTo('/transitions')[0]?.body).toEqual({
    event: 'release',
    reason: 'Ni pola nije skupljeno.',
  });
});

it('leads to the contract where the minimum is in', async () => {
  await acts({ ...over, outcome: 'enough' });
  expect((await screen.findByRole('link', { name: 'Na ugovor' })).getAttribute('href')).toContain(
    id(1),
  );
});
