import { pages } from '@app/contracts/pages';
import { tasksApi } from '@app/contracts/tasks/tasks.api';
import type { NextSteps, OwnTaskView, SystemTaskView } from '@app/contracts/tasks/tasks.schemas';
import type { Language } from '@app/messages/catalogue';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import TasksPage from './pages/tasks.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;
const id = idOf(5);
const system = (
  kind: SystemTaskView['kind'],
  more: Partial<SystemTaskView> = {},
): SystemTaskView => ({
  kind,
  section: null,
  item: null,
  on: null,
  at: null,
  by: 'team',
  late: false,
  done: null,
  ...more,
});
const doneBy = { by: 'Amina Hodžić', at: '2026-11-02T08:00:00.000Z' };
const own: OwnTaskView = {
  id: idOf(1),
  title: 'Nazovi majstora',
  on: '2026-11-20',
  late: false,
  memberId: idOf(2),
  done: null,
};
const steps: NextSteps = {
  id,
  slug: 'muzicka-soba',
  kind: 'orange',
  title: 'Muzička soba',
  status: 'crowdfunding',
  isOver: false,
  bankName: 'Omladinska banka Tuzla',
  callSlug: 'jesenji-poziv',
  callTitle: { bhs: 'Jesenji poziv', en: 'Autumn call' },
  letter: {
    event: 'approve',
    reason: 'Mjesto je dobro izabrano.',
    at: '2026-11-01T09:00:00.000Z',
    feedback: [
      { criterion: { bhs: 'Potreba u zajednici', en: 'Need in the community' }, mean: 11 / 3 },
      { criterion: { bhs: 'Novina', en: '' }, mean: 5 },
    ],
  },
  system: [
    system('share', { on: '2026-11-01', late: true }),
    system('details'),
    system('signContract', { by: 'bank' }),
  ],
  own: [own],
  members: [{ id: idOf(2), name: 'Amina Hodžić', isReader: true }],
};
const page = (language: Language = 'bhs') =>
  show(<TasksPage />, { at: pages.tasks({ id }), path: pages.tasks.path, language });
const changes = () => allSent().filter(({ method }) => method !== 'GET');
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const share = 'Završeno: Podijeli kampanju s komšilukom';

it('puts one thing first, says calmly that it is late, and shows the board’s letter', async () => {
  await signIn();
  answer(tasksApi.list, steps);
  page();
  const first = await screen.findByRole('region', { name: 'Podijeli kampanju s komšilukom' });
  within(first).getByText('Rok je prošao. Uradi to čim stigneš, a ako nešto koči, piši banci.');
  const then = within(screen.getByRole('region', { name: 'Zatim' }));
  expect(then.getAllByRole('listitem')).toHaveLength(2);
  const letter = within(screen.getByRole('complementary', { name: 'Pismo odbora' }));
  letter.getByText('Mjesto je dobro izabrano.');
  expect(letter.getAllByRole('definition').map((mean) => mean.textContent)).toEqual([
    '3,7 od 5',
    '5,0 od 5',
  ]);
  const ours = within(screen.getByRole('region', { name: 'Naši zadaci' }));
  expect(ours.getByText(/^do /).textContent).toContain('20');
  await expectAccessible();
});

it('moves on once the first is ticked off', async () => {
  await signIn();
  answer(tasksApi.list, steps);
  answer(tasksApi.tick, {
    ...steps,
    system: [system('details'), system('share', { done: doneBy })],
  });
  const { user } = page();
  await user.click(await box(share));
  await screen.findByText('Završeno: Amina Hodžić');
  expect(screen.getByRole('region', { name: 'Potvrdi da su podaci u ugovoru tačni' })).toBeTruthy();
  // What the agreement says is ticked there, not here.
  expect(screen.getByRole('link', { name: 'Otvori ugovor' }).getAttribute('href')).toBe(
    pages.agreement({ id }),
  );
  expect(changes().map(({ path, body }) => [path, body])).toEqual([
    [`/api/applications/${id}/next-steps/ticks/share`, { done: true }],
  ]);
});

it('takes a tick back that is refused, and says why', async () => {
  await signIn();
  answer(tasksApi.list, steps);
  answer(tasksApi.tick, 'no connection');
  const { user } = page();
  await user.click(await box(share));
  await screen.findByText('Nema veze sa serverom. Provjeri internet pa pokušaj ponovo.');
  await screen.findByRole('region', { name: 'Podijeli kampanju s komšilukom' });
  expect((await box(share)).checked).toBe(false);
});

it('writes down a task, and does not without its words', async () => {
  await signIn();
  answer(tasksApi.list, { ...steps, own: [] });
  const { user, fill } = page();
  await screen.findByText('Zapiši ko šta radi i do kada, da niko ne mora pamtiti.');
  await user.click(screen.getByRole('button', { name: 'Dodaj zadatak' }));
  const what = await screen.findByLabelText('Šta treba uraditi');
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await expectWrong([() => what, 'Popuni ovo polje.']);
  expect(changes()).toEqual([]);
  await expectAccessible();
  await fill(what, 'Nazovi majstora');
  await user.selectOptions(screen.getByLabelText('Ko'), 'Amina Hodžić (ti)');
  answer(tasksApi.add, steps);
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await screen.findByRole('button', { name: 'Uredi: Nazovi majstora' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes().map(({ body }) => body)).toEqual([
    { title: 'Nazovi majstora', on: null, memberId: idOf(2) },
  ]);
});

it('lays what is done aside, and brings back what was taken away', async () => {
  await signIn();
  answer(tasksApi.list, steps);
  answer(tasksApi.change, { ...steps, own: [{ ...own, done: doneBy }] });
  answer(tasksApi.remove, { ...steps, own: [] });
  answer(tasksApi.add, steps);
  const { user } = page();
  await user.click(await box('Završeno: Nazovi majstora'));
  await screen.findByText('1 završen');
  await user.click(screen.getByRole('button', { name: 'Obriši: Nazovi majstora', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'Vrati' }));
  await screen.findByRole('button', { name: 'Uredi: Nazovi majstora' });
  expect(changes().map(({ method }) => method)).toEqual(['PATCH', 'DELETE', 'POST']);
});

it('says in English too that nothing is to be done', async () => {
  await signIn();
  answer(tasksApi.list, { ...steps, letter: null, system: [], own: [] });
  page('en');
  await screen.findByRole('heading', { name: 'Nothing to do right now' });
  await screen.findByText(/^This application has no more steps/);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('does not show whose application is another’s', async () => {
  await signIn();
  answer(tasksApi.list, { failure: { code: 'NOT_FOUND' } });
  page();
  await screen.findByRole('heading', { name: 'Ove prijave nema' });
  await expectAccessible();
});

it('comes with another try', async () => {
  await signIn();
  answer(tasksApi.list, 'no connection', steps);
  const { user } = page();
  await screen.findByText('Koraci se nisu učitali');
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await screen.findByRole('region', { name: 'Naši zadaci' });
});

it('offers dates to keep while there are any', async () => {
  await signIn();
  answer(tasksApi.list, steps);
  page();
  await screen.findByRole('button', { name: 'Dodaj u kalendar' });
});

it('offers none of what is over', async () => {
  await signIn();
  answer(tasksApi.list, { ...steps, status: 'withdrawn', isOver: true, system: [] });
  page();
  await screen.findByRole('region', { name: 'Naši zadaci' });
  expect(screen.queryByRole('button', { name: 'Dodaj u kalendar' })).toBeNull();
});
