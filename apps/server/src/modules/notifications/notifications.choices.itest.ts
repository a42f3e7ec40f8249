import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import type { NotificationChoicesChange } from '@app/contracts/notifications/notifications.schemas';
import { notificationTypes } from '@app/domain/notifications/notification.types';
import { describe, expect, it } from 'vitest';
import type { Persona } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { testNow } from '../../platform/testing/testApp.ts';
import { setUpNotifications } from './notifications.testing.ts';
import { mailRecipients } from './public.ts';
import { unsubscribeToken } from './unsubscribe.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

const { tell, choose, list } = setUpNotifications(app, {
  type: 'team_activity',
  text: 'teamActivity',
  values: { title: 'Klupa', section: 'Budžet' },
});

const choices = async (who: Persona) =>
  (await app.as(who.token).call(notificationsApi.choices)).data;

const listed = async (who: Persona) => (await list(who)).data.map((one) => one.type);

describe('choices', () => {
  it('are all there, with defaults and with what cannot be changed', async () => {
    const all = await choices(cast.lejla);
    expect(all.types.map((one) => one.type)).toEqual(notificationTypes);
    expect(all.types.find((one) => one.type === 'status_change')).toEqual({
      type: 'status_change',
      kind: 'applications',
      app: { on: true, locked: 'status' },
      mail: { on: true, locked: null },
      push: { on: true, locked: null },
    });
    expect(all.accountSecurity).toEqual({ on: true, locked: 'security' });
    expect([all.frequency, all.quietHours, all.nextDigestAt]).toEqual(['at_once', null, null]);
  });

  it('change one by one and stay', async () => {
    const changed = await choose(cast.lejla, {
      types: [
        { type: 'comment', app: false },
        { type: 'donation', mail: true },
      ],
    });
    const stated = (await choices(cast.lejla)).types;
    expect(changed.data.types).toEqual(stated);
    const of = (type: string) => stated.find((one) => one.type === type);
    expect([of('comment')?.app.on, of('comment')?.mail.on]).toEqual([false, false]);
    expect([of('donation')?.app.on, of('donation')?.mail.on]).toEqual([true, true]);
    await choose(cast.lejla, { types: [{ type: 'comment', app: true }] });
    expect((await choices(cast.lejla)).types.find((one) => one.type === 'comment')?.app.on).toBe(
      true,
    );
    expect((await choices(cast.emir)).types.find((one) => one.type === 'donation')?.mail.on).toBe(
      false,
    );
  });

  it('say when the next digest comes, after quiet hours', async () => {
    const daily = await choose(cast.lejla, { frequency: 'daily' });
    expect(daily.data.nextDigestAt).toBe('2026-11-21T07:00:00.000Z');
    const weekly = await choose(cast.lejla, {
      frequency: 'weekly',
      quietHours: { from: '22:00', to: '09:30' },
    });
    expect(weekly.data.nextDigestAt).toBe('2026-11-23T08:30:00.000Z');
    expect(weekly.data.quietHours).toEqual({ from: '22:00', to: '09:30' });
    const none = await choose(cast.lejla, { frequency: 'never', quietHours: null });
    expect([none.data.nextDigestAt, none.data.quietHours]).toEqual([null, null]);
    expect(none.data.types.every((one) => one.mail.locked === 'no_mail')).toBe(true);
  });

  it('cannot take the status of an application out of the app', async () => {
    const refused = await choose(cast.lejla, {
      types: [
        { type: 'comment', app: false },
        { type: 'status_change', app: false },
      ],
    });
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      { 'types.status_change.app': 'Ovo se ne može isključiti.' },
    ]);
    expect((await choices(cast.lejla)).types.every((one) => one.app.on)).toBe(true);
  });

  it.each([
    { frequency: 'hourly' },
    { types: [{ type: 'account_security', mail: false }] },
    { types: [{ type: 'comment', mail: 'no' }] },
    { quietHours: { from: '22:00', to: '22:00' } },
    { quietHours: { from: '24:00', to: '07:00' } },
  ])('refuse %j', async (body) => {
    const answer = await choose(cast.lejla, body as NotificationChoicesChange);
    expect([answer.status, answer.error.code]).toEqual([400, 'VALIDATION']);
  });

  it('saved from many tabs at once all hold', async () => {
    await Promise.all(
      notificationTypes.map((type) => choose(cast.lejla, { types: [{ type, mail: true }] })),
    );
    expect((await choices(cast.lejla)).types.every((one) => one.mail.on)).toBe(true);
  });
});

describe('telling members', () => {
  it('leaves out of the app what they do not want there', async () => {
    await choose(cast.lejla, {
      types: [
        { type: 'team_activity', app: false },
        { type: 'comment', app: false, mail: true },
      ],
    });
    await tell([cast.lejla.id]);
    await tell([cast.lejla.id], { type: 'comment' });
    await tell([cast.lejla.id], { type: 'donation' });
    expect(await listed(cast.lejla)).toEqual(['donation']);
    const count = await app.as(cast.lejla.token).call(notificationsApi.unreadCount, {});
    expect(count.data.count).toBe(1);
    await app.platform.jobs.drain();
    expect(await app.platform.mail.caught(cast.lejla.email)).toHaveLength(1);
  });

  it('keeps each one’s choice from the others', async () => {
    await choose(cast.lejla, { types: [{ type: 'team_activity', app: false }] });
    await tell([cast.lejla.id, cast.emir.id]);
    expect([await listed(cast.lejla), await listed(cast.emir)]).toEqual([[], ['team_activity']]);
  });
});

describe('mails that other domains write', () => {
  const wanted = (type: Parameters<typeof mailRecipients>[2] = 'status_change') =>
    mailRecipients(
      app.platform.db.read,
      [cast.lejla.id, cast.emir.id, cast.lejla.id],
      type,
      app.clock.now(),
    );

  it('go to whoever wants them at once', async () => {
    expect([...(await wanted()).keys()].sort()).toEqual([cast.lejla.id, cast.emir.id].sort());
    expect((await wanted('donation')).size).toBe(0);
    await choose(cast.lejla, { types: [{ type: 'status_change', mail: false }] });
    expect([...(await wanted()).keys()]).toEqual([cast.emir.id]);
    for (const frequency of ['daily', 'weekly', 'never'] as const) {
      await choose(cast.emir, { frequency });
      expect((await wanted()).size).toBe(0);
    }
  });

  it('wait for the end of quiet hours', async () => {
    await choose(cast.emir, { quietHours: { from: '12:00', to: '15:00' } });
    const times = await wanted();
    expect(times.get(cast.lejla.id)?.toISOString()).toBe(testNow);
    expect(times.get(cast.emir.id)?.toISOString()).toBe('2026-11-20T14:00:00.000Z');
  });
});

describe('unsubscribing', () => {
  const post = (token: string, payload = 'List-Unsubscribe=One-Click') =>
    app.http.inject({
      method: 'POST',
      url: `/api/notifications/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const tokenOf = (who: Persona, what: Parameters<typeof unsubscribeToken>[2]) =>
    unsubscribeToken(app.platform.secret, who.id, what);

  it('ends one type by one click, and nothing else', async () => {
    const before = await choices(cast.lejla);
    expect((await post(tokenOf(cast.lejla, 'status_change'))).json()).toEqual({ success: true });
    const after = await choices(cast.lejla);
    const changed = after.types.filter(
      (one, index) => one.mail.on !== before.types[index]?.mail.on,
    );
    expect(changed.map((one) => [one.type, one.mail.on])).toEqual([['status_change', false]]);
    expect(after.frequency).toBe('at_once');
    expect((await choices(cast.emir)).types).toEqual(before.types);
    expect((await post(tokenOf(cast.lejla, 'status_change'))).statusCode).toBe(200);
  });

  it('ends the digest, and nothing where there is none', async () => {
    await choose(cast.lejla, { frequency: 'weekly' });
    await post(tokenOf(cast.lejla, 'digest'));
    expect((await choices(cast.lejla)).frequency).toBe('never');
    await post(tokenOf(cast.emir, 'digest'));
    expect((await choices(cast.emir)).frequency).toBe('at_once');
  });

  it('changes nothing when the link is only opened', async () => {
    const opened = await app.http.inject({
      method: 'GET',
      url: `/api/notifications/unsubscribe/${tokenOf(cast.lejla, 'status_change')}`,
    });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/settings#notifications']);
    const status = (await choices(cast.lejla)).types.find((one) => one.type === 'status_change');
    expect(status?.mail.on).toBe(true);
  });

  it('refuses a token that was not made here', async () => {
    const token = tokenOf(cast.lejla, 'comment');
    const [id, , sign] = token.split('.');
    for (const wrong of [
      'x',
      `${id}.digest.${sign}`,
      `${id}.status_change.${sign}`,
      cast.lejla.token,
    ]) {
      const answer = await post(wrong.slice(0, 190));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'TOKEN_INVALID']);
    }
    expect(
      (await choices(cast.lejla)).types.find((one) => one.type === 'status_change')?.mail.on,
    ).toBe(true);
  });

  it('opens nothing but this', async () => {
    const token = tokenOf(cast.lejla, 'digest');
    const answer = await app.as(token).call(notificationsApi.list, {});
    expect(answer.status).toBe(401);
  });

  it('bears whatever a mail program posts', async () => {
    const token = tokenOf(cast.lejla, 'comment');
    const multipart = await app.http.inject({
      method: 'POST',
      url: `/api/notifications/unsubscribe/${token}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(multipart.statusCode).toBe(200);
    expect((await post(token, '')).statusCode).toBe(200);
    expect((await post(token, 'x'.repeat(2_000))).statusCode).toBe(413);
  });
});
