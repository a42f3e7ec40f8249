import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { generateSync } from 'otplib';
import { newId } from '../../platform/ids.ts';
import { from } from '../../platform/testing/mails.ts';
import type { Caller, TestApp } from '../../platform/testing/testApp.ts';
import { createSession, createUser, type UserChoice } from './accounts.factory.ts';
import { passwords } from './passwords/passwords.ts';

/** Browsers as they name themselves. */
export const browsers = {
  chromeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  newerChromeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  safariOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  firefoxOnLinux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const;

/** The password of every member that these tests make. */
export const ownPassword = 'Jablanovi-11';

export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly sessionId: string;
  readonly refreshToken: string;
  /** Calls endpoints as the member. */
  readonly call: Caller['call'];
}

let hashed: Promise<string> | undefined;

/** Makes a member with `ownPassword`, signed in on the test's own browser. */
export async function member(app: TestApp, choice: UserChoice = {}): Promise<TestMember> {
  hashed ??= passwords.hash(ownPassword);
  const passwordHash = await hashed;
  const id = choice.id ?? newId();
  const at = app.clock.now();
  const made = await app.platform.db.transaction(async (tx) => {
    const user = await createUser(tx, { passwordHash, at, ...choice, id });
    return { ...user, ...(await createSession(tx, id, { at })) };
  });
  const token = await app.platform.access.issue({
    userId: id,
    sessionId: made.sessionId,
    email: made.email,
    role: choice.role ?? 'INDIVIDUAL',
  });
  const { call } = app.as(token);
  return { ...made, token, call };
}

/** Signs in with password, as a browser at a network address. */
export const signInAs = (
  app: TestApp,
  email: string,
  password: string = ownPassword,
  headers = from('10.0.0.1'),
) => app.as().call(accountsApi.login, { body: { email, password } }, headers);

export async function rows<T extends object = Record<string, unknown>>(
  app: TestApp,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  return (await app.platform.db.pool.query<T>(sql, [...values])).rows;
}

/** Names of what was audited about a record, the first first. */
export async function auditOf(app: TestApp, subject: string): Promise<string[]> {
  const found = await rows<{ action: string }>(
    app,
    'SELECT action FROM audit_entries WHERE subject = $1 ORDER BY id',
    [subject],
  );
  return found.map(({ action }) => action);
}

/** How a member's tries to sign in ended, the first first. */
export async function outcomesOf(app: TestApp, userId: string): Promise<string[]> {
  const found = await rows<{ outcome: string }>(
    app,
    'SELECT outcome FROM sign_in_events WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return found.map(({ outcome }) => outcome);
}

/** What an authenticator app shows at the time of the test. */
export const appCode = (app: TestApp, secret: string): string =>
  generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });

/** Switches the second factor on; moves the clock so that the next code is another. */
export async function withFactor(
  app: TestApp,
  who: TestMember,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await who.call(accountSettingsApi.beginTwoFactor, {
    body: { password: ownPassword },
  });
  const { secret } = begun.data;
  const enabled = await who.call(accountSettingsApi.enableTwoFactor, {
    body: { password: ownPassword, code: appCode(app, secret) },
  });
  app.clock.forward(60_000);
  return { secret, recoveryCodes: enabled.data.recoveryCodes };
}
