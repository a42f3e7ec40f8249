import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import type {
  ConversationMessage,
  MentorshipRequest,
} from '@app/contracts/mentorship/mentorship.schemas';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import MentorshipPanel from './parts/panel.tsx';
import type { PanelProps } from './parts/panel-props.ts';
import Unread from './parts/unread.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const request = (n: number, more: Partial<MentorshipRequest> = {}): MentorshipRequest => ({
  id: idOf(n),
  applicationId: idOf(1),
  applicationTitle: 'Staza uz Jalu',
  userId: idOf(90),
  userName: 'Denis Sarić',
  bankName: 'Omladinska banka Tuzla',
  description: 'Smijemo li zamijeniti dobavljača? Drugi je skuplji.',
  requestType: 'mentorship',
  priority: 'high',
  status: 'in_progress',
  claimedByMemberId: idOf(91),
  claimedByName: 'Merima Kurtić',
  mentorName: 'Merima Kurtić',
  mentorResponseMessage: null,
  slaTimer: inHours(1.5),
  createdAt: '2026-11-19T15:48:00.000Z',
  userRating: null,
  userFeedback: null,
  title: `Zahtjev ${n}`,
  kind: 'orange',
  applicationSlug: 'staza-uz-jalu',
  bankSlug: 'tuzla',
  clock: 'urgent',
  section: null,
  tags: [],
  resolvedAt: null,
  lastMessageAt: '2026-11-19T15:48:00.000Z',
  unread: 0,
  side: 'mentor',
  isBlind: false,
  isOwn: false,
  isMine: true,
  canChange: false,
  canRemove: false,
  canWrite: true,
  canNote: true,
  canRate: false,
  events: ['reopen', 'assign', 'resolve', 'archive'],
  ...more,
});
const ofTeam: Partial<MentorshipRequest> = {
  side: 'applicant',
  isMine: false,
  isOwn: true,
  canNote: false,
  canChange: true,
  canRemove: true,
  events: [],
};
const message = (n: number, more: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: idOf(n),
  mentorshipRequestId: idOf(10),
  senderId: idOf(90),
  senderName: 'Denis Sarić',
  senderType: 'applicant',
  message: `Poruka ${n}`,
  isFirstResponse: false,
  createdAt: '2026-11-19T15:48:00.000Z',
  isOwn: false,
  isNote: false,
  section: null,
  files: [],
  ...more,
});
const mine = { id: idOf(1), projectTitle: 'Staza uz Jalu', kind: 'orange' } as MyApplication;
const mineFull: MyApplication = {
  ...mine,
  slug: 'staza-uz-jalu',
  status: 'draft',
  role: 'owner',
  bankName: 'Omladinska banka Tuzla',
  bankEmblem: 'salt',
  callTitle: { bhs: 'Poziv', en: 'Call' },
  callClosesAt: '2026-12-31T22:59:00.000Z',
  sections: [],
  missing: [],
  openSections: null,
  returnReason: null,
  picture: null,
  membersLacking: 0,
  canDelete: false,
  canWithdraw: false,
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const onBoard = {
  id: idOf(80),
  permission_type: 'ob_asistent' as const,
  scope: 'bank' as const,
  scope_value: 'tuzla',
  is_active: true,
};
const talk = (data: ConversationMessage[], more = {}) => ({
  data,
  happened: [],
  seenUntil: null,
  typing: [],
  ...more,
});

const none = { unreadMessages: 0, newRequests: 0, total: 0 };

interface Given {
  readonly requests?: MentorshipRequest[];
  readonly messages?: ConversationMessage[];
  readonly seenUntil?: string;
  readonly team?: boolean;
  readonly open?: number;
  readonly query?: string;
}
const application: PanelProps['application'] = {
  id: idOf(1),
  kind: 'orange',
  bankSlug: 'tuzla',
  title: 'Staza uz Jalu',
};

async function panel(given: Given = {}, of?: PanelProps['application']) {
  const { requests = [request(10)], messages = [], team = false, open, query = '' } = given;
  answer(applicationsApi.mine, team ? [mineFull] : []);
  answer(permissionsApi.obPermissions, team ? [] : [onBoard as never]);
  answer(of ? mentorshipApi.list : mentorshipApi.all, { data: requests, next: null });
  answer(mentorshipApi.templates, { items: [] });
  answer(mentorshipApi.unread, none);
  answer(mentorshipApi.unreadBlue, none);
  answer(mentorshipApi.typing, { success: true });
  answer(mentorshipApi.read, { success: true });
  const opened = requests.find(({ id }) => id === idOf(open ?? 0));
  if (opened) answer(mentorshipApi.open, { data: opened });
  answer(mentorshipApi.conversation, talk(messages, { seenUntil: given.seenUntil ?? null }));
  const at = `/zona?${open ? `zahtjev=${idOf(open)}` : query}`;
  return show(<MentorshipPanel application={of} />, { at });
}
const changes = () =>
  allSent().filter(({ method, path }) => method !== 'GET' && !/typing|read$/.test(path));

beforeEach(() => signIn());

it('groups what waits by the clock, in words, and names the waiting', async () => {
  await panel({
    requests: [
      request(10, { slaTimer: inHours(-3.2), clock: 'overdue', title: 'Kasni', unread: 2 }),
      request(11, { slaTimer: inHours(1.5), title: 'Uskoro' }),
      request(12, { slaTimer: inHours(22.5), clock: 'ok', title: 'Polako', priority: 'low' }),
      request(13, { slaTimer: null, clock: 'paused', title: 'Stoji' }),
      request(14, { slaTimer: null, status: 'resolved', clock: 'stopped', title: 'Gotovo' }),
    ],
  });
  const late = await screen.findByRole('link', { name: /Kasni/ });
  expect(late.textContent).toContain('−3 h');
  expect(late.textContent).toContain('2 nepročitane poruke');
  expect(screen.getByRole('link', { name: /Uskoro/ }).textContent).toMatch(/1:(29|30)/);
  expect(screen.getByRole('link', { name: /Polako/ }).textContent).toContain('22 h');
  expect(screen.getByRole('link', { name: /Stoji/ }).textContent).toContain('stoji');
  const groups = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(groups).toEqual([
    'Prekoračen rok',
    'Rok za manje od 6 sati',
    'Ima vremena',
    'Sat stoji, na potezu je tim',
    'Zaključeno',
    'Izaberi zahtjev',
  ]);
  await expectAccessible();
});

it('gives the board its three boxes and keeps box and filters in the address', async () => {
  const { user, address } = await panel();
  const boxes = within(await screen.findByRole('navigation', { name: 'Vrsta zahtjeva' }));
  expect(boxes.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Sanduče',
    'Moji',
    'Arhiva',
  ]);
  await user.click(boxes.getByRole('link', { name: 'Moji' }));
  await waitFor(() =>
    expect(boxes.getByRole('link', { name: 'Moji' }).getAttribute('aria-current')).toBe('page'),
  );
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(status)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Svi statusi', 'Otvoreno', 'Preuzeto', 'U toku', 'Riješeno']);
  await user.selectOptions(status, 'open');
  await waitFor(() => expect((status as HTMLSelectElement).value).toBe('open'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prioritet' }), 'urgent');
  await waitFor(() => expect(address()).toBe('/zona?kutija=moji&stanje=open&prioritet=urgent'));
  await waitFor(() =>
    expect(allSent().at(-1)?.query).toEqual({ box: 'mine', status: 'open', priority: 'urgent' }),
  );
});

it('gives the team its own, with a way to ask; others neither', async () => {
  await panel({ team: true, requests: [] }, application);
  const boxes = within(await screen.findByRole('navigation', { name: 'Vrsta zahtjeva' }));
  expect(boxes.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Moji zahtjevi',
    'Novi zahtjev',
  ]);
  expect(await screen.findByText('Još nema zahtjeva')).toBeTruthy();
});

it('asks: only with a description, and says what the specification says', async () => {
  const { user, address } = await panel(
    { team: true, requests: [], query: 'novi=da' },
    application,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Pošalji zahtjev' });
  expect((send as HTMLButtonElement).disabled).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Opis/ }), '  Treba nam pomoć  ');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Prioritet' }), 'urgent');
  answer(mentorshipApi.ask, { failure: { code: 'WRONG_STATUS' } }, { data: request(10, ofTeam) });
  await user.click(send);
  expect(await screen.findByText('Greška')).toBeTruthy();
  answer(mentorshipApi.open, { data: request(10, ofTeam) });
  await user.click(send);
  expect(
    await screen.findByText('Zahtjev za mentorstvo je poslat. OB odbor će biti obavešten.'),
  ).toBeTruthy();
  expect(changes().at(-1)?.body).toEqual({
    description: 'Treba nam pomoć',
    requestType: 'mentorship',
    priority: 'urgent',
    section: null,
  });
  await waitFor(() => expect(address()).toContain(`zahtjev=${idOf(10)}`));
});

it('says so where the application is missing', async () => {
  await panel({ requests: [], query: 'novi=da' });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Greška: Nedostaje ID aplikacije.');
});

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
    '/canvas-narandzasti-pregled/staza-uz-jalu?dio=budzet',
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
  expect((await screen.findByRole('alert')).textContent).toContain('Nije poslano.');
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

it('sets any status, without an order', async () => {
  const { user } = await panel({ open: 10 });
  const details = within(await screen.findByRole('region', { name: 'O zahtjevu' }));
  answer(mentorshipApi.setStatus, { data: request(10, { status: 'archived' }) });
  await user.selectOptions(details.getByRole('combobox', { name: 'Status' }), 'archived');
  await waitFor(() => expect(changes()).toMatchObject([{ body: { status: 'archived' } }]));
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

it('says that the list did not load, and that a request is not there', async () => {
  answer(mentorshipApi.all, 'no connection', { data: [request(11)], next: null });
  answer(applicationsApi.mine, []);
  answer(permissionsApi.obPermissions, [onBoard as never]);
  answer(mentorshipApi.unread, none);
  answer(mentorshipApi.unreadBlue, none);
  answer(mentorshipApi.open, { failure: { code: 'NOT_FOUND' } });
  const { user } = show(<MentorshipPanel />, { at: `/zona?zahtjev=${idOf(10)}` });
  expect(await screen.findByText('Ovog zahtjeva nema')).toBeTruthy();
  expect(await screen.findByText('Zahtjevi se nisu učitali')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  expect(await screen.findByRole('link', { name: /Zahtjev 11/ })).toBeTruthy();
});

it('sums what waits over both kinds, and shows 99+ at most', async () => {
  const counted = (total: number) => ({ unreadMessages: total, newRequests: 0, total });
  answer(mentorshipApi.unread, counted(80));
  answer(mentorshipApi.unreadBlue, counted(21));
  show(<Unread />);
  expect(await screen.findByText('99+')).toBeTruthy();
  expect(screen.getByText(/101 nova stvar/)).toBeTruthy();
});
