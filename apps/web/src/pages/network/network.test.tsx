import { banksApi } from '@app/contracts/banks/banks.api';
import { networkApi } from '@app/contracts/network/network.api';
import type { NetworkPerson, Standing } from '@app/contracts/network/network.schemas';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import PersonActions from '../../features/network/parts/person-actions.tsx';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import NetworkPage from './network.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const person = (n: number, name: string): NetworkPerson => ({
  id: idOf(n),
  name,
  title: '',
  profileSlug: `osoba-${n}`,
  profilePictureUrl: null,
});
const [amina, emir] = [person(1, 'Amina Hodžić'), person(2, 'Emir Delić')];
const standing: Standing = {
  state: 'none',
  invitationId: null,
  isFollowed: false,
  mutual: 0,
  mayWriteNote: true,
  inviteAgainAt: null,
};
const counts = {
  connections: 22,
  received: 0,
  sent: 0,
  following: 2,
  followers: 0,
  recommendations: 0,
};
const page = <T,>(...items: T[]) => ({ items, next: null });
const at = '2026-11-19T12:00:00.000Z';
const networkAt = (at: string) => show(<NetworkPage />, { at, path: pages.network.path });
const network = (dio: 'veze' | 'imenik') => networkAt(pages.network({ dio }));

beforeEach(async () => {
  await signIn();
  answer(networkApi.counts, counts);
  answer(networkApi.suggestions, []);
});

it('opens on people, with what each has in common with the reader', async () => {
  answer(networkApi.invitations, page());
  answer(networkApi.suggestions, [
    { person: amina, reasons: [{ kind: 'town', name: 'Tuzla' }] },
    {
      person: emir,
      reasons: [
        {
          kind: 'bank',
          name: 'Omladinska banka Tuzla',
          slug: 'tuzla',
          emblem: 'most',
          shared: false,
        },
      ],
    },
  ]);
  networkAt(pages.network());
  await screen.findByText('Isti grad: Tuzla.');
  expect(screen.getByText('Projekat u banci tvog grada: Omladinska banka Tuzla.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Za tebe' }).getAttribute('aria-current')).toBe('page');
  await expectAccessible();
});

it('says what would bring somebody where nobody is known', async () => {
  answer(networkApi.invitations, page());
  networkAt(pages.network());
  await screen.findByRole('heading', { name: 'Još ne znamo koga da ti predložimo' });
  const way = screen.getByRole('link', { name: 'Dopuni profil' });
  expect(way.getAttribute('href')).toBe(pages.ownProfile());
});

it.each([
  pages.network({ hash: 'notifications' }),
  pages.network({ kind: 'teams' }),
  pages.network({ unread: '1' }),
])('%s is the address of notifications', async (at) => {
  answer(notificationsApi.list, []);
  answer(notificationsApi.unreadCount, {
    count: 0,
    kinds: { teams: 0, applications: 0, donations: 0, mentors: 0, network: 0 },
  });
  networkAt(at);
  await screen.findByRole('heading', { level: 1, name: 'Obavještenja' });
  expect(screen.getByRole('link', { name: 'Obavještenja' }).getAttribute('aria-current')).toBe(
    'page',
  );
});

it('counts connections, and gives the focus on where a row goes that was pressed', async () => {
  answer(networkApi.connections, page({ connectedUser: amina, since: at }));
  answer(networkApi.blocks, page());
  answer(networkApi.follows, page({ person: amina, since: at }, { person: emir, since: at }));
  answer(networkApi.unfollow, { ...standing });
  const { user } = network('veze');
  expect((await screen.findByRole('heading', { name: 'Veze 22' })).tagName).toBe('H2');
  await expectAccessible();
  answer(networkApi.follows, page({ person: emir, since: at }));
  await user.click(screen.getByRole('button', { name: 'Ne prati više: Amina Hodžić' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Ne prati više: Amina Hodžić' })).toBeNull(),
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe(emir.name));
});

it('keeps the form of the directory, and says in it what a link asks for', async () => {
  answer(banksApi.list, []);
  answer(networkApi.directory, page());
  const { user } = network('imenik');
  const field = await screen.findByRole<HTMLInputElement>('searchbox', {
    name: 'Ime, vještina ili riječ s profila',
  });
  await user.type(field, 'zavarivanje{Enter}');
  await screen.findByRole('heading', { name: 'Niko ne odgovara pretrazi' });
  expect(allSent().some(({ query }) => query.q === 'zavarivanje')).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('zavarivanje');
  fireEvent.click(screen.getByRole('link', { name: 'Prikaži sve' }));
  await waitFor(() => expect(field.value).toBe(''));
});

it('says how many connections one has in common with somebody, and asks again where that did not come', async () => {
  answer(networkApi.person, { failure: { code: 'INTERNAL' } }, { ...standing, mutual: 3 });
  const { user } = show(
    <PersonActions id={amina.id} name={amina.name}>
      {null}
    </PersonActions>,
  );
  await screen.findByText(/Veza s ovom osobom se nije učitala\./);
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await user.click(await screen.findByRole('button', { name: 'Poveži se' }));
  expect(await screen.findByText('3 zajedničke veze')).toBeTruthy();
});

it('shows nothing to do with whom the reader does not find', async () => {
  answer(networkApi.person, { failure: { code: 'NOT_FOUND' } });
  show(
    <PersonActions id={amina.id} name={amina.name}>
      {null}
    </PersonActions>,
  );
  await waitFor(() => expect(allSent().some(({ path }) => path.includes(amina.id))).toBe(true));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
