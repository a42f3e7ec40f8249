import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { describe, expect, it } from 'vitest';
import { from } from '../../../platform/testing/mails.ts';
import { setUpApp, setUpPersonas } from '../../../platform/testing/setUp.ts';
import { createSession } from '../accounts.factory.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

const phone = from('10.0.0.1', 'a phone');
const thief = from('10.6.6.6', 'a thief');

const refresh = (refreshToken: string, headers = phone) =>
  app.as().call(accountsApi.refresh, { body: { refreshToken } }, headers);

const open = (userId = cast.lejla.id) =>
  app.platform.db.transaction((tx) =>
    createSession(tx, userId, { at: app.clock.now(), userAgent: 'a phone' }),
  );

const rows = async (sql: string, values: unknown[]) =>
  (await app.platform.db.pool.query(sql, values)).rows;

const tokensOf = (sessionId: string) =>
  rows('SELECT used_at FROM refresh_tokens WHERE session_id = $1', [sessionId]);

const endOf = async (sessionId: string) =>
  (await rows('SELECT ended_because FROM sessions WHERE id = $1', [sessionId]))[0].ended_because;

const signedIn = async (token: string) => (await app.as(token).call(accountsApi.profile)).status;

describe('refreshing', () => {
  it('gives a new pair, and again with each successor', async () => {
    const session = await open();
    let token = session.refreshToken;
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await refresh(token);
      expect(answer.status).toBe(200);
      expect(answer.data.refreshToken).not.toBe(token);
      expect(await signedIn(answer.data.accessToken)).toBe(200);
      token = answer.data.refreshToken;
      app.clock.forward(60_000);
    }
    const kept = await tokensOf(session.sessionId);
    expect(kept.filter((one) => one.used_at === null)).toHaveLength(1);
  });

  it('keeps no token in readable form', async () => {
    const session = await open();
    const { data } = await refresh(session.refreshToken);
    const hashes = await rows('SELECT hash FROM refresh_tokens', []);
    for (const { hash } of hashes) {
      expect([session.refreshToken, data.refreshToken]).not.toContain(hash);
    }
  });

  it('ends the family when a used token comes again, also for who holds the newest one', async () => {
    const session = await open();
    const { data } = await refresh(session.refreshToken);
    app.clock.forward(10_001);
    const replayed = await refresh(session.refreshToken);
    expect([replayed.status, replayed.error.code]).toEqual([401, 'REFRESH_REJECTED']);
    expect(await endOf(session.sessionId)).toBe('token-replayed');
    expect((await refresh(data.refreshToken)).status).toBe(401);
    expect(await signedIn(data.accessToken)).toBe(401);
  });

  it('gives the same client the same successor within ten seconds', async () => {
    const session = await open();
    const first = await refresh(session.refreshToken);
    app.clock.forward(9_000);
    const retried = await refresh(session.refreshToken);
    expect(retried.status).toBe(200);
    expect(retried.data.refreshToken).toBe(first.data.refreshToken);
    expect(await tokensOf(session.sessionId)).toHaveLength(2);
    app.clock.forward(60_000);
    expect((await refresh(first.data.refreshToken)).status).toBe(200);
    expect(await endOf(session.sessionId)).toBeNull();
  });

  it('takes another client with a used token for a thief at once', async () => {
    const session = await open();
    await refresh(session.refreshToken);
    expect((await refresh(session.refreshToken, thief)).status).toBe(401);
    expect(await endOf(session.sessionId)).toBe('token-replayed');
  });

  it('refuses a retry whose successor is used already, and leaves the session be', async () => {
    const session = await open();
    const first = await refresh(session.refreshToken);
    const second = await refresh(first.data.refreshToken);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await refresh(second.data.refreshToken)).status).toBe(200);
  });

  it('answers fifty at once with one successor, and nobody is signed out', async () => {
    const session = await open();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refresh(session.refreshToken)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map((answer) => answer.data.refreshToken)).size).toBe(1);
    expect(await tokensOf(session.sessionId)).toHaveLength(2);
    expect(await endOf(session.sessionId)).toBeNull();
  });

  it('works until thirty days after the last use, and not a moment longer', async () => {
    const session = await open();
    const month = 30 * 24 * 3_600_000;
    app.clock.forward(month - 1);
    const answer = await refresh(session.refreshToken);
    expect(answer.status).toBe(200);
    app.clock.forward(month);
    expect((await refresh(answer.data.refreshToken)).error.code).toBe('REFRESH_REJECTED');
  });

  it('works for half a year after signing in at most, however often it is used', async () => {
    const week = 7 * 24 * 3_600_000;
    const halfYear = 180 * 24 * 3_600_000;
    const session = await open();
    let token = session.refreshToken;
    let since = 0;
    const forward = (time: number) => {
      app.clock.forward(time);
      since += time;
    };
    while (since + week < halfYear) {
      forward(week);
      token = (await refresh(token)).data.refreshToken;
    }
    forward(halfYear - since - 1);
    const last = await refresh(token);
    expect(last.status).toBe(200);
    forward(1);
    expect((await refresh(last.data.refreshToken)).error.code).toBe('REFRESH_REJECTED');
  });

  it.each([
    ['unknown', 'x'.repeat(43), 401, 'REFRESH_REJECTED'],
    ['malformed', 'short', 400, 'VALIDATION'],
  ])('refuses a token that is %s', async (_, token, status, code) => {
    const answer = await refresh(token);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });

  it('refuses an access token in its place', async () => {
    const { data } = await refresh((await open()).refreshToken);
    expect((await refresh(data.accessToken)).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session at once, also for the access token', async () => {
    const session = await open();
    const { data } = await refresh(session.refreshToken);
    expect(await signedIn(data.accessToken)).toBe(200);
    const answer = await app
      .as()
      .call(accountsApi.logout, { body: { refreshToken: data.refreshToken } });
    expect(answer.data).toEqual({ success: true });
    expect(await signedIn(data.accessToken)).toBe(401);
    expect((await refresh(data.refreshToken)).status).toBe(401);
    expect(await endOf(session.sessionId)).toBe('signed-out');
  });

  it('leaves the other sessions, and answers alike for a token that is unknown', async () => {
    const [one, other] = [await open(), await open()];
    await app.as().call(accountsApi.logout, { body: { refreshToken: one.refreshToken } });
    const unknown = { refreshToken: 'x'.repeat(43) };
    expect((await app.as().call(accountsApi.logout, { body: unknown })).data).toEqual({
      success: true,
    });
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });
});

describe('a live access token', () => {
  it('is refused at once when the account is closed', async () => {
    expect(await signedIn(cast.emir.token)).toBe(200);
    await changeAccount(cast.emir.id, 'UPDATE users SET closed_at = now() WHERE id = $1');
    expect(await signedIn(cast.emir.token)).toBe(401);
    expect((await refresh(cast.emir.refreshToken)).error.code).toBe('REFRESH_REJECTED');
  });

  it('loses a role at once', async () => {
    const asked = () => app.as(cast.admin.token).call(permissionsApi.permissions);
    expect((await asked()).status).toBe(200);
    await changeAccount(cast.admin.id, "UPDATE users SET role = 'INDIVIDUAL' WHERE id = $1");
    expect((await asked()).error.code).toBe('FORBIDDEN');
  });

  it('loses a permission at once', async () => {
    const grants = async () =>
      (await app.platform.access.recognise(`Bearer ${cast.voditelj.token}`))?.actor.permissions;
    expect(await grants()).toHaveLength(1);
    await changeAccount(
      cast.voditelj.id,
      'UPDATE ob_permissions SET is_active = false WHERE user_id = $1',
    );
    expect(await grants()).toEqual([]);
  });

  it('is good for nothing while the address is not confirmed', async () => {
    const answer = await app.as(cast.novi.token).call(notificationsApi.list);
    expect([answer.status, answer.error.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  });

  it('ends after fifteen minutes', async () => {
    const { data } = await refresh((await open()).refreshToken);
    app.clock.forward(15 * 60_000 - 1_000);
    expect(await signedIn(data.accessToken)).toBe(200);
    app.clock.forward(1_000);
    expect(await signedIn(data.accessToken)).toBe(401);
  });
});

/** A change as another part of the product makes it: with the signal in the same commit. */
async function changeAccount(userId: string, sql: string): Promise<void> {
  const client = await app.platform.db.pool.connect();
  const heard = new Promise<void>((resolve) => {
    const stop = app.platform.signals.subscribe((topic) => {
      if (topic !== `account:${userId}`) return;
      stop();
      resolve();
    });
  });
  await client.query('BEGIN');
  await client.query(sql, [userId]);
  await client.query("SELECT pg_notify('signals', $1)", [`* account:${userId}`]);
  await client.query('COMMIT');
  client.release();
  await heard;
}
