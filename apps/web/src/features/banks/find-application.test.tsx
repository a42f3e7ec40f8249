import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { FoundApplication } from '@app/contracts/applications/projects.schemas';
import { pages } from '@app/contracts/pages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import FindApplicationPage from './pages/find-application.tsx';

const shown: FoundApplication = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  slug: 'muzicka-soba',
  kind: 'orange',
  code: '00000001',
  title: 'Muzička soba',
  teamName: 'Grupa Odjek',
  picture: null,
  bank: {
    id: '0199aaaa-0000-7000-8000-0000000000b1',
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    emblem: 'tuzla',
  },
  status: 'completed',
  isPublic: true,
};
const own: FoundApplication = {
  ...shown,
  id: '0199aaaa-0000-7000-8000-000000000002',
  slug: 'nacrt',
  title: 'Moj nacrt',
  status: 'draft',
  isPublic: false,
};

const page = (found: FoundApplication[]) =>
  show(
    <FindApplicationPage
      {...({ loaderData: { found } } as Parameters<typeof FindApplicationPage>[0])}
    />,
    {
      at: pages.findApplication({ q: 'odjek' }),
    },
  );

it('shows a visitor what is public, and the way to their own', async () => {
  page([shown]);
  expect(screen.getByRole('link', { name: 'Muzička soba' })).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Uđi u nalog' });
  expect(way.getAttribute('href')).toContain(encodeURIComponent('?q=odjek'));
  await expectAccessible();
});

it('shows a member their own besides, and says which everybody sees', async () => {
  await signIn();
  answer(applicationsApi.find, [own, shown]);
  page([shown]);
  expect(await screen.findByRole('link', { name: 'Moj nacrt' })).toBeTruthy();
  expect(screen.getByText('Vidiš je ti')).toBeTruthy();
  expect(screen.getByText('Javna')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Uđi u nalog' })).toBeNull();
});

it('says that the member’s own did not come', async () => {
  await signIn();
  answer(applicationsApi.find, 'no connection');
  page([shown]);
  expect(await screen.findByText(/Ovo su samo javne/)).toBeTruthy();
});
