import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { teamsApi } from '@app/contracts/teams/teams.api';
import type { Invitation } from '@app/contracts/teams/teams.schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, expectAccessible, show, signIn } from '../../../../testing/show.tsx';
import { Overview } from './overview.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;
const application = {
  id: idOf(1),
  about: { municipality: 'Tuzla', location: 'Irac', place: { lat: 44.54, lng: 18.67 } },
  communityProblem: '',
  problemStatement: '',
  storyContent: '',
  storyPictures: [],
  solutionSteps: [],
  members: [{ id: idOf(2), name: 'Amina Hodžić', role: 'vlasnik', profile_picture_url: null }],
  call: { omittedSections: [] },
  abilities: { canComment: true },
} as unknown as OrangeView;
const invited = (n: number, inviteeName: string, status: Invitation['status']): Invitation => ({
  id: idOf(n),
  inviteeUserId: null,
  inviteeName,
  inviteeEmail: 'neko@primjer.ba',
  role: 'clan',
  status,
  responsibility: '',
  sentAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2026-11-15T09:00:00.000Z',
  events: [],
});

it('tells who takes part how far each of them is in the team', async () => {
  await signIn();
  const invitations = [
    invited(3, 'Sara Begić', 'pending'),
    invited(4, 'Emir Delić', 'rejected'),
    invited(5, '', 'expired'),
    invited(2, 'Amina Hodžić', 'accepted'),
  ];
  answer(teamsApi.invitations, { invitations });
  show(<Overview application={application} />);
  const rows = () => screen.getAllByRole('listitem').map((one) => one.textContent);
  await screen.findByText('Istekao');
  await screen.findByText('Prihvaćen');
  expect(rows()).toEqual([
    'AHAmina Hodžićvodi prijavuPoziv u tim:Prihvaćen',
    'SBSara BegićPoziv u tim:Na čekanju',
    'EDEmir DelićPoziv u tim:Odbačen',
    'neko@primjer.baPoziv u tim:Istekao',
  ]);
  await expectAccessible();
});

it('shows the pictures of the story, but not again what stands above', () => {
  const about = { ...application.about, picture: '/api/ob-files/soba.webp' };
  const storyPictures = ['/api/ob-files/soba.webp', '/api/ob-files/kljuc.webp'];
  show(<Overview application={{ ...application, about, storyPictures, members: [] }} />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Slika uz priču 1' });
  expect(new URL(picture.src).pathname).toBe('/api/ob-files/kljuc.webp');
});

it('says in words where it is, what is not written, and of the team names alone to strangers', () => {
  const stranger = { ...application, members: [], abilities: { canComment: false } };
  show(<Overview application={stranger as unknown as OrangeView} />);
  const texts = [
    'Opis problema nije dostupan.',
    'Priča o projektu nije dostupna.',
    'Koraci ka rješenju nisu dostupni.',
    'Informacije o timu nisu dostupne',
    'Irac, Tuzla',
    'Karta se ovdje ne može prikazati.',
    'Koordinate: 44.54, 18.67',
  ];
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Otvori na karti/ })).toBeTruthy();
});
