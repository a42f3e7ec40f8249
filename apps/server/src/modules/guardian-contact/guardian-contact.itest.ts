import { conversationsApi } from '@app/contracts/conversations/conversations.api';
import { guardianContactApi } from '@app/contracts/guardian-contact/guardian-contact.api';
import { networkApi } from '@app/contracts/network/network.api';
import { reportsApi } from '@app/contracts/reports/reports.api';
import {
  type GuardianEvent,
  guardianContactLimits,
} from '@app/domain/guardian-contact/guardian-contact';
import { describe, expect, it } from 'vitest';
import { newId, newSecret } from '../../platform/ids.ts';
import { lastMailTo } from '../../platform/testing/mails.ts';
import { partOf } from '../../platform/testing/personal-data.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { updateAccount } from '../accounts/public.ts';
import { type Talker, talkersOf } from '../conversations/conversations.testing.ts';
import { createGuardianContact } from './guardian-contact.factory.ts';
import { jobNames } from './guardian-contact.names.ts';

const app = setUpApp();
const cast = setUpPersonas(app);
const talk = talkersOf(app);
const { member, connect, write, start, idOf } = talk;

const young = 2013;
const aDay = 86_400_000;
let addresses = 0;
const address = () => {
  addresses += 1;
  return `mama-${addresses}@primjer.ba`;
};
const own = async (who: Talker) => (await app.as(who.token).call(guardianContactApi.own)).data;
const set = (who: Talker, email: string) =>
  app.as(who.token).call(guardianContactApi.set, { body: { email } });
const drop = (who: Talker) => app.as(who.token).call(guardianContactApi.drop);
const tokenIn = async (email: string) => {
  const { text } = await lastMailTo(app, email);
  return /staratelj\/([\w-]{43})/.exec(text)?.[1] ?? text;
};
const asked = (token: string) => app.as().call(guardianContactApi.asked, { params: { token } });
const answer = (token: string, event: GuardianEvent) =>
  app.as().call(guardianContactApi.answer, { params: { token }, body: { event } });
const mailsTo = async (email: string) => {
  await app.platform.jobs.drain();
  return app.platform.mail.caught(email);
};
const audited = async (who: Talker) => {
  const { rows } = await app.platform.db.pool.query<{ action: string }>(
    "SELECT action FROM audit_entries WHERE subject = $1 AND action LIKE 'guardian.%' ORDER BY at, id",
    [who.id],
  );
  return rows.map(({ action }) => action);
};
const confirmed = async (who: Talker) => {
  const email = address();
  await app.platform.db.transaction((tx) =>
    createGuardianContact(tx, who.id, { email, sentAt: app.clock.now() }),
  );
  return email;
};
const years = (who: Talker, birthYear: number | null) =>
  app.platform.db.transaction((tx) => updateAccount(tx, who.id, { birthYear }));

describe('the address of a guardian', () => {
  it('counts once the guardian confirmed it, by a link that works once', async () => {
    const ana = await member({ birthYear: young });
    const mother = address();
    expect(await own(ana)).toEqual({ isOffered: true, contact: null });
    const given = await set(ana, mother.toUpperCase());
    expect(given.data.contact).toMatchObject({ email: mother, confirmedAt: null });
    const secret = await tokenIn(mother);
    const { rows } = await app.platform.db.pool.query('SELECT * FROM guardian_contacts');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await asked(secret)).data).toMatchObject({
      status: 'pending',
      events: ['confirm', 'remove'],
    });
    expect(JSON.stringify((await asked(secret)).data)).not.toMatch(new RegExp(`${young}|@`));

    expect((await answer(secret, 'confirm')).data.status).toBe('confirmed');
    expect((await own(ana)).contact?.confirmedAt).not.toBeNull();
    expect((await answer(secret, 'confirm')).status).toBe(404);
    expect((await asked(secret)).status).toBe(404);

    const remove = await tokenIn(mother);
    expect(remove).not.toBe(secret);
    expect((await asked(remove)).data).toMatchObject({ status: 'confirmed', events: ['remove'] });
    expect((await answer(remove, 'confirm')).status).toBe(409);
    expect((await answer(remove, 'remove')).data.status).toBe('removed');
    expect(await own(ana)).toEqual({ isOffered: true, contact: null });
    expect((await answer(remove, 'remove')).status).toBe(404);
    expect(await audited(ana)).toEqual(['guardian.asked', 'guardian.confirmed', 'guardian.left']);
  });

  it('is sent anew, replaced and removed by the member; earlier links open nothing', async () => {
    const ana = await member({ birthYear: young });
    const [mother, aunt] = [address(), address()];
    await set(ana, mother);
    const first = await tokenIn(mother);
    await set(ana, mother);
    const second = await tokenIn(mother);
    expect([(await asked(first)).status, (await asked(second)).status]).toEqual([404, 200]);
    await answer(second, 'confirm');
    const remove = await tokenIn(mother);
    // Who confirmed is not asked again.
    expect((await set(ana, mother)).data.contact?.confirmedAt).not.toBeNull();
    expect(await mailsTo(mother)).toHaveLength(3);

    expect((await set(ana, aunt)).data.contact).toMatchObject({ email: aunt, confirmedAt: null });
    expect((await asked(remove)).status).toBe(404);
    const third = await tokenIn(aunt);
    expect((await drop(ana)).data).toEqual({ isOffered: true, contact: null });
    expect((await asked(third)).status).toBe(404);
    expect((await drop(ana)).status).toBe(200);
  });

  it('is offered to those alone who are under fifteen, and taken from nobody else', async () => {
    for (const birthYear of [null, 2011, 1990]) {
      const ana = await member({ birthYear });
      expect(await own(ana)).toEqual({ isOffered: false, contact: null });
      expect((await set(ana, address())).status).toBe(409);
    }
    const ana = await member({ birthYear: young });
    const { rows } = await app.platform.db.pool.query<{ email: string }>(
      'SELECT email FROM users WHERE id = $1',
      [ana.id],
    );
    const self = await set(ana, rows[0]?.email ?? '');
    expect(self.error).toMatchObject({ code: 'VALIDATION', fields: { email: expect.any(String) } });
    expect((await set(ana, 'mama')).error.code).toBe('VALIDATION');
  });

  it('is asked for only so often', async () => {
    const ana = await member({ birthYear: young });
    for (let time = 0; time < guardianContactLimits.requests.max; time += 1) {
      expect((await set(ana, address())).status).toBe(200);
    }
    expect((await set(ana, address())).status).toBe(429);
  });

  it('goes by itself: unconfirmed after two weeks, and when the member becomes fifteen', async () => {
    const [ana, iva, una] = [
      await member({ birthYear: young }),
      await member({ birthYear: young }),
      await member({ birthYear: young }),
    ];
    const token = newSecret();
    await app.platform.db.transaction(async (tx) => {
      const sentAt = new Date(app.clock.now().getTime() - guardianContactLimits.days * aDay);
      await createGuardianContact(tx, ana.id, { token, sentAt });
    });
    await confirmed(iva);
    await confirmed(una);
    expect((await own(ana)).contact?.isExpired).toBe(true);
    expect((await answer(token, 'confirm')).status).toBe(404);
    await years(iva, 2011);
    expect((await own(iva)).contact).toBeNull();
    await app.platform.jobs.runNow(jobNames.sweep);
    const { rows } = await app.platform.db.pool.query<{ user_id: string }>(
      'SELECT user_id FROM guardian_contacts WHERE user_id = ANY($1)',
      [[ana.id, iva.id, una.id]],
    );
    expect(rows.map((row) => row.user_id)).toEqual([una.id]);
    expect(await audited(iva)).toEqual(['guardian.ended']);
  });

  it('is in the member’s archive, and goes with their account and with the guardian’s', async () => {
    const [ana, iva, mother] = [
      await member({ birthYear: young }),
      await member({ birthYear: young }),
      await member(),
    ];
    const email = await confirmed(ana);
    const person = (who: Talker, addressesOf: string[]) => ({
      id: who.id,
      firstName: 'Ana',
      lastName: 'Anić',
      addresses: addressesOf,
      phoneNumber: null,
      language: 'bhs' as const,
    });
    const { read } = app.platform.db;
    expect(
      await partOf(app, 'guardianContact').collect(read, ana.id, person(ana, [])),
    ).toMatchObject({
      guardian: { email },
      guardianOf: [],
    });
    const hers = `${newId()}@primjer.ba`;
    await app.platform.db.transaction((tx) =>
      createGuardianContact(tx, iva.id, { email: hers, sentAt: app.clock.now() }),
    );
    const asMother = person(mother, [hers]);
    expect(await partOf(app, 'guardianContact').collect(read, mother.id, asMother)).toMatchObject({
      guardian: null,
      guardianOf: [{ email: hers }],
    });
    await app.platform.db.transaction(async (tx) => {
      await partOf(app, 'guardianContact').erase(tx, ana.id, app.clock.now(), person(ana, []));
      await partOf(app, 'guardianContact').erase(tx, mother.id, app.clock.now(), asMother);
    });
    expect([(await own(ana)).contact, (await own(iva)).contact]).toEqual([null, null]);
  });
});

describe('a report on a message', () => {
  /** Two who are connected; the first wrote what the second reported. */
  const reported = async (from: Talker, to: Talker) => {
    await connect(from, to);
    const id = await idOf(start(from, to));
    const { data } = await write(from, id, 'Ružna riječ o nekome');
    await app.as(to.token).call(reportsApi.report, {
      body: { kind: 'message', subjectId: data.id, fault: 'insult', text: '', context: [] },
    });
    const { items } = (
      await app.as(cast.moderator.token).call(reportsApi.list, { query: { state: 'open' } })
    ).data;
    return items[0]?.id ?? '';
  };
  const decide = (id: string, event: 'dismiss' | 'warn' | 'remove') =>
    app.as(cast.moderator.token).call(reportsApi.move, {
      params: { id },
      body:
        event === 'dismiss'
          ? { event, reason: '' }
          : { event, rule: 'insult', reason: 'Ne vrijeđamo se.' },
    });

  it('that is upheld tells the guardians of who wrote it and of who reported it, without a word of it', async () => {
    const ana = await member({ firstName: 'Ana', lastName: 'Perić', birthYear: young });
    const iva = await member({ firstName: 'Iva', lastName: 'Kos', birthYear: young });
    const [ofAna, ofIva] = [await confirmed(ana), await confirmed(iva)];
    const id = await reported(ana, iva);
    expect((await decide(id, 'warn')).status).toBe(200);
    const [[first, ...more], [second]] = [await mailsTo(ofAna), await mailsTo(ofIva)];
    expect(more).toEqual([]);
    expect(first?.text).toContain('krši pravila');
    expect(second?.text).toContain('javlja da poruka');
    for (const mail of [first, second]) {
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Ružna|vrijeđamo/);
    }
    // Nobody learns through it who reported whom.
    expect(first?.text).not.toContain(iva.name);
    expect(second?.text).not.toContain(ana.name);
    expect(await audited(ana)).toEqual(['guardian.told']);
    // The mail takes the address out again.
    expect(first?.text).toMatch(/staratelj\/[\w-]{43}/);
  });

  it('that is dismissed tells no guardian, nor does one of anything else', async () => {
    const [ana, iva] = [await member({ birthYear: young }), await member({ birthYear: young })];
    const ofAna = await confirmed(ana);
    await decide(await reported(ana, iva), 'dismiss');
    expect(await mailsTo(ofAna)).toEqual([]);
    expect(
      (await app.as(iva.token).call(networkApi.block, { params: { userId: ana.id } })).status,
    ).toBe(200);
    expect(await mailsTo(ofAna)).toEqual([]);
  });

  it('tells nobody at an address that was not confirmed, or of somebody who is fifteen by now', async () => {
    const [ana, iva] = [await member({ birthYear: young }), await member({ birthYear: young })];
    const waiting = address();
    await app.platform.db.transaction((tx) =>
      createGuardianContact(tx, ana.id, {
        email: waiting,
        sentAt: app.clock.now(),
        token: newSecret(),
      }),
    );
    const ofIva = await confirmed(iva);
    await years(iva, 2011);
    await decide(await reported(ana, iva), 'remove');
    expect([await mailsTo(waiting), await mailsTo(ofIva)]).toEqual([[], []]);
  });
});

it('stands in no answer to anybody but the member', async () => {
  const [ana, iva] = [await member({ birthYear: young }), await member()];
  const email = await confirmed(ana);
  await connect(ana, iva);
  const id = await idOf(start(ana, iva));
  await write(ana, id, 'Zdravo');
  const seen = [
    (await app.as(iva.token).call(conversationsApi.open, { params: { id } })).data,
    (await app.as(iva.token).call(conversationsApi.messages, { params: { id }, query: {} })).data,
    (await app.as(iva.token).call(guardianContactApi.own)).data,
    (await app.as(cast.moderator.token).call(reportsApi.list, { query: { state: 'open' } })).data,
  ];
  expect(JSON.stringify(seen)).not.toContain(email);
});
