import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { volunteersApi } from '@app/contracts/volunteers/volunteers.api';
import { volunteerLimits } from '@app/domain/volunteers/volunteer';
import { expect, it } from 'vitest';
import { newSecret } from '../../platform/ids.ts';
import { readPdf } from '../../platform/pdf/pdf.testing.ts';
import { lastMailTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { begunContent } from '../../samples/volunteers.samples.ts';
import { updateAccount } from '../accounts/public.ts';
import { completeContent } from '../applications/applications.factory.ts';
import { createTie } from '../network/network.factory.ts';
import { createVolunteer } from './volunteers.factory.ts';
import { volunteerJobs } from './volunteers.moves.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const day = 24 * 60 * 60 * 1000;
const as = (who: Who) => app.as(stage.people[who].token);
const list = (who: Who, id: string) => as(who).call(volunteersApi.list, { params: { id } });
const first = async (who: Who, id: string) => {
  const [activity] = (await list(who, id)).data.data;
  if (!activity) throw new Error('The complete content plans volunteers.');
  return activity;
};
const sara = { name: 'Sara Begić', email: 'Sara@primjer.ba' };
const invite = (who: Who, id: string, activityId: string, people: object[] = [sara]) =>
  as(who).call(volunteersApi.invite, { params: { id }, body: { activityId, people } as never });
const secretFor = async (email = 'sara@primjer.ba') =>
  /confirm-volunteer\?token=([\w-]{43})/.exec((await lastMailTo(app, email)).text)?.[1] ?? '';
const open = (token: string) => app.as().call(volunteersApi.asked, { params: { token } });
const say = (token: string, event: 'confirm' | 'decline', answer = '') =>
  app.as().call(volunteersApi.answer, { params: { token }, body: { event, answer } });
const news = async (who: Who) =>
  (await as(who).call(notificationsApi.list, { query: { limit: 100 } })).data.map(
    ({ title }) => title,
  );
const create = (id: string, plan: object = {}) =>
  app.platform.db.transaction((tx) =>
    createVolunteer(tx, { id }, { invitedAt: app.clock.now(), ...plan }),
  );

it('invites to an activity by mail, and hears who comes and who does not', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const { activityId, expected } = await first('clan', id);
  expect(expected).toBe(8);
  const two = [sara, { name: 'Ista Sara', email: 'sara@primjer.ba' }];
  const invited = await invite('clan', id, activityId, two);
  expect(invited.data.data[0]?.volunteers).toHaveLength(1);
  const twice = await invite('vlasnik', id, activityId);
  expect(twice.error).toMatchObject({
    code: 'ALREADY_EXISTS',
    details: { emails: ['sara@primjer.ba'] },
  });
  expect((await invite('vlasnik', id, 'nema')).error.fields).toHaveProperty('activityId');
  expect((await invite('koordinator', id, activityId)).status).toBe(403);

  const secret = await secretFor();
  const kept = await app.platform.db.pool.query('SELECT * FROM volunteers');
  expect(JSON.stringify(kept.rows)).not.toContain(secret);
  const response = await open(secret);
  expect(response.data).toMatchObject({
    status: 'invited',
    askedBy: stage.people.clan.name,
    events: ['confirm', 'decline'],
  });
  expect(JSON.stringify(response.data)).not.toContain('primjer.ba');
  expect((await say(secret, 'confirm')).data.status).toBe('confirmed');
  expect((await say(secret, 'confirm')).status).toBe(409);
  expect((await say(secret, 'decline', 'Ipak radim.')).data.status).toBe('declined');
  expect((await say(secret, 'confirm', 'Ipak mogu.')).data.status).toBe('confirmed');
  expect(await news('vlasnik')).toEqual(
    expect.arrayContaining(['Neko dolazi pomoći', 'Neko ne može doći']),
  );
  const [one] = (await first('koordinator', id)).volunteers;
  expect(one).toMatchObject({ answer: 'Ipak mogu.', canRecord: false, canResend: false });

  const params = { id: one?.id ?? '' };
  const early = { params, body: { hours: 4 } };
  expect((await as('clan').call(volunteersApi.record, early)).error.code).toBe('WRONG_STATUS');
  expect((await as('clan').call(volunteersApi.remove, { params })).data.success).toBe(true);
  expect((await open(secret)).status).toBe(404);
});

it('ends after a while, and is sent anew', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const secret = newSecret();
  const past = app.clock.now().getTime() - 20 * day;
  const { id: volunteerId } = await create(id, {
    secret,
    email: 'kasni@primjer.ba',
    invitedAt: new Date(past),
    expiresAt: new Date(past + volunteerLimits.days * day),
  });
  expect((await open(secret)).data).toMatchObject({ status: 'expired', events: [] });
  expect((await say(secret, 'confirm')).status).toBe(409);
  const params = { id: volunteerId };
  await as('vlasnik').call(volunteersApi.resend, { params });
  expect((await open(secret)).status).toBe(404);
  const anew = await secretFor('kasni@primjer.ba');
  expect((await say(anew, 'confirm')).data.status).toBe('confirmed');
  expect((await as('vlasnik').call(volunteersApi.resend, { params })).status).toBe(409);
});

it('asks the team about whoever offers to help, and tells them the answer', async () => {
  const { id } = await stage.application({ status: 'implementation', call: stage.closed });
  const { activityId } = await first('clan', id);
  const offer = (who: Who) =>
    as(who).call(volunteersApi.offer, {
      params: { id },
      body: { activityId, answer: 'Imam bušilicu.' },
    });
  expect((await offer('clan')).status).toBe(403);
  const offered = await offer('moderator');
  expect(offered.data).toMatchObject({ status: 'offered', events: ['decline'], activityId });
  expect((await offer('moderator')).error.code).toBe('ALREADY_EXISTS');
  expect(await news('clan')).toContain('Neko želi pomoći');
  const [one] = (await first('clan', id)).volunteers;
  expect(one).toMatchObject({ status: 'offered', email: '', answer: 'Imam bušilicu.' });
  const decide = (who: Who, event: 'accept' | 'refuse') =>
    as(who).call(volunteersApi.decide, { params: { id: one?.id ?? '' }, body: { event } });
  expect((await decide('moderator', 'accept')).status).toBe(404);
  expect((await decide('clan', 'accept')).data.data[0]?.volunteers[0]?.status).toBe('confirmed');
  expect(await news('moderator')).toContain('Tim te čeka');
  expect((await decide('clan', 'refuse')).status).toBe(409);

  await offer('menadzer');
  const other = (await first('clan', id)).volunteers.find(({ status }) => status === 'offered');
  const params = { id: other?.id ?? '' };
  await as('vlasnik').call(volunteersApi.decide, { params, body: { event: 'refuse' } });
  expect(await news('menadzer')).toContain('Tim ovaj put ne treba pomoć');
  const again = await as('menadzer').call(volunteersApi.answerMine, {
    params,
    body: { event: 'confirm' },
  });
  expect(again.status).toBe(409);

  const hidden = await stage.application({ status: 'submitted' });
  const early = await as('moderator').call(volunteersApi.offer, {
    params: { id: hidden.id },
    body: { activityId },
  });
  expect(early.status).toBe(404);
});

it('takes the offer of a minor from connections of the owner alone', async () => {
  const { id } = await stage.application({ status: 'implementation', call: stage.closed });
  const { activityId } = await first('clan', id);
  const { people } = stage;
  await app.platform.db.transaction((tx) =>
    updateAccount(tx, people.savjetnik.id, { birthYear: 2010, adultSaidAt: null }),
  );
  const offer = () =>
    as('savjetnik').call(volunteersApi.offer, { params: { id }, body: { activityId } });
  expect((await offer()).error.code).toBe('FORBIDDEN');
  await app.platform.db.transaction((tx) =>
    createTie(tx, 'connections', people.savjetnik, people.vlasnik),
  );
  expect((await offer()).status).toBe(201);
});

it('invites nobody to what is over', async () => {
  const content = completeContent();
  const [activity] = content.projectActivities;
  const made = await stage.application({
    status: 'submitted',
    content: {
      ...content,
      projectActivities: [{ ...activity, startDate: '2026-10-01', endDate: '2026-11-01' }] as never,
    },
  });
  const { id } = await create(made.id, { email: 'prosla@primjer.ba', status: 'expired' });
  const over = await first('vlasnik', made.id);
  expect(over.canInvite).toBe(false);
  expect(over.volunteers.map(({ canResend }) => canResend)).toEqual([false]);
  const { activityId } = over;
  expect((await invite('vlasnik', made.id, activityId)).error.code).toBe('WRONG_STATUS');
  const again = await as('vlasnik').call(volunteersApi.resend, { params: { id } });
  expect(again.error.code).toBe('WRONG_STATUS');
});

it('writes down hours once it has begun, and gives a certificate that leads back to itself', async () => {
  const { id } = await stage.application({
    status: 'implementation',
    call: stage.closed,
    content: begunContent(),
  });
  const row = await create(id, { status: 'confirmed', email: 'radi@primjer.ba' });
  const params = { id: row.id };
  const record = (who: Who, hours: number) =>
    as(who).call(volunteersApi.record, { params, body: { hours } });
  expect((await record('koordinator', 4)).status).toBe(403);
  expect((await record('clan', 4.3)).error.fields).toHaveProperty('hours');
  const written = await record('clan', 4.5);
  expect(written.data.data[0]?.volunteers[0]).toMatchObject({ status: 'attended', hours: 4.5 });
  const secret = await secretFor('radi@primjer.ba');
  await record('vlasnik', 6);
  // The mail comes once.
  expect(await secretFor('radi@primjer.ba')).toBe(secret);
  expect((await as('clan').call(volunteersApi.remove, { params })).error.code).toBe('WRONG_STATUS');
  expect((await open(secret)).data).toMatchObject({ status: 'attended', hours: 6, events: [] });
  const pdf = await app.http.inject(`/api/volunteers/answer/${secret}/certificate?language=en`);
  const { text } = await readPdf(pdf.rawPayload);
  expect(text).toContain('Certificate of volunteering');
  expect(text).toContain(row.name);
  expect(text.replace(/\s/g, '')).toContain(`token=${secret}`);
  const other = newSecret();
  await create(id, { secret: other, email: 'bez@primjer.ba' });
  const none = await app.http.inject(`/api/volunteers/answer/${other}/certificate`);
  expect(none.statusCode).toBe(404);
});

it('lies in the zone of a member with that address: they answer there, and have the certificate', async () => {
  const { id } = await stage.application({
    status: 'implementation',
    call: stage.closed,
    content: begunContent(),
  });
  const { lejla } = stage.people;
  const row = await create(id, { email: lejla.email });
  await create(id, { email: 'drugi@primjer.ba' });
  const mine = async (who: Who) => (await as(who).call(volunteersApi.mine)).data;
  expect(await mine('lejla')).toMatchObject([
    { id: row.id, status: 'invited', events: ['confirm', 'decline'], certificateToken: null },
  ]);
  expect(await mine('emir')).toEqual([]);
  const params = { id: row.id };
  const body = { event: 'confirm' as const, answer: 'Nosim bušilicu.' };
  expect((await as('emir').call(volunteersApi.answerMine, { params, body })).status).toBe(404);
  expect((await as('lejla').call(volunteersApi.answerMine, { params, body })).data).toMatchObject({
    status: 'confirmed',
    answer: 'Nosim bušilicu.',
  });
  expect((await as('lejla').call(volunteersApi.answerMine, { params, body })).status).toBe(409);
  await as('clan').call(volunteersApi.record, { params, body: { hours: 3 } });
  const [one] = await mine('lejla');
  expect(one).toMatchObject({ status: 'attended', hours: 3, events: [] });
  // The same certificate as by mail.
  expect(one?.certificateToken).toBe(await secretFor(lejla.email));
  expect((await open(one?.certificateToken ?? '')).data.hours).toBe(3);
});

it('forgets half a year later who did not come; hours stay', async () => {
  const { id } = await stage.application({ status: 'submitted' });
  const old = new Date(app.clock.now().getTime() - 200 * day);
  const plan = { invitedAt: old, expiresAt: old };
  const kept = await create(id, { ...plan, status: 'attended' });
  await create(id, { ...plan, status: 'declined' });
  await app.platform.jobs.runNow(volunteerJobs.sweep);
  const { volunteers } = await first('vlasnik', id);
  expect(volunteers.map((one) => one.id)).toEqual([kept.id]);
});

it('who scores blindly learns nothing of them', async () => {
  const call = await stage.call(stage.tuzla, { blind: true });
  const { id } = await stage.application({ status: 'submitted', call });
  expect((await list('odbor1', id)).status).toBe(404);
  expect((await list('admin', id)).status).toBe(200);
});
