import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it } from 'vitest';
import { lastMailTo } from '../../../platform/testing/mails.ts';
import { endSessionsOf } from '../sessions/sessions.repo.ts';
import { here, minute, setUpRegistrations } from './registration.testing.ts';

const { app, registration, register, account, verifyCode, verifyToken } = setUpRegistrations();

describe('the browser that registered', () => {
  const enter = (secret: string) =>
    app.as().call(accountsApi.loginRegistration, { body: { secret } }, here);
  const day = 24 * 60 * minute;

  async function waiting(more: object = {}) {
    const body = registration(more);
    const secret = (await register(body)).data.registrationSecret;
    return { ...body, secret, mail: await lastMailTo(app, body.email) };
  }

  it('is signed in once the address is confirmed, once', async () => {
    const { email, secret, mail } = await waiting();
    const early = await enter(secret);
    expect([early.status, early.error.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    await verifyCode(email, mail.code);
    const entered = await enter(secret);
    const me = await app.as(entered.data.accessToken).call(accountsApi.profile);
    expect(me.data).toMatchObject({ email, onboardingCompleted: false });
    expect((await enter(secret)).error.code).toBe('TOKEN_INVALID');
  });

  it('is one of many that come with the secret at once', async () => {
    const { secret, mail } = await waiting();
    await verifyToken(mail.token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(secret)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it.each([
    ['a day later', async () => app.clock.forward(day)],
    [
      'after the password was changed',
      async ({ id }: { id: string }) =>
        app.platform.db.transaction((tx) =>
          endSessionsOf(tx, id, 'password-changed', app.clock.now()),
        ),
    ],
    [
      'where a second factor was added',
      async ({ id }: { id: string }) =>
        app.platform.db.pool.query(
          'INSERT INTO second_factors (user_id, secret, enabled_at, created_at) VALUES ($1, $2, now(), now())',
          [id, ''],
        ),
    ],
    [
      'of an account that was closed',
      async ({ id }: { id: string }) =>
        app.platform.db.pool.query('UPDATE users SET closed_at = now() WHERE id = $1', [id]),
    ],
  ])('is refused %s', async (_, meanwhile) => {
    const { email, secret, mail } = await waiting();
    await verifyCode(email, mail.code);
    await meanwhile(await account(email));
    const answer = await enter(secret);
    expect([answer.status, answer.error.code]).toEqual([400, 'TOKEN_INVALID']);
  });

  it('or another that knows the password goes on without it being typed again', async () => {
    const { email, password, mail } = await waiting();
    const login = (given: string) =>
      app.as().call(accountsApi.login, { body: { email, password: given } }, here);
    expect((await login(`${password}x`)).error.details).toBeUndefined();
    const { error } = await login(password);
    const { registrationSecret: secret } = error.details as { registrationSecret: string };
    expect((await enter(secret)).error.code).toBe('EMAIL_NOT_VERIFIED');
    await verifyCode(email, mail.code);
    expect((await enter(secret)).status).toBe(200);
    expect((await enter(secret)).error.code).toBe('TOKEN_INVALID');
  });

  it('gives no other kind of secret a way in', async () => {
    const { mail } = await waiting();
    expect((await enter(mail.token)).error.code).toBe('TOKEN_INVALID');
    expect((await verifyToken(mail.token)).status).toBe(200);
  });

  it('finds its way back by the mailed link, never to another site', async () => {
    const returnUrl = '/call/biblioteka?a=1';
    const { mail } = await waiting({ returnUrl });
    expect(mail.html).toContain(`returnUrl=${encodeURIComponent(returnUrl)}`);
    for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      const answer = await register(registration({ returnUrl: foreign }));
      expect(Object.keys(answer.error.fields ?? {})).toEqual(['returnUrl']);
    }
  });
});
