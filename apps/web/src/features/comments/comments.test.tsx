import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { commentsApi } from '@app/contracts/comments/comments.api';
import type { CommentView } from '@app/contracts/comments/comments.schemas';
import { pages } from '@app/contracts/pages';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import Discussion, { type DiscussionProps } from './parts/discussion.tsx';
import SectionThreads from './parts/section-threads.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-00000000000${n}`;
const application = {
  id: idOf(1),
  slug: 'klupa',
  kind: 'orange',
  about: { startsOn: '' },
  members: [],
  bank: { emblem: 'tuzla' },
  call: { id: idOf(2), omittedSections: [] },
} as unknown as ApplicationView;
const comment = (n: number, more: Partial<CommentView> = {}): CommentView => ({
  id: idOf(n),
  userName: 'Amina Hodžić',
  comment: 'Koliko stolica?',
  createdAt: '2026-11-20T12:00:00.000Z',
  audience: 'team',
  section: null,
  parentId: null,
  fromTeam: false,
  isOwn: false,
  mentions: [],
  editedAt: null,
  isDeleted: false,
  changeableUntil: null,
  resolved: null,
  revision: 1,
  changes: 0,
  ...more,
});
const asked = comment(3, {
  section: 'budget',
  comment: '@Emir Delić, koliko stolica?',
  mentions: ['Emir Delić'],
  changes: 1,
});
const own = comment(4, {
  isOwn: true,
  fromTeam: true,
  userName: 'Emir Delić',
  comment: 'Dvadeset.',
  parentId: asked.id,
  changeableUntil: '2999-01-01T00:00:00.000Z',
});
const linkOf = (section: string | null) => `/tamo?dio=${section ?? 'sve'}`;
const discussion = async (all: CommentView[], more: Partial<DiscussionProps> = {}) => {
  await signIn();
  answer(commentsApi.list, { data: all });
  const props = { application, audience: 'team', linkOf, ...more } as const;
  return show(<Discussion {...props} />, { at: pages.dashboard(), path: pages.dashboard.path });
};
const changes = () => allSent().filter(({ method }) => method !== 'GET');

it('shows threads with whom they mention, what they are about, and what has changed since', async () => {
  const { user } = await discussion([asked, own]);
  const mention = await screen.findByText('@Emir Delić');
  expect(mention.tagName).toBe('B');
  expect(screen.getByRole('link', { name: 'Otvori dio: Budžet' }).getAttribute('href')).toBe(
    '/tamo?dio=budget',
  );
  answer(commentsApi.changes, [
    { section: 'budget', path: 'requestedAmount', before: 1000, after: 1200 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Od tada je izmijenjeno 1 mjesto' }));
  expect(await screen.findByText('Tada')).toBeTruthy();
  expect(screen.getByText('Sada')).toBeTruthy();
  await expectAccessible();
});

it('answers, with a name chosen from the readers by keyboard', async () => {
  const { user } = await discussion([asked]);
  answer(commentsApi.people, { items: [{ name: 'Emir Delić', fromTeam: true }] });
  answer(commentsApi.add, { data: { ...own, id: idOf(5), comment: '@Emir Delić zna' } });
  await user.click(await screen.findByRole('button', { name: 'Odgovori: Amina Hodžić' }));
  const field = screen.getByRole('textbox', { name: /Tvoj odgovor/ });
  await user.type(field, '@em');
  await screen.findByRole('option', { name: /Emir Delić/ });
  await expectAccessible();
  await user.keyboard('{Enter}zna');
  expect((field as HTMLTextAreaElement).value).toBe('@Emir Delić zna');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/zna$/);
  expect(changes()).toMatchObject([
    { method: 'POST', body: { comment: '@Emir Delić zna', parentId: asked.id, audience: 'team' } },
  ]);
  expect(screen.queryByRole('textbox', { name: /Tvoj odgovor/ })).toBeNull();
});

it('keeps what is not posted over a reload: a comment, an answer, what is being rewritten', async () => {
  const { user } = await discussion([asked, own]);
  const type = async (button: string | null, label: RegExp, text: string) => {
    if (button) await user.click(screen.getByRole('button', { name: button }));
    await user.type(screen.getByRole('textbox', { name: label }), text);
  };
  await screen.findByText('Dvadeset.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'O čemu pišeš' }), 'budget');
  await type(null, /Tvoj komentar/, 'Zašto?');
  await type('Odgovori: Amina Hodžić', /Tvoj odgovor/, 'Zato.');
  await type('Izmijeni', /Izmijeni/, ' Ili više.');
  cleanup();
  await discussion([asked, own]);
  const written = async (label: RegExp) =>
    ((await screen.findByRole('textbox', { name: label })) as HTMLTextAreaElement).value;
  expect(await written(/Tvoj komentar/)).toBe('Zašto?');
  expect(await written(/Tvoj odgovor/)).toBe('Zato.');
  expect(await written(/Izmijeni/)).toBe('Dvadeset. Ili više.');
  answer(commentsApi.add, { data: comment(5, { comment: 'Zašto?' }) });
  await user.click(screen.getByRole('button', { name: 'Objavi komentar' }));
  await screen.findByText('Zašto?', { selector: 'p' });
  expect(changes()).toMatchObject([{ body: { comment: 'Zašto?', section: 'budget' } }]);
  for (const cancel of screen.getAllByRole('button', { name: 'Odustani' }))
    await user.click(cancel);
  cleanup();
  await discussion([asked, own]);
  expect(await written(/Tvoj komentar/)).toBe('');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

it('keeps what was typed when it is not added, and says so', async () => {
  const { user } = await discussion([]);
  await screen.findByRole('heading', { name: 'Još nema komentara' });
  const field = screen.getByRole('textbox', { name: /Tvoj komentar/ });
  await user.click(screen.getByRole('button', { name: 'Objavi komentar' }));
  await expectWrong([() => field, 'Napiši komentar.']);
  answer(commentsApi.add, 'no connection');
  await user.selectOptions(screen.getByRole('combobox', { name: 'O čemu pišeš' }), 'budget');
  await user.type(field, 'Zašto?');
  await user.click(screen.getByRole('button', { name: 'Objavi komentar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Neuspešno dodavanje komentara');
  expect((field as HTMLTextAreaElement).value).toBe('Zašto?');
  answer(commentsApi.add, { failure: { code: 'TOO_MANY_COMMENTS' } });
  await user.click(screen.getByRole('button', { name: 'Objavi komentar' }));
  expect(await screen.findByText(/500 komentara/)).toBeTruthy();
});

it('rewrites and takes back what one has just written', async () => {
  const { user } = await discussion([asked, own]);
  answer(commentsApi.change, { data: { ...own, comment: 'Trideset.' } });
  answer(commentsApi.remove, { success: true });
  await user.click(await screen.findByRole('button', { name: 'Izmijeni' }));
  const field = screen.getByRole('textbox', { name: /Izmijeni/ });
  await user.clear(field);
  await user.type(field, 'Trideset.');
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await screen.findByText('Trideset.');
  await user.click(screen.getByRole('button', { name: 'Obriši' }));
  const question = await screen.findByRole('alertdialog');
  answer(commentsApi.list, { data: [asked, { ...own, comment: '', isDeleted: true }] });
  await user.click(within(question).getByRole('button', { name: 'Obriši' }));
  await screen.findByText('Komentar je obrisan.');
});

it('settles a thread at once, and puts it back with a word if the server refuses', async () => {
  const { user } = await discussion([asked], { audience: 'board' });
  await screen.findByRole('heading', { name: 'Razgovor odbora' });
  answer(commentsApi.resolve, { failure: { code: 'NOT_FOUND' } });
  await user.click(await screen.findByRole('button', { name: 'Riješeno' }));
  expect(await screen.findByRole('button', { name: 'Riješeno' })).toBeTruthy();
  expect(changes()).toMatchObject([{ method: 'PUT', body: { resolved: true } }]);
});

it('shows one section by itself, and sections lead to what is said of them', async () => {
  await discussion([asked, comment(6, { comment: 'O svemu' })], { section: 'budget' });
  await screen.findByRole('heading', { name: 'Komentari: Budžet' });
  expect(screen.queryByText('O svemu')).toBeNull();
  expect(screen.getByRole('link', { name: /Sve komentare/ })).toBeTruthy();
  show(
    <SectionThreads
      application={application}
      sections={['budget', 'story']}
      threadsOf={(section) => `?uz=${section}`}
    />,
  );
  const found = await screen.findByRole('link', { name: /Budžet, otvorenih: 1/ });
  expect(found.getAttribute('href')).toContain('?uz=budget');
});

it('says that it did not load, and tries again', async () => {
  await signIn();
  answer(commentsApi.list, 'no connection', { data: [asked] });
  const { user } = show(<Discussion application={application} audience="team" linkOf={linkOf} />);
  await screen.findByText('Komentari se nisu učitali');
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await screen.findByText('@Emir Delić');
});
