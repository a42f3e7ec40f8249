import { pages } from '@app/contracts/pages';
import { volunteersApi } from '@app/contracts/volunteers/volunteers.api';
import type {
  OwnVolunteering as Own,
  Volunteer,
  VolunteerInvitation,
  VolunteersOf,
} from '@app/contracts/volunteers/volunteers.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  allSent,
  answer,
  expectAccessible,
  expectWrong,
  show,
  signIn,
} from '../../testing/show.tsx';
import { peopleIn } from './dialogs/people.ts';
import OwnVolunteering from './own/own.tsx';
import VolunteerPage from './pages/volunteer.tsx';
import HelpKey from './parts/help-key.tsx';
import VolunteersPanel from './parts/panel.tsx';

const idOf = (n: number) => `0199aaaa-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const token = 'a'.repeat(43);
const invitation: VolunteerInvitation = {
  status: 'invited',
  name: 'Nedim Okić',
  title: 'Muzička soba',
  activity: 'Izolacija',
  task: 'Režu panele',
  place: 'Dom mladih',
  startsOn: '2027-03-13',
  endsOn: '2027-04-12',
  askedBy: 'Amina Hodžić',
  bank: { slug: 'tuzla', name: 'Omladinska banka Tuzla', emblem: 'tuzla' },
  answer: '',
  hours: null,
  expiresAt: '2027-04-12T23:59:59.999Z',
  events: ['confirm', 'decline'],
};
const one = (n: number, more: Partial<Volunteer> = {}): Volunteer => ({
  id: idOf(n),
  activityId: 'a1',
  name: `Volonter ${n}`,
  email: `v${n}@primjer.ba`,
  status: 'invited',
  answer: '',
  hours: null,
  invitedAt: '2026-11-19T09:00:00.000Z',
  expiresAt: '2026-12-03T09:00:00.000Z',
  answeredAt: null,
  canResend: false,
  canRemove: false,
  canRecord: false,
  canDecide: false,
  ...more,
});
const all = (...volunteers: Volunteer[]): VolunteersOf => ({
  data: [
    {
      activityId: 'a1',
      name: 'Izolacija',
      startsOn: '2026-11-01',
      endsOn: '2026-12-12',
      expected: 10,
      task: 'Režu panele',
      canInvite: true,
      volunteers,
    },
  ],
  canInvite: true,
});
const page = async (first: VolunteerInvitation) => {
  await signIn();
  answer(volunteersApi.asked, first);
  return show(<VolunteerPage />, { at: pages.volunteer({ token }), path: pages.volunteer.path });
};
const own = async (...mine: Partial<Own>[]) => {
  await signIn();
  const rows = mine.map((more, n) => ({
    ...invitation,
    id: idOf(n),
    applicationId: idOf(1),
    activityId: 'a1',
    certificateToken: null,
    ...more,
  }));
  answer(volunteersApi.mine, rows);
  return { ...(await show(<OwnVolunteering />)), rows };
};
const panel = async (known: VolunteersOf) => {
  await signIn();
  answer(volunteersApi.list, known);
  return show(<VolunteersPanel application={idOf(1)} />);
};

it('a volunteer says that they come, with a word', async () => {
  const { user, fill } = await page(invitation);
  expect(await screen.findByRole('heading', { name: 'Dolaziš li, Nedim Okić?' })).toBeTruthy();
  await expectAccessible();
  await fill(screen.getByLabelText(/^Poruka timu/), 'Donosim bušilicu.');
  const comes: VolunteerInvitation = { ...invitation, status: 'confirmed', events: ['decline'] };
  answer(volunteersApi.answer, comes);
  answer(volunteersApi.asked, comes);
  await user.click(screen.getByRole('button', { name: 'Dolazim' }));
  expect(await screen.findByRole('heading', { name: 'Vidimo se.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ipak ne mogu' })).toBeTruthy();
  expect(allSent().find(({ method }) => method === 'POST')?.body).toEqual({
    event: 'confirm',
    answer: 'Donosim bušilicu.',
  });
});

it.each([
  ['expired', 'Ovaj poziv je prošao.'],
  ['declined', 'U redu, hvala na odgovoru.'],
  ['attended', 'Potvrda o volontiranju'],
] as const)('a volunteer sees what became of it: %s', async (status, title) => {
  const hours = status === 'attended' ? 4.5 : null;
  await page({ ...invitation, status, hours, events: [] });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Preuzmi PDF' }) !== null).toBe(
    status === 'attended',
  );
  await expectAccessible();
});

it('an address without a secret leads nowhere', async () => {
  await signIn();
  answer(volunteersApi.asked, { failure: { code: 'NOT_FOUND' } });
  show(<VolunteerPage />, { at: pages.volunteer(), path: pages.volunteer.path });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ovaj link ne vodi nikuda' }),
  ).toBeTruthy();
  const own = screen.getByRole('link', { name: 'Pozivi u tvojoj zoni' });
  expect(own.getAttribute('href')).toBe(pages.zone({ hash: 'volontiranje' }));
});

it('the team invites several at once, and is told which line is wrong and who was invited', async () => {
  const { user, fill } = await panel(all(one(2, { status: 'confirmed' })));
  expect(await screen.findByText('dolazi 1 od 10')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Pozovi volontere: Izolacija' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLTextAreaElement>(/^Ime i e-mail/);
  const send = () => user.click(dialog.getByRole('button', { name: 'Pošalji pozive' }));
  await send();
  await expectWrong([() => field, /^Upiši bar jedno/]);
  await fill(field, 'Sara Begić, sara@primjer.ba\nbez adrese');
  await send();
  await expectWrong([() => field, 'Provjeri red: bez adrese']);
  await fill(field, 'Sara Begić, sara@primjer.ba');
  answer(
    volunteersApi.invite,
    { failure: { code: 'ALREADY_EXISTS', details: { emails: ['sara@primjer.ba'] } } },
    all(one(2, { status: 'confirmed' }), one(3)),
  );
  await send();
  await expectWrong([() => field, 'Već je pozvano: sara@primjer.ba']);
  await send();
  expect(await screen.findByText('Pozivi su poslani')).toBeTruthy();
  expect(screen.getByText('Volonter 3')).toBeTruthy();
  const again = screen.getByRole('button', { name: 'Pozovi volontere: Izolacija' });
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it('takes an offer of help, or says not this time', async () => {
  const offered = one(4, {
    status: 'offered',
    email: '',
    answer: 'Imam bušilicu.',
    canDecide: true,
  });
  const { user } = await panel(all(offered));
  expect(await screen.findByText('želi pomoći')).toBeTruthy();
  await expectAccessible();
  answer(volunteersApi.decide, all(one(4, { status: 'confirmed', email: '' })));
  await user.click(screen.getByRole('button', { name: 'Prihvati pomoć: Volonter 4' }));
  expect(await screen.findByText('dolazi')).toBeTruthy();
  expect(allSent().at(-1)?.body).toEqual({ event: 'accept' });
});

it('lets a reader offer help, once', async () => {
  await signIn();
  answer(volunteersApi.mine, []);
  const { user, fill } = show(
    <HelpKey application={idOf(1)} activity={{ id: 'a1', name: 'Izolacija' }} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Želim pomoći: Izolacija' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByLabelText(/^Poruka timu/), 'Imam bušilicu.');
  answer(
    volunteersApi.offer,
    { failure: { code: 'FORBIDDEN' } },
    {
      ...invitation,
      id: idOf(4),
      applicationId: idOf(1),
      activityId: 'a1',
      status: 'offered',
      events: ['decline'],
      certificateToken: null,
    },
  );
  const send = () => user.click(dialog.getByRole('button', { name: 'Javi timu' }));
  await send();
  expect(await dialog.findByText(/najprije se poveži/)).toBeTruthy();
  await send();
  expect(await screen.findByText('tim odlučuje')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Želim pomoći: Izolacija' })).toBeNull();
});

it('hours are written down by halves, and summed', async () => {
  const { user, fill } = await panel(all(one(2, { status: 'confirmed', canRecord: true })));
  await user.click(await screen.findByRole('button', { name: 'Upiši sate: Volonter 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>(/^Sati/);
  const send = () => user.click(dialog.getByRole('button', { name: 'Upiši' }));
  await fill(field, '4,3');
  await send();
  await expectWrong([() => field, /pola sata/]);
  await fill(field, '4,5');
  answer(volunteersApi.record, all(one(2, { status: 'attended', hours: 4.5, canRecord: true })));
  await send();
  expect(await screen.findByText(/Ukupno sati: 4,5/)).toBeTruthy();
  expect(allSent().find(({ method }) => method === 'PUT')?.body).toEqual({ hours: 4.5 });
});

it('an invitation is sent again, and taken back after asking', async () => {
  const waiting = one(2, { canResend: true, canRemove: true });
  const { user } = await panel(all(waiting));
  answer(volunteersApi.resend, all(waiting));
  await user.click(await screen.findByRole('button', { name: 'Pošalji ponovo: Volonter 2' }));
  expect(await screen.findByText('Poziv je ponovo poslan')).toBeTruthy();
  answer(volunteersApi.remove, { success: true });
  answer(volunteersApi.list, all());
  await user.click(screen.getByRole('button', { name: 'Povuci poziv: Volonter 2' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Povuci' }));
  await waitFor(() => expect(screen.queryByText('Volonter 2')).toBeNull());
});

it.each([
  ['Sara Begić, sara@primjer.ba', [{ name: 'Sara Begić', email: 'sara@primjer.ba' }], ''],
  ['Sara Begić <sara@primjer.ba>', [{ name: 'Sara Begić', email: 'sara@primjer.ba' }], ''],
  ['Sara Begić;sara@primjer.ba\n\n', [{ name: 'Sara Begić', email: 'sara@primjer.ba' }], ''],
  ['sara@primjer.ba', [], 'sara@primjer.ba'],
])('reads "%s"', (text, people, wrong) => {
  expect(peopleIn(text)).toEqual({ people, wrong });
});

it('a member answers in the zone, and opens the certificate there', async () => {
  const done: Partial<Own> = {
    status: 'attended',
    hours: 4.5,
    events: [],
    certificateToken: token,
  };
  const { user, rows } = await own({}, { ...done, activity: 'Krečenje' });
  const [first] = rows;
  if (!first) throw new Error('There is one.');
  expect(await screen.findByText('sati: 4,5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Potvrda: Krečenje' }).getAttribute('href')).toBe(
    pages.volunteer({ token }),
  );
  expect(screen.queryByRole('button', { name: 'Dolazim: Krečenje' })).toBeNull();
  await expectAccessible();
  answer(volunteersApi.answerMine, { ...first, status: 'confirmed', events: ['decline'] });
  await user.click(screen.getByRole('button', { name: 'Dolazim: Izolacija' }));
  expect(await screen.findByText('dolaziš')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dolazim: Izolacija' })).toBeNull();
});

it('who was never invited sees nothing of it', async () => {
  await own();
  await waitFor(() =>
    expect(allSent().filter(({ path }) => path === volunteersApi.mine.path)).toHaveLength(1),
  );
  expect(screen.queryByRole('heading')).toBeNull();
});
