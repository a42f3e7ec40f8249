import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it } from 'vitest';
import { from, lastMailTo, mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import {
  appCode,
  auditOf,
  browsers,
  member,
  ownPassword,
  rows,
  signInAs,
  type TestMember,
  withFactor,
} from '../accounts/accounts.testing.ts';
import {
  accountsDueForErasure,
  lockForErasure,
  membersByIds,
  personOf,
  visibleAmong,
} from '../accounts/public.ts';
import { grantPermission } from '../permissions/permissions.factory.ts';
import { staffOf } from '../permissions/public.ts';

const app = setUpApp();

const day = 24 * 3_600_000;

const requestDeletion = (who: TestMember, body: { password?: string; code?: string } = {}) =>
  who.call(accountSettingsApi.requestDeletion, { body: { password: ownPassword, ...body } });

const accountRow = async ({ id }: { id: string }) =>
  (await rows(app, 'SELECT * FROM users WHERE id = $1', [id]))[0];

const due = () => accountsDueForErasure(app.platform.db.read, app.clock.now(), 100);

describe('asking to be deleted', () => {
  it('closes the account for thirty days, ends all sessions, and mails the date', async () => {
    const amina = await member(app);
    const answer = await requestDeletion(amina);
    const dueAt = new Date(app.clock.now().getTime() + 30 * day).toISOString();
    expect(answer.data).toEqual({ success: true, dueAt });
    expect((await amina.call(accountsApi.profile)).status).toBe(401);
    const refreshed = await app
      .as()
      .call(accountsApi.refresh, { body: { refreshToken: amina.refreshToken } });
    expect(refreshed.error.code).toBe('REFRESH_REJECTED');
    const mail = await lastMailTo(app, amina.email);
    expect(mail.subject).toBe('Tvoj nalog će biti obrisan');
    expect(mail.text.replace(/\s+/g, ' ')).toContain('obrisan 20. decembra 2026.');
    expect(await auditOf(app, amina.id)).toContain('account.deletion-requested');
  });

  it('takes the password, and a code where there is a second factor', async () => {
    const amina = await member(app);
    expect((await requestDeletion(amina, { password: 'no' })).error.fields).toEqual({
      password: 'Lozinka nije tačna.',
    });
    const { secret } = await withFactor(app, amina);
    expect((await requestDeletion(amina)).error.fields).toEqual({ code: 'Popuni ovo polje.' });
    expect((await requestDeletion(amina, { code: '000000' })).error.code).toBe('CODE_INVALID');
    expect(await accountRow(amina)).toMatchObject({ deletion_requested_at: null });
    expect((await requestDeletion(amina, { code: appCode(app, secret) })).status).toBe(200);
  });

  it('is refused to the last admin, of two at once too', async () => {
    const [one, other] = [
      await member(app, { role: 'ADMIN' }),
      await member(app, { role: 'admin' }),
    ];
    const answers = await Promise.all([requestDeletion(one), requestDeletion(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('LAST_ADMIN');
  });

  it('hides the member from others, and names them to staff still', async () => {
    const [amina, emir] = [await member(app), await member(app)];
    await app.platform.db.transaction((tx) =>
      grantPermission(tx, amina.id, 'ob_asistent', 'zenica'),
    );
    const { read } = app.platform.db;
    expect((await staffOf(read, 'zenica', ['ob_asistent'])).map(({ id }) => id)).toEqual([
      amina.id,
    ]);
    await requestDeletion(amina);
    expect(await visibleAmong(read, [amina.id, emir.id])).toEqual(new Set([emir.id]));
    expect((await membersByIds(read, [amina.id])).get(amina.id)?.name).toBe('Selma Kurtić');
    expect(await staffOf(read, 'zenica', ['ob_asistent'])).toEqual([]);
  });
});

describe('signing in before the day', () => {
  it('calls it off, says so, and tells by mail', async () => {
    const amina = await member(app);
    await requestDeletion(amina);
    app.clock.forward(30 * day - 1_000);
    const answer = await signInAs(app, amina.email);
    expect(answer.data.restored).toBe(true);
    expect(await accountRow(amina)).toMatchObject({
      deletion_requested_at: null,
      deletion_due_at: null,
    });
    const subjects = (await mailsTo(app, amina.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Tvoj nalog ostaje');
    expect(await auditOf(app, amina.id)).toContain('account.deletion-called-off');
    expect((await signInAs(app, amina.email)).data).not.toHaveProperty('restored');
    app.clock.forward(5 * day);
    expect(await due()).not.toContain(amina.id);
  });

  it('calls it off with the code, not with the password alone', async () => {
    const amina = await member(app);
    const { secret } = await withFactor(app, amina);
    await requestDeletion(amina, { code: appCode(app, secret) });
    app.clock.forward(60_000);
    const first = await signInAs(app, amina.email);
    expect(first.data).not.toHaveProperty('restored');
    expect(await accountRow(amina)).not.toMatchObject({ deletion_requested_at: null });
    const body = { challenge: first.data.twoFactor ?? '', code: appCode(app, secret) };
    const second = await app.as().call(accountsApi.loginCode, { body }, from('10.0.0.1'));
    expect(second.data.restored).toBe(true);
    expect(await accountRow(amina)).toMatchObject({ deletion_requested_at: null });
  });
});

describe('what the erasing job asks', () => {
  it('names accounts that are due, and locks only those', async () => {
    const amina = await member(app);
    await requestDeletion(amina);
    const { db } = app.platform;
    const locked = () => db.transaction((tx) => lockForErasure(tx, amina.id, app.clock.now()));
    app.clock.forward(30 * day - 1_000);
    expect(await due()).not.toContain(amina.id);
    expect(await locked()).toBe(false);
    app.clock.forward(1_000);
    expect(await due()).toContain(amina.id);
    expect(await locked()).toBe(true);
    await signInAs(app, amina.email);
    expect(await locked()).toBe(false);
  });
});

describe('what accounts and permissions keep of a member', () => {
  const parts = () =>
    app.platform.personalData.filter(({ name }) => ['permissions', 'accounts'].includes(name));
  const person = async (id: string) => {
    const found = await personOf(app.platform.db.read, id);
    if (!found) throw new Error(`Nobody has the id ${id}.`);
    return found;
  };
  const collect = async (id: string) => {
    const whose = await person(id);
    const given = parts().map((part) => part.collect(app.platform.db.read, id, whose));
    return Object.assign({}, ...(await Promise.all(given))) as object;
  };
  const erase = async (id: string) => {
    const whose = await person(id);
    await app.platform.db.transaction(async (tx) => {
      for (const part of parts()) await part.erase(tx, id, app.clock.now(), whose);
    });
  };

  /** A member of whom there is something of everything. */
  async function fullMember() {
    const amina = await member(app, {
      firstName: 'Amina',
      lastName: 'Hodžić',
      picture: 'a/b.webp',
    });
    const { secret, recoveryCodes } = await withFactor(app, amina);
    await amina.call(accountSettingsApi.changeAccount, { body: { phoneNumber: '061 123 456' } });
    await rows(app, "UPDATE users SET gender = 'female', interests = '{arts}' WHERE id = $1", [
      amina.id,
    ]);
    await app.platform.db.transaction((tx) =>
      grantPermission(tx, amina.id, 'ob_asistent', 'tuzla'),
    );
    await app.as().call(accountsApi.requestPasswordReset, { body: { email: amina.email } });
    await amina.call(accountSettingsApi.requestEmailChange, {
      body: { newEmail: `nova-${amina.id}@primjer.ba`, password: ownPassword },
    });
    await app.platform.jobs.drain();
    await signInAs(app, amina.email, 'wrong', from('10.4.4.4', browsers.safariOnPhone));
    return { amina, secret, recoveryCodes };
  }

  it('is given whole, without secrets', async () => {
    const { amina, secret } = await fullMember();
    const given = await collect(amina.id);
    expect(Object.keys(given).sort()).toEqual([
      'account',
      'emailChanges',
      'permissions',
      'sessions',
      'signIns',
      'twoFactorEnabledAt',
    ]);
    const text = JSON.stringify(given);
    for (const kept of ['Amina', amina.email, '+38761123456', 'ob_asistent', '10.4.4.4', 'arts']) {
      expect(text).toContain(kept);
    }
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/argon2|passwordHash|confirmHash|undoHash|"hash"/);
  });

  it('is erased so that nothing names the member, and nobody can sign in', async () => {
    const { amina, secret } = await fullMember();
    const emir = await member(app);
    const { id, email } = amina;
    const at = app.clock.now();
    await erase(id);
    expect(await accountRow(amina)).toMatchObject({
      first_name: 'Obrisan nalog',
      last_name: '',
      email: `erased-${id}@invalid`,
      password_hash: null,
      phone_number: null,
      gender: null,
      interests: [],
      picture: null,
      deletion_due_at: null,
      closed_at: at,
    });
    for (const table of [
      'sessions',
      'account_secrets',
      'second_factors',
      'recovery_codes',
      'email_changes',
      'sign_in_events',
    ]) {
      expect(await rows(app, `SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).toEqual([]);
    }
    expect(
      await rows(app, 'SELECT 1 FROM ob_permissions WHERE user_id = $1 AND is_active', [id]),
    ).toEqual([]);
    expect((await amina.call(accountsApi.profile)).status).toBe(401);
    expect((await signInAs(app, email)).error.code).toBe('INVALID_CREDENTIALS');
    const text = JSON.stringify(await collect(id));
    for (const gone of ['Amina', 'Hodžić', email, '+387', secret]) expect(text).not.toContain(gone);
    // The address is free again, and others are as they were.
    await member(app, { email });
    expect((await emir.call(accountsApi.profile)).status).toBe(200);
  });

  it('can be erased a second time', async () => {
    const amina = await member(app, { language: 'en' });
    for (let turn = 0; turn < 2; turn += 1) await erase(amina.id);
    expect(await accountRow(amina)).toMatchObject({ first_name: 'Deleted account', last_name: '' });
  });
});
