import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { applicationsApi } from '@app/contracts/applications/applications.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import type { Invite } from '@app/contracts/teams/teams.schemas';
import { teamLimits } from '@app/domain/teams/team';
import { expect, it } from 'vitest';
import { mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import type { ApplicationPlan, BuiltApplication } from '../applications/applications.factory.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const at = (id: string) => ({ params: { id } });
/** Of vlasnik with clan, in a call of its own that takes so many. */
const draft = async (maxTeam: number, plan: Partial<ApplicationPlan> = {}) =>
  stage.application({ call: await stage.call(stage.tuzla, { maxTeam }), ...plan });
/** And what becomes of it: whom it is for is asked by a job. */
const invite = async (to: BuiltApplication, body: Invite) => {
  const response = await as('vlasnik').call(teamsApi.invite, { ...at(to.id), body });
  await app.platform.jobs.drain();
  return response;
};
const move = (who: Who, id: string, event: 'accept' | 'decline' | 'resend' | 'withdraw') =>
  as(who).call(teamsApi.moveInvitation, { ...at(id), body: { event } });
const team = async (of: BuiltApplication, who: Who = 'vlasnik') =>
  (await as(who).call(teamsApi.team, at(of.id))).data;
const names = async (of: BuiltApplication) => (await team(of)).members.map(({ name }) => name);
const invitedTo = async (of: BuiltApplication, who: Who) => {
  const { data } = await as(who).call(teamsApi.myInvitations);
  return data.find(({ applicationId }) => applicationId === of.id)?.id ?? '';
};
const news = async (who: Who) =>
  (await as(who).call(notificationsApi.list, {})).data.map(({ message }) => message);
const code = (answer: { readonly error: { readonly code: string } }) => answer.error.code;

it('a member is invited, asked again, and joins; everybody hears', async () => {
  const made = await draft(8);
  const { lejla, vlasnik, clan } = stage.people;
  const response = await invite(made, {
    emails: [lejla.email.toUpperCase(), lejla.email],
    responsibility: 'Zvuk i rasvjeta',
    message: 'Hajde s nama!',
  });
  expect(response.data.invitations).toMatchObject([
    { inviteeName: '', status: 'pending', events: ['resend', 'withdraw'] },
  ]);
  await invite(made, { emails: [lejla.email], responsibility: 'Zvuk' });
  expect((await team(made)).invitations).toHaveLength(1);
  expect(await news('lejla')).toContainEqual(expect.stringContaining(vlasnik.name));
  const id = await invitedTo(made, 'lejla');
  const seen = await as('lejla').call(teamsApi.invitation, at(id));
  expect(seen.data).toMatchObject({ isForReader: true, responsibility: 'Zvuk', members: 2 });
  // Neither the team nor strangers answer for her, nor see it without its code.
  expect((await move('clan', id, 'accept')).status).toBe(403);
  expect((await move('emir', id, 'accept')).status).toBe(404);
  expect((await as('emir').call(teamsApi.invitation, at(id))).status).toBe(404);

  expect((await move('lejla', id, 'accept')).data.status).toBe('accepted');
  expect(code(await move('lejla', id, 'accept'))).toBe('INVITATION_OVER');
  expect(await names(made)).toEqual([vlasnik.name, clan.name, lejla.name]);
  expect((await team(made)).members[2]).toMatchObject({ responsibility: 'Zvuk', role: 'clan' });
  for (const who of ['vlasnik', 'clan'] as const) {
    expect(await news(who)).toContainEqual(expect.stringContaining(`i ${lejla.name}`));
  }
  expect(code(await invite(made, { emails: [lejla.email] }))).toBe('ALREADY_MEMBER');
});

it('a stranger who registers by the code of the mail has confirmed the address by it', async () => {
  const made = await draft(8);
  const email = 'pozvana@primjer.ba';
  await invite(made, { emails: [email] });
  const [mail] = await mailsTo(app, email);
  const returnUrl = /\/ekipa\/poziv\/[\w-]+\?kod=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const [, id = '', kod = ''] = /poziv\/([\w-]+)\?kod=([\w-]+)/.exec(returnUrl) ?? [];
  const seen = await app.as().call(teamsApi.invitation, { ...at(id), query: { code: kod } });
  expect(seen.data.invitedEmail).toBe(email);
  const register = (as: string, back: string) =>
    app.as().call(accountsApi.register, {
      body: {
        ...{ firstName: 'Sara', lastName: 'Begić', agreeToTerms: true, returnUrl: back, email: as },
        ...{ password: 'Nova-lozinka-5', confirmPassword: 'Nova-lozinka-5' },
      },
    });
  // Neither another address nor another code is confirmed by it.
  expect((await register('druga.osoba@primjer.ba', returnUrl)).data.verified).toBe(false);
  const madeUp = pages.teamInvitation({ id, kod: 'x'.repeat(43) });
  expect((await register('treca.osoba@primjer.ba', madeUp)).data.verified).toBe(false);
  const { data } = await register(email, returnUrl);
  expect(data).toMatchObject({ verified: true, redirectTo: returnUrl });
  const { data: tokens } = await app.as().call(accountsApi.loginRegistration, {
    body: { secret: data.registrationSecret },
  });
  const own = app.as(tokens.accessToken);
  const joined = await own.call(teamsApi.moveInvitation, { ...at(id), body: { event: 'accept' } });
  expect(joined.data.status).toBe('accepted');
  expect((await own.call(accountsApi.profile)).data).toMatchObject({
    isVerified: true,
    onboardingCompleted: false,
  });
});

it('is answered before the call closes, by an invitation as by a link', async () => {
  const closesAt = new Date(app.clock.now().getTime() + 3 * 24 * 3_600_000);
  const made = await stage.application({ call: await stage.call(stage.tuzla, { closesAt }) });
  const invited = await invite(made, { emails: ['kasno.pozvana@primjer.ba'] });
  expect(invited.data.invitations[0]?.expiresAt).toBe(closesAt.toISOString());
  const again = await move('vlasnik', invited.data.invitations[0]?.id ?? '', 'resend');
  expect(again.status).toBe(200);
  expect((await team(made)).invitations[0]?.expiresAt).toBe(closesAt.toISOString());
  const { data } = await as('vlasnik').call(teamsApi.newLink, at(made.id));
  expect(data.link?.expiresAt).toBe(closesAt.toISOString());
});

it('a stranger gets a mail whose code shows the invitation, until another is sent', async () => {
  const made = await draft(8);
  const email = 'nova.osoba@primjer.ba';
  await invite(made, { emails: [email] });
  const [first] = await mailsTo(app, email);
  const [, id = '', given = ''] =
    /ekipa\/poziv\/([\w-]+)\?kod=([\w-]+)/.exec(first?.text ?? '') ?? [];
  const open = (by: string) =>
    app.as().call(teamsApi.invitation, { ...at(id), query: { code: by } });
  expect((await open(given)).data).toMatchObject({
    isForReader: false,
    address: 'n•••@primjer.ba',
    ownerName: stage.people.vlasnik.name,
  });
  expect((await open(`${given}x`)).status).toBe(404);
  // Somebody else who is signed in may read what the mail shows, and not answer it.
  const other = await as('lejla').call(teamsApi.invitation, { ...at(id), query: { code: given } });
  expect(other.data.isForReader).toBe(false);
  expect((await move('lejla', id, 'accept')).status).toBe(404);

  app.clock.forward(teamLimits.invitationDays * 86_400_000);
  expect((await open(given)).data.status).toBe('expired');
  const { id: userId, sessionId, email: address } = stage.people.vlasnik;
  const subject = { userId, sessionId, email: address, role: 'INDIVIDUAL' };
  const later = app.as(await app.platform.access.issue(subject));
  const again = await later.call(teamsApi.moveInvitation, { ...at(id), body: { event: 'resend' } });
  expect(again.data.status).toBe('pending');
  expect((await open(given)).status).toBe(404);
  app.clock.forward(-teamLimits.invitationDays * 86_400_000);
  await move('vlasnik', id, 'withdraw');
  expect((await team(made)).invitations).toEqual([]);
});

it('who declined is not asked again; the owner hears', async () => {
  const made = await draft(8);
  const { emir } = stage.people;
  await invite(made, { emails: [emir.email] });
  const id = await invitedTo(made, 'emir');
  expect((await move('emir', id, 'decline')).data.status).toBe('rejected');
  expect(await news('vlasnik')).toContainEqual(expect.stringContaining(`${emir.name} ovaj put`));
  const again = await invite(made, { emails: ['treca.osoba@primjer.ba', emir.email] });
  expect(code(again)).toBe('INVITATION_OVER');
  // All or none.
  expect((await team(made)).invitations).toHaveLength(1);
});

it('two people who take the last place at once: one of them has it', async () => {
  const made = await draft(3);
  const people = ['lejla', 'emir'] as const;
  await invite(made, { emails: people.map((who) => stage.people[who].email) });
  const ids = await Promise.all(people.map((who) => invitedTo(made, who)));
  const answers = await Promise.all(people.map((who, n) => move(who, ids[n] ?? '', 'accept')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await names(made)).toHaveLength(3);
  expect(code(await invite(made, { emails: ['jos.neko@primjer.ba'] }))).toBe('TEAM_FULL');
});

it('by the link one asks, the owner answers, and a new link ends the old one', async () => {
  const made = await draft(8);
  const newLink = async () => {
    const { data } = await as('vlasnik').call(teamsApi.newLink, at(made.id));
    return data.link?.code ?? '';
  };
  const first = await newLink();
  const ask = (who: Who, by: string) => as(who).call(teamsApi.ask, { params: { code: by } });
  const answer = (who: Who, id: string, event: 'admit' | 'refuse' | 'takeBack') =>
    as(who).call(teamsApi.moveRequest, { ...at(id), body: { event } });
  const waiting = async () => (await team(made)).requests;

  expect((await app.as().call(teamsApi.link, { params: { code: first } })).data).toMatchObject({
    reader: 'stranger',
    over: null,
  });
  expect((await ask('lejla', first)).data).toMatchObject({ reader: 'waiting' });
  await ask('lejla', first);
  await ask('emir', first);
  expect((await waiting()).map(({ name }) => name)).toEqual([
    stage.people.lejla.name,
    stage.people.emir.name,
  ]);
  const asks = async (who: Who) =>
    (await as(who).call(teamsApi.myAsks)).data.requests.filter(
      ({ applicationId }) => applicationId === made.id,
    );
  expect(await asks('vlasnik')).toMatchObject([
    { name: stage.people.lejla.name, title: 'Muzička soba u Domu mladih' },
    { name: stage.people.emir.name },
  ]);
  expect(await asks('clan')).toEqual([]);
  // Nobody but the owner sees who waits, or has the link.
  expect(await team(made, 'clan')).toMatchObject({ requests: [], link: null });
  const [ofLejla, ofEmir] = (await waiting()).map(({ id }) => id);
  expect((await answer('clan', ofLejla ?? '', 'admit')).status).toBe(403);
  expect((await answer('lejla', ofLejla ?? '', 'admit')).status).toBe(403);
  expect((await answer('vlasnik', ofLejla ?? '', 'admit')).status).toBe(200);
  expect(await names(made)).toContain(stage.people.lejla.name);
  await answer('vlasnik', ofEmir ?? '', 'refuse');
  expect(code(await ask('emir', first))).toBe('INVITATION_OVER');
  expect((await ask('lejla', first)).data.reader).toBe('member');

  const second = await newLink();
  const old = await app.as().call(teamsApi.link, { params: { code: first } });
  expect(old.data.over).toBe('withdrawn');
  const anew = await as('emir').call(teamsApi.link, { params: { code: second } });
  expect(anew.data.reader).toBe('stranger');
  expect((await ask('emir', second)).data.reader).toBe('waiting');
  await as('vlasnik').call(teamsApi.withdrawLink, at(made.id));
  expect((await team(made)).link).toBeNull();
});

it('one leaves, is removed, and hands over what the other takes', async () => {
  const made = await draft(8);
  const memberIds = async () => (await team(made)).members.map(({ id }) => id);
  const [owner = '', member = ''] = await memberIds();
  const leave = (who: Who, memberId: string) =>
    as(who).call(teamsApi.leave, { params: { id: made.id, memberId } });
  const offer = (memberId: string | null) =>
    as('vlasnik').call(teamsApi.offerHandover, { ...at(made.id), body: { memberId } });
  const answer = (who: Who, accept: boolean) =>
    as(who).call(teamsApi.answerHandover, { ...at(made.id), body: { accept } });

  expect(code(await leave('vlasnik', owner))).toBe('OWNER_STAYS');
  expect((await leave('clan', owner)).status).toBe(403);
  expect((await offer(member)).data.handover).toMatchObject({ toReader: false });
  expect((await answer('clan', false)).data.handover).toBeNull();
  expect(code(await answer('clan', true))).toBe('WRONG_STATUS');
  await offer(member);
  const { data } = await as('clan').call(teamsApi.myAsks);
  expect(data.handovers.filter(({ applicationId }) => applicationId === made.id)).toMatchObject([
    { ownerName: stage.people.vlasnik.name },
  ]);
  expect((await answer('clan', true)).data).toMatchObject({ canManage: true, handover: null });
  expect((await team(made)).canManage).toBe(false);
  expect((await team(made, 'clan')).members.map(({ role }) => role)).toEqual(['vlasnik', 'clan']);
  // The former owner is a member like the others now.
  expect((await leave('vlasnik', owner)).status).toBe(200);
  expect((await as('vlasnik').call(teamsApi.team, at(made.id))).status).toBe(404);
});

it('nobody joins what is over; whoever comes to what was sent waits with the others', async () => {
  const made = await draft(8, { status: 'withdrawn' });
  expect(code(await invite(made, { emails: ['nov@primjer.ba'] }))).toBe('TEAM_CLOSED');
  const sent = await draft(8, { status: 'submitted' });
  await invite(sent, { emails: [stage.people.lejla.email] });
  expect((await move('lejla', await invitedTo(sent, 'lejla'), 'accept')).data.submitted).toBe(true);
});

it('of all that others do in an application one hears once a day, and not of what one does', async () => {
  const made = await draft(8);
  const { lejla } = stage.people;
  const heard = async (who: Who) =>
    (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data.filter(
      ({ type, actionUrl }) => type === 'team_activity' && actionUrl?.includes(made.id),
    ).length;
  const save = async (who: Who, editRevision: number, projectTitle: string) =>
    as(who).call(applicationsApi.save, {
      ...at(made.id),
      body: { editRevision, editor: who, changes: { projectTitle } },
    });
  expect((await save('clan', 1, 'Soba za probe')).status).toBe(200);
  await save('clan', 2, 'Soba za sve');
  await invite(made, { emails: [lejla.email] });
  await move('lejla', await invitedTo(made, 'lejla'), 'accept');
  expect([await heard('vlasnik'), await heard('clan')]).toEqual([1, 1]);
  await save('vlasnik', 3, 'Soba za sve nas');
  expect([await heard('vlasnik'), await heard('clan'), await heard('lejla')]).toEqual([1, 1, 1]);
});

it('a member found by name is invited without their address being told', async () => {
  const made = await draft(8);
  const { emir } = stage.people;
  const { data } = await as('vlasnik').call(profilesApi.search, { query: { q: emir.name } });
  expect(data.users.map(({ id }) => id)).toContain(emir.id);
  expect(JSON.stringify(data)).not.toContain('@');
  const response = await invite(made, { memberIds: [emir.id, emir.id] });
  expect(response.data.invitations).toMatchObject([
    { inviteeName: emir.name, inviteeEmail: '', status: 'pending' },
  ]);
  const id = await invitedTo(made, 'emir');
  expect((await as('emir').call(teamsApi.invitation, at(id))).data.address).toContain('@');
  expect((await move('vlasnik', id, 'resend')).data.address).toBe('');
  await move('emir', id, 'decline');
  expect(code(await invite(made, { memberIds: [emir.id] }))).toBe('INVITATION_OVER');
  // By address it looks as for anybody, and they hear nothing of it.
  const before = await news('emir');
  expect((await invite(made, { emails: [emir.email] })).data.invitations).toMatchObject([
    { inviteeName: '', inviteeEmail: emir.email, status: 'pending' },
    { inviteeName: emir.name, inviteeEmail: '', status: 'rejected' },
  ]);
  expect(await invitedTo(made, 'emir')).toBe('');
  expect(await news('emir')).toEqual(before);
  const itself = await invite(made, { memberIds: [stage.people.vlasnik.id] });
  expect(code(itself)).toBe('ALREADY_MEMBER');
});

it('each end of an invitation and of a link has its answer', async () => {
  const made = await draft(8);
  const { lejla, emir } = stage.people;
  const later = async (who: Who) => {
    const { id: userId, sessionId, email } = stage.people[who];
    return app.as(
      await app.platform.access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' }),
    );
  };
  const accept = { body: { event: 'accept' as const } };

  // After its time, by whom it was for.
  await invite(made, { emails: [lejla.email] });
  const id = await invitedTo(made, 'lejla');
  app.clock.forward(teamLimits.invitationDays * 86_400_000);
  const late = await (await later('lejla')).call(teamsApi.moveInvitation, { ...at(id), ...accept });
  expect([late.status, code(late)]).toEqual([409, 'INVITATION_OVER']);
  app.clock.forward(-teamLimits.invitationDays * 86_400_000);

  // By who is in the team already, through the link.
  const { data } = await as('vlasnik').call(teamsApi.newLink, at(made.id));
  const params = { code: data.link?.code ?? '' };
  await as('lejla').call(teamsApi.ask, { params });
  const [request] = (await team(made)).requests;
  const admit = { ...at(request?.id ?? ''), body: { event: 'admit' as const } };
  expect((await as('vlasnik').call(teamsApi.moveRequest, admit)).status).toBe(200);
  expect(code(await as('vlasnik').call(teamsApi.moveRequest, admit))).toBe('WRONG_STATUS');
  expect(code(await move('lejla', id, 'accept'))).toBe('INVITATION_OVER');
  const open = await as('lejla').call(teamsApi.invitation, at(id));
  expect(open.data).toMatchObject({ status: 'accepted', isForReader: true });

  // By a link through which as many asked as may.
  await app.platform.db.pool.query(
    `WITH people AS (
       INSERT INTO users (id, email, password_hash, first_name, last_name, role, language, created_at)
       SELECT gen_random_uuid(), 'gost' || n || '@link.ba', '-', 'Gost', '-', 'INDIVIDUAL', 'bhs', $3
       FROM generate_series(2, $2) AS n RETURNING id
     )
     INSERT INTO team_requests (id, application_id, link_id, user_id, status, asked_at)
     SELECT gen_random_uuid(), $1, (SELECT id FROM team_links WHERE code = $4), id, 'refused', $3
     FROM people`,
    [made.id, teamLimits.linkUses, app.clock.now(), params.code],
  );
  expect((await as('emir').call(teamsApi.link, { params })).data.over).toBe('used');
  expect(code(await as('emir').call(teamsApi.ask, { params }))).toBe('INVITATION_OVER');

  // After it was decided about the application.
  await invite(made, { emails: [emir.email] });
  const last = await invitedTo(made, 'emir');
  await app.platform.db.pool.query("UPDATE applications SET status = 'withdrawn' WHERE id = $1", [
    made.id,
  ]);
  expect(code(await move('emir', last, 'accept'))).toBe('TEAM_CLOSED');
  expect((await move('emir', last, 'decline')).data.status).toBe('rejected');
});
