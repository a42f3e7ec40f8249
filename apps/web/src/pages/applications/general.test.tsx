import { agreementsApi } from '@app/contracts/agreements/agreements.api';
import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { forms } from '@app/domain/applications/form/forms';
import { completeTrip, tripForm } from '@app/domain/applications/form/probe.factory';
import { toKm } from '@app/domain/money';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { orangeParts } from '../../features/applications/preview/orange-parts.ts';
import { answer, expectAccessible, show } from '../../testing/show.tsx';
import { ProjectPreview } from './preview-page.tsx';

beforeAll(() => {
  Object.assign(forms, { trip: tripForm });
  return () => Reflect.deleteProperty(forms, 'trip');
});

const { extraAnswers, ...written } = completeTrip;
const trip = {
  ...written,
  price: toKm(completeTrip.price),
  kind: 'trip',
  about: { ...tripForm.about(completeTrip), requestedAmount: toKm(completeTrip.price) },
  id: 'a1',
  slug: 'voz-do-mora',
  status: 'implementation',
  youthBankName: 'Omladinska banka Tuzla',
  bank: { id: 'b', slug: 'tuzla', name: 'Tuzla', municipality: 'Tuzla', emblem: 'tuzla' },
  call: { id: 'c', slug: 'ljeto', title: { bhs: 'Ljeto', en: 'Summer' } },
  createdAt: '2026-11-20T12:00:00.000Z',
  requestedAmount: toKm(completeTrip.price),
  members: [{ id: 'm1', name: 'Amina Hodžić', role: 'vlasnik', profile_picture_url: null }],
  teamSize: 1,
  revision: 1,
  abilities: { events: [] },
} as unknown as ApplicationView;

it('shows a kind that nobody knew: its sections as tabs, its fields by their kinds of value', async () => {
  answer(agreementsApi.progress, {
    signedAt: '2026-12-01T09:00:00.000Z',
    lines: [],
    totals: { promised: 1200, spent: 300, left: 900, over: 0 },
    money: { paid: 500, proven: 300, returned: 0, missing: 200 },
    milestones: [{ title: 'Karte su kupljene', dueOn: '2027-05-01', late: false, reached: true }],
    report: null,
  });
  const loaded = { application: trip, campaign: null, goals: [] };
  const { user } = show(<ProjectPreview loaded={loaded} parts={orangeParts} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Voz do mora' })).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: 'Dijelovi projekta' });
  expect(tabs.textContent).toBe('form-trip.section.whereform-trip.section.travel');
  expect(screen.getByText('Dvadesetoro nas more nije vidjelo.', { selector: 'dd' })).toBeTruthy();

  expect(await screen.findByText('Karte su kupljene')).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'form-trip.section.travel' }));
  await screen.findByText('form-trip.departure');
  const said = (field: string) =>
    screen.getByText(`form-trip.${field}`).nextElementSibling?.textContent;
  expect(screen.queryByText('Karte su kupljene')).toBeNull();
  expect(said('departure')).toBe('01/06/2027');
  expect(said('means')).toBe('form-trip.means=train');
  expect(said('price')).toBe('1.200\u00a0KM');
  expect(said('stops')).toContain('Sarajevoform-trip.stops.guide: Amina Hodžić.');
  await expectAccessible();
});
