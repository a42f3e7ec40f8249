import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { ProjectCard } from '@app/contracts/applications/projects.schemas';
import { pages } from '@app/contracts/pages';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show } from '../../testing/show.tsx';
import ApprovedPage from './pages/approved.tsx';
import { filtersOf } from './project-filters.ts';

const bank = {
  id: '0199aaaa-0000-7000-8000-0000000000b1',
  slug: 'tuzla',
  name: 'Omladinska banka Tuzla',
  municipality: 'Tuzla',
  emblem: 'tuzla',
};
const project = (n: number, title: string): ProjectCard => ({
  id: `0199aaaa-0000-7000-8000-00000000000${n}`,
  slug: `projekat-${n}`,
  kind: 'orange',
  title,
  summary: 'Staza uz rijeku.',
  picture: null,
  municipality: 'Tuzla',
  bank,
  status: 'completed',
  amount: 2500,
  reached: null,
  year: 2026,
  themes: [11],
  place: null,
});
const summary = {
  ...bank,
  description: { bhs: '', en: '' },
  place: null,
  openCalls: 0,
  projects: 2,
};

function page(items: ProjectCard[], next: string | null, at = pages.approved()) {
  const loaderData = {
    list: { items, next },
    figures: { projects: 2, amount: 5000, banks: 1, years: [2026, 2025] },
    banks: [summary],
    goals: [{ number: 11, name: { bhs: 'Gradovi', en: 'Cities' } }],
  };
  return show(<ApprovedPage {...({ loaderData } as Parameters<typeof ApprovedPage>[0])} />, { at });
}

it('keeps what is looked for in the address, and drops it again', async () => {
  const { user, fill, address } = page([project(1, 'Staza')], null, pages.approved({ q: 'put' }));
  await fill(screen.getByRole('searchbox'), 'šuma');
  await user.selectOptions(screen.getByLabelText('Banka'), 'tuzla');
  await user.selectOptions(screen.getByLabelText('Dokle je stigao'), 'completed');
  const wanted = pages.approved({ q: 'šuma', bank: 'tuzla', stage: 'completed' });
  await waitFor(() => expect(address()).toBe(wanted));
  await user.selectOptions(screen.getByLabelText('Banka'), '');
  await waitFor(() => expect(address()).not.toContain('bank='));
  await expectAccessible();
});

it('goes on with the same filters', async () => {
  answer(applicationsApi.projects, { items: [project(2, 'Most')], next: null });
  const at = pages.approved({ year: '2026', theme: '11' });
  const { user } = page([project(1, 'Staza')], 'cursor', at);
  await user.click(screen.getByRole('button', { name: 'Prikaži još projekata' }));
  expect(await screen.findByRole('heading', { name: 'Most' })).toBeTruthy();
  expect(allSent()[0]?.query).toEqual({ year: '2026', theme: '11', after: 'cursor' });
});

it('leads out of a search that finds nothing', () => {
  page([], null, pages.approved({ q: 'nema' }));
  expect(screen.getByRole('link', { name: 'Prikaži sve projekte' }).getAttribute('href')).toBe(
    pages.approved(),
  );
});

it('passes over what an address cannot mean', () => {
  const asked = new URLSearchParams('q=%20&bank=../x&year=12&theme=18&stage=nope');
  expect(filtersOf(asked)).toEqual({});
});
