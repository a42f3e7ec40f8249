import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it } from 'vitest';
import { lastMailTo, mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import {
  auditOf,
  member,
  ownPassword,
  rows,
  signInAs,
  type TestMember,
  withFactor,
} from '../accounts/accounts.testing.ts';
import { emailSteps } from './email-change.testing.ts';

const app = setUpApp();

const hour = 3_600_000;

const { newAddress, request, confirm, undo, emailOf, openSessions, asked } = emailSteps(app);

describe('undoing it', () => {
  /** What an undone change leaves behind. */
  async function expectSafe(amina: TestMember) {
    expect(await emailOf(amina)).toBe(amina.email);
    expect(await openSessions(amina)).toBe(0);
    expect((await amina.call(accountsApi.profile)).status).toBe(401);
    const mail = await lastMailTo(app, amina.email);
    expect(mail.subject).toBe('Stara adresa ostaje: postavi novu lozinku');
    expect((await signInAs(app, amina.email)).data).toEqual({ autoPasswordReset: true });
    const body = { token: mail.token, newPassword: 'Bjelašnica-2067' };
    expect((await app.as().call(accountsApi.resetPassword, { body })).status).toBe(200);
    expect((await signInAs(app, amina.email, 'Bjelašnica-2067')).status).toBe(200);
    expect(await auditOf(app, amina.id)).toContain('account.email-change-undone');
  }

  it('stops a change that waits, and asks for a new password', async () => {
    const amina = await member(app);
    const { toNew, toOld } = await asked(amina);
    expect((await undo(toOld.token)).data).toEqual({ success: true, email: amina.email });
    expect((await confirm(toNew.token)).error.code).toBe('TOKEN_INVALID');
    expect((await undo(toOld.token)).error.code).toBe('TOKEN_INVALID');
    await expectSafe(amina);
  });

  it('takes a change back for seven days, by either mail', async () => {
    for (const mail of [0, 1]) {
      const amina = await member(app);
      const { newEmail, toNew } = await asked(amina);
      app.clock.forward(23 * hour);
      await confirm(toNew.token);
      const tokens = (await mailsTo(app, amina.email)).map(({ token }) => token);
      expect(tokens).toHaveLength(2);
      app.clock.forward(7 * 24 * hour - 1_000);
      expect((await undo(tokens[mail] ?? '')).status).toBe(200);
      await expectSafe(amina);
      expect((await signInAs(app, newEmail)).status).toBe(401);
    }
  });

  it('is too late after seven days, and after a day if nothing was confirmed', async () => {
    const amina = await member(app);
    const { newEmail, toNew, toOld } = await asked(amina);
    await confirm(toNew.token);
    app.clock.forward(7 * 24 * hour);
    expect((await undo(toOld.token)).error.code).toBe('TOKEN_INVALID');
    expect(await emailOf(amina)).toBe(newEmail);
    const emir = await member(app);
    const waiting = await asked(emir);
    app.clock.forward(24 * hour);
    expect((await undo(waiting.toOld.token)).error.code).toBe('TOKEN_INVALID');
  });

  it('reaches back over a second change that followed', async () => {
    const amina = await member(app);
    const first = await asked(amina);
    await confirm(first.toNew.token);
    const thief = await signInAs(app, first.newEmail);
    const caller = app.as(thief.data.accessToken);
    const further = newAddress();
    await caller.call(accountSettingsApi.requestEmailChange, {
      body: { newEmail: further, password: ownPassword },
    });
    expect((await confirm((await lastMailTo(app, further)).token)).status).toBe(200);
    expect(await emailOf(amina)).toBe(further);
    expect((await undo(first.toOld.token)).status).toBe(200);
    const ofSecond = (await mailsTo(app, first.newEmail)).map(({ token }) => token).filter(Boolean);
    expect(new Set(ofSecond).size).toBe(2);
    for (const token of ofSecond) expect((await undo(token)).error.code).toBe('TOKEN_INVALID');
    await expectSafe(amina);
  });

  it('keeps the old address free for that time', async () => {
    const [amina, emir] = [await member(app), await member(app)];
    const { toNew } = await asked(amina);
    await confirm(toNew.token);
    const registering = () =>
      app.as().call(accountsApi.register, {
        body: {
          firstName: 'Neko',
          lastName: 'Drugi',
          email: amina.email,
          password: 'Igmansko-proljeće-5',
          confirmPassword: 'Igmansko-proljeće-5',
          agreeToTerms: true,
        },
      });
    expect((await registering()).error.code).toBe('EMAIL_TAKEN');
    await request(emir, amina.email);
    const subjects = (await mailsTo(app, amina.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Ova adresa već ima nalog');
    app.clock.forward(7 * 24 * hour + 1_000);
    expect((await registering()).status).toBe(201);
  });

  it('drops a second factor that was added since, and keeps an older one', async () => {
    const amina = await member(app);
    const { toOld } = await asked(amina);
    await withFactor(app, amina);
    await undo(toOld.token);
    expect(await rows(app, 'SELECT 1 FROM second_factors WHERE user_id = $1', [amina.id])).toEqual(
      [],
    );
    const emir = await member(app);
    await withFactor(app, emir);
    const { toOld: second } = await asked(emir);
    await undo(second.token);
    expect(
      await rows(app, 'SELECT 1 FROM second_factors WHERE user_id = $1', [emir.id]),
    ).toHaveLength(1);
  });
});
