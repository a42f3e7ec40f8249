import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { expect } from 'vitest';
import { from, lastMailTo } from '../../../platform/testing/mails.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';

export const here = from('10.0.0.1');
export const elsewhere = from('10.7.7.7');
export const minute = 60_000;

/** What every test of signing up does, on an application of its own. */
export function setUpRegistrations() {
  const app = setUpApp();
  let people = 0;

  const registration = (more: object = {}) => {
    people += 1;
    return {
      firstName: 'Ajla',
      lastName: 'Čaušević',
      email: `ajla${people}@primjer.ba`,
      password: 'Nova-lozinka-5',
      confirmPassword: 'Nova-lozinka-5',
      agreeToTerms: true,
      ...more,
    };
  };

  const register = (body: ReturnType<typeof registration>, headers = here) =>
    app.as().call(accountsApi.register, { body }, headers);

  const account = async (email: string) =>
    (await app.platform.db.pool.query('SELECT * FROM users WHERE email = $1', [email])).rows[0];

  async function registered(more: object = {}) {
    const body = registration(more);
    expect((await register(body)).status).toBe(201);
    return { email: body.email, password: body.password, mail: await lastMailTo(app, body.email) };
  }

  const verifyCode = (email: string, code: string, headers = here) =>
    app.as().call(accountsApi.verifyCode, { body: { email, code } }, headers);

  const verifyToken = (token: string) =>
    app.as().call(accountsApi.verifyToken, { query: { token } }, here);

  return { app, registration, register, account, registered, verifyCode, verifyToken };
}
