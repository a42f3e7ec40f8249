import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { from, lastMailTo, mailsTo } from '../../../platform/testing/mails.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { testNow } from '../../../platform/testing/testApp.ts';
import {
  appCode,
  auditOf,
  member,
  outcomesOf,
  ownPassword,
  rows,
  signInAs,
  type TestMember,
  withFactor,
} from '../accounts.testing.ts';

const app = setUpApp();

const sessionsOf = async ({ id }: { id: string }) =>
  (await rows(app, 'SELECT id FROM sessions WHERE user_id = $1', [id])).length;

const begin = (who: TestMember, password: string = ownPassword) =>
  who.call(accountSettingsApi.beginTwoFactor, { body: { password } });
const enable = (who: TestMember, code: string, password: string = ownPassword) =>
  who.call(accountSettingsApi.enableTwoFactor, { body: { password, code } });
const disable = (who: TestMember, code: string, password: string = ownPassword) =>
  who.call(accountSettingsApi.disableTwoFactor, { body: { code, password } });
const renew = (who: TestMember, code: string, password: string = ownPassword) =>
  who.call(accountSettingsApi.renewRecoveryCodes, { body: { code, password } });

const byCode = (challenge: string, code: string, ip = '10.0.0.1') =>
  app.as().call(accountsApi.loginCode, { body: { challenge, code } }, from(ip));

/** The same member with a new access token. */
async function stillSignedIn(who: TestMember): Promise<TestMember> {
  const { data } = await app
    .as()
    .call(accountsApi.refresh, { body: { refreshToken: who.refreshToken } });
  return { ...who, call: app.as(data.accessToken).call };
}

async function challengeFor(who: TestMember, ip = '10.0.0.1'): Promise<string> {
  const { data } = await signInAs(app, who.email, ownPassword, from(ip));
  expect(Object.keys(data)).toEqual(['twoFactor']);
  return data.twoFactor ?? '';
}

/** A code that the app does not show now. */
const wrongCode = (secret: string) =>
  String((Number(appCode(app, secret)) + 1) % 1_000_000).padStart(6, '0');

describe('switching the second factor on', () => {
  it('gives a secret, proves it by a first code, and gives ten recovery codes', async () => {
    const amina = await member(app);
    const begun = await begin(amina);
    expect(begun.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.data.address).toContain(`secret=${begun.data.secret}`);
    expect(begun.data.address).toContain('issuer=Zamah');
    expect(begun.data.qr.length).toBeGreaterThan(20);
    expect((await amina.call(accountSettingsApi.account)).data.twoFactor.enabledAt).toBeNull();
    // Nothing is asked for until the code has come back.
    expect((await signInAs(app, amina.email)).data.accessToken).toBeDefined();
    const enabled = await enable(amina, appCode(app, begun.data.secret));
    expect(new Set(enabled.data.recoveryCodes).size).toBe(10);
    expect((await amina.call(accountSettingsApi.account)).data.twoFactor).toEqual({
      enabledAt: testNow,
      recoveryCodesLeft: 10,
    });
    expect((await mailsTo(app, amina.email)).map(({ subject }) => subject)).toContain(
      'Ulazak u dva koraka je uključen',
    );
    expect(await auditOf(app, amina.id)).toContain('account.two-factor-enabled');
    expect((await begin(amina)).error.code).toBe('ALREADY_EXISTS');
    expect((await enable(amina, '123456')).error.code).toBe('ALREADY_EXISTS');
  });

  it('takes the password again with the first code', async () => {
    const amina = await member(app);
    const { secret } = (await begin(amina)).data;
    const refused = await enable(amina, appCode(app, secret), 'not-the-password');
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['password']]);
    const without = { body: { code: appCode(app, secret) } } as never;
    expect((await amina.call(accountSettingsApi.enableTwoFactor, without)).status).toBe(400);
    expect((await amina.call(accountSettingsApi.account)).data.twoFactor.enabledAt).toBeNull();
    expect((await enable(amina, appCode(app, secret))).status).toBe(200);
  });

  it('keeps secret and codes so that the database alone gives neither away', async () => {
    const amina = await member(app);
    const { secret, recoveryCodes } = await withFactor(app, amina);
    const kept = JSON.stringify([
      await rows(app, 'SELECT * FROM second_factors'),
      await rows(app, 'SELECT * FROM recovery_codes'),
      await rows(app, 'SELECT data FROM pgboss.job'),
      await rows(app, 'SELECT * FROM audit_entries'),
    ]);
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replace('-', ''));
    }
  });

  it('takes the password, and the code of the newest secret within an hour', async () => {
    const amina = await member(app);
    expect((await enable(amina, '123456')).error.code).toBe('CODE_INVALID');
    expect((await begin(amina, 'not-the-one')).error.fields).toEqual({
      password: 'Lozinka nije tačna.',
    });
    const first = await begin(amina);
    const second = await begin(amina);
    const old = appCode(app, first.data.secret);
    expect((await enable(amina, old)).error.code).toBe('CODE_INVALID');
    app.clock.forward(61 * 60_000);
    const later = await stillSignedIn(amina);
    expect((await enable(later, appCode(app, second.data.secret))).error.code).toBe('CODE_INVALID');
    const third = await begin(later);
    expect((await enable(later, wrongCode(third.data.secret))).error.code).toBe('CODE_INVALID');
    expect((await enable(later, appCode(app, third.data.secret))).status).toBe(200);
  });

  it('takes no code of another member', async () => {
    const [amina, emir] = [await member(app), await member(app)];
    await begin(amina);
    const { data } = await begin(emir);
    expect((await enable(amina, appCode(app, data.secret))).error.code).toBe('CODE_INVALID');
  });
});

describe('signing in in two steps', () => {
  it('opens nothing before the code, and a session after it', async () => {
    const amina = await member(app);
    const { secret } = await withFactor(app, amina);
    const before = await sessionsOf(amina);
    const challenge = await challengeFor(amina);
    expect(await sessionsOf(amina)).toBe(before);
    const answer = await byCode(challenge, appCode(app, secret));
    expect(Object.keys(answer.data).sort()).toEqual(['accessToken', 'refreshToken']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await sessionsOf(amina)).toBe(before + 1);
    const profile = await app.as(answer.data.accessToken).call(accountsApi.profile);
    expect(profile.data.id).toBe(amina.id);
    expect(await outcomesOf(app, amina.id)).toEqual(['code_asked', 'signed_in']);
  });

  it('is not got around by a forgotten password', async () => {
    const amina = await member(app);
    await withFactor(app, amina);
    const before = await sessionsOf(amina);
    await app.as().call(accountsApi.requestPasswordReset, { body: { email: amina.email } });
    const { token } = await lastMailTo(app, amina.email);
    const newPassword = 'Vrbas-i-Sana-3';
    const answer = await app
      .as()
      .call(accountsApi.resetPassword, { body: { token, newPassword } }, from('10.0.0.1'));
    expect(answer.data).toEqual({ success: true });
    const { data } = await signInAs(app, amina.email, newPassword);
    expect(Object.keys(data)).toEqual(['twoFactor']);
    expect(await sessionsOf(amina)).toBe(before);
  });

  it('shows who has no password nothing of the second factor', async () => {
    const amina = await member(app);
    await withFactor(app, amina);
    const answer = await signInAs(app, amina.email, 'not-the-one');
    expect(answer.error.code).toBe('INVALID_CREDENTIALS');
  });

  it('takes a code of the step before and after, and none twice', async () => {
    const amina = await member(app);
    const { secret } = await withFactor(app, amina);
    const code = appCode(app, secret);
    app.clock.forward(30_000);
    const challenge = await challengeFor(amina);
    expect((await byCode(challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    expect((await byCode(challenge, code)).error.code).toBe('CODE_INVALID');
    expect((await byCode(await challengeFor(amina), code)).error.code).toBe('CODE_INVALID');
    app.clock.forward(30_000);
    const old = appCode(app, secret);
    app.clock.forward(60_000);
    expect((await byCode(await challengeFor(amina), old)).error.code).toBe('CODE_INVALID');
    // A phone whose clock is ahead.
    app.clock.forward(30_000);
    const ahead = appCode(app, secret);
    app.clock.forward(-30_000);
    expect((await byCode(await challengeFor(amina), ahead)).status).toBe(200);
  });

  it('gives one session to the same code that comes ten times at once', async () => {
    const amina = await member(app);
    const { secret, recoveryCodes } = await withFactor(app, amina);
    for (const code of [appCode(app, secret), recoveryCodes[0] ?? '']) {
      const challenges = await Promise.all(Array.from({ length: 10 }, () => challengeFor(amina)));
      const before = await sessionsOf(amina);
      const answers = await Promise.all(challenges.map((challenge) => byCode(challenge, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await sessionsOf(amina)).toBe(before + 1);
      await app.platform.db.pool.query('DELETE FROM rate_limits');
    }
  });

  it('takes each recovery code once, however it is typed', async () => {
    const amina = await member(app);
    const { recoveryCodes } = await withFactor(app, amina);
    const [code = '', next = ''] = recoveryCodes;
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await byCode(await challengeFor(amina), typed)).status).toBe(200);
    expect((await byCode(await challengeFor(amina), code)).error.code).toBe('CODE_INVALID');
    expect((await byCode(await challengeFor(amina), next)).status).toBe(200);
    const { data } = await amina.call(accountSettingsApi.account);
    expect(data.twoFactor.recoveryCodesLeft).toBe(8);
    expect(await auditOf(app, amina.id)).toContain('account.recovery-code-used');
  });

  it('takes five codes per challenge, and notes the wrong ones', async () => {
    const amina = await member(app);
    const { secret } = await withFactor(app, amina);
    const challenge = await challengeFor(amina);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await byCode(challenge, wrongCode(secret))).error.code).toBe('CODE_INVALID');
    }
    expect((await byCode(challenge, appCode(app, secret))).error.code).toBe('CODE_EXPIRED');
    expect((await byCode(await challengeFor(amina), appCode(app, secret))).status).toBe(200);
    expect((await outcomesOf(app, amina.id)).filter((one) => one === 'wrong_code')).toHaveLength(5);
    expect(
      (await auditOf(app, amina.id)).filter((one) => one === 'account.wrong-code'),
    ).toHaveLength(5);
  });

  it('limits codes per account, whatever the number of challenges, copies and addresses', async () => {
    const amina = await member(app);
    const { secret } = await withFactor(app, amina);
    const copy = await createApp(app.platform.settings, app.databaseUrl, {
      pages: false,
      clock: app.clock,
      log: app.platform.log,
    });
    let taken = 0;
    try {
      for (let turn = 0; turn < 60; turn += 1) {
        const challenge = await challengeFor(amina, `20.0.0.${turn}`);
        const response = await (turn % 2 ? copy : app).http.inject({
          method: 'POST',
          url: '/api/auth/login/code',
          payload: { challenge, code: wrongCode(secret) },
          headers: from(`20.0.0.${turn}`),
        });
        if (response.statusCode !== 429) taken += 1;
        else expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
        app.clock.forward(50_000);
      }
    } finally {
      await copy.close();
    }
    expect(taken).toBeLessThanOrEqual(20);
    expect(
      (await byCode(await challengeFor(amina, '20.1.1.1'), appCode(app, secret), '20.1.1.1'))
        .status,
    ).toBe(429);
    // Where the member was before, strangers' tries do not count.
    expect(
      (await byCode(await challengeFor(amina), appCode(app, secret), '127.0.0.1')).status,
    ).toBe(200);
    expect(await outcomesOf(app, amina.id)).toContain('limited');
  });

  it('ends with the challenge: after five minutes, with another password, without the factor', async () => {
    const amina = await member(app);
    const { secret } = await withFactor(app, amina);
    const late = await challengeFor(amina);
    app.clock.forward(5 * 60_000 + 1_000);
    expect((await byCode(late, appCode(app, secret))).error.code).toBe('CODE_EXPIRED');
    const overtaken = await challengeFor(amina);
    const { call } = await stillSignedIn(amina);
    await call(accountSettingsApi.changePassword, {
      body: { currentPassword: ownPassword, newPassword: 'Trebević-1984' },
    });
    expect((await byCode(overtaken, appCode(app, secret))).error.code).toBe('CODE_EXPIRED');
    const again = await signInAs(app, amina.email, 'Trebević-1984');
    const disabled = await call(accountSettingsApi.disableTwoFactor, {
      body: { password: 'Trebević-1984', code: appCode(app, secret) },
    });
    expect(disabled.status).toBe(200);
    app.clock.forward(30_000);
    const answer = await byCode(again.data.twoFactor ?? '', appCode(app, secret));
    expect(answer.error.code).toBe('CODE_EXPIRED');
  });

  it('takes a challenge for its own account only, and no other token for one', async () => {
    const [amina, emir] = [await member(app), await member(app)];
    const { secret } = await withFactor(app, amina);
    await withFactor(app, emir);
    const foreign = await challengeFor(emir);
    expect((await byCode(foreign, appCode(app, secret))).error.code).toBe('CODE_INVALID');
    for (const challenge of [amina.token, amina.refreshToken, 'x', `${foreign}x`]) {
      expect((await byCode(challenge, appCode(app, secret))).error.code).toBe('CODE_EXPIRED');
    }
    expect((await app.as(foreign).call(accountsApi.profile)).status).toBe(401);
  });

  it('says that the account was closed meanwhile', async () => {
    const amina = await member(app);
    const { secret } = await withFactor(app, amina);
    const challenge = await challengeFor(amina);
    await rows(app, 'UPDATE users SET closed_at = now() WHERE id = $1', [amina.id]);
    expect((await byCode(challenge, appCode(app, secret))).error.code).toBe('ACCOUNT_CLOSED');
  });
});

describe('switching it off, and new recovery codes', () => {
  it('take the password and a code, and are told by mail', async () => {
    const amina = await member(app);
    const { secret, recoveryCodes } = await withFactor(app, amina);
    expect((await renew(amina, appCode(app, secret), 'no')).error.fields?.password).toBeDefined();
    expect((await renew(amina, wrongCode(secret))).error.code).toBe('CODE_INVALID');
    const renewed = await renew(amina, appCode(app, secret));
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await lastMailTo(app, amina.email)).subject).toBe(
      'Napravljeni su novi kodovi za oporavak',
    );
    const [old = ''] = recoveryCodes;
    const [fresh = ''] = renewed.data.recoveryCodes;
    expect((await disable(amina, old)).error.code).toBe('CODE_INVALID');
    expect((await disable(amina, fresh, 'no')).error.fields?.password).toBeDefined();
    expect((await disable(amina, fresh)).data).toEqual({ success: true });
    expect((await lastMailTo(app, amina.email)).subject).toBe('Ulazak u dva koraka je isključen');
    expect(await rows(app, 'SELECT 1 FROM recovery_codes WHERE user_id = $1', [amina.id])).toEqual(
      [],
    );
    expect((await signInAs(app, amina.email)).data.accessToken).toBeDefined();
    expect((await disable(amina, fresh)).error.code).toBe('NOT_FOUND');
    expect((await renew(amina, fresh)).error.code).toBe('NOT_FOUND');
    expect(await auditOf(app, amina.id)).toEqual(
      expect.arrayContaining(['account.two-factor-codes-renewed', 'account.two-factor-disabled']),
    );
  });

  it('are limited as signing in is', async () => {
    const amina = await member(app);
    const { secret } = await withFactor(app, amina);
    let refused = 0;
    for (let turn = 0; turn < 15; turn += 1) {
      if ((await disable(amina, wrongCode(secret))).status === 429) refused += 1;
    }
    expect(refused).toBe(5);
    expect((await disable(amina, appCode(app, secret))).status).toBe(429);
  });
});
