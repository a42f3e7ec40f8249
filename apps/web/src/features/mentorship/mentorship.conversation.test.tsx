import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import type {
  ConversationMessage,
  MentorshipRequest,
} from '@app/contracts/mentorship/mentorship.schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { allSent, answer, expectAccessible, expectWrong, signIn } from '../../testing/show.tsx';
import { changes, idOf, message, ofTeam, panel, request, talk } from './mentorship.testing.tsx';

beforeEach(() => signIn());

it('shows the conversation: who, what happened, what only the board sees, and what was read', async () => {
  await panel({
    open: 10,
    messages: [
      message(20),
      message(21, {
        isOwn: true,
        senderType: 'mentor',
        message: 'Smijete.',
        section: 'budget',
        createdAt: '2026-11-19T16:20:00.000Z',
        files: [{ file: idOf(60), name: 'ponuda.pdf', bytes: 212_000 }],
      }),
      message(22, { isOwn: true, isNote: true, message: 'Provjeriti s bankom' }),
    ],
    seenUntil: idOf(21),
  });
  expect(await screen.findByText('Poruka 20')).toBeTruthy();
  expect(screen.getAllByText('Denis Sarić, tim')).toHaveLength(2);
  expect(screen.getByText(/Drugi je skuplji/)).toBeTruthy();
  expect(screen.getByText('Interna bilješka, tim je ne vidi')).toBeTruthy();
  expect(screen.getByText('Pročitano')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Cjelina: Budžet/ }).getAttribute('href')).toBe(
    '/canvas-narandzasti-pregled/staza-uz-jalu?dio=budzet#dijelovi',
  );
  expect(screen.getByRole('button', { name: 'Preuzmi ponuda.pdf' })).toBeTruthy();
  await expectAccessible();
});

it('tells how far it was read, once', async () => {
  await panel({ open: 10, requests: [request(10, { unread: 1 })], messages: [message(20)] });
  await waitFor(() =>
    expect(allSent().filter(({ path }) => path.endsWith('/read'))).toMatchObject([
      { method: 'PUT', body: { messageId: idOf(20) } },
    ]),
  );
});

it('shows a message at once, keeps one that fails, and sends it again under the same name', async () => {
  const { user } = await panel({ open: 10 });
  const field = await screen.findByRole('textbox', { name: 'Odgovor' });
  let arrive: (it: { data: ConversationMessage }) => void = () => undefined;
  const slow = new Promise<{ data: ConversationMessage }>((resolve) => {
    arrive = resolve;
  });
  answer(mentorshipApi.write, 'no connection', slow);
  await user.type(field, 'Možete.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((field as HTMLTextAreaElement).value).toBe('');
  expect(await screen.findByText('Poslat će se kad se veza vrati.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pošalji ponovo' }));
  expect(await screen.findByText('Šaljem…')).toBeTruthy();
  const [first, second] = changes().map(({ body }) => body as { id: string; message: string });
  expect(second).toEqual(first);
  expect(first?.message).toBe('Možete.');
  const kept = message(0, { id: first?.id ?? '', message: 'Možete.', isOwn: true });
  answer(mentorshipApi.conversation, talk([kept]));
  arrive({ data: kept });
  await waitFor(() => expect(screen.queryByText('Šaljem…')).toBeNull());
  expect(screen.getAllByText('Možete.')).toHaveLength(1);
});

it('shows what was not sent where the conversation itself did not come', async () => {
  const { user } = await panel({ open: 10 });
  answer(mentorshipApi.conversation, 'no connection');
  answer(mentorshipApi.write, 'no connection');
  await user.type(await screen.findByRole('textbox', { name: 'Odgovor' }), 'Možete.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Poslat će se kad se veza vrati.')).toBeTruthy();
  expect(screen.getByText('Možete.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pošalji ponovo' })).toBeTruthy();
});

it('keeps what is being written over a reload', async () => {
  const { user } = await panel({ open: 10 });
  await user.type(await screen.findByRole('textbox', { name: 'Odgovor' }), 'Pola rečenice');
  cleanup();
  await panel({ open: 10 });
  const field = await screen.findByRole('textbox', { name: 'Odgovor' });
  expect((field as HTMLTextAreaElement).value).toBe('Pola rečenice');
});

it('puts a template in, in the language in which the team asked', async () => {
  const { user } = await panel({ open: 10 });
  answer(mentorshipApi.templates, {
    items: [
      {
        id: idOf(70),
        title_bhs: 'Ponude',
        title_en: 'Offers',
        text_bhs: 'Dodajte dvije ponude.',
        text_en: 'Add two offers.',
      },
    ],
  });
  const field = await screen.findByRole('textbox', { name: 'Odgovor' });
  await user.click(screen.getByRole('button', { name: 'Predlošci odgovora' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ponude' }));
  expect((field as HTMLTextAreaElement).value).toBe('Dodajte dvije ponude.');
});

const unclaimed: Partial<MentorshipRequest> = {
  status: 'open',
  claimedByMemberId: null,
  claimedByName: null,
  mentorName: null,
  isMine: false,
  canWrite: false,
  events: ['claim'],
};

it('claims; whoever comes second learns who has it', async () => {
  const { user } = await panel({ open: 10, requests: [request(10, unclaimed)] });
  await screen.findByText('Niko još nije preuzeo.');
  answer(mentorshipApi.setStatus, { failure: { code: 'ALREADY_CLAIMED' } });
  answer(mentorshipApi.open, {
    data: request(10, {
      ...unclaimed,
      status: 'claimed',
      claimedByName: 'Vedran Lučić',
      claimedByMemberId: idOf(92),
      events: [],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Preuzmi zahtjev' }));
  expect(await screen.findByText('Ovaj zahtjev je u međuvremenu dobio mentora.')).toBeTruthy();
  expect(await screen.findByText('Na ovaj zahtjev odgovara Vedran Lučić.')).toBeTruthy();
  expect(changes()).toMatchObject([{ method: 'PUT', body: { status: 'claimed' } }]);
});

it('writes on by keyboard once it is claimed: the key is gone', async () => {
  const { user } = await panel({ open: 10, requests: [request(10, unclaimed)] });
  const claim = await screen.findByRole('button', { name: 'Preuzmi zahtjev' });
  answer(mentorshipApi.setStatus, { data: request(10) });
  answer(mentorshipApi.open, { data: request(10) });
  claim.focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Odgovor' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('sets any status, without an order, and how pressing it is', async () => {
  const { user } = await panel({ open: 10 });
  const details = within(await screen.findByRole('region', { name: 'O zahtjevu' }));
  answer(mentorshipApi.setStatus, { data: request(10, { status: 'archived' }) });
  await user.selectOptions(details.getByRole('combobox', { name: 'Status' }), 'archived');
  await waitFor(() => expect(changes()).toMatchObject([{ body: { status: 'archived' } }]));
  answer(mentorshipApi.setStatus, 'no connection');
  const priority = details.getByRole('combobox', { name: 'Prioritet' });
  await user.selectOptions(priority, 'urgent');
  expect(await screen.findByText('Prioritet nije promijenjen')).toBeTruthy();
  expect(changes().at(-1)?.body).toEqual({ priority: 'urgent' });
  expect((priority as HTMLSelectElement).value).toBe('high');
});

it('keeps tags, one of each', async () => {
  const { user, fill } = await panel({ open: 10 });
  const details = within(await screen.findByRole('region', { name: 'O zahtjevu' }));
  answer(mentorshipApi.setStatus, { data: request(10, { tags: ['ponude', 'hitno'] }) });
  await fill(details.getByRole('textbox', { name: 'Oznake' }), ' ponude,, hitno , ponude');
  await user.click(details.getByRole('button', { name: 'Sačuvaj' }));
  await waitFor(() => expect(changes()).toMatchObject([{ body: { tags: ['ponude', 'hitno'] } }]));
});

it('says what was resolved for the team before', async () => {
  const before = { status: 'resolved', resolvedAt: '2026-10-01T10:00:00.000Z' } as const;
  await panel({
    open: 10,
    earlier: [
      request(10),
      request(11, { ...before, userRating: 5 }),
      request(12, { ...before, status: 'archived', userRating: 4 }),
      request(13),
    ],
  });
  expect(await screen.findByText('2 riješena zahtjeva, ocjene 5, 4')).toBeTruthy();
});

it('links an answer to a section, but to none that the call leaves out', async () => {
  const open = request(10, { kind: 'blue', omittedSections: ['risks'] });
  answer(mentorshipApi.conversationBlue, talk([]));
  answer(mentorshipApi.listBlue, { data: [], next: null });
  const { user } = await panel({ open: 10, requests: [open] });
  await user.type(await screen.findByRole('textbox', { name: 'Odgovor' }), 'Pogledajte ovo.');
  await user.click(screen.getByRole('button', { name: 'Poveži s cjelinom prijave' }));
  await screen.findByRole('menuitem', { name: 'Brojke' });
  expect(screen.queryByRole('menuitem', { name: 'Rizici' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Konkurencija' }));
  answer(mentorshipApi.writeBlue, { data: message(20, { section: 'competition' }) });
  await user.click(screen.getByRole('button', { name: 'Odgovori' }));
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { body: { message: 'Pogledajte ovo.', section: 'competition' } },
    ]),
  );
});

it('hands over to another mentor', async () => {
  const { user } = await panel({ open: 10 });
  answer(mentorshipApi.mentors, {
    items: [
      { id: idOf(91), name: 'Merima Kurtić', openRequests: 4 },
      { id: idOf(92), name: 'Vedran Lučić', openRequests: 2 },
    ],
  });
  answer(mentorshipApi.assign, { data: request(10, { isMine: false }) });
  await user.click(await screen.findByRole('button', { name: 'Još radnji' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Predaj drugom mentoru' }));
  const dialog = within(await screen.findByRole('dialog'));
  const whom = await dialog.findByRole('combobox', { name: 'Kome' });
  expect(within(whom).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(whom, idOf(92));
  await user.click(dialog.getByRole('button', { name: 'Predaj' }));
  await waitFor(() => expect(changes()).toMatchObject([{ body: { mentorId: idOf(92) } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('edits an own request, and deletes it after a question', async () => {
  const own = request(10, ofTeam);
  const { user, fill, address } = await panel({ team: true, open: 10, requests: [own] });
  await user.click(await screen.findByRole('button', { name: 'Još radnji' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Izmijeni zahtjev' }));
  const dialog = within(await screen.findByRole('dialog'));
  const description = dialog.getByRole('textbox', { name: /Opis/ });
  await fill(description, ' ');
  await user.click(dialog.getByRole('button', { name: 'Sačuvaj' }));
  await expectWrong([() => description, 'Napiši šta ti treba.']);
  answer(mentorshipApi.change, { data: own });
  await fill(description, 'Drugo pitanje');
  await user.click(dialog.getByRole('button', { name: 'Sačuvaj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Još radnji' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Obriši zahtjev' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Da li ste sigurni da želite obrisati ovaj zahtjev?')).toBeTruthy();
  answer(mentorshipApi.remove, { success: true });
  await user.click(question.getByRole('button', { name: 'Obriši' }));
  await waitFor(() => expect(address()).toBe('/zona'));
  expect(changes().map(({ method }) => method)).toEqual(['PATCH', 'DELETE']);
});

const resolved = request(10, {
  ...ofTeam,
  status: 'resolved',
  slaTimer: null,
  clock: 'stopped',
  canWrite: false,
  canChange: false,
  canRate: true,
});

it('is closed once resolved, and rated from 1 to 5', async () => {
  const { user, fill } = await panel({ team: true, open: 10, requests: [resolved] });
  expect(await screen.findByText('Razgovor je zatvoren.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ocijeni mentorstvo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pošalji ocjenu' }));
  expect(await screen.findByText('Ocjena je obavezna')).toBeTruthy();
  expect(dialog.getByText(/Molimo da izaberete ocenu od 1 do 5 zvezdica/)).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /4/ }));
  await fill(dialog.getByRole('textbox'), 'Isti dan.');
  expect(dialog.getByText('9 / 500')).toBeTruthy();
  await expectAccessible();
  answer(mentorshipApi.rate, 'no connection', {
    data: { ...resolved, userRating: 4, userFeedback: 'Isti dan.' },
  });
  await user.click(dialog.getByRole('button', { name: 'Pošalji ocjenu' }));
  expect(await screen.findByText('Nije moguće oceniti mentora. Pokušajte ponovo.')).toBeTruthy();
  answer(mentorshipApi.open, { data: { ...resolved, userRating: 4, userFeedback: 'Isti dan.' } });
  await user.click(dialog.getByRole('button', { name: 'Pošalji ocjenu' }));
  expect(await screen.findByText('Vaša ocena mentora je uspešno poslana.')).toBeTruthy();
  expect(changes().at(-1)?.body).toEqual({ rating: 4, comment: 'Isti dan.' });
  expect(await screen.findByRole('button', { name: 'Promijeni ocjenu' })).toBeTruthy();
});

it('hints that the team should not sign where the board sees no names', async () => {
  await panel({ team: true, open: 10, requests: [request(10, { ...ofTeam, isBlind: true })] });
  expect(await screen.findByText(/Tim se ovdje ne potpisuje/)).toBeTruthy();
});
