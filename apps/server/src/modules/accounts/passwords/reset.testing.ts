import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { beforeEach, expect } from 'vitest';
import { from, lastMailTo } from '../../../platform/testing/mails.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createUser } from '../accounts.factory.ts';
import { passwords } from './passwords.ts';

export const here = from('10.0.0.1');
export const elsewhere = from('10.7.7.7');
export const minute = 60_000;
export const oldPassword = 'Stara-lozinka-1';
export const newPassword = 'Nova-lozinka-2';

const hashed = passwords.hash(oldPassword);

/** Steps of a reset, on an app in which nothing was asked for yet. */
export function setUpResets() {
  const app = setUpApp();
  beforeEach(async () => {
    await app.platform.db.pool.query('DELETE FROM account_secrets');
  });

  const member = async (more: object = {}) => {
    const passwordHash = await hashed;
    return app.platform.db.transaction((tx) => createUser(tx, { passwordHash, ...more }));
  };

  const forgot = (
    email: string,
    headers = here,
    { language = 'bhs', request }: { language?: 'bhs' | 'en'; request?: string } = {},
  ) =>
    app
      .as()
      .call(
        accountsApi.forgotPassword,
        { body: { email, language, ...(request ? { request } : {}) } },
        headers,
      );

  const requestLink = (email: string, headers = here) =>
    app.as().call(accountsApi.requestPasswordReset, { body: { email } }, headers);

  const checkCode = (code: string, email?: string, headers = here, request?: string) =>
    app
      .as()
      .call(
        accountsApi.verifyResetCode,
        { body: { code, ...(email ? { email } : {}), ...(request ? { request } : {}) } },
        headers,
      );

  const reset = (
    body: {
      code?: string;
      token?: string;
      email?: string;
      request?: string;
      newPassword?: string;
    },
    headers = here,
  ) => app.as().call(accountsApi.resetPassword, { body: { newPassword, ...body } }, headers);

  const signIn = async (email: string, password: string) =>
    (await app.as().call(accountsApi.login, { body: { email, password } }, here)).status;

  async function codeFor(email: string, headers = here, request?: string): Promise<string> {
    const response = await forgot(email, headers, request ? { request } : {});
    expect(response.status).toBe(200);
    return (await lastMailTo(app, email)).code;
  }

  async function linkFor(email: string): Promise<string> {
    expect((await requestLink(email)).status).toBe(200);
    return (await lastMailTo(app, email)).token;
  }

  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  const oldHash = () => hashed;
  const hashOf = async (id: string) =>
    (await app.platform.db.pool.query('SELECT password_hash FROM users WHERE id = $1', [id]))
      .rows[0].password_hash as string;

  return {
    app,
    member,
    forgot,
    requestLink,
    checkCode,
    reset,
    signIn,
    codeFor,
    linkFor,
    wrong,
    hashOf,
    oldHash,
  };
}
