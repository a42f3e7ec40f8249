import { pages } from '@app/contracts/pages';
import { press, type State } from './state.ts';

const settingsDialogs = [
  'Promijeni ime i prezime',
  'Promijeni e-mail',
  'Promijeni telefon',
  'Uključi ulazak u dva koraka',
  'Promijeni lozinku',
  'Obriši nalog',
];

export const memberStates: readonly State[] = [
  { name: 'the dashboard, empty', address: pages.dashboard(), as: 'moderator' },
  {
    name: 'the dashboard, failing',
    address: pages.dashboard(),
    as: 'lejla',
    failing: '**/api/orange-grants/mine',
  },
  { name: 'the zone, empty', address: pages.zone(), as: 'moderator' },
  { name: 'the zone of the board', address: pages.zone(), as: 'odbor1' },
  { name: 'the zone of who helps', address: pages.zone({ hash: 'volontiranje' }), as: 'lejla' },
  {
    name: 'a tab of the zone, empty',
    address: pages.ownApplications({ tab: 'u-toku' }),
    as: 'lejla',
  },
  {
    name: 'the zone, failing',
    address: pages.zone(),
    as: 'lejla',
    failing: '**/api/orange-grants/mine',
  },
  {
    name: 'notifications, none of a kind',
    address: pages.network({ kind: 'mentors' }),
    as: 'clan',
  },
  {
    name: 'notifications, failing',
    address: pages.network({ hash: 'notifications' }),
    as: 'clan',
    failing: /\/api\/notifications\?limit=30/,
  },
  { name: 'invitations to connect', address: pages.network({ dio: 'pozivi' }), as: 'lejla' },
  { name: 'no invitations', address: pages.network({ dio: 'pozivi' }), as: 'savjetnik' },
  { name: 'connections', address: pages.network({ dio: 'veze' }), as: 'lejla' },
  {
    name: 'connections, failing',
    address: pages.network({ dio: 'veze' }),
    as: 'lejla',
    failing: '**/api/network/connections*',
  },
  { name: 'the directory', address: pages.network({ dio: 'imenik' }), as: 'lejla' },
  {
    name: 'the directory, nobody found',
    address: pages.network({ dio: 'imenik', q: 'nikogovakvog', interes: 'arts' }),
    as: 'lejla',
  },
  {
    name: 'the directory, failing',
    address: pages.network({ dio: 'imenik' }),
    as: 'lejla',
    failing: '**/api/network/directory*',
  },
  { name: 'recommendations', address: pages.network({ dio: 'preporuke' }), as: 'lejla' },
  { name: 'no recommendations', address: pages.network({ dio: 'preporuke' }), as: 'odbor1' },
  {
    name: 'a member, reported',
    address: async (ask) => {
      const { items } = await ask<{ items: { connectedUser: { profileSlug: string } }[] }>(
        '/api/network/connections',
      );
      return pages.profile({ profileSlug: items[0]?.connectedUser.profileSlug ?? '' });
    },
    as: 'lejla',
    open: async (page) => {
      await page.getByRole('button', { name: /^Još radnji/ }).click();
      await page.getByRole('menuitem', { name: 'Dojavi' }).click();
      await page.getByRole('dialog').getByLabel('Nekome prijeti opasnost').check();
    },
  },
  { name: 'settings, failing', address: pages.settings(), as: 'lejla', failing: '**/api/account' },
  ...settingsDialogs.map(
    (name): State => ({
      name: `settings: ${name}`,
      address: pages.settings(),
      as: 'lejla',
      open: press(name),
    }),
  ),
  {
    name: 'the own profile, failing',
    address: pages.ownProfile(),
    as: 'lejla',
    failing: '**/api/profile',
  },
  {
    name: 'a profile, seen by a member',
    as: 'vlasnik',
    address: async (ask) => {
      const { slug } = await ask<{ slug: string }>('/api/profile');
      return pages.profile({ profileSlug: slug });
    },
  },
];
