import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it } from 'vitest';
import { lastMailTo, mailsTo } from '../../platform/testing/mails.ts';
import { setUpApp } from '../../platform/testing/setUp.ts';
import {
  auditOf,
  browsers,
  member,
  ownPassword,
  rows,
  signInAs,
} from '../accounts/accounts.testing.ts';
import { emailSteps } from './email-change.testing.ts';

const app = setUpApp();

const hour = 3_600_000;

const { newAddress, request, confirm, undo, emailOf, openSessions, asked } = emailSteps(app);

describe('asking for a new address', () => {
  it('mails a link that confirms to the new one, and one that undoes to the old one', async () => {
    const amina = await member(app, { firstName: 'Amina' });
    const { newEmail, answer, toNew, toOld } = await asked(amina);
    expect(answer.data.email).toBe(amina.email);
    expect(answer.data.pendingEmail).toEqual({
      email: newEmail,
      expiresAt: new Date(app.clock.now().getTime() + 24 * hour).toISOString(),
    });
    const { publicUrl } = app.platform.settings;
    const link = (action: string, token: string) =>
      `${publicUrl}/auth/email-change?action=${action}&amp;token=${token}`;
    expect(toNew.html).toContain(link('confirm', toNew.token));
    expect(toOld.html).toContain(link('undo', toOld.token));
    expect(toOld.text).toContain(newEmail);
    expect(toNew.token).toMatch(/^[\w-]{43}$/);
    expect(toOld.token).toMatch(/^[\w-]{43}$/);
    expect(toOld.token).not.toBe(toNew.token);
    expect(await auditOf(app, amina.id)).toEqual(['account.email-change-requested']);
  });

  it('keeps no token in readable form, in the queue neither', async () => {
    const amina = await member(app);
    const { toNew, toOld } = await asked(amina);
    const kept = JSON.stringify([
      await rows(app, 'SELECT * FROM email_changes'),
      await rows(app, 'SELECT data, output FROM pgboss.job'),
      await rows(app, 'SELECT * FROM audit_entries'),
    ]);
    expect(kept).not.toContain(toNew.token);
    expect(kept).not.toContain(toOld.token);
  });

  it('takes the password', async () => {
    const amina = await member(app);
    const answer = await request(amina, newAddress(), 'not-the-one');
    expect(answer.error).toMatchObject({
      code: 'VALIDATION',
      fields: { password: 'Lozinka nije tačna.' },
    });
    expect((await amina.call(accountSettingsApi.account)).data.pendingEmail).toBeNull();
    expect(await mailsTo(app, amina.email)).toEqual([]);
  });

  it('refuses the own address', async () => {
    const amina = await member(app);
    const answer = await request(amina, amina.email.toUpperCase());
    expect(answer.error.fields).toEqual({ newEmail: 'To je već tvoja e-mail adresa.' });
  });

  it('writes to one address once a minute', async () => {
    const [amina, emir] = [await member(app), await member(app)];
    const newEmail = newAddress();
    expect((await request(amina, newEmail)).status).toBe(200);
    const refused = await request(emir, newEmail);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.forward(61_000);
    expect((await request(emir, newEmail)).status).toBe(200);
  });

  it('writes to ten addresses an hour at most, for one member', async () => {
    const amina = await member(app);
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await request(amina, newAddress())).status).toBe(200);
    }
    const refused = await request(amina, newAddress());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await request(await member(app), newAddress())).status).toBe(200);
  });

  it('answers alike for an address that has an account; only the mailbox is told', async () => {
    const [amina, selma] = [await member(app), await member(app)];
    const free = await request(amina, newAddress());
    app.clock.forward(61_000);
    const taken = await request(amina, selma.email);
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.headers).sort()).toEqual(Object.keys(free.headers).sort());
    expect({ ...taken.data, pendingEmail: null }).toEqual({ ...free.data, pendingEmail: null });
    expect(taken.data.pendingEmail?.email).toBe(selma.email);
    const mail = await lastMailTo(app, selma.email);
    expect(mail.subject).toBe('Ova adresa već ima nalog');
    expect(mail.token).toBe('');
    expect(`${mail.text}${mail.html}`).not.toContain(amina.email);
    expect(mail.text).not.toContain('Zdravo Selma');
  });
});

describe('confirming it', () => {
  it('moves the account, ends all sessions, and tells both addresses', async () => {
    const amina = await member(app);
    const { newEmail, toNew } = await asked(amina);
    const answer = await confirm(toNew.token);
    expect(answer.data).toEqual({ success: true, email: newEmail });
    expect(await emailOf(amina)).toBe(newEmail);
    expect((await amina.call(accountsApi.profile)).status).toBe(401);
    expect(await openSessions(amina)).toBe(0);
    expect((await lastMailTo(app, newEmail)).text).toContain('Ovo je od sada adresa tvog naloga');
    const left = await lastMailTo(app, amina.email);
    expect(left.text).toContain(newEmail);
    expect(left.text.replace(/\s+/g, ' ')).toContain('do 27. novembra 2026. u 13:00.');
    expect(await auditOf(app, amina.id)).toContain('account.email-changed');
    expect((await signInAs(app, amina.email)).status).toBe(401);
    expect((await signInAs(app, newEmail)).status).toBe(200);
  });

  it('works once, also when it comes ten times at once', async () => {
    const amina = await member(app);
    const { toNew } = await asked(amina);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(toNew.token)));
    // Whoever comes later is told what stands; it happened once.
    for (const one of answers) {
      expect(one.data).toEqual({ success: true, email: toNew.to });
    }
    expect((await mailsTo(app, amina.email)).length).toBe(2);
    await undo((await lastMailTo(app, amina.email)).token);
    expect((await confirm(toNew.token)).error.code).toBe('TOKEN_INVALID');
  });

  it('works for a day', async () => {
    const amina = await member(app);
    const { toNew } = await asked(amina);
    app.clock.forward(24 * hour);
    expect((await confirm(toNew.token)).error.code).toBe('TOKEN_INVALID');
    expect(await emailOf(amina)).toBe(amina.email);
  });

  it('is no use after the member has thought again, or asked for another', async () => {
    const amina = await member(app);
    const first = await asked(amina);
    const cancelled = await amina.call(accountSettingsApi.cancelEmailChange);
    expect(cancelled.data.pendingEmail).toBeNull();
    expect((await confirm(first.toNew.token)).error.code).toBe('TOKEN_INVALID');
    expect((await undo(first.toOld.token)).error.code).toBe('TOKEN_INVALID');
    expect((await amina.call(accountSettingsApi.cancelEmailChange)).status).toBe(200);
    const second = await asked(amina);
    app.clock.forward(61_000);
    const third = await asked(amina);
    expect((await confirm(second.toNew.token)).error.code).toBe('TOKEN_INVALID');
    expect((await confirm(third.toNew.token)).status).toBe(200);
    expect(await emailOf(amina)).toBe(third.newEmail);
  });

  it('fails when somebody has registered with it meanwhile', async () => {
    const amina = await member(app);
    const { newEmail, toNew } = await asked(amina);
    await member(app, { email: newEmail });
    expect((await confirm(toNew.token)).error.code).toBe('TOKEN_INVALID');
    expect(await emailOf(amina)).toBe(amina.email);
    expect(await openSessions(amina)).toBe(1);
  });

  it('makes a reset that was mailed to the old address useless', async () => {
    const amina = await member(app);
    await app.as().call(accountsApi.requestPasswordReset, { body: { email: amina.email } });
    const { token } = await lastMailTo(app, amina.email);
    const { toNew } = await asked(amina);
    await confirm(toNew.token);
    const body = { token, newPassword: 'Bjelašnica-2067' };
    expect((await app.as().call(accountsApi.resetPassword, { body })).error.code).toBe(
      'TOKEN_INVALID',
    );
  });

  it.each(['', 'x', 'a'.repeat(43), 'undefined', '../..', 'a'.repeat(201)])(
    'refuses the token „%s“, and undoing does too',
    async (token) => {
      for (const answer of [await confirm(token), await undo(token)]) {
        expect(answer.status).toBe(400);
      }
    },
  );

  it('takes neither link for the other', async () => {
    const amina = await member(app);
    const { toNew, toOld } = await asked(amina);
    expect((await confirm(toOld.token)).error.code).toBe('TOKEN_INVALID');
    expect((await undo(toNew.token)).error.code).toBe('TOKEN_INVALID');
    expect(await emailOf(amina)).toBe(amina.email);
  });
});

describe('mails about it', () => {
  it('carry the same links when their jobs run a second time', async () => {
    const amina = await member(app);
    const { toNew, toOld, newEmail } = await asked(amina);
    const [{ id: changeId = '' } = {}] = await rows<{ id: string }>(
      app,
      'SELECT id FROM email_changes WHERE user_id = $1',
      [amina.id],
    );
    await app.platform.db.transaction(async (tx) => {
      await app.platform.jobs.put(tx, 'accounts.email-confirm-mail', { changeId });
      await app.platform.jobs.put(tx, 'accounts.email-notice-mail', { changeId });
    });
    expect((await mailsTo(app, newEmail)).map(({ token }) => token)).toEqual([
      toNew.token,
      toNew.token,
    ]);
    expect((await lastMailTo(app, amina.email)).token).toBe(toOld.token);
    expect((await confirm(toNew.token)).status).toBe(200);
  });

  it('lead to the product’s own address, whatever host was asked', async () => {
    const amina = await member(app);
    const newEmail = newAddress();
    await amina.call(
      accountSettingsApi.requestEmailChange,
      { body: { newEmail, password: ownPassword } },
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'user-agent': browsers.chromeOnWindows,
      },
    );
    expect((await lastMailTo(app, newEmail)).html).not.toContain('evil.example');
    expect((await lastMailTo(app, amina.email)).html).not.toContain('evil.example');
  });
});
