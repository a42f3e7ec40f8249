import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, signIn } from '../../testing/show.tsx';
import { CallCard, LeadCall } from './call-card.tsx';

const call: CallSummary = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  slug: 'naselje',
  kind: 'orange',
  state: 'open',
  title: { bhs: 'Naselje', en: 'Neighbourhood' },
  summary: { bhs: 'Klupe i murali.', en: 'Benches and murals.' },
  topics: ['arts'],
  picture: null,
  pictureAlt: { bhs: '', en: '' },
  bank: {
    id: '0199aaaa-0000-7000-8000-000000000002',
    slug: 'zenica',
    name: 'Omladinska banka Zenica',
    municipality: 'Zenica',
    emblem: 'zenica',
  },
  opensAt: '2026-10-20T10:00:00.000Z',
  closesAt: '2026-12-20T22:59:00.000Z',
  minAmount: 500,
  maxAmount: 4000,
  minTeam: 1,
  maxTeam: 8,
  minAge: null,
  maxAge: null,
  municipalities: [],
};
const cards = (one: CallSummary) => (
  <>
    <LeadCall call={one} />
    <CallCard call={one} />
  </>
);

it.each([
  [{ municipality: 'Zenica', interests: ['arts'] as const }, 'Tvoj grad'],
  [{ municipality: 'Tuzla', interests: ['arts', 'sports'] as const }, 'Za tebe'],
])('a card says that it concerns a member: %o', async ({ municipality, interests }, words) => {
  await signIn({ municipality, interests: [...interests] });
  show(cards(call));
  expect(screen.getAllByText(words)).toHaveLength(2);
});

it('says so of nothing that is over, nor of what concerns others, nor to strangers', async () => {
  show(cards(call));
  await signIn({ municipality: 'Zenica', interests: ['arts'] });
  show(cards({ ...call, state: 'closed' }));
  await signIn({ municipality: 'Tuzla', interests: ['sports'] });
  show(cards(call));
  expect(screen.queryByText(/Tvoj grad|Za tebe/)).toBeNull();
});
