import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { securityApi } from '@app/contracts/security/security.api';
import { describe, expect, it } from 'vitest';
import { from, mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import {
  appCode,
  member,
  rows,
  signInAs,
  type TestMember,
  withFactor,
} from '../accounts/accounts.testing.ts';

const app = setUpApp();

const admin = () => member(app, { role: 'ADMIN' });
const call = (
  who: TestMember,
  endpoint: 'requestFactorRemoval' | 'confirmFactorRemoval' | 'withdrawFactorRemoval',
  { id }: TestMember,
) => who.call(securityApi[endpoint], { params: { id } });
const request = (who: TestMember, of: TestMember) => call(who, 'requestFactorRemoval', of);
const confirm = (who: TestMember, of: TestMember) => call(who, 'confirmFactorRemoval', of);
const waiting = async (who: TestMember, { id }: TestMember) =>
  (await who.call(securityApi.factorRemovals)).data.find((one) => one.member.id === id);
const subjects = async ({ email }: TestMember) =>
  (await mailsTo(app, email)).map(({ subject }) => subject);
const audited = ({ id }: TestMember) =>
  rows(
    app,
    `SELECT action, actor_id FROM audit_entries
     WHERE subject = $1 AND action LIKE 'account.two-factor-remov%' ORDER BY id`,
    [id],
  );

const asked = 'Traži se isključenje ulaska u dva koraka';
const removed = 'Ulazak u dva koraka je uklonjen s tvog naloga';

describe('a lost second factor', () => {
  it('is removed by two admins; both are on record, and the owner is told twice', async () => {
    const [first, second, owner] = [await admin(), await admin(), await member(app)];
    await withFactor(app, owner);
    expect((await request(first, owner)).status).toBe(201);
    expect(await subjects(owner)).toContain(asked);
    expect(await waiting(first, owner)).toMatchObject({ by: { id: first.id }, canConfirm: false });
    expect(await waiting(second, owner)).toMatchObject({ canConfirm: true });
    expect(Object.keys((await signInAs(app, owner.email)).data)).toEqual(['twoFactor']);

    expect((await confirm(second, owner)).status).toBe(200);
    expect(await subjects(owner)).toContain(removed);
    expect(await audited(owner)).toEqual([
      { action: 'account.two-factor-removal-requested', actor_id: first.id },
      { action: 'account.two-factor-removed', actor_id: second.id },
    ]);
    expect(await waiting(second, owner)).toBeUndefined();
    // The lost device may be signed in.
    expect((await owner.call(accountsApi.profile)).status).toBe(401);
    expect((await signInAs(app, owner.email)).data.accessToken).toBeDefined();
    const left = await rows(app, 'SELECT id FROM recovery_codes WHERE user_id = $1', [owner.id]);
    expect(left).toEqual([]);
  });

  it('is not removed by one admin alone, nor by its owner', async () => {
    const [first, second] = [await admin(), await admin()];
    await withFactor(app, second);
    const own = await request(second, second);
    expect([own.status, own.error.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect((await request(first, second)).status).toBe(201);
    const [alone, owner] = [await confirm(first, second), await confirm(second, second)];
    expect([alone.status, alone.error.code]).toEqual([409, 'OWN_REQUEST']);
    expect([owner.status, owner.error.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect(await subjects(second)).not.toContain(removed);
  });

  it('stays when nobody confirms within 24 hours; then it may be asked for again', async () => {
    const [first, second, owner] = [await admin(), await admin(), await member(app)];
    await withFactor(app, owner);
    await request(first, owner);
    expect((await request(second, owner)).error.code).toBe('ALREADY_EXISTS');
    const { expiresAt = '' } = (await waiting(second, owner)) ?? {};
    app.clock.set(expiresAt);
    const later = async (who: TestMember) => ({ ...who, ...(await signedInAgain(who)) });
    expect((await confirm(await later(second), owner)).error.code).toBe('NOT_FOUND');
    expect(await waiting(await later(second), owner)).toBeUndefined();
    expect((await request(await later(second), owner)).status).toBe(201);
    expect((await confirm(await later(first), owner)).status).toBe(200);
  });

  it('stays when its owner shows a code, an admin withdraws, or who asked is no admin', async () => {
    const [first, second, owner] = [await admin(), await admin(), await member(app)];
    const { secret } = await withFactor(app, owner);
    await request(first, owner);
    const challenge = (await signInAs(app, owner.email)).data.twoFactor ?? '';
    const body = { challenge, code: appCode(app, secret) };
    expect((await app.as().call(accountsApi.loginCode, { body }, from('10.0.0.1'))).status).toBe(
      200,
    );
    expect((await confirm(second, owner)).error.code).toBe('NOT_FOUND');

    await request(first, owner);
    expect((await call(second, 'withdrawFactorRemoval', owner)).status).toBe(200);
    expect((await confirm(second, owner)).error.code).toBe('NOT_FOUND');

    await request(first, owner);
    await rows(app, "UPDATE users SET role = 'INDIVIDUAL' WHERE id = $1", [first.id]);
    expect((await confirm(second, owner)).error.code).toBe('NOT_FOUND');
    expect(Object.keys((await signInAs(app, owner.email)).data)).toEqual(['twoFactor']);
  });

  it('is none where the account has none', async () => {
    const owner = await member(app);
    expect((await request(await admin(), owner)).error.code).toBe('WRONG_STATUS');
    expect(await subjects(owner)).toEqual([]);
  });
});

/** Access tokens end long before a request does. */
async function signedInAgain({ email }: TestMember) {
  const { accessToken = '' } = (await signInAs(app, email)).data;
  return { call: app.as(accessToken).call };
}

describe('an account that an admin closes', () => {
  it('tells its owner by mail, unless it is reopened at once', async () => {
    const [who, owner, other] = [await admin(), await member(app), await member(app)];
    await who.call(securityApi.close, { params: { id: owner.id } });
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe('Tvoj nalog je zatvoren');
    expect(mail?.text).toContain('Nalog se može ponovo otvoriti');
    await who.call(securityApi.close, { params: { id: other.id } });
    await who.call(securityApi.reopen, { params: { id: other.id } });
    expect(await mailsTo(app, other.email)).toEqual([]);
  });
});
