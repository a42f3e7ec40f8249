import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { orangeParts } from '../orange-parts.ts';
import { ProjectOpening } from './opening.tsx';

const application = {
  id: 'a',
  about: {
    summary: 'Klupa za sve koji čekaju autobus, a nemaju gdje sjesti.',
    municipality: 'Tuzla',
  },
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
  goodsAndServices: [{ contributionType: 'Novac-Crowdfunding' }],
  abilities: {},
} as unknown as OrangeView;

const nothing = () => undefined;
const openingOf = (of: Partial<OrangeView>) => (
  <ProjectOpening
    application={{ ...application, ...of }}
    parts={orangeParts}
    campaign={null}
    title="Klupa"
    onDonate={nothing}
    onShare={nothing}
  />
);
const opening = openingOf({});

describe('the opening of a project', () => {
  it('tells who reads English that it is written in Bosnian, and names its kind in English', () => {
    show(opening, { language: 'en' });
    expect(screen.getByText('The team wrote this page in Bosnian.')).toBeTruthy();
    expect(screen.getByText('Improving a place')).toBeTruthy();
  });

  it.each([
    ['counts on money from people', {}, 1],
    ['counts on none', { goodsAndServices: [] }, 0],
    ['is done', { status: 'completed' }, 0],
    ['is not decided', { status: 'submitted' }, 0],
  ] as const)('support for what %s', (_what, of, links) => {
    show(openingOf(of as Partial<OrangeView>));
    expect(screen.queryAllByRole('link', { name: 'Podržite projekat' })).toHaveLength(links);
  });

  it.each([
    ['orange', '/canvas-narandzasti-grant-enhanced?edit=a'],
    ['blue', '/canvas-plavi-grant?edit=a'],
  ] as const)('leads who may edit to the canvas of its kind: %s', (kind, canvas) => {
    show(openingOf({ kind, abilities: { canEdit: true } } as unknown as Partial<OrangeView>));
    const link = screen.getByRole('link', { name: 'Uredi aplikaciju' });
    expect(link.getAttribute('href')).toBe(canvas);
  });

  it('says nothing of it in its own language', () => {
    show(opening);
    expect(screen.queryByText(/Tim je ovu stranicu napisao/)).toBeNull();
    expect(screen.getByText('Uređenje prostora')).toBeTruthy();
  });
});
