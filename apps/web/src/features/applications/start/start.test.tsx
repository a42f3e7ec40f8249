import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { OrangeDraft } from '@app/contracts/applications/applications.schemas';
import { callsApi } from '@app/contracts/calls/calls.api';
import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCall } from '../../../entities/calls/call.fake.ts';
import { allSent, answer, expectAccessible, show, signIn } from '../../../testing/show.tsx';
import { savedAnswers } from '../../calls/public.ts';
import { aDraft } from '../canvas/draft.fake.ts';
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
const call = { slug, kind: 'orange' as 'orange' | 'blue', questions, contact };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const draft = (written: Partial<OrangeDraft['content']> = {}) => aDraft(id, { written, questions });

const begin = (change: Partial<typeof call> = {}) =>
  show(<StartForm call={{ ...call, ...change }} izvor={source} />);

async function answered() {
  const { user, fill, address } = begin();
  await user.click(screen.getByRole('radio', { name: 'Da' }));
  await user.click(screen.getByRole('button', { name: 'Dalje' }));
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
  begin();
  expect(screen.getAllByLabelText<HTMLInputElement>('Gdje?').at(-1)?.value).toBe('Park na Slatini');
});

it('the conditions come first: a question left out is asked for, a refusal says why and what else is open', async () => {
  const named = (slug: string, name: string, change: Partial<CallDetail> = {}) =>
    aCall({ slug, title: { bhs: name, en: name }, maxAge: 30, ...change });
  answer(callsApi.list, {
    items: [
      named('treci', 'Ovaj poziv'),
      named('jednako', 'Poziv za iste godine'),
      named('drugi-poziv', 'Drugi poziv', { maxAge: null }),
    ],
    next: null,
  });
  const { user } = begin({ slug: 'treci' });
  await user.click(screen.getByRole('button', { name: 'Dalje' }));
  expect(screen.getByRole('alert').textContent).toBe('Odgovori na svako pitanje, pa idemo dalje.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Da' }));
  await user.click(screen.getByRole('radio', { name: 'Ne' }));
  expect(screen.getByText('Ovaj poziv je za mlade.')).toBeTruthy();
  await screen.findByRole('link', { name: 'Drugi poziv' });
  expect(screen.queryByRole('link', { name: 'Poziv za iste godine' })).toBeNull();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Piši: Merima')).toBe('mailto:merima@primjer.ba');
  expect(href('Drugi poziv')).toBe(pages.call({ slug: 'drugi-poziv' }));
  expect(href('Pogledaj druge otvorene pozive')).toBe(pages.calls({ state: 'open' }));
  expect(screen.queryByRole('button', { name: 'Dalje' })).toBeNull();
  await expectAccessible();
  // The board decides; whoever knows better may still write.
  await user.click(screen.getByRole('button', { name: 'Ipak započni prijavu' }));
  expect(field('Gdje?')).toBeTruthy();
  expect(savedAnswers.read('treci')).toEqual({ age: 'no' });
});

it('a business goes on to an account at once, and a member to the canvas', async () => {
  const canvas = pages.blueCanvas({ call: 'posao', izvor: source });
  const stranger = begin({ slug: 'posao', kind: 'blue' });
  await stranger.user.click(screen.getByRole('radio', { name: 'Da' }));
  await stranger.user.click(screen.getByRole('button', { name: 'Otvori nalog i nastavi' }));
  await waitFor(() => expect(stranger.address()).toBe(pages.register({ returnUrl: canvas })));
  cleanup();
  await signIn();
  const met = begin({ slug: 'posao', kind: 'blue' });
  await waitFor(() => expect(met.address()).toBe(canvas));
  cleanup();
  const member = begin({ slug: 'cetvrti' });
  await member.user.click(screen.getByRole('radio', { name: 'Da' }));
  await member.user.click(screen.getByRole('button', { name: 'Započni prijavu' }));
  await waitFor(() =>
    expect(member.address()).toBe(pages.canvas({ call: 'cetvrti', izvor: source })),
  );
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
