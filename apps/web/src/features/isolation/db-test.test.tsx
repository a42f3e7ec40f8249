import { isolationApi } from '@app/contracts/isolation/isolation.api';
import type { IsolationTest } from '@app/contracts/isolation/isolation.schemas';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import DbTestPage from './pages/db-test.tsx';

const test: IsolationTest = {
  isolation: { differentHosts: true, status: 'safe', userCountDifference: 1_180 },
  development: { host: 'embedded', userCount: 20, latestUser: null, error: null },
  production: { host: 'db.primjer.ba', userCount: 1_200, latestUser: null, error: null },
};
const latestUser = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  name: 'Emina Šabić',
  email: 'emina@primjer.ba',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const part = (name: string) => within(screen.getByRole('region', { name }));

it('tells everybody how the databases stand, and of no member', async () => {
  show(<DbTestPage loaderData={test} />);
  expect(screen.getByText('Baze su razdvojene')).toBeTruthy();
  expect(part('Razvoj').getByText('ugrađena baza')).toBeTruthy();
  expect(part('Produkcija').getByText('1.200')).toBeTruthy();
  expect(part('Produkcija').getByText('vide samo admini')).toBeTruthy();
  expect(allSent()).toEqual([]);
  await expectAccessible();
});

it('tells admins who registered last', async () => {
  await signIn({ role: 'ADMIN' });
  answer(isolationApi.test, { ...test, production: { ...test.production, latestUser } });
  show(<DbTestPage loaderData={test} />);
  expect(await screen.findByText('Emina Šabić')).toBeTruthy();
  expect(part('Razvoj').getByText('nema korisnika')).toBeTruthy();
});

it('never says safe of what is not known', () => {
  const production = {
    host: null,
    userCount: null,
    latestUser: null,
    error: 'notConfigured',
  } as const;
  const isolation = { differentHosts: null, status: 'unknown', userCountDifference: null } as const;
  show(<DbTestPage loaderData={{ ...test, isolation, production }} />);
  expect(screen.getByText('Ne može se reći')).toBeTruthy();
  expect(part('Produkcija').getByText('nije navedena')).toBeTruthy();
});
