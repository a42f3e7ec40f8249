import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { networkApi } from '@app/contracts/network/network.api';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { readToasts } from '@app/ui/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, show, signIn } from '../../testing/show.tsx';
import {
  amina,
  changes,
  group,
  idOf,
  listed,
  message,
  messages,
  opened,
  page,
  person,
} from './conversations.testing.tsx';
import BellPanel from './parts/bell-panel.tsx';
import MessageButton from './parts/message-button.tsx';
import { lineOf } from './seek.ts';

beforeEach(() => signIn());

const last = (more: object) => ({ ...listed(0).lastMessage, ...more }) as never;
const connected = (...people: ReturnType<typeof person>[]) =>
  answer(networkApi.connections, {
    items: people.map((connectedUser) => ({ connectedUser, since: '2026-10-01T10:00:00.000Z' })),
    next: null,
  });

it('lists conversations: the hour of what is younger than a day, else its date; 9+ unread', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString();
  messages({
    inbox: [
      listed(10, { unreadCount: 12, lastMessage: last({ createdAt: hourAgo }) }),
      listed(11, {
        ...group,
        faces: [amina, person(91, 'Emir Delić')],
        lastMessage: last({
          createdAt: twoDaysAgo,
          senderName: 'Emir Delić',
          content: 'Imamo krov',
        }),
        isMuted: true,
      }),
      listed(12, { name: '', otherParticipant: null, lastMessage: last({ isOwn: true }) }),
      listed(13, { lastMessage: last({ content: '', files: 2 }) }),
      listed(14, { lastMessage: last({ content: '', isDeleted: true }) }),
      listed(15, {
        name: '',
        isGroup: true,
        otherParticipant: null,
        faces: [amina],
        lastMessage: null,
      }),
    ],
  });
  const rows = await screen.findAllByRole('listitem');
  const said = rows.map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/Amina Hodžić.*\d\d:\d\d.*9\+12 nepročitanih/);
  expect(said[1]).toMatch(/Ekipa Muzička soba.*Emir: Imamo krov.*\d+\.\s\d+\./);
  expect(within(rows[1] as HTMLElement).getByRole('img', { name: 'utišano' })).toBeTruthy();
  expect(said[2]).toMatch(/Obrisan nalog.*Ti: Vidimo se/);
  expect(said[3]).toContain('2 priloga');
  expect(said[4]).toContain('Poruka je obrisana');
  expect(said[5]).toMatch(/Amina.*Još nema poruka/);
  await expectAccessible();
});

it('that hold nothing say what to do, and one that did not come offers another try', async () => {
  answer(conversationsApi.list, 'no connection');
  const { user } = messages({ inbox: [] });
  answer(conversationsApi.list, 'no connection', []);
  await user.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }));
  const none = within((await screen.findByText('Još nema razgovora')).parentElement as HTMLElement);
  connected();
  await user.click(none.getByRole('button', { name: 'Nova poruka' }));
  await screen.findByText(/U tvojoj mreži još nema nikoga/);
});

it('finds conversations by whom they are with, and messages by their words', async () => {
  const { user } = messages({ inbox: [listed(10), listed(11, { name: 'Emir Delić' })] });
  answer(conversationsApi.search, {
    items: [
      {
        conversation: { id: idOf(12), name: 'Ekipa', isGroup: true, otherParticipant: null },
        messageId: idOf(20),
        content: 'Emir ima ključ',
        senderName: amina.name,
        isOwn: false,
        createdAt: '2026-10-01T10:00:00.000Z',
      },
    ],
    next: null,
  });
  await screen.findByText('Emir Delić');
  answer(conversationsApi.list, [listed(13, { name: 'Emira Žilić', isArchived: true })]);
  await user.type(screen.getByRole('textbox', { name: 'Ime ili riječ iz poruke' }), 'emir');
  await screen.findByText('Amina: Emir ima ključ');
  const found = await screen.findByRole('link', { name: /Emira Žilić/ });
  expect(found.getAttribute('href')).toContain('dio=arhiva');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(allSent().some(({ query }) => query.q === 'emir' && query.box === undefined)).toBe(true);
  expect(allSent().findLast(({ path }) => path.endsWith('message-search'))?.query).toMatchObject({
    q: 'emir',
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByText('Amina Hodžić')).not.toEqual([]));
});

it('reads back to the message that was looked for, and marks it', async () => {
  const { user } = messages();
  answer(conversationsApi.search, {
    items: [
      {
        conversation: { id: idOf(10), name: amina.name, isGroup: false, otherParticipant: amina },
        messageId: idOf(20),
        content: 'Poruka 20',
        senderName: amina.name,
        isOwn: false,
        createdAt: '2026-10-01T10:00:00.000Z',
      },
    ],
    next: null,
  });
  answer(conversationsApi.open, opened());
  answer(
    conversationsApi.messages,
    page([message(22)], { next: 'older' }),
    page([message(21)], { next: 'oldest' }),
    page([message(20)]),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Ime ili riječ iz poruke' }), 'por');
  await user.click(await screen.findByRole('link', { name: /Poruka 20/ }));
  const talk = within(await screen.findByRole('region', { name: 'Poruke u razgovoru' }));
  await talk.findByText('Poruka 20');
  expect(document.getElementById(lineOf(idOf(20)))?.className).toContain('sought');
  const asked = allSent().filter(({ path }) => path.endsWith('/messages'));
  expect(asked.map(({ query }) => query.after)).toEqual([undefined, 'older', 'oldest']);
});

it('stops reading back where older messages do not come, says so, and goes on when asked', async () => {
  const { user } = messages();
  answer(conversationsApi.search, {
    items: [
      {
        conversation: { id: idOf(10), name: amina.name, isGroup: false, otherParticipant: amina },
        messageId: idOf(20),
        content: 'Poruka 20',
        senderName: amina.name,
        isOwn: false,
        createdAt: '2026-10-01T10:00:00.000Z',
      },
    ],
    next: null,
  });
  answer(conversationsApi.open, opened());
  const refused = { failure: { code: 'INTERNAL' } } as const;
  answer(conversationsApi.messages, page([message(22)], { next: 'older' }), refused);
  await user.type(await screen.findByRole('textbox', { name: 'Ime ili riječ iz poruke' }), 'por');
  await user.click(await screen.findByRole('link', { name: /Poruka 20/ }));
  await waitFor(() =>
    expect(readToasts().map(({ title }) => title)).toContain(
      'Starije poruke se nisu učitale, pa ta poruka još nije nađena.',
    ),
  );
  const asked = () => allSent().filter(({ path }) => path.endsWith('/messages')).length;
  const before = asked();
  answer(conversationsApi.messages, page([message(20)]));
  const talk = within(await screen.findByRole('region', { name: 'Poruke u razgovoru' }));
  await user.click(talk.getByRole('button', { name: 'Pokušaj ponovo' }));
  await talk.findByText('Poruka 20');
  expect(asked()).toBe(before + 1);
});

const waiting = (n: number, more = {}) => listed(n, { state: 'waiting', askedBy: amina, ...more });

it('lets a stranger in, or refuses without a word; what leads elsewhere is hidden first', async () => {
  const requests = [
    waiting(10, { mutual: 2 }),
    waiting(11, {
      askedBy: person(92, 'Nalog'),
      lastMessage: last({ content: 'Piši na […]' }),
    }),
    waiting(12, { ...group, askedBy: amina, lastMessage: null, memberCount: 4 }),
  ];
  const { user, address } = messages({ inbox: requests, requests: 3, dio: 'vrata' });
  const known = within(await screen.findByRole('article', { name: 'Amina Hodžić' }));
  expect(known.getByText('2 zajedničke veze')).toBeTruthy();
  expect(known.getByText('„Vidimo se u utorak“')).toBeTruthy();
  const hidden = within(screen.getByRole('article', { name: 'Nalog' }));
  expect(hidden.queryByText(/Piši na/)).toBeNull();
  await user.click(hidden.getByRole('button', { name: 'Prikaži poruku: Nalog' }));
  expect(hidden.getByText('„Piši na […]“')).toBeTruthy();
  // What was read may be the reason to report it.
  expect(hidden.getByRole('button', { name: 'Dojavi i blokiraj: Nalog' })).toBeTruthy();
  expect(screen.getByText(/Amina Hodžić te poziva u grupu/)).toBeTruthy();
  await expectAccessible();

  answer(conversationsApi.move, { success: true });
  answer(conversationsApi.list, [requests[0], requests[2]] as never);
  await user.click(hidden.getByRole('button', { name: 'Odbij zahtjev: Nalog' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Nalog' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('article')).not.toBeNull());
  answer(conversationsApi.open, opened());
  await user.click(known.getByRole('button', { name: 'Pusti unutra: Amina Hodžić' }));
  await waitFor(() => expect(address()).toBe(`/messages?conversation=${idOf(10)}`));
  expect(changes()).toMatchObject([
    { path: `/api/conversations/${idOf(11)}/moves`, body: { event: 'decline' } },
    { path: `/api/conversations/${idOf(10)}/moves`, body: { event: 'accept' } },
  ]);
});

it('opens the conversation with one person', async () => {
  const { user, address } = messages();
  connected(amina);
  answer(profilesApi.search, {
    users: [
      {
        id: idOf(93),
        slug: 'zana',
        name: 'Žana Kos',
        title: '',
        profilePictureUrl: null,
        place: 'Brčko',
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Nova poruka' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('checkbox', { name: /Amina/ });
  await user.click(dialog.getByRole('button', { name: 'Otvori razgovor' }));
  await dialog.findByText('Izaberi bar jednu osobu.');
  await user.type(dialog.getByRole('textbox', { name: 'Ime osobe' }), 'zana');
  await user.click(await dialog.findByRole('checkbox', { name: /Žana Kos/ }));
  await expectAccessible();
  answer(conversationsApi.start, opened());
  answer(conversationsApi.open, opened());
  await user.click(dialog.getByRole('button', { name: 'Otvori razgovor' }));
  await waitFor(() => expect(address()).toBe(`/messages?conversation=${idOf(10)}`));
  expect(changes()).toMatchObject([{ body: { userIds: [idOf(93)] } }]);
});

it('makes a group of several, and names whom it cannot invite', async () => {
  const emir = person(91, 'Emir Delić');
  const { user } = messages();
  connected(amina, emir);
  await user.click(await screen.findByRole('button', { name: 'Nova poruka' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /Amina/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Emir/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Ime grupe' }), 'Muzička soba');
  answer(conversationsApi.start, {
    failure: { code: 'NOT_ADDABLE', details: { userIds: [emir.id] } },
  });
  await user.click(dialog.getByRole('button', { name: 'Napravi grupu' }));
  expect(await dialog.findByText(/ne primaju pozive: Emir Delić\./)).toBeTruthy();
  expect(changes().at(-1)?.body).toEqual({
    userIds: [amina.id, emir.id],
    name: 'Muzička soba',
  });
});

it('keeps a group: its name, who is in it, who is asked', async () => {
  const { user, fill } = messages({ open: opened(group) });
  connected(amina, person(94, 'Sara Mujić'));
  await user.click(await screen.findByRole('button', { name: 'Još radnji' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Grupa i članovi' }));
  const dialog = within(await screen.findByRole('dialog'));
  answer(conversationsApi.rename, opened(group));
  answer(conversationsApi.addMembers, opened(group));
  answer(conversationsApi.removeMember, opened(group));
  await fill(dialog.getByRole('textbox', { name: 'Ime grupe' }), 'Soba');
  await user.click(dialog.getByRole('button', { name: 'Sačuvaj ime' }));
  await waitFor(() => expect(changes()).toMatchObject([{ body: { name: 'Soba' } }]));
  expect(dialog.queryByRole('checkbox', { name: /Amina/ })).toBeNull();
  await user.click(await dialog.findByRole('checkbox', { name: /Sara/ }));
  await user.click(dialog.getByRole('button', { name: 'Pošalji pozive' }));
  await waitFor(() => expect(changes().at(-1)?.body).toEqual({ userIds: [idOf(94)] }));
  const heading = dialog.getByRole('heading', { name: 'Pozovi u grupu' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(dialog.getByRole('button', { name: 'Ukloni iz grupe: Emir Delić' }));
  await waitFor(() => expect(changes().at(-1)?.method).toBe('DELETE'));
});

it('mutes, puts away with a way back, and leaves after a question', async () => {
  const { user, address } = messages({ open: opened(group) });
  answer(conversationsApi.choose, { success: true });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Još radnji' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Utišaj');
  await choose('Arhiviraj');
  await user.click(await screen.findByRole('button', { name: 'Poništi' }));
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes().map(({ body }) => body)).toEqual([
    { isMuted: true },
    { isArchived: true },
    { isArchived: false },
  ]);
  answer(conversationsApi.move, { success: true });
  await choose('Napusti grupu');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Napusti grupu' }));
  await waitFor(() => expect(address()).toBe('/messages'));
  const pane = screen.getByRole('region', { name: 'Razgovor' });
  await waitFor(() => expect(document.activeElement).toBe(pane));
});

it('goes on at the foot of a conversation whose request was answered', async () => {
  const { user } = messages({ open: opened({ canWrite: false, whyNot: 'request' }) });
  answer(conversationsApi.move, { success: true });
  const key = await screen.findByRole('button', { name: 'Pusti unutra: Amina Hodžić' });
  answer(conversationsApi.open, opened());
  await user.click(key);
  const words = await screen.findByRole('textbox', { name: /Poruka|Napiši/ });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(words)).toBe(true);
});

it('lets the reader say who may write, and puts back what was refused', async () => {
  const { user } = messages();
  const settings = { readReceipts: true, groups: 'connections', strangers: 'members' } as const;
  answer(conversationsApi.settings, settings);
  answer(conversationsApi.setSettings, 'no connection');
  await user.click(await screen.findByRole('button', { name: 'Postavke poruka' }));
  const receipts = await screen.findByRole('switch', { name: 'Javljam šta je pročitano' });
  await user.click(receipts);
  await waitFor(() => expect(changes()).toMatchObject([{ body: { readReceipts: false } }]));
  await waitFor(() => expect(receipts.getAttribute('aria-checked')).toBe('true'));
});

it('that is not there says so, and leads back', async () => {
  messages({ open: opened() });
  answer(conversationsApi.open, { failure: { code: 'NOT_FOUND' } });
  expect(await screen.findByText('Ovog razgovora nema')).toBeTruthy();
  const back = screen.getAllByRole('link', { name: 'Nazad na razgovore' });
  expect(back.map((one) => one.getAttribute('href'))).toEqual(['/messages']);
});

it('shows the first five in the header, each leading to its conversation', async () => {
  answer(conversationsApi.list, [listed(10, { unreadCount: 2 }), listed(11)]);
  show(<BellPanel unread={2} onDone={() => undefined} />);
  const links = await screen.findAllByRole('link', { name: /Amina/ });
  expect(links[0]?.getAttribute('href')).toBe(`/messages?conversation=${idOf(10)}`);
  expect(screen.getAllByText('2 nepročitane')).toHaveLength(2);
  expect(allSent().at(-1)?.query).toEqual({ limit: '5' });
});

it('leads from a profile into the conversation, and says why not', async () => {
  answer(conversationsApi.start, { failure: { code: 'CONNECT_FIRST' } }, opened());
  const { user, address } = show(<MessageButton id={amina.id} name={amina.name} />);
  const key = screen.getByRole('button', { name: 'Poruka: Amina Hodžić' });
  await user.click(key);
  await screen.findAllByText(/povež|poveži/i);
  await user.click(key);
  await waitFor(() => expect(address()).toBe(`/messages?conversation=${idOf(10)}`));
});
