import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { personOf } from '../accounts/public.ts';
import { mailRecipients } from './choices.service.ts';
import { sendDigest } from './mails.service.ts';
import { setUpNotifications } from './notifications.testing.ts';
import { readUnsubscribeToken } from './unsubscribe.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

const {
  tell,
  choose,
  mailed: mails,
} = setUpNotifications(app, {
  text: 'contractSignedTeam',
  values: { title: 'Klupa' },
  actionUrl: '/canvas-narandzasti-pregled/klupa',
});

afterEach(() => vi.restoreAllMocks());

const readAll = (who: Persona) => app.as(who.token).call(notificationsApi.markAllRead);

/** Lets the clock come to a time and runs what is due by then. */
const at = async (time: string) => {
  app.clock.set(time);
  await app.platform.jobs.runNow('notifications.digests');
  await app.platform.jobs.drain();
};

describe('a notification by e-mail', () => {
  it('goes out at once, in the reader’s language, with a way to end it', async () => {
    const sent: Mail[] = [];
    vi.spyOn(app.platform.mail, 'send').mockImplementation(async (mail) => void sent.push(mail));
    await app.platform.db.pool.query(`UPDATE users SET language = 'en' WHERE id = $1`, [
      cast.emir.id,
    ]);
    await tell([cast.lejla.id, cast.emir.id]);
    await app.platform.jobs.drain();
    expect(sent.map((mail) => [mail.to, mail.subject]).sort()).toEqual([
      [cast.emir.email, 'Contract signed'],
      [cast.lejla.email, 'Ugovor je potpisan'],
    ]);
    for (const mail of sent) {
      const token = mail.unsubscribe?.split('/').at(-1) ?? '';
      const who = mail.to === cast.emir.email ? cast.emir : cast.lejla;
      expect(readUnsubscribeToken(app.platform.secret, token)).toEqual({
        userId: who.id,
        what: 'status_change',
      });
    }
    await app.platform.db.pool.query(`UPDATE users SET language = 'bhs'`);
  });

  it('stays away where it is not wanted, was read, or has a mail of its own', async () => {
    await tell([cast.lejla.id], { type: 'donation' });
    await tell([cast.lejla.id], { ownMail: true });
    await tell([cast.lejla.id]);
    await readAll(cast.lejla);
    expect(await mails(cast.lejla)).toEqual([]);
    await tell([cast.lejla.id]);
    await choose(cast.lejla, { types: [{ type: 'status_change', mail: false }] });
    expect(await mails(cast.lejla)).toEqual([]);
    await choose(cast.lejla, {
      types: [{ type: 'status_change', mail: true }],
      frequency: 'never',
    });
    await tell([cast.lejla.id]);
    expect(await mails(cast.lejla)).toEqual([]);
  });

  it('waits for the end of quiet hours', async () => {
    await choose(cast.lejla, { quietHours: { from: '12:30', to: '14:00' } });
    await tell([cast.lejla.id]);
    expect(await mails(cast.lejla)).toEqual([]);
    app.clock.set('2026-11-20T13:00:00.000Z');
    expect(await mails(cast.lejla)).toEqual(['Ugovor je potpisan']);
  });

  it('is tried again after a failure, and sent once', async () => {
    await tell([cast.lejla.id]);
    const send = vi.spyOn(app.platform.mail, 'send').mockRejectedValueOnce(new Error('No server'));
    await expect(app.platform.jobs.drain()).rejects.toThrow('No server');
    expect(await mails(cast.lejla)).toEqual(['Ugovor je potpisan']);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('an account that is closed or waits to be erased', () => {
  const pool = () => app.platform.db.pool;
  const ends = [
    ['closed', 'closed_at = now()', 'closed_at = NULL'],
    ['waiting', 'deletion_requested_at = now()', 'deletion_requested_at = NULL'],
  ] as const;

  it.each(ends)('gets no mail: %s', async (_name, change, back) => {
    await choose(cast.emir, { frequency: 'daily' });
    await tell([cast.lejla.id]);
    await tell([cast.emir.id]);
    const ids = [cast.lejla.id, cast.emir.id];
    await pool().query(`UPDATE users SET ${change} WHERE id = ANY($1)`, [ids]);
    const asked = [...ids, cast.clan.id];
    const wanted = await mailRecipients(
      app.platform.db.read,
      asked,
      'status_change',
      app.clock.now(),
    );
    await at('2026-11-21T07:00:00.000Z');
    await pool().query(`UPDATE users SET ${back} WHERE id = ANY($1)`, [ids]);
    expect([...wanted.keys()]).toEqual([cast.clan.id]);
    expect([...(await mails(cast.lejla)), ...(await mails(cast.emir))]).toEqual([]);
  });
});

describe('the digest', () => {
  it('comes daily at eight, with what is unread and was in none before', async () => {
    await choose(cast.lejla, { frequency: 'daily' });
    await tell([cast.lejla.id]);
    await readAll(cast.lejla);
    await tell([cast.lejla.id], { text: 'implementationStartedTeam' });
    await tell([cast.lejla.id], { ownMail: true });
    expect(await mails(cast.lejla)).toEqual([]);
    await at('2026-11-21T06:59:00.000Z');
    expect(await mails(cast.lejla)).toEqual([]);
    await at('2026-11-21T07:00:00.000Z');
    expect(await mails(cast.lejla)).toEqual(['2 nova obavještenja']);
    const [{ text } = { text: '' }] = await app.platform.mail.caught(cast.lejla.email);
    expect(text).toContain('Provedba je počela');
    await at('2026-11-21T07:15:00.000Z');
    await at('2026-11-22T07:00:00.000Z');
    expect(await mails(cast.lejla)).toHaveLength(1);
    await tell([cast.lejla.id]);
    await at('2026-11-22T12:00:00.000Z');
    expect(await mails(cast.lejla)).toHaveLength(1);
    await at('2026-11-23T07:00:00.000Z');
    expect((await mails(cast.lejla))[0]).toBe('1 novo obavještenje');
  });

  it('comes on Mondays where it is weekly, and later where the hours are quiet', async () => {
    await choose(cast.lejla, {
      frequency: 'weekly',
      quietHours: { from: '20:00', to: '08:30' },
    });
    await tell([cast.lejla.id]);
    await at('2026-11-21T07:00:00.000Z');
    await at('2026-11-23T07:00:00.000Z');
    expect(await mails(cast.lejla)).toEqual([]);
    await at('2026-11-23T07:30:00.000Z');
    expect(await mails(cast.lejla)).toEqual(['1 novo obavještenje']);
  });

  it('makes up for a time that was missed', async () => {
    await choose(cast.lejla, { frequency: 'daily' });
    await tell([cast.lejla.id]);
    await at('2026-11-21T15:15:00.000Z');
    expect(await mails(cast.lejla)).toEqual(['1 novo obavještenje']);
  });

  it('is sent once, however many copies see to it', async () => {
    const copy = await createApp(app.platform.settings, app.databaseUrl, {
      pages: false,
      clock: app.clock,
      log: app.platform.log,
    });
    try {
      await choose(cast.lejla, { frequency: 'daily' });
      await tell([cast.lejla.id]);
      app.clock.set('2026-11-21T07:00:00.000Z');
      const due = app.clock.now();
      await Promise.all(
        [app, copy, app, copy].map((one) => one.platform.jobs.runNow('notifications.digests')),
      );
      await Promise.all(
        [app, copy, app, copy, app].map((one) => sendDigest(one.platform, cast.lejla.id, due)),
      );
      await Promise.all([app.platform.jobs.drain(), copy.platform.jobs.drain()]);
      expect(await mails(cast.lejla)).toEqual(['1 novo obavještenje']);
      const { rows } = await app.platform.db.pool.query('SELECT * FROM notification_mails');
      expect(rows[0].digested_at).toEqual(due);
    } finally {
      await copy.close();
    }
  });

  it('is tried again whole after a failure', async () => {
    await choose(cast.lejla, { frequency: 'daily' });
    await tell([cast.lejla.id]);
    app.clock.set('2026-11-21T07:00:00.000Z');
    await app.platform.jobs.runNow('notifications.digests');
    vi.spyOn(app.platform.mail, 'send').mockRejectedValueOnce(new Error('No server'));
    await expect(app.platform.jobs.drain()).rejects.toThrow('No server');
    expect(await mails(cast.lejla)).toEqual(['1 novo obavještenje']);
  });

  it('holds what goes by e-mail only, and leaves what is not wanted any more', async () => {
    await choose(cast.lejla, {
      frequency: 'daily',
      types: [
        { type: 'comment', app: false, mail: true },
        { type: 'donation', mail: true },
      ],
    });
    await tell([cast.lejla.id], { type: 'comment' });
    await tell([cast.lejla.id], { type: 'donation' });
    await choose(cast.lejla, { types: [{ type: 'donation', mail: false }] });
    await at('2026-11-21T07:00:00.000Z');
    expect(await mails(cast.lejla)).toEqual(['1 novo obavještenje']);
  });

  it('comes at once when mails are wanted at once, and not at all when none are', async () => {
    await choose(cast.lejla, { frequency: 'weekly' });
    await tell([cast.lejla.id]);
    app.clock.forward(60_000);
    await choose(cast.lejla, { frequency: 'at_once' });
    expect(await mails(cast.lejla)).toEqual(['1 novo obavještenje']);
    await choose(cast.emir, { frequency: 'weekly' });
    await tell([cast.emir.id]);
    await choose(cast.emir, { frequency: 'never' });
    await choose(cast.emir, { frequency: 'daily' });
    await at('2026-11-23T07:00:00.000Z');
    expect(await mails(cast.emir)).toEqual([]);
  });

  it('takes over what still waited to go out at once', async () => {
    await choose(cast.lejla, { quietHours: { from: '12:00', to: '14:00' } });
    await tell([cast.lejla.id]);
    await choose(cast.lejla, { frequency: 'daily' });
    app.clock.set('2026-11-20T13:00:00.000Z');
    expect(await mails(cast.lejla)).toEqual([]);
    await at('2026-11-21T07:00:00.000Z');
    expect(await mails(cast.lejla)).toEqual(['1 novo obavještenje']);
  });
});

describe('what is kept about a member', () => {
  const part = () => {
    const found = app.platform.personalData.find((one) => one.name === 'notifications');
    if (!found) throw new Error('The notifications name no personal data.');
    return found;
  };

  it('is given to them without the names of others, and erased', async () => {
    const person = await personOf(app.platform.db.read, cast.lejla.id);
    if (!person) throw new Error('She is not there.');
    await choose(cast.lejla, { frequency: 'daily', types: [{ type: 'comment', app: false }] });
    await tell([cast.lejla.id], { text: 'invitationAccepted', from: cast.emir.id });
    await tell([cast.emir.id], { text: 'invitationAccepted', from: cast.lejla.id });
    await tell([cast.emir.id], { text: 'invitationDeclined', from: cast.lejla.id });
    const given = await part().collect(app.platform.db.read, cast.lejla.id, person);
    expect(given).toMatchObject({
      notifications: [
        { bhs: { message: 'U timu projekta „Klupa“ je sada i Neko.' }, readAt: null },
      ],
      choices: [{ type: 'comment', channel: 'app', on: false }],
      mails: { frequency: 'daily', quiet: null },
    });
    expect(JSON.stringify(given)).not.toContain('Begić');
    const erased = await app.platform.db.transaction((tx) =>
      part().erase(tx, cast.lejla.id, app.clock.now(), person),
    );
    expect(erased).toEqual([]);
    const left = await part().collect(app.platform.db.read, cast.lejla.id, person);
    expect(left).toEqual({
      notifications: [],
      devices: [],
      choices: [],
      mails: { frequency: 'at_once', quiet: null },
    });
    // What is no longer so went.
    expect((await app.as(cast.emir.token).call(notificationsApi.list, {})).data).toMatchObject([
      { message: expect.stringContaining('ovaj put ne može u tim') },
    ]);
  });
});
