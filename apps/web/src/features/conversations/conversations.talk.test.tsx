import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import type { Message, NewMessage } from '@app/contracts/conversations/conversations.schemas';
import { reportsApi } from '@app/contracts/reports/reports.api';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { allSent, answer, expectAccessible, signIn } from '../../testing/show.tsx';
import {
  amina,
  changes,
  group,
  idOf,
  listed,
  message,
  messages,
  opened,
  own,
  page,
} from './conversations.testing.tsx';

const keyboard = { matches: true, addEventListener: () => 0, removeEventListener: () => 0 };

beforeEach(async () => {
  await signIn();
  vi.stubGlobal('matchMedia', () => keyboard);
});

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Poruka' });
const written = () => changes().map(({ body }) => body as NewMessage);
const soon = () => new Date(Date.now() + 600_000).toISOString();

it('shows who said what, what it answers, and how far it was read', async () => {
  messages({
    open: opened(),
    messages: [
      message(20, { reactions: [{ reaction: 'love', count: 1, isOwn: true }] }),
      message(21, {
        ...own,
        content: 'Dogovoreno, https://primjer.ba/plan.',
        editedAt: '2026-11-19T12:05:00.000Z',
        quoted: {
          id: idOf(20),
          senderName: amina.name,
          isOwn: false,
          content: 'Poruka 20',
          isDeleted: false,
          files: 0,
        },
        files: [{ id: idOf(60), name: 'ponuda.pdf', bytes: 184_000, isPicture: false }],
      }),
      message(22, { ...own, content: '', isDeleted: true }),
      message(23, own),
    ],
    talk: {
      readUpTo: [{ userId: amina.id, name: amina.name, messageId: idOf(21) }],
      typing: [amina.name],
    },
  });
  const talk = within(await screen.findByRole('region', { name: 'Poruke u razgovoru' }));
  expect(await talk.findByText('Amina: Poruka 20')).toBeTruthy();
  expect(talk.getByText(/izmijenjeno/)).toBeTruthy();
  expect(talk.getByText('Tvoja poruka je obrisana')).toBeTruthy();
  expect(talk.getAllByText('Pročitano')).toHaveLength(1);
  expect(talk.getByText('Amina Hodžić piše…')).toBeTruthy();
  expect(talk.getByRole('button', { name: 'Preuzmi ponuda.pdf' })).toBeTruthy();
  expect(talk.getByRole('button', { name: 'srce, 1' }).getAttribute('aria-pressed')).toBe('true');
  const link = talk.getByRole('link', { name: 'https://primjer.ba/plan' });
  expect(link.getAttribute('rel')).toContain('noopener');
  await expectAccessible();
});

it('says in a group who read, who came and what it is called', async () => {
  const { id: userId, name } = amina;
  messages({
    open: opened(group),
    messages: [
      message(20, { event: 'joined', content: '' }),
      message(21, { ...own, event: 'renamed', content: 'Ekipa' }),
      message(22, own),
    ],
    talk: { readUpTo: [{ userId, name, messageId: idOf(22) }] },
  });
  expect(await screen.findByText('Amina Hodžić ulazi u grupu')).toBeTruthy();
  expect(screen.getByText('Daješ grupi ime „Ekipa“')).toBeTruthy();
  expect(screen.getByText('Pročitano: Amina')).toBeTruthy();
  expect(screen.getByText('Amina, Emir i ti')).toBeTruthy();
});

it('tells how far it was read, once', async () => {
  messages({
    inbox: [listed(10, { unreadCount: 1 })],
    open: opened(),
    messages: [message(20)],
  });
  await waitFor(() =>
    expect(allSent().filter(({ path }) => path.endsWith('/read'))).toMatchObject([
      { method: 'PUT', body: { messageId: idOf(20) } },
    ]),
  );
});

it('sends by Enter, and begins a line by Shift and Enter', async () => {
  const { user } = messages({ open: opened() });
  answer(conversationsApi.write, message(20, own));
  await user.type(await field(), 'prvi red{Shift>}{Enter}{/Shift}drugi');
  expect((await field()).value).toBe('prvi red\ndrugi');
  await user.keyboard('{Enter}');
  expect((await field()).value).toBe('');
  await waitFor(() =>
    expect(written()).toMatchObject([{ content: 'prvi red\ndrugi', attachments: [] }]),
  );
});

it('keeps what was written without a connection, and sends it in order, each once', async () => {
  const { user } = messages({ open: opened() });
  answer(conversationsApi.write, 'no connection');
  await user.type(await field(), 'prva{Enter}druga{Enter}');
  await waitFor(() =>
    expect(screen.getAllByText(/Poslat će se kad se veza vrati/)).toHaveLength(2),
  );
  cleanup();
  messages({ open: opened() });
  answer(conversationsApi.write, 'no connection');
  await screen.findByText('druga');
  const before = written().map(({ content }) => content);
  expect(new Set(before)).toEqual(new Set(['prva']));
  const kept = (content: string): Message => {
    const { clientId } = written().findLast((one) => one.content === content) ?? {};
    return message(content === 'prva' ? 20 : 21, { ...own, content, clientId: clientId ?? null });
  };
  const sent: Message[] = [];
  const arrive = (content: string) =>
    new Promise<Message>((resolve) => {
      setTimeout(() => {
        sent.push(kept(content));
        answer(conversationsApi.messages, page(sent));
        resolve(kept(content));
      });
    });
  answer(conversationsApi.write, arrive('prva'), arrive('druga'));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryAllByText(/Poslat će se/)).toEqual([]));
  const [first, second] = written().slice(-2);
  expect([first?.content, second?.content]).toEqual(['prva', 'druga']);
  expect(new Set(written().map(({ clientId }) => clientId)).size).toBe(2);
  expect(screen.getAllByText('prva')).toHaveLength(1);
  expect(screen.getAllByText('druga')).toHaveLength(1);
});

it('says of what waits behind another that it does, and of neither that it failed', async () => {
  const { user } = messages({ open: opened() });
  let arrive: (it: Message) => void = () => undefined;
  const slow = new Promise<Message>((resolve) => {
    arrive = resolve;
  });
  answer(conversationsApi.write, slow, message(21, own));
  await user.type(await field(), 'prva{Enter}druga{Enter}');
  expect(await screen.findByText('Čeka na red…')).toBeTruthy();
  expect(screen.getByText('Šaljem…')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pošalji ponovo' })).toBeNull();
  arrive(message(20, own));
  await waitFor(() => expect(written()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Čeka na red…')).toBeNull());
});

it('says why a message was refused, and lets it be discarded', async () => {
  const { user } = messages({ open: opened({ isFirst: true }) });
  answer(conversationsApi.write, { failure: { code: 'ANSWER_AWAITED' } });
  expect(await screen.findByText(/Prva poruka stiže pred vrata/)).toBeTruthy();
  await user.type(await field(), 'Halo{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nije poslano\. .+/);
  expect(screen.queryByText(/Poslat će se/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Odbaci' }));
  expect(screen.queryByText('Halo')).toBeNull();
});

const act = async (user: ReturnType<typeof messages>['user'], what: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Radnje s porukom' }));
  await user.click(await screen.findByRole('menuitem', { name: what }));
};

it('answers a message with its words above', async () => {
  const { user } = messages({ open: opened(), messages: [message(20)] });
  answer(conversationsApi.write, message(21, own));
  await act(user, 'Odgovori');
  await user.type(await field(), 'Može{Enter}');
  await waitFor(() => expect(written()).toMatchObject([{ content: 'Može', quotedId: idOf(20) }]));
  expect(screen.queryByRole('button', { name: 'Ukloni odgovor na poruku' })).toBeNull();
});

it('rewrites an own message for a while, and keeps the words where that is refused', async () => {
  const mine = message(20, { ...own, changeableUntil: soon() });
  const { user, fill } = messages({ open: opened(), messages: [mine] });
  await user.type(await field(), 'nacrt');
  await act(user, 'Izmijeni');
  expect((await field()).value).toBe('Poruka 20');
  await fill(await field(), 'Bolje rečeno');
  answer(
    conversationsApi.change,
    { failure: { code: 'MESSAGE_FIXED' } },
    {
      ...mine,
      content: 'Bolje rečeno',
      editedAt: soon(),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await screen.findByRole('alert');
  expect((await field()).value).toBe('Bolje rečeno');
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  expect(await screen.findByText(/izmijenjeno/)).toBeTruthy();
  expect((await field()).value).toBe('nacrt');
});

it('deletes an own message after a question; that there was one stays', async () => {
  const mine = message(20, { ...own, changeableUntil: soon() });
  const { user } = messages({ open: opened(), messages: [mine] });
  await act(user, 'Obriši');
  const question = within(await screen.findByRole('alertdialog', { name: 'Obrisati poruku?' }));
  answer(conversationsApi.remove, { ...mine, content: '', isDeleted: true, changeableUntil: null });
  await user.click(question.getByRole('button', { name: 'Obriši' }));
  expect(await screen.findByText('Tvoja poruka je obrisana')).toBeTruthy();
  // What was pressed is gone: the conversation has the focus.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Poruke u razgovoru' })),
  );
  expect(changes()).toMatchObject([{ method: 'DELETE', path: `/api/messages/${idOf(20)}` }]);
});

it('reacts at once, and takes it back where that is refused', async () => {
  const { user } = messages({ open: opened(), messages: [message(20)] });
  const reacted = message(20, { reactions: [{ reaction: 'thanks', count: 1, isOwn: true }] });
  let arrive: (it: Message) => void = () => undefined;
  const slow = new Promise<Message>((resolve) => {
    arrive = resolve;
  });
  answer(conversationsApi.react, slow, { failure: { code: 'CONVERSATION_CLOSED' } });
  await act(user, 'Reakcija: hvala');
  await screen.findByRole('button', { name: 'hvala, 1' });
  arrive(reacted);
  await act(user, 'Reakcija: smijeh');
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes().map(({ body }) => body)).toEqual([
    { reaction: 'thanks' },
    { reaction: 'laugh' },
  ]);
  await screen.findByRole('button', { name: 'hvala, 1' });
  expect(screen.queryByRole('button', { name: 'smijeh, 1' })).toBeNull();
});

it('offers no change of what others wrote or what is too old, and nothing where none may write', async () => {
  const { user } = messages({
    open: opened({ canWrite: false, whyNot: 'closed' }),
    messages: [message(20)],
  });
  await user.click(await screen.findByRole('button', { name: 'Radnje s porukom' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Kopiraj tekst', 'Dojavi']);
  expect(screen.queryByRole('textbox', { name: 'Poruka' })).toBeNull();
  expect(screen.getByText(/se više ne može pisati/)).toBeTruthy();
});

it('reports a message, and shows of those around it what the reader ticks', async () => {
  const { user } = messages({
    open: opened(),
    messages: [
      message(20, { ...own, content: 'Zdravo' }),
      message(21, { content: 'Pošalji mi sliku' }),
      message(22, { content: '', isDeleted: true }),
      message(23, { content: 'Ne javljaš se' }),
    ],
  });
  const tools = await screen.findAllByRole('button', { name: 'Radnje s porukom' });
  await user.click(tools[1] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Dojavi' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Dojava: poruka, Amina Hodžić' }),
  );
  const shown = dialog.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
  expect(shown).toEqual(['Ti: Zdravo', 'Amina: Ne javljaš se']);
  await user.click(dialog.getByRole('checkbox', { name: 'Ti: Zdravo' }));
  await user.click(dialog.getAllByRole('radio')[0] as HTMLElement);
  answer(reportsApi.report, { success: true });
  await user.click(dialog.getByRole('button', { name: /^Pošalji/ }));
  await waitFor(() =>
    expect(changes().at(-1)?.body).toMatchObject({
      kind: 'message',
      subjectId: idOf(21),
      context: [idOf(20)],
    }),
  );
});

it('sends a document with the message, and says where it is refused', async () => {
  const { user } = messages({ open: opened() });
  await field();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(['%PDF'], 'ponuda.pdf', { type: 'application/pdf' });
  const kept = { id: idOf(60), name: 'ponuda.pdf', bytes: 4, isPicture: false };
  answer(conversationsApi.addFile, { failure: { code: 'UNSUPPORTED_MEDIA' } }, kept);
  if (!input) throw new Error('nowhere to choose a file');
  await user.upload(input, file);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await user.upload(input, file);
  await screen.findByRole('button', { name: 'Ukloni ponuda.pdf' });
  answer(conversationsApi.write, message(20, own));
  await user.click(screen.getByRole('button', { name: 'Pošalji' }));
  await waitFor(() =>
    expect(written().at(-1)).toMatchObject({ content: '', attachments: [idOf(60)] }),
  );
});

it('keeps the files that came through, and names each that did not', async () => {
  const { user } = messages({ open: opened() });
  await field();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('nowhere to choose a file');
  const paper = { id: idOf(61), name: 'ponuda.pdf', bytes: 4, isPicture: false };
  const refused = { failure: { code: 'UNSUPPORTED_MEDIA' } } as const;
  answer(conversationsApi.addFile, refused, paper, refused);
  await user.upload(
    input,
    ['prva.pdf', 'ponuda.pdf', 'treca.pdf'].map((name) => new File(['%PDF'], name)),
  );
  await screen.findByRole('button', { name: 'Ukloni ponuda.pdf' });
  await waitFor(() => {
    const { textContent } = screen.getByRole('alert');
    expect([textContent?.includes('prva.pdf'), textContent?.includes('treca.pdf')]).toEqual([
      true,
      true,
    ]);
  });
});

it('asks for a picture once, whatever is written after it, and again where it did not come', async () => {
  const file = { id: idOf(60), name: 'most.webp', bytes: 4, isPicture: true };
  const { user } = messages({ open: opened(), messages: [message(20, { files: [file] })] });
  const asked = () => allSent().filter(({ path }) => path.includes(idOf(60)));
  answer(conversationsApi.file, { failure: { code: 'NOT_FOUND' } });
  await screen.findByText('Slika se nije učitala.', {}, { timeout: 15_000 });
  const before = asked().length;
  answer(conversationsApi.write, message(21, own));
  await user.type(await field(), 'Lijepo{Enter}');
  await waitFor(() => expect(written()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Šaljem…')).toBeNull());
  expect(asked()).toHaveLength(before);
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
});

it('takes pictures that are pasted, and files that are dropped, as chosen ones; words stay words', async () => {
  messages({ open: opened() });
  const area = await field();
  const paper = { id: idOf(61), name: 'ponuda.pdf', bytes: 4, isPicture: false };
  const picture = { id: idOf(62), name: 'slika.webp', bytes: 4, isPicture: true };
  answer(conversationsApi.addFile, picture, paper, { failure: { code: 'UNSUPPORTED_MEDIA' } });
  const pasted = (files: readonly File[], text = '') =>
    fireEvent.paste(area, { clipboardData: { files, getData: () => text } });
  const dropped = (files: readonly File[]) => {
    const dataTransfer = { types: ['Files'], files };
    fireEvent.dragOver(window, { dataTransfer });
    expect(screen.getByText('Pusti ovdje da priložiš')).toBeTruthy();
    fireEvent.drop(window, { dataTransfer });
    expect(screen.queryByText('Pusti ovdje da priložiš')).toBeNull();
  };
  const shot = new File(['x'], 'image.gif', { type: 'image/gif' });
  const copied = new File(['x'], 'image.gif', { type: 'image/gif' });
  // Copied words come with a picture of themselves.
  expect(pasted([copied], 'Dvije riječi')).toBe(true);
  expect(pasted([shot])).toBe(false);
  await screen.findByRole('button', { name: 'Ukloni slika.webp' });
  dropped([new File(['%PDF'], 'ponuda.pdf', { type: 'application/pdf' })]);
  await screen.findByRole('button', { name: 'Ukloni ponuda.pdf' });
  dropped([new File(['x'], 'program.exe')]);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(changes().filter(({ path }) => path.endsWith('/files'))).toHaveLength(3);
});
