import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { securityApi } from '@app/contracts/security/security.api';
import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { from } from '../../platform/testing/mails.ts';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpPersonas } from '../../platform/testing/setUp.ts';
import { demoPassword } from '../../seed/accounts.ts';
import { createSession, createUser } from '../accounts/accounts.factory.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

beforeEach(async () => {
  await app.platform.db.pool.query('DELETE FROM rate_limits');
  await app.platform.db.pool.query('DELETE FROM sign_in_events');
});

const admin = () => app.as(cast.admin.token);
const signIn = (email: string, password: string, ip = '10.0.0.1') =>
  app.as().call(accountsApi.login, { body: { email, password } }, from(ip));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

describe('tries to sign in', () => {
  const list = async (query: object = {}) =>
    (await admin().call(securityApi.signIns, { query } as never)).data.items;

  it('are listed newest first, with who, how it ended, and from where', async () => {
    await signIn('nobody@primjer.ba', 'whatever-it-is', '10.0.0.7');
    app.clock.forward(1_000);
    await signIn(cast.lejla.email, 'not-the-password');
    app.clock.forward(1_000);
    const headers = { ...from('10.0.0.1'), 'user-agent': firefox };
    const body = { email: cast.lejla.email, password: demoPassword };
    await app.as().call(accountsApi.login, { body }, headers);
    const events = await list();
    expect(events.map(({ outcome, member, ip }) => [outcome, member?.email ?? null, ip])).toEqual([
      ['signed_in', cast.lejla.email, '10.0.0.1'],
      ['wrong_password', cast.lejla.email, '10.0.0.1'],
      ['unknown_account', null, '10.0.0.7'],
    ]);
    expect(events[0]).toMatchObject({ device: 'desktop', browser: 'Firefox', system: 'Linux' });
    expect(JSON.stringify(events)).not.toContain('nobody@');

    const only = async (query: object) => (await list(query)).map(({ outcome }) => outcome);
    expect(await only({ outcome: 'wrong_password' })).toEqual(['wrong_password']);
    expect(await only({ memberId: cast.lejla.id })).toEqual(['signed_in', 'wrong_password']);
    expect(await only({ ip: '10.0.0.7' })).toEqual(['unknown_account']);
    const [newest, middle] = events;
    expect(await only({ from: newest?.at })).toEqual(['signed_in']);
    expect(await only({ to: middle?.at })).toEqual(['unknown_account']);

    const figures = await admin().call(securityApi.figures);
    expect(figures.data).toEqual({
      signedIn: 1,
      failed: 2,
      limited: 0,
      members: 1,
      addresses: 2,
      locked: 0,
    });
    app.clock.forward(24 * 3_600_000 + 1);
    const fresh = await renewed('admin');
    expect((await app.as(fresh).call(securityApi.figures)).data.signedIn).toBe(0);
    app.clock.set('2026-11-20T12:00:00.000Z');
  });

  it('page by page, nothing twice, also where several came at the same moment', async () => {
    for (let n = 0; n < 7; n += 1) await signIn('nobody@primjer.ba', 'whatever-it-is');
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await admin().call(securityApi.signIns, {
        query: { limit: 3, ...(after ? { after } : {}) },
      });
      seen.push(...page.data.items.map(({ id }) => id));
      after = page.data.next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it.each([
    ['after', { after: 'nema' }],
    ['outcome', { outcome: 'other' }],
    ['from', { from: 'yesterday' }],
    ['from', { from: '0000-01-01T00:00:00Z' }],
    ['to', { to: '9999-12-31T23:59:59-23:00' }],
    ['after', { after: '999999999999999.018f0000-0000-7000-8000-000000000000' }],
    ['memberId', { memberId: '1 or 1=1' }],
    ['limit', { limit: 1_000_000_000 }],
  ])('refuses a wrong %s', async (field, query) => {
    const answer = await admin().call(securityApi.signIns, { query } as never);
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toHaveProperty(field);
  });
});

/** A fresh access token of somebody whose earlier one ran out with the clock. */
const renewed = (who: PersonaKey) =>
  app.platform.access.issue({
    userId: cast[who].id,
    sessionId: cast[who].sessionId,
    email: cast[who].email,
    role: 'INDIVIDUAL',
  });

describe('locked accounts', () => {
  const locked = async () => (await admin().call(securityApi.locked)).data;

  async function lock(email: string, ip = '203.0.113.9') {
    let status = 0;
    for (let n = 0; n < 12 && status !== 429; n += 1) {
      ({ status } = await signIn(email, 'not-the-password', ip));
    }
    expect(status).toBe(429);
  }

  it('are those refused now, until their window ends', async () => {
    await lock(cast.emir.email, '198.51.100.9');
    const [account, ...others] = await locked();
    expect(others).toEqual([]);
    expect(account).toMatchObject({
      member: { id: cast.emir.id },
      addresses: ['198.51.100.9'],
      openAtHome: true,
      until: new Date(app.clock.now().getTime() + 30_000).toISOString(),
    });
    expect((await admin().call(securityApi.figures)).data.locked).toBe(1);
    app.clock.forward(31_000);
    expect(await locked()).toEqual([]);
    app.clock.set('2026-11-20T12:00:00.000Z');
  });

  it('an address that is refused for its own sake locks nobody', async () => {
    for (let n = 0; n < 61; n += 1) await signIn(`x${n}@primjer.ba`, 'not-it', '203.0.113.50');
    expect((await signIn(cast.clan.email, 'not-it', '203.0.113.50')).status).toBe(429);
    expect(await locked()).toEqual([]);
  });

  it('are those whose second code was guessed at, too', async () => {
    const { email } = cast.clan;
    const clan = app.as(cast.clan.token);
    const password = demoPassword;
    const begun = await clan.call(accountSettingsApi.beginTwoFactor, { body: { password } });
    const epoch = Math.floor(app.clock.now().getTime() / 1000);
    const code = generateSync({ secret: begun.data.secret, epoch });
    await clan.call(accountSettingsApi.enableTwoFactor, {
      body: { code, password },
    });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const headers = from('203.0.113.9');
    const guess = async () => {
      const challenge = (await signIn(email, password, '203.0.113.9')).data.twoFactor ?? '';
      const body = { challenge, code: wrong };
      return (await app.as().call(accountsApi.loginCode, { body }, headers)).status;
    };
    let status = 0;
    for (let n = 0; n < 12 && status !== 429; n += 1) status = await guess();
    expect(status).toBe(429);
    const { id } = cast.clan;
    expect((await locked()).map(({ member }) => member.id)).toEqual([id]);
    expect((await admin().call(securityApi.unlock, { params: { id } })).status).toBe(200);
    expect(await locked()).toEqual([]);
    expect(await guess()).toBe(400);
  });

  it('open at once when an admin unlocks them, and it is noted', async () => {
    await lock(cast.emir.email);
    const { id } = cast.emir;
    expect((await admin().call(securityApi.unlock, { params: { id } })).status).toBe(200);
    expect(await locked()).toEqual([]);
    expect((await signIn(cast.emir.email, demoPassword, '203.0.113.9')).status).toBe(200);
    const { rows } = await app.platform.db.pool.query(
      "SELECT actor_id, subject FROM audit_entries WHERE action = 'account.unlocked' AND subject = $1",
      [id],
    );
    expect(rows).toEqual([{ actor_id: cast.admin.id, subject: id }]);
  });
});

describe('closing an account', () => {
  const close = (id: string, who: PersonaKey = 'admin') =>
    app.as(cast[who].token).call(securityApi.close, { params: { id } });

  it('ends its sessions at once; opened again, it is signed in to as before', async () => {
    const { id, email, token } = cast.odbor3;
    expect((await app.as(token).call(accountsApi.profile)).status).toBe(200);
    expect((await close(id)).status).toBe(200);
    expect((await app.as(token).call(accountsApi.profile)).status).toBe(401);
    const refreshed = await app
      .as()
      .call(accountsApi.refresh, { body: { refreshToken: cast.odbor3.refreshToken } });
    expect(refreshed.status).toBe(401);
    expect((await signIn(email, demoPassword)).error.code).toBe('ACCOUNT_CLOSED');
    expect((await close(id)).error.code).toBe('WRONG_STATUS');
    const closed = (await admin().call(securityApi.closed)).data.items;
    expect(closed.find(({ member }) => member.id === id)?.canReopen).toBe(true);

    expect((await admin().call(securityApi.reopen, { params: { id } })).status).toBe(200);
    expect((await signIn(email, demoPassword)).status).toBe(200);
    expect((await app.as(token).call(accountsApi.profile)).status).toBe(401);
    const again = await admin().call(securityApi.reopen, { params: { id } });
    expect(again.error.code).toBe('WRONG_STATUS');
    const { rows } = await app.platform.db.pool.query(
      "SELECT action FROM audit_entries WHERE subject = $1 AND (action LIKE 'account.%opened' OR action = 'account.closed') ORDER BY id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['account.closed', 'account.reopened']);
  });

  it('is not for one’s own account', async () => {
    const own = await close(cast.admin.id);
    expect([own.status, own.error.code]).toEqual([409, 'OWN_ACCOUNT']);
  });

  it('of two admins who close each other at once one stays', async () => {
    const second = await app.platform.db.transaction(async (tx) => {
      const user = await createUser(tx, { role: 'super_admin' });
      const session = await createSession(tx, user.id, { at: app.clock.now() });
      return { ...user, ...session };
    });
    const token = await app.platform.access.issue({
      userId: second.id,
      sessionId: second.sessionId,
      email: second.email,
      role: 'super_admin',
    });
    const answers = await Promise.all([
      close(second.id),
      app.as(token).call(securityApi.close, { params: { id: cast.admin.id } }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.platform.db.pool.query('UPDATE users SET closed_at = NULL WHERE id = $1', [
      cast.admin.id,
    ]);
    await app.platform.db.pool.query('UPDATE sessions SET ended_at = NULL WHERE id = $1', [
      cast.admin.sessionId,
    ]);
    await app.platform.db.pool.query("UPDATE users SET role = 'INDIVIDUAL' WHERE id = $1", [
      second.id,
    ]);
    app.clock.forward(31_000);
  });

  it('an erased account stays closed', async () => {
    const { id } = await app.platform.db.transaction((tx) => createUser(tx, { closed: true }));
    await app.platform.db.pool.query(
      'UPDATE users SET deletion_requested_at = created_at WHERE id = $1',
      [id],
    );
    const answer = await admin().call(securityApi.reopen, { params: { id } });
    expect([answer.status, answer.error.code]).toEqual([409, 'WRONG_STATUS']);
    const all = (await admin().call(securityApi.closed)).data.items;
    expect(all.find(({ member }) => member.id === id)?.canReopen).toBe(false);
  });
});

describe('sessions of a member', () => {
  it('are listed, and end at once, one or all', async () => {
    const { id } = cast.odbor2;
    const params = { id };
    const [phone] = await app.platform.db.transaction(async (tx) => [
      await createSession(tx, id, { at: app.clock.now(), userAgent: firefox, ip: '10.1.1.1' }),
      await createSession(tx, id, { at: new Date('2026-09-01T00:00:00Z') }),
    ]);
    const list = async () => (await admin().call(securityApi.sessions, { params })).data;
    // The one of September has ended by itself.
    expect((await list()).map(({ current }) => current)).toEqual([false, false]);
    const sessionId = phone?.sessionId ?? '';
    const one = { params: { id, sessionId } };
    expect((await admin().call(securityApi.endSession, one)).status).toBe(200);
    expect((await list()).map((session) => session.id)).toEqual([cast.odbor2.sessionId]);
    expect((await admin().call(securityApi.endSession, one)).status).toBe(404);

    expect((await app.as(cast.odbor2.token).call(accountsApi.profile)).status).toBe(200);
    expect((await admin().call(securityApi.endSessions, { params })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await app.as(cast.odbor2.token).call(accountsApi.profile)).status).toBe(401);
  });

  it('tell an admin which one is their own', async () => {
    const params = { id: cast.admin.id };
    const own = (await admin().call(securityApi.sessions, { params })).data;
    expect(own.filter(({ current }) => current).map(({ id }) => id)).toEqual([
      cast.admin.sessionId,
    ]);
  });
});
