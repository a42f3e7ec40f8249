import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { OrangeDraft } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { emptyContentOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../../testing/show.tsx';
import { keptAnswers } from '../../calls/public.ts';
import { Begin } from '../canvas/parts/opening.tsx';
import StartForm from './parts/start-form.tsx';

const slug = 'biblioteka';
const source = 'skola';
const returnUrl = pages.canvas({ call: slug, izvor: source });
const id = '0199aaaa-0000-7000-8000-000000000001';
const text = { bhs: 'Poziv', en: 'Call' };
const questions = [
  {
    id: 'age',
    text: { bhs: 'Imate li svi do 30 godina?', en: 'Are you all up to 30?' },
    passes: 'yes' as const,
    otherwise: { bhs: 'Ovaj poziv je za mlade.', en: 'This call is for the young.' },
  },
];
const contact = { name: 'Merima', role: text, email: 'merima@primjer.ba' };
const call = { slug, questions, contact };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const draft = (written: Partial<OrangeDraft['content']> = {}): OrangeDraft => ({
  kind: 'orange',
  about: { ...orangeForm.about(emptyContentOf(orangeForm)), goals: [] },
  id,
  slug: 'nacrt',
  status: 'draft',
  content: { ...emptyContentOf(orangeForm), ...written } as OrangeDraft['content'],
  editRevision: 4,
  savedAt: '2026-11-02T09:00:00.000Z',
  openSections: null,
  returnReason: null,
  restoredBy: null,
  teamLacks: [],
  call: {
    id,
    slug,
    title: text,
    state: 'open',
    closesAt: '2026-12-02T09:00:00.000Z',
    minAmount: 500,
    maxAmount: 5000,
    minTeam: 1,
    compulsory: [],
    omittedSections: [],
    allowsCampaign: true,
    questions,
    extraQuestions: [],
    contact,
  },
  bank: { id, slug: 'tuzla', name: 'Tuzla', municipality: 'Tuzla', emblem: 'tuzla' },
  members: [],
  abilities: {
    canEdit: true,
    canSubmit: true,
    canWithdraw: true,
    canDelete: true,
    canViewPrivate: true,
    canViewContacts: true,
    canScore: false,
    events: [],
  },
});

async function answered() {
  const { user, fill, address } = show(<StartForm call={call} returnUrl={returnUrl} />);
  await user.click(screen.getByRole('radio', { name: 'Da' }));
  await fill(field('Šta želiš napraviti?'), 'Biblioteka u parku');
  await fill(field('Gdje?'), 'Park na Slatini');
  await fill(field('Za koga?'), 'Za 300 učenika');
  return { user, address };
}

it('three answers stay on the device and lead to an account, and from there to the call', async () => {
  const { user, address } = await answered();
  await screen.findByText('Sačuvano na ovom uređaju');
  await user.click(screen.getByRole('button', { name: 'Otvori nalog i nastavi' }));
  await waitFor(() => expect(address()).toBe(pages.register({ returnUrl })));
  show(<StartForm call={call} returnUrl={returnUrl} />);
  expect(screen.getAllByLabelText<HTMLInputElement>('Gdje?').at(-1)?.value).toBe('Park na Slatini');
});

it('what was answered elsewhere is not asked again, and an answer that is not the call’s stops nobody', async () => {
  keptAnswers.keep('drugi', 'age', 'yes');
  const { user } = show(<StartForm call={{ ...call, slug: 'drugi' }} returnUrl={returnUrl} />);
  const folded = screen.getByText('Uslovi poziva su ispunjeni').closest('details');
  expect(folded?.open).toBe(false);
  await user.click(screen.getByText('Uslovi poziva su ispunjeni'));
  await user.click(screen.getByRole('radio', { name: 'Ne' }));
  expect(screen.getByText('Ovaj poziv je za mlade.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Piši: Merima' }).getAttribute('href')).toBe(
    'mailto:merima@primjer.ba',
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Otvori nalog i nastavi' }));
  expect(keptAnswers.read('drugi')).toEqual({ age: 'no' });
});

it('they go into the draft, over nothing that stands there, once', async () => {
  await answered();
  await signIn();
  answer(applicationsApi.create, { id, slug: 'nacrt' });
  answer(applicationsApi.open, draft({ targetGroup: 'Svi iz ulice' }));
  const saved = { editRevision: 5, savedAt: '2026-11-02T09:00:00.000Z', merged: {} };
  answer(applicationsApi.save, saved);
  const changes = () => allSent().filter(({ method }) => method === 'PATCH');
  const first = show(<Begin kind="orange" slug={slug} source={source} />);
  await waitFor(() => expect(first.address()).toBe(pages.canvas({ id })));
  expect(changes().map(({ body }) => body)).toEqual([
    {
      editRevision: 4,
      changes: {
        projectTitle: 'Biblioteka u parku',
        projectLocation: 'Park na Slatini',
        eligibility: [{ id: 'age', answer: 'yes' }],
      },
    },
  ]);
  const begun = allSent().find(({ method }) => method === 'POST');
  expect(begun?.body).toEqual({ callSlug: slug, source });
  const second = show(<Begin kind="orange" slug={slug} source={source} />);
  await waitFor(() => expect(second.address()).toBe(pages.canvas({ id })));
  expect(changes()).toHaveLength(1);
});
