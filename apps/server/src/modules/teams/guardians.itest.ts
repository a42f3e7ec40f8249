import { applicationsApi } from '@app/contracts/applications/applications.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { pages } from '@app/contracts/pages';
import { profilesApi } from '@app/contracts/profiles/profiles.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { profileSlug } from '@app/domain/accounts/profile-slug';
import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import { consentLimits } from '@app/domain/teams/guardian-consent';
import { expect, it } from 'vitest';
import { lastMailTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { updateAccount } from '../accounts/public.ts';
import { completeContent } from '../applications/applications.factory.ts';
import { consentJobs } from './teams.jobs.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const at = (id: string) => ({ params: { id } });
const says = (who: Who, birthYear: number | null, adult = false) =>
  app.platform.db.transaction((tx) =>
    updateAccount(tx, stage.people[who].id, {
      birthYear,
      adultSaidAt: adult ? app.clock.now() : null,
    }),
  );
const ask = (who: Who, id: string, email: string) =>
  as(who).call(teamsApi.askGuardian, { ...at(id), body: { email } });
/** What the last mail to a guardian leads to. */
const secretFor = async (email: string) => {
  const { text } = await lastMailTo(app, email);
  return /saglasnost\/([\w-]{43})/.exec(text)?.[1] ?? text;
};
const open = (token: string) => app.as().call(teamsApi.consent, { params: { token } });
const answer = (token: string, event: 'agree' | 'refuse' | 'withdraw') =>
  app.as().call(teamsApi.moveConsent, {
    params: { token },
    body: { event, ...(event === 'agree' ? { name: 'Selma Kovač', relation: 'mother' } : {}) },
  });
const ownOf = async (who: Who, id: string) => (await as(who).call(teamsApi.team, at(id))).data.own;
const news = async (who: Who) =>
  (await as(who).call(notificationsApi.list, {})).data.map(({ message }) => message);

it('shows a minor to nobody outside before a guardian agrees, and hides them at once again', async () => {
  const { lejla, vlasnik } = stage.people;
  await says('lejla', 2011);
  const content = completeContent({
    applicantName: lejla.name,
    storyContent: `Plakate crta ${lejla.name}, a sviramo svi.`,
    projectDescription: `Soba za probe koju uređuje ${lejla.name}.`,
  });
  const made = await stage.application({ status: 'published', members: [lejla], content });
  const page = async (reader = app.as()) => {
    const slug = { params: { slug: made.slug } };
    const { data } = (await reader.call(applicationsApi.publicView, slug)).data;
    const team = await reader.call(applicationsApi.members, at(made.id));
    const test = await reader.call(applicationsApi.testMembers, at(made.id));
    const found = await reader.call(applicationsApi.find, {
      query: { q: pages.project({ slug: made.slug }) },
    });
    const cards = await reader.call(applicationsApi.projects, { query: { limit: 100 } });
    return JSON.stringify([data, team.data, test.data, found.data, cards.data]);
  };
  const seen = await page();
  expect(seen).toContain(vlasnik.name);
  expect(seen).toContain('"teamSize":2');
  expect(seen).not.toContain(lejla.name);
  expect(await page(as('emir'))).not.toContain(lejla.name);
  expect(await page(as('vlasnik'))).toContain(lejla.name);
  expect(await page(as('koordinator'))).toContain(lejla.name);

  const mother = 'mama.lejle@primjer.ba';
  const own = await ask('lejla', made.id, mother.toUpperCase());
  expect(own.data.own).toMatchObject({ isMinor: true, consent: { status: 'pending' } });
  const secret = await secretFor(mother);
  const kept = await app.platform.db.pool.query('SELECT token_hash FROM guardian_consents');
  expect(JSON.stringify(kept.rows)).not.toContain(secret);
  const response = await open(secret);
  expect(response.data).toMatchObject({
    firstName: 'Lejla',
    others: 1,
    events: ['agree', 'refuse'],
  });
  expect(JSON.stringify(response.data)).not.toContain('2011');

  expect((await answer(secret, 'withdraw')).status).toBe(409);
  expect((await answer(secret, 'agree')).data.status).toBe('agreed');
  // What is kept for strangers follows the signal of the commit.
  await expect.poll(() => page()).toContain(lejla.name);
  // The confirmation leads to the same page.
  expect(await secretFor(mother)).toBe(secret);
  expect(await news('vlasnik')).toContainEqual(expect.stringContaining(lejla.name));

  expect((await answer(secret, 'withdraw')).data.status).toBe('withdrawn');
  await expect.poll(() => page()).not.toContain(lejla.name);
  // Only the guardian thinks again.
  expect((await ask('lejla', made.id, 'druga@primjer.ba')).status).toBe(409);
  const again = await as('lejla').call(teamsApi.sayAge, {
    ...at(made.id),
    body: { birthYear: 2001, adult: true },
  });
  expect(again.error.code).toBe('AGE_FIXED');
  expect((await answer(secret, 'agree')).data.status).toBe('agreed');
});

it('takes a minor’s name out of the roles of a business, typed there by hand', async () => {
  const { odbor1, vlasnik } = stage.people;
  await says('odbor1', 2011);
  const [role] = completeBlueContent().teamRoles;
  if (!role) throw new Error('The complete content has no role.');
  const named = (id: string, name: string) => ({ ...role, id, name });
  const made = await stage.application({
    call: await stage.call(stage.tuzla, { kind: 'blue' }),
    status: 'published',
    members: [odbor1],
    content: {
      ...completeBlueContent(),
      teamRoles: [named('t1', odbor1.name), named('t2', vlasnik.name), named('t3', 'Damir')],
    },
  });
  const roles = async (reader = app.as()) => {
    const slug = { params: { slug: made.slug } };
    const { data } = (await reader.call(applicationsApi.publicView, slug)).data;
    return (data as { teamRoles?: { name: string }[] }).teamRoles?.map(({ name }) => name);
  };
  expect(await roles()).toEqual(['neko iz tima', vlasnik.name, 'Damir']);
  expect(await roles(as('vlasnik'))).toContain(odbor1.name);
  const mother = 'mama.iz.odbora@primjer.ba';
  await ask('odbor1', made.id, mother);
  await answer(await secretFor(mother), 'agree');
  await expect.poll(roles).toContain(odbor1.name);
});

it('is not sent before ages and consents are there, and names whom it waits for', async () => {
  const { emir } = stage.people;
  await says('emir', null);
  const call = await stage.call(stage.tuzla, { minAge: 15, maxAge: 30 });
  const made = await stage.application({ call, members: [emir] });
  const body = { editRevision: 1 };
  const lacks = async () => {
    const sent = await as('vlasnik').call(applicationsApi.submit, { ...at(made.id), body });
    if (sent.status === 200) return 'sent';
    const { missing } = sent.error.details as { missing: { code: string; name: string }[] };
    return missing.map(({ code, name }) => `${name} ${code}`);
  };
  const owner = stage.people.vlasnik.name;
  expect(await lacks()).toEqual([`${owner} YEAR_UNSAID`, `${emir.name} AGE_UNSAID`]);
  const say = (who: Who, birthYear: number, adult = false) =>
    as(who).call(teamsApi.sayAge, { ...at(made.id), body: { birthYear, adult } });
  await say('vlasnik', 1990);
  expect((await say('emir', 2011, true)).status).toBe(400);
  await say('emir', 2013);
  expect(await lacks()).toEqual([`${owner} TOO_OLD`, `${emir.name} TOO_YOUNG`]);
  await say('vlasnik', 2000);
  // Younger than they are is put right by others alone.
  expect((await say('emir', 2010)).error.code).toBe('AGE_FIXED');
  await says('emir', 2010);
  expect(await lacks()).toEqual([`${emir.name} CONSENT_MISSING`]);
  const [mine] = (await as('emir').call(applicationsApi.mine)).data.filter(
    ({ id }) => id === made.id,
  );
  expect(mine?.missing).toMatchObject([{ code: 'CONSENT_MISSING', name: emir.name }]);
  // Nobody but the owner and who it is about reads what is lacking.
  const view = async (who: Who) =>
    (await as(who).call(teamsApi.team, at(made.id))).data.members.map(({ lack }) => lack);
  expect(await view('vlasnik')).toEqual([null, 'CONSENT_MISSING']);
  expect(await view('koordinator')).toEqual([null, null]);

  expect((await ask('emir', made.id, stage.people.vlasnik.email)).status).toBe(400);
  expect((await ask('vlasnik', made.id, 'mama@primjer.ba')).status).toBe(409);
  expect((await ask('lejla', made.id, 'mama@primjer.ba')).status).toBe(404);
  const father = 'tata.emira@primjer.ba';
  await ask('emir', made.id, father);
  await answer(await secretFor(father), 'agree');
  expect(await lacks()).toBe('sent');
});

it('ends without an answer, is asked again with another address, and is forgotten', async () => {
  await says('clan', 2011);
  const made = await stage.application({ call: await stage.call(stage.tuzla) });
  const mother = 'mama.clana@primjer.ba';
  await ask('clan', made.id, mother);
  const first = await secretFor(mother);
  const aunt = 'tetka.clana@primjer.ba';
  await ask('clan', made.id, aunt);
  const second = await secretFor(aunt);
  expect((await open(first)).status).toBe(404);

  const sweep = () => app.platform.jobs.runNow(consentJobs.sweep);
  const day = 86_400_000;
  app.clock.forward(consentLimits.days * day);
  expect((await answer(second, 'agree')).status).toBe(409);
  await sweep();
  expect((await open(second)).data).toMatchObject({ status: 'expired', events: [] });
  app.clock.forward((consentLimits.keptDays + 1) * day);
  await sweep();
  expect((await open(second)).status).toBe(404);
  app.clock.forward(-(consentLimits.days + consentLimits.keptDays + 1) * day);
  expect(await news('clan')).toContainEqual(expect.stringContaining('Prošlo je 14 dana'));
  expect(await ownOf('clan', made.id)).toMatchObject({ isMinor: true, consent: null });
});

it('ends with the membership', async () => {
  await says('odbor3', 2011);
  const { odbor3 } = stage.people;
  const made = await stage.application({
    call: await stage.call(stage.tuzla),
    members: [odbor3],
  });
  const father = 'tata.odbora@primjer.ba';
  await ask('odbor3', made.id, father);
  const secret = await secretFor(father);
  expect((await answer(secret, 'refuse')).data).toMatchObject({
    status: 'refused',
    events: ['agree'],
  });
  const { data } = await as('vlasnik').call(teamsApi.team, at(made.id));
  expect(data.members[1]).toMatchObject({ lack: 'CONSENT_MISSING', consent: 'refused' });
  const memberId = data.members[1]?.id ?? '';
  await as('vlasnik').call(teamsApi.leave, { params: { id: made.id, memberId } });
  expect((await open(secret)).status).toBe(404);
});

it('a later year is said by oneself, seldom once a guardian was asked, who is asked anew; the profile waits too', async () => {
  const { odbor2 } = stage.people;
  await says('odbor2', 2011);
  const made = await stage.application({
    call: await stage.call(stage.tuzla),
    members: [odbor2],
  });
  const profile = async (reader = as('lejla')) => {
    const params = { profileSlug: profileSlug(odbor2.name, odbor2.id) };
    return (await reader.call(profilesApi.view, { params })).status;
  };
  const preview = async () =>
    (await as('odbor2').call(profilesApi.preview, { query: { as: 'members' } })).data;
  const say = (birthYear: number, adult = false) =>
    as('odbor2').call(teamsApi.sayAge, { ...at(made.id), body: { birthYear, adult } });
  expect(await Promise.all([profile(), profile(app.as()), profile(as('odbor2'))])).toEqual([
    404, 404, 200,
  ]);
  expect(await preview()).toEqual({ state: 'hidden', why: 'guardian' });
  // Before anybody was asked as often as one likes, and never to an earlier one.
  for (const year of [2011, 2012]) expect((await say(year)).status).toBe(200);
  for (const year of [2011, 1999]) expect((await say(year)).error.code).toBe('AGE_FIXED');

  const father = 'tata.od.odbora@primjer.ba';
  await ask('odbor2', made.id, father);
  const first = await secretFor(father);
  await answer(first, 'agree');
  expect(await profile()).toBe(200);
  expect((await preview()).state).toBe('shown');

  expect((await say(2013)).data.own).toMatchObject({
    isMinor: true,
    consent: { status: 'pending', email: father },
  });
  expect(await profile()).toBe(404);
  expect((await open(first)).status).toBe(404);
  const second = await secretFor(father);
  expect((await open(second)).data.events).toEqual(['agree', 'refuse']);

  expect((await say(2014)).status).toBe(200);
  expect((await say(2015)).error.code).toBe('AGE_FIXED');
});
