import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { from, lastMailTo, mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { testNow } from '../../platform/testing/testApp.ts';
import { createSession } from '../accounts/accounts.factory.ts';
import {
  auditOf,
  browsers,
  member,
  ownPassword,
  rows,
  signInAs,
} from '../accounts/accounts.testing.ts';

const app = setUpApp();

const open = (userId: string, userAgent: string, ip = '10.0.0.7') =>
  app.platform.db.transaction((tx) =>
    createSession(tx, userId, { at: app.clock.now(), userAgent, ip }),
  );

const alive = async (sessionId: string) =>
  (await rows(app, 'SELECT id FROM sessions WHERE id = $1 AND ended_at IS NULL', [sessionId]))
    .length === 1;

describe('the own account', () => {
  it('holds the fields of the contract and nothing else', async () => {
    const amina = await member(app, { firstName: 'Amina', lastName: 'Hodžić' });
    const { data } = await amina.call(accountSettingsApi.account);
    expect(data).toEqual({
      firstName: 'Amina',
      lastName: 'Hodžić',
      email: amina.email,
      pendingEmail: null,
      phoneNumber: null,
      municipality: null,
      createdAt: testNow,
      passwordChangedAt: null,
      twoFactor: { enabledAt: null, recoveryCodesLeft: 0 },
    });
  });

  it('takes new names, a town and a phone number in any spelling; what is left out stays', async () => {
    const amina = await member(app, { firstName: 'Amina', lastName: 'Hodžić' });
    const change = (body: object) => amina.call(accountSettingsApi.changeAccount, { body });
    const first = await change({ lastName: '  Hodžić-Delić ', phoneNumber: '061 123 456' });
    expect(first.data).toMatchObject({
      firstName: 'Amina',
      lastName: 'Hodžić-Delić',
      phoneNumber: '+38761123456',
    });
    expect((await change({ firstName: 'Ćamila', municipality: ' Mostar ' })).data).toMatchObject({
      firstName: 'Ćamila',
      municipality: 'Mostar',
      phoneNumber: '+38761123456',
    });
    expect((await change({})).status).toBe(200);
    expect((await change({ firstName: 'Ćamila' })).status).toBe(200);
    const audited = (await auditOf(app, amina.id)).filter((one) => one === 'account.changed');
    expect(audited).toHaveLength(2);
    const { data } = await amina.call(accountsApi.profile);
    expect(data.name).toBe('Ćamila Hodžić-Delić');
  });

  it('takes no role, address, id or confirmation along', async () => {
    const amina = await member(app);
    const kept = 'SELECT id, email, role, verified_at, closed_at FROM users WHERE id = $1';
    const before = await rows(app, kept, [amina.id]);
    await amina.call(accountSettingsApi.changeAccount, {
      body: {
        firstName: 'Nova',
        role: 'ADMIN',
        email: 'druga@primjer.ba',
        id: newId(),
        verifiedAt: null,
        closedAt: testNow,
      } as never,
    });
    expect(await rows(app, kept, [amina.id])).toEqual(before);
  });

  it.each([
    ['an empty name', { firstName: '  ' }, 'firstName'],
    ['an address as a name', { firstName: 'https://primjer.ba' }, 'firstName'],
    ['a name of 81 letters', { lastName: 'a'.repeat(81) }, 'lastName'],
    ['half a phone number', { phoneNumber: '061 12' }, 'phoneNumber'],
  ])('refuses %s and changes nothing', async (_, body, field) => {
    const amina = await member(app);
    const sql = 'SELECT * FROM users WHERE id = $1';
    const before = await rows(app, sql, [amina.id]);
    const answer = await amina.call(accountSettingsApi.changeAccount, { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect(await rows(app, sql, [amina.id])).toEqual(before);
  });
});

describe('a new password', () => {
  const change = (
    who: Awaited<ReturnType<typeof member>>,
    currentPassword: string,
    newPassword: string,
    ip = '127.0.0.1',
  ) =>
    who.call(
      accountSettingsApi.changePassword,
      { body: { currentPassword, newPassword } },
      { 'x-forwarded-for': ip },
    );

  it('ends the other sessions, is told by mail, and is the only one that works', async () => {
    const amina = await member(app);
    const other = await open(amina.id, browsers.safariOnPhone);
    app.clock.forward(60_000);
    expect((await change(amina, ownPassword, 'Trebević-1984')).status).toBe(200);
    expect(await alive(other.sessionId)).toBe(false);
    expect((await amina.call(accountSettingsApi.account)).data.passwordChangedAt).toBe(
      app.clock.now().toISOString(),
    );
    const refused = await app
      .as()
      .call(accountsApi.refresh, { body: { refreshToken: other.refreshToken } });
    expect(refused.error.code).toBe('REFRESH_REJECTED');
    const mail = await lastMailTo(app, amina.email);
    expect(mail.subject).toBe('Tvoja lozinka je promijenjena');
    expect(mail.text).toContain('ostali uređaji');
    expect(await auditOf(app, amina.id)).toContain('account.password-changed');
    expect((await signInAs(app, amina.email)).status).toBe(401);
    expect((await signInAs(app, amina.email, 'Trebević-1984')).status).toBe(200);
  });

  it('takes the current one, and says which field is wrong', async () => {
    const amina = await member(app);
    const other = await open(amina.id, browsers.safariOnPhone);
    const answer = await change(amina, 'not-the-one', 'Trebević-1984');
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      code: 'VALIDATION',
      fields: { currentPassword: 'Lozinka nije tačna.' },
    });
    expect(await alive(other.sessionId)).toBe(true);
    expect((await signInAs(app, amina.email)).status).toBe(200);
  });

  it.each([
    ['that is short', 'kratka', 'znakova'],
    ['that everybody has', 'password1', 'najčešćih'],
    ['that is the own name', 'Amina.Hodžić-2008!', 'ime'],
    ['that is the own address', 'amina-sama@primjer.ba', 'ime'],
  ])('refuses one %s', async (_, newPassword, reason) => {
    const email = 'amina-sama@primjer.ba';
    const [kept] = await rows<{ id: string }>(app, 'SELECT id FROM users WHERE email = $1', [
      email,
    ]);
    if (kept) await rows(app, 'UPDATE users SET email = $1 WHERE id = $2', [newId(), kept.id]);
    const amina = await member(app, { firstName: 'Amina', lastName: 'Hodžić', email });
    const answer = await change(amina, ownPassword, newPassword);
    expect(answer.error.fields?.newPassword).toContain(reason);
    expect((await signInAs(app, email)).status).toBe(200);
  });

  it('is not found by trying at a device that was left open', async () => {
    const amina = await member(app);
    let refused = 0;
    for (let turn = 0; turn < 14; turn += 1) {
      const answer = await change(amina, `guess-${turn}`, 'Trebević-1984', '10.0.0.5');
      if (answer.status !== 429) continue;
      refused += 1;
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(refused).toBe(4);
    expect((await change(amina, ownPassword, 'Trebević-1984', '10.0.0.5')).status).toBe(429);
    // Sign-in counts on: it is the same password.
    expect((await signInAs(app, amina.email, ownPassword, from('10.0.0.6'))).status).toBe(429);
  });

  it('makes a mailed reset and a waiting change of address useless', async () => {
    const amina = await member(app);
    const { email } = amina;
    await app.as().call(accountsApi.requestPasswordReset, { body: { email } });
    const { token } = await lastMailTo(app, email);
    await amina.call(accountSettingsApi.requestEmailChange, {
      body: { newEmail: `nova-${amina.id}@primjer.ba`, password: ownPassword },
    });
    await mailsTo(app, email);
    expect((await change(amina, ownPassword, 'Trebević-1984')).status).toBe(200);
    const body = { token, newPassword: 'Bjelašnica-2067' };
    expect((await app.as().call(accountsApi.resetPassword, { body })).error.code).toBe(
      'TOKEN_INVALID',
    );
    expect((await amina.call(accountSettingsApi.account)).data.pendingEmail).toBeNull();
  });

  it('is dated after a reset too', async () => {
    const amina = await member(app);
    await app.as().call(accountsApi.requestPasswordReset, { body: { email: amina.email } });
    const { token } = await lastMailTo(app, amina.email);
    app.clock.forward(60_000);
    const body = { token, newPassword: 'Bjelašnica-2067' };
    expect((await app.as().call(accountsApi.resetPassword, { body })).status).toBe(200);
    const [kept] = await rows<{ at: Date }>(
      app,
      'SELECT password_changed_at AS at FROM users WHERE id = $1',
      [amina.id],
    );
    expect(kept?.at).toEqual(app.clock.now());
  });
});

describe('the devices', () => {
  it('are listed with the one that asks first, then the last used', async () => {
    const amina = await member(app);
    const phone = await open(amina.id, browsers.safariOnPhone, '10.1.1.1');
    app.clock.forward(1_000);
    const desk = await open(amina.id, browsers.chromeOnWindows, '10.2.2.2');
    const { data } = await amina.call(accountSettingsApi.sessions);
    expect(data.map(({ id }) => id)).toEqual([amina.sessionId, desk.sessionId, phone.sessionId]);
    expect(data.map(({ current }) => current)).toEqual([true, false, false]);
    expect(data[2]).toEqual({
      id: phone.sessionId,
      current: false,
      device: 'phone',
      browser: 'Safari',
      system: 'iOS',
      ip: '10.1.1.1',
      createdAt: testNow,
      lastUsedAt: testNow,
    });
  });

  it('are not listed once signed out or unused for thirty days', async () => {
    const amina = await member(app);
    const old = await open(amina.id, browsers.safariOnPhone);
    app.clock.forward(29 * 24 * 3_600_000);
    const renewed = await app
      .as()
      .call(accountsApi.refresh, { body: { refreshToken: amina.refreshToken } });
    app.clock.forward(2 * 24 * 3_600_000);
    const again = await app
      .as()
      .call(accountsApi.refresh, { body: { refreshToken: renewed.data.refreshToken } });
    const { data } = await app.as(again.data.accessToken).call(accountSettingsApi.sessions);
    expect(data.map(({ id }) => id)).toEqual([amina.sessionId]);
    expect(await alive(old.sessionId)).toBe(true);
  });

  it('are signed out one by one, at once in every copy', async () => {
    const amina = await member(app);
    const phone = await open(amina.id, browsers.safariOnPhone);
    const phoneToken = await app.platform.access.issue({
      userId: amina.id,
      sessionId: phone.sessionId,
      email: amina.email,
      role: 'INDIVIDUAL',
    });
    const copy = await createApp(app.platform.settings, app.databaseUrl, {
      pages: false,
      clock: app.clock,
      log: app.platform.log,
    });
    const atCopy = async () =>
      (
        await copy.http.inject({
          url: '/api/user/profile',
          headers: { authorization: `Bearer ${phoneToken}` },
        })
      ).statusCode;
    try {
      expect(await atCopy()).toBe(200);
      const ended = await amina.call(accountSettingsApi.endSession, {
        params: { id: phone.sessionId },
      });
      expect(ended.status).toBe(200);
      expect((await app.as(phoneToken).call(accountsApi.profile)).status).toBe(401);
      await expect.poll(atCopy).toBe(401);
    } finally {
      await copy.close();
    }
    expect(await auditOf(app, amina.id)).toContain('account.session-ended');
    const again = await amina.call(accountSettingsApi.endSession, {
      params: { id: phone.sessionId },
    });
    expect(again.error.code).toBe('NOT_FOUND');
  });

  it('are signed out together, but for the one that asks', async () => {
    const [amina, emir] = [await member(app), await member(app)];
    await open(amina.id, browsers.safariOnPhone);
    await open(amina.id, browsers.firefoxOnLinux);
    const { data } = await amina.call(accountSettingsApi.endOtherSessions);
    expect(data).toEqual({ success: true, ended: 2 });
    expect((await amina.call(accountSettingsApi.sessions)).data).toHaveLength(1);
    expect((await amina.call(accountSettingsApi.endOtherSessions)).data.ended).toBe(0);
    expect(await alive(emir.sessionId)).toBe(true);
  });
});
