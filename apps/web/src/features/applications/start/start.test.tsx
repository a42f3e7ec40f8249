// @vitest-environment happy-dom
import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { OrangeDraft } from '@app/contracts/applications/applications.schemas';
import { pages } from '@app/contracts/pages';
import { emptyContentOf } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSent, answer, show, signIn } from '../../../testing/show.tsx';
import { Begin } from '../canvas/parts/opening.tsx';
import StartForm from './parts/start-form.tsx';

const slug = 'biblioteka';
const source = 'skola';
const returnUrl = pages.canvas({ call: slug, izvor: source });
const id = '0199aaaa-0000-7000-8000-000000000001';
const text = { bhs: 'Poziv', en: 'Call' };
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
    extraQuestions: [],
    contact: { name: 'Merima', role: text, email: '' },
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
  const { user, fill, address } = show(<StartForm slug={slug} returnUrl={returnUrl} />);
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
  show(<StartForm slug={slug} returnUrl={returnUrl} />);
  expect(screen.getAllByLabelText<HTMLInputElement>('Gdje?').at(-1)?.value).toBe('Park na Slatini');
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
      changes: { projectTitle: 'Biblioteka u parku', projectLocation: 'Park na Slatini' },
    },
  ]);
  const begun = allSent().find(({ method }) => method === 'POST');
  expect(begun?.body).toEqual({ callSlug: slug, source });
  const second = show(<Begin kind="orange" slug={slug} source={source} />);
  await waitFor(() => expect(second.address()).toBe(pages.canvas({ id })));
  expect(changes()).toHaveLength(1);
});
