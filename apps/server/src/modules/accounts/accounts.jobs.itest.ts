import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it, vi } from 'vitest';
import { lastMailTo } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { createSession, createUser } from './accounts.factory.ts';

const app = setUpApp();
const day = 24 * 3_600_000;

const countOf = async (table: string) =>
  (await app.platform.db.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n as number;

describe('mails of the accounts', () => {
  it('go out after a failure, with a code that works', async () => {
    const { email } = await app.platform.db.transaction((tx) => createUser(tx));
    vi.spyOn(app.platform.mail, 'send').mockRejectedValueOnce(new Error('the mail server is away'));
    await app.as().call(accountsApi.forgotPassword, { body: { email } });
    await expect(app.platform.jobs.drain()).rejects.toThrow();
    app.clock.forward(60_000);
    const { code } = await lastMailTo(app, email);
    const answer = await app.as().call(accountsApi.verifyResetCode, { body: { email, code } });
    expect(answer.data).toEqual({ valid: true });
  });
});

describe('sweeping', () => {
  it('forgets tokens and codes a day after their end, and no others', async () => {
    const { id, email } = await app.platform.db.transaction((tx) => createUser(tx));
    await app.platform.db.transaction((tx) => createSession(tx, id, { at: app.clock.now() }));
    await app.as().call(accountsApi.requestPasswordReset, { body: { email } });
    await app.platform.jobs.drain();
    const secrets = await countOf('account_secrets');
    expect(secrets).toBeGreaterThan(0);
    app.clock.forward(day);
    await app.platform.jobs.runNow('accounts.sweep');
    expect(await countOf('account_secrets')).toBeGreaterThan(0);
    app.clock.forward(day);
    await app.platform.jobs.runNow('accounts.sweep');
    expect(await countOf('account_secrets')).toBe(0);
    expect(await countOf('refresh_tokens')).toBe(1);
    app.clock.forward(30 * day);
    await app.platform.jobs.runNow('accounts.sweep');
    expect(await countOf('refresh_tokens')).toBe(0);
  });

  it('forgets a device a year after its last use', async () => {
    const before = await countOf('sessions');
    const { id } = await app.platform.db.transaction((tx) => createUser(tx));
    await app.platform.db.transaction((tx) => createSession(tx, id, { at: app.clock.now() }));
    app.clock.forward(364 * day);
    await app.platform.jobs.runNow('accounts.sweep');
    expect(await countOf('sessions')).toBe(before + 1);
    app.clock.forward(2 * day);
    await app.platform.jobs.runNow('accounts.sweep');
    expect(await countOf('sessions')).toBe(0);
  });
});
