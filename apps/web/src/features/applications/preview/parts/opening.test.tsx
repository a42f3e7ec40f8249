// @vitest-environment happy-dom
import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { Opening } from './opening.tsx';

const application = {
  id: 'a',
  slug: 'klupa',
  status: 'approved',
  projectDescription: 'Klupa za sve koji čekaju autobus, a nemaju gdje sjesti.',
  communityProblem: 'Na stanici nema nijedne klupe i svi stoje.',
  grantType: 'Uređenje prostora',
  projectStartDate: '2026-03-01',
  projectEndDate: '2026-06-01',
  requestedAmount: 1200,
  municipality: 'Tuzla',
  youthBankName: 'Omladinska banka Tuzla',
  bank: {},
  call: { slug: 'poziv' },
  createdAt: '2026-01-05T10:00:00.000Z',
  teamSize: 3,
  abilities: {},
} as unknown as ApplicationView;

const nothing = () => undefined;
const opening = (
  <Opening
    application={application}
    campaign={null}
    title="Klupa"
    onDonate={nothing}
    onShare={nothing}
  />
);

describe('the opening of a project', () => {
  it('tells who reads English that it is written in Bosnian, and names its kind in English', () => {
    show(opening, { language: 'en' });
    expect(screen.getByText('The team wrote this page in Bosnian.')).toBeTruthy();
    expect(screen.getByText('Improving a place')).toBeTruthy();
  });

  it('says nothing of it in its own language', () => {
    show(opening);
    expect(screen.queryByText(/Tim je ovu stranicu napisao/)).toBeNull();
    expect(screen.getByText('Uređenje prostora')).toBeTruthy();
  });
});
