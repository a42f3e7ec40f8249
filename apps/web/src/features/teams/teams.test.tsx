import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { pages } from '@app/contracts/pages';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import type { ConsentView } from '@app/contracts/teams/guardians.schemas';
import { teamsApi } from '@app/contracts/teams/teams.api';
import type { InvitationView, LinkView, Team } from '@app/contracts/teams/teams.schemas';
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
import ConsentPage from './pages/consent.tsx';
import InvitationPage from './pages/invitation.tsx';
import TeamLinkPage from './pages/link.tsx';
import { TeamSection } from './public.ts';
import { idOf, person, team } from './teams.testing.ts';

const invitation: Team['invitations'][number] = {
  id: idOf(4),
  inviteeUserId: null,
  inviteeName: '',
  inviteeEmail: 'sara@primjer.ba',
  role: 'clan',
  status: 'expired',
  responsibility: '',
  sentAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2026-11-15T09:00:00.000Z',
  events: ['resend', 'withdraw'],
};
const asked = {
  applicationId: idOf(5),
  title: 'Muzička soba',
  kind: 'orange',
  callTitle: { bhs: 'Jesenji poziv', en: 'Autumn call' },
  closesAt: '2026-12-14T22:59:00.000Z',
  bankName: 'Omladinska banka Tuzla',
  ownerName: 'Amina Hodžić',
  members: 2,
  submitted: false,
};
const section = (onShown = () => {}) =>
  show(<TeamSection applicationId={idOf(5)} here={['Emir Delić']} onShown={onShown} />);
const sentTo = (end: string) =>
  allSent().filter(({ method, path }) => method !== 'GET' && path.endsWith(end));

it('says once that the members have come, each where a link to what they lack finds them', async () => {
  await signIn();
  answer(teamsApi.team, team);
  const found: (HTMLElement | null)[] = [];
  section(() => found.push(document.getElementById(`team.${team.members[0]?.id}`)));
  await screen.findByLabelText('E-mail');
  expect(found.map((row) => row?.textContent)).toEqual([
    expect.stringContaining(team.members[0]?.name ?? ''),
  ]);
});

it('invites several people at once, says which address is wrong, and keeps what was typed', async () => {
  await signIn();
  answer(teamsApi.team, team);
  const { user, fill } = section();
  const emails = await screen.findByLabelText<HTMLInputElement>('E-mail');
  await user.click(screen.getByRole('button', { name: 'Pošalji pozivnicu' }));
  await expectWrong([() => emails, /^Upiši bar jednu/]);
  await fill(emails, 'sara@primjer.ba, nedim.primjer.ba');
  await expectWrong([() => emails, 'Provjeri adresu: nedim.primjer.ba']);
  await fill(emails, 'sara@primjer.ba; emir@primjer.ba');
  answer(
    teamsApi.invite,
    { failure: { code: 'ALREADY_MEMBER', details: { email: 'emir@primjer.ba' } } },
    { ...team, invitations: [{ ...invitation, status: 'pending' }] },
  );
  await user.click(screen.getByRole('button', { name: 'Pošalji pozivnicu' }));
  await expectWrong([() => emails, 'emir@primjer.ba je već u timu.']);
  expect(emails.value).toBe('sara@primjer.ba; emir@primjer.ba');
  await fill(emails, 'sara@primjer.ba');
  await user.click(screen.getByRole('button', { name: 'Pošalji pozivnicu' }));
  expect(await screen.findByText('Na čekanju')).toBeTruthy();
  expect(emails.value).toBe('');
  expect(sentTo('/invitations').at(-1)?.body).toMatchObject({ emails: ['sara@primjer.ba'] });
  await expectAccessible();
});

it('invites somebody found by name, and takes back who was chosen', async () => {
  await signIn();
  answer(teamsApi.team, team);
  const found = { slug: 'sara', name: 'Sara Ćosić', profilePictureUrl: null, place: 'Tuzla' };
  answer(profilesApi.search, { users: [{ ...found, title: '', id: idOf(8) }] });
  const { user } = section();
  const finder = await screen.findByRole('combobox', { name: 'Ili po imenu, ko već ima nalog' });
  const choose = async () => {
    await user.type(finder, 'cos');
    await user.click(await screen.findByRole('option', { name: /Sara Ćosić · Tuzla/ }));
  };
  await choose();
  const taken = () => screen.queryByRole('button', { name: 'Ipak ne zovi: Sara Ćosić' });
  await user.click(taken() ?? finder);
  expect(taken()).toBeNull();
  await choose();
  answer(
    teamsApi.invite,
    { failure: { code: 'INVITATION_OVER', details: { name: 'Sara Ćosić' } } },
    { ...team, invitations: [{ ...invitation, inviteeName: 'Sara Ćosić', inviteeEmail: '' }] },
  );
  await user.click(screen.getByRole('button', { name: 'Pošalji pozivnicu' }));
  expect(await screen.findByText(/^Sara Ćosić ovaj put ne može/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pošalji pozivnicu' }));
  expect(await screen.findByText('Istekao')).toBeTruthy();
  expect(sentTo('/invitations').at(-1)?.body).toMatchObject({ emails: [], memberIds: [idOf(8)] });
  await expectAccessible();
});

it('shows who is here, who asks and what ran out, and does what the owner says', async () => {
  await signIn();
  const request = { id: idOf(6), name: 'Lejla Softić' };
  answer(teamsApi.team, {
    ...team,
    invitations: [invitation],
    requests: [{ ...request, askedAt: '2026-11-20T09:00:00.000Z' }],
  });
  const { user } = section();
  expect(await screen.findByText('sada ovdje')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'U timu 2 od najviše 8.' })).toBeTruthy();
  answer(teamsApi.moveRequest, { success: true });
  await user.click(screen.getByRole('button', { name: 'Primi' }));
  expect(sentTo(`/requests/${idOf(6)}/moves`)[0]?.body).toEqual({ event: 'admit' });
  await user.click(screen.getByRole('button', { name: 'Više za: Emir Delić' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ukloni iz tima' }));
  const dialog = await screen.findByRole('alertdialog');
  answer(teamsApi.leave, { success: true });
  await user.click(within(dialog).getByRole('button', { name: 'Ukloni iz tima' }));
  expect(sentTo(`/members/${idOf(2)}`)[0]?.method).toBe('DELETE');
});

it('shows a member neither the ways to invite nor the others’ menus', async () => {
  await signIn();
  answer(teamsApi.team, {
    ...team,
    members: [
      { ...person(1, 'Amina Hodžić', 'vlasnik'), isReader: false },
      { ...person(2, 'Emir Delić'), isReader: true },
    ],
    canManage: false,
    canLeave: true,
  });
  section();
  expect(await screen.findByRole('button', { name: 'Više za: Emir Delić' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Više za: Amina Hodžić' })).toBeNull();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});

const view: InvitationView = {
  ...asked,
  id: idOf(4),
  status: 'pending',
  address: 's•••@primjer.ba',
  invitedEmail: null,
  responsibility: 'zvuk',
  message: 'Hajde s nama!',
  expiresAt: '2026-12-01T09:00:00.000Z',
  isForReader: false,
};
const invitationPage = () =>
  show(<InvitationPage />, {
    at: pages.teamInvitation({ id: idOf(4), kod: 'abc' }),
    path: pages.teamInvitation.path,
  });

it('leads who is invited over an account back to the invitation', async () => {
  const email = 'sara@primjer.ba';
  answer(teamsApi.invitation, { ...view, invitedEmail: email });
  invitationPage();
  const register = await screen.findByRole('link', { name: 'Napravi nalog' });
  const back = pages.teamInvitation({ id: idOf(4), kod: 'abc' });
  expect(register.getAttribute('href')).toBe(pages.register({ email, returnUrl: back }));
  expect(screen.getByText('Hajde s nama!')).toBeTruthy();
  await expectAccessible();
});

it('takes the answer of whom it is for, and opens the application', async () => {
  await signIn();
  answer(
    teamsApi.invitation,
    { ...view, isForReader: true },
    { ...view, isForReader: true, status: 'accepted' },
  );
  answer(teamsApi.moveInvitation, { ...view, isForReader: true, status: 'accepted' });
  const { user } = invitationPage();
  await user.click(await screen.findByRole('button', { name: 'Ulazim u tim' }));
  const open = await screen.findByRole('link', { name: 'Otvori prijavu' });
  expect(open.getAttribute('href')).toBe(pages.canvas({ edit: idOf(5), dio: 'tim' }));
});

it('says to another account whose invitation it is, and shows nothing to answer', async () => {
  await signIn();
  answer(teamsApi.invitation, view);
  invitationPage();
  expect(await screen.findByText(/s•••@primjer\.ba, a ti koristiš drugi nalog/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ulazim u tim' })).toBeNull();
});

it('lets another account go, and stays at the invitation', async () => {
  await signIn();
  answer(teamsApi.invitation, view);
  answer(accountsApi.logout, { success: true });
  const { user, address } = invitationPage();
  await user.click(await screen.findByRole('button', { name: 'Uđi drugim nalogom' }));
  const back = pages.teamInvitation({ id: idOf(4), kod: 'abc' });
  const login = await screen.findByRole('link', { name: 'Uđi u nalog' });
  expect(login.getAttribute('href')).toBe(pages.login({ returnUrl: back }));
  expect(address()).toBe(back);
});

it.each([
  [{ over: 'withdrawn' }, 'Ovaj link više ne važi'],
  [{ over: 'full' }, 'Tim je popunjen'],
  [{ over: 'closed' }, 'O ovoj prijavi je već odlučeno'],
  [{ reader: 'refused' }, 'Tim ovaj put ne prima nikoga novog'],
  [{ reader: 'waiting', requestId: idOf(7) }, 'Pitali smo tim'],
  [{ reader: 'member' }, 'U timu si'],
] as const satisfies readonly (readonly [Partial<LinkView>, string])[])(
  'a link with %j says: %s',
  async (changed, said) => {
    await signIn();
    answer(teamsApi.link, {
      ...asked,
      over: null,
      reader: 'stranger',
      requestId: null,
      ...changed,
    });
    show(<TeamLinkPage />, {
      at: pages.teamLink({ code: 'muzickasoba' }),
      path: pages.teamLink.path,
    });
    expect(await screen.findByRole('heading', { name: said })).toBeTruthy();
  },
);

const own: NonNullable<Team['own']> = {
  lack: 'AGE_UNSAID',
  needsYear: false,
  isMinor: false,
  correction: null,
  consent: null,
};
const waits = { email: 'mama@primjer.ba', sentAt: '2026-11-20T09:00:00.000Z' };

it('asks a minor for the year and a guardian’s address, and an adult for neither', async () => {
  await signIn();
  answer(teamsApi.team, { ...team, own });
  const { user, fill } = section();
  await user.click(await screen.findByRole('button', { name: 'Sačuvaj' }));
  expect(screen.getByText('Odaberi jedno.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Imam' }));
  expect(screen.queryByLabelText('Godina rođenja')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Još nemam' }));
  await fill(screen.getByLabelText<HTMLInputElement>('Godina rođenja'), '2011');
  const minor = { ...own, lack: 'CONSENT_MISSING' as const, isMinor: true };
  answer(teamsApi.sayAge, { ...team, own: minor });
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail roditelja ili staratelja');
  expect(sentTo('/age')[0]?.body).toEqual({ birthYear: 2011, adult: false });
  await expectAccessible();

  await fill(email, 'mama@primjer.ba');
  const consent = {
    ...waits,
    status: 'pending' as const,
    expiresAt: '2026-12-04T09:00:00.000Z',
    canSend: true,
  };
  answer(teamsApi.askGuardian, { ...team, own: { ...minor, consent } });
  await user.click(screen.getByRole('button', { name: 'Zamoli za saglasnost' }));
  expect(await screen.findByRole('heading', { name: 'Čekamo saglasnost' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pošalji ponovo' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Godina je pogrešna' }));
  await user.click(screen.getByRole('button', { name: 'Odustani' }));
  await user.click(screen.getByRole('button', { name: 'Godina je pogrešna' }));
  expect(screen.getByText(/roditelja ili staratelja pitamo iznova/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Imam' }));
  answer(teamsApi.sayAge, { ...team, own: { ...own, lack: null } });
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  await waitFor(() => expect(screen.queryByText('Imaš li 18 godina?')).toBeNull());
  expect(sentTo('/age').at(-1)?.body).toEqual({ birthYear: null, adult: true });
});

it('offers no other year after a guardian said no', async () => {
  await signIn();
  const refused = { ...waits, status: 'refused', expiresAt: waits.sentAt, canSend: false } as const;
  const minor = { ...own, lack: 'CONSENT_MISSING', isMinor: true, consent: refused } as const;
  answer(teamsApi.team, { ...team, own: minor });
  section();
  expect(await screen.findByText(/^Saglasnost nije data/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Godina je pogrešna' })).toBeNull();
});

const consentAsked: ConsentView = {
  firstName: 'Ajla',
  kind: 'orange',
  status: 'pending',
  title: 'Muzička soba',
  callTitle: asked.callTitle,
  bankName: asked.bankName,
  responsibility: 'fotografije',
  others: 4,
  contact: { name: 'Merima', email: 'merima@primjer.ba' },
  expiresAt: '2026-12-04T09:00:00.000Z',
  answeredAt: null,
  birthYear: null,
  events: ['agree', 'refuse'],
};
const token = 'a'.repeat(43);
const guardianPage = () =>
  show(<ConsentPage />, { at: pages.guardianConsent({ token }), path: pages.guardianConsent.path });

it('asks a guardian in plain words, and lets them take it back', async () => {
  answer(teamsApi.consent, consentAsked);
  const { user, fill } = guardianPage();
  expect(await screen.findByRole('heading', { name: 'Smije li Ajla u tim?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dajem saglasnost' }));
  const name = screen.getByLabelText<HTMLInputElement>('Vaše ime i prezime');
  await expectWrong([() => name, 'Upišite svoje ime i prezime.']);
  await expectAccessible();
  await fill(name, 'Selma Kovač');
  await user.click(screen.getByRole('radio', { name: 'majka' }));
  const agreed: ConsentView = { ...consentAsked, status: 'agreed', events: ['withdraw'] };
  answer(teamsApi.moveConsent, agreed);
  answer(teamsApi.consent, agreed);
  await user.click(screen.getByRole('button', { name: 'Dajem saglasnost' }));
  await user.click(await screen.findByRole('button', { name: 'Povuci saglasnost' }));
  const withdrawn: ConsentView = { ...consentAsked, status: 'withdrawn', events: ['agree'] };
  answer(teamsApi.moveConsent, withdrawn);
  answer(teamsApi.consent, withdrawn);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Povuci saglasnost' }));
  expect(await screen.findByRole('heading', { name: 'Saglasnost je povučena' })).toBeTruthy();
  expect(sentTo('/moves').map(({ body }) => (body as { event: string }).event)).toEqual([
    'agree',
    'withdraw',
  ]);
});

it.each([
  ['refused', 'U redu, zapisali smo'],
  ['expired', 'Rok za odgovor je prošao'],
] as const)('says to a guardian what has become of a consent that is %s', async (status, said) => {
  answer(teamsApi.consent, { ...consentAsked, status, events: [] });
  guardianPage();
  expect(await screen.findByRole('heading', { name: said })).toBeTruthy();
});

it('says that a guardian’s link no longer works', async () => {
  answer(teamsApi.consent, { failure: { code: 'NOT_FOUND' } });
  guardianPage();
  expect(await screen.findByRole('heading', { name: 'Ovaj link više ne važi' })).toBeTruthy();
});
