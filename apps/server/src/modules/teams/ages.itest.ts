import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { networkApi } from '@app/contracts/network/network.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { teamsApi } from '@app/contracts/teams/teams.api';
import { expect, it } from 'vitest';
import { lastMailTo } from '../../platform/testing/mails.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { updateAccount } from '../accounts/public.ts';

const app = setUpApp();
const stage = setUpGrants(app);
type Who = keyof typeof stage.people;

const as = (who: Who) => app.as(stage.people[who].token);
const at = (id: string) => ({ params: { id } });
const says = (who: Who, birthYear: number | null) =>
  app.platform.db.transaction((tx) =>
    updateAccount(tx, stage.people[who].id, { birthYear, adultSaidAt: null }),
  );
const draft = async (...members: Who[]) =>
  stage.application({
    call: await stage.call(stage.tuzla),
    members: members.map((who) => stage.people[who]),
  });
const say = (who: Who, id: string, birthYear: number | null, adult = false) =>
  as(who).call(teamsApi.sayAge, { ...at(id), body: { birthYear, adult } });
const correct = (who: Who, birthYear: number | null, adult = false) =>
  as(who).call(teamsApi.correctAge, { body: { birthYear, adult } });
const known = async (who: Who) => (await as(who).call(teamsApi.ownAge)).data;
const waiting = async (who: Who) =>
  (await as(who).call(teamsApi.ageCorrections, { query: { limit: 100 } })).data.items;
const decide = (by: Who, who: Who, event: 'confirm' | 'refuse') =>
  as(by).call(teamsApi.moveAgeCorrection, {
    params: { userId: stage.people[who].id },
    body: { event, note: 'Lična karta, uvid u banci.' },
  });
const news = async (who: Who) =>
  (await as(who).call(notificationsApi.list, {})).data.map(({ message }) => message);

it('an adult who says sixteen reaches no minor by it, and is not of age again by saying so', async () => {
  const { odbor1, emir } = stage.people;
  await says('odbor1', 2011);
  // A guardian agreed that they are seen: whoever finds them may ask to be connected, without a word.
  const shown = await draft('odbor1');
  await as('odbor1').call(teamsApi.askGuardian, { ...at(shown.id), body: { email: 'mama@m.ba' } });
  const { text } = await lastMailTo(app, 'mama@m.ba');
  const [, token = ''] = /saglasnost\/([\w-]{43})/.exec(text) ?? [];
  const body = { event: 'agree' as const, name: 'Selma Kovač', relation: 'mother' as const };
  await app.as().call(teamsApi.moveConsent, { params: { token }, body });
  const tries = async () => [
    (await as('emir').call(conversationsApi.start, { body: { userIds: [odbor1.id] } })).status,
    (await as('emir').call(networkApi.person, { params: { userId: odbor1.id } })).data.mayWriteNote,
    (await as('emir').call(networkApi.invite, { body: { userId: odbor1.id, note: 'Zdravo!' } }))
      .status,
  ];
  const before = await tries();
  expect(before).toEqual([409, false, 400]);

  const made = await draft('emir');
  expect((await say('emir', made.id, 2010)).data.own?.isMinor).toBe(true);
  expect(await tries()).toEqual(before);
  for (const [year, adult] of [
    [null, true],
    [1990, true],
    [2009, false],
  ] as const) {
    const again = await say('emir', made.id, year, adult);
    expect([again.status, again.error.code]).toEqual([409, 'AGE_FIXED']);
  }
  expect(await known('emir')).toMatchObject({ birthYear: 2010, isMinor: true, correction: null });
  // Nobody finds them meanwhile: they are protected like anybody of that age.
  const { data } = await as('lejla').call(networkApi.directory, { query: { q: emir.name } });
  expect(data.items).toEqual([]);
});

it('a wrong age is put right by staff, who are told of it, and by nobody for themselves', async () => {
  await says('lejla', 2012);
  const made = await draft('lejla');
  expect((await correct('lejla', 2020)).status).toBe(400);
  expect((await correct('lejla', 1998, true)).data).toMatchObject({
    isMinor: true,
    birthYear: 2012,
    correction: { birthYear: 1998, adult: true },
  });
  const seen = (await as('lejla').call(teamsApi.team, at(made.id))).data.own;
  expect(seen).toMatchObject({ isMinor: true, correction: { birthYear: 1998 } });
  expect(await news('moderator')).toContainEqual(expect.stringContaining('ispravku svojih godina'));
  expect(await waiting('moderator')).toContainEqual(
    expect.objectContaining({
      name: stage.people.lejla.name,
      known: { birthYear: 2012, adult: false },
      birthYear: 1998,
      guardian: 'none',
    }),
  );
  // Neither the bank nor the member decides.
  for (const who of ['koordinator', 'lejla'] as const) {
    expect((await decide(who, 'lejla', 'confirm')).status).toBe(403);
  }
  expect((await decide('moderator', 'lejla', 'refuse')).status).toBe(200);
  expect(await known('lejla')).toMatchObject({ birthYear: 2012, correction: null });
  expect(await news('lejla')).toContainEqual(expect.stringContaining('nismo mogli potvrditi'));
  expect((await decide('moderator', 'lejla', 'confirm')).status).toBe(404);

  await correct('lejla', 1998, true);
  await as('lejla').call(teamsApi.dropAgeCorrection);
  expect((await waiting('moderator')).map(({ name }) => name)).not.toContain(
    stage.people.lejla.name,
  );
  await correct('lejla', 1998, true);
  expect((await decide('moderator', 'lejla', 'confirm')).status).toBe(200);
  expect(await known('lejla')).toMatchObject({ birthYear: 1998, isMinor: false });
  expect(await news('lejla')).toContainEqual(expect.stringContaining('je potvrđena'));
  // Of age, they say the rest themselves.
  expect((await correct('lejla', 1997)).error.code).toBe('WRONG_STATUS');
  const { rows } = await app.platform.db.pool.query(
    "SELECT actor_id, details FROM audit_entries WHERE action = 'account.age-confirmed' AND subject = $1",
    [stage.people.lejla.id],
  );
  expect(rows).toEqual([
    { actor_id: stage.people.moderator.id, details: { note: 'Lična karta, uvid u banci.' } },
  ]);
});

it('staff does not decide about itself', async () => {
  await says('moderator', 2010);
  await correct('moderator', 1990, true);
  expect((await waiting('moderator')).map(({ name }) => name)).not.toContain(
    stage.people.moderator.name,
  );
  expect((await decide('moderator', 'moderator', 'confirm')).status).toBe(404);
  expect((await decide('admin', 'moderator', 'confirm')).status).toBe(200);
  expect((await known('moderator')).isMinor).toBe(false);
});

it('a guardian who agrees confirms the year that their page shows, and never that somebody is of age', async () => {
  await says('clan', 2013);
  const made = await stage.application({ call: await stage.call(stage.tuzla) });
  const mother = 'mama.clana@primjer.ba';
  const asks = () =>
    as('clan').call(teamsApi.askGuardian, { ...at(made.id), body: { email: mother } });
  const secret = async () =>
    /saglasnost\/([\w-]{43})/.exec((await lastMailTo(app, mother)).text)?.[1] ?? '';
  const page = async (token: string) =>
    (await app.as().call(teamsApi.consent, { params: { token } })).data;
  const agree = async (token: string) =>
    app.as().call(teamsApi.moveConsent, {
      params: { token },
      body: { event: 'agree', name: 'Selma Kovač', relation: 'mother' },
    });
  await asks();
  const first = await secret();
  expect((await page(first)).birthYear).toBeNull();
  expect((await agree(first)).status).toBe(200);
  expect((await known('clan')).birthYear).toBe(2013);

  // Who agreed is asked anew, and the page they had says nothing any more.
  await correct('clan', 2010);
  expect((await app.as().call(teamsApi.consent, { params: { token: first } })).status).toBe(404);
  const second = await secret();
  expect((await page(second)).birthYear).toBe(2010);
  expect((await known('clan')).birthYear).toBe(2013);
  expect((await agree(second)).status).toBe(200);
  expect(await known('clan')).toMatchObject({ birthYear: 2010, isMinor: true, correction: null });

  // Nor is a year confirmed by which they become of age this year, nor that they are.
  for (const [year, adult] of [
    [2008, false],
    [null, true],
  ] as const) {
    await correct('clan', year, adult);
    await asks();
    const token = await secret();
    expect((await page(token)).birthYear).toBeNull();
    await agree(token);
    expect((await known('clan')).birthYear).toBe(2010);
  }
});
