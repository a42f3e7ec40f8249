import { accountsApi } from '@app/contracts/accounts/accounts.api';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { from, lastMailTo, mailsTo } from '../../../platform/testing/mails.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createUser } from '../accounts.factory.ts';
import { browsers, member, outcomesOf, rows, signInAs } from '../accounts.testing.ts';
import { passwords } from '../passwords/passwords.ts';

const app = setUpApp();

const events = () =>
  rows<{ user_id: string | null; outcome: string; ip: string; user_agent: string; at: Date }>(
    app,
    'SELECT user_id, outcome, ip, user_agent, at FROM sign_in_events ORDER BY id',
  );

describe('a try to sign in', () => {
  it('is kept with its outcome, the address and the browser; what was typed is not', async () => {
    const amina = await member(app);
    const before = (await events()).length;
    const headers = from('10.3.3.3', browsers.firefoxOnLinux);
    await signInAs(app, amina.email, 'Potpuno-pogrešna-7', headers);
    await signInAs(app, 'nikoga-nema@primjer.ba', 'Potpuno-pogrešna-7', headers);
    await signInAs(app, amina.email, undefined, headers);
    const kept = (await events()).slice(before);
    expect(kept.map(({ user_id, outcome }) => [user_id, outcome])).toEqual([
      [amina.id, 'wrong_password'],
      [null, 'unknown_account'],
      [amina.id, 'signed_in'],
    ]);
    for (const event of kept) {
      expect(event).toMatchObject({
        ip: '10.3.3.3',
        user_agent: browsers.firefoxOnLinux,
        at: app.clock.now(),
      });
    }
    expect(JSON.stringify(kept)).not.toMatch(/Potpuno|nikoga-nema/);
  });

  it('is kept where the account is closed, unconfirmed, or without a password', async () => {
    const passwordHash = await passwords.hash('Jablanovi-11');
    const choices = [
      { choice: { closed: true, passwordHash }, outcome: 'closed' },
      { choice: { verified: false, passwordHash }, outcome: 'unverified' },
      { choice: { passwordHash: null }, outcome: 'password_reset_asked' },
    ];
    for (const { choice, outcome } of choices) {
      const user = await app.platform.db.transaction((tx) => createUser(tx, choice));
      await signInAs(app, user.email);
      expect(await outcomesOf(app, user.id)).toEqual([outcome]);
    }
  });

  it('is kept once a minute while tries are refused, so that a flood does not fill the list', async () => {
    const amina = await member(app);
    for (let turn = 0; turn < 40; turn += 1) await signInAs(app, amina.email, 'wrong');
    const outcomes = await outcomesOf(app, amina.id);
    expect(outcomes.filter((one) => one === 'wrong_password')).toHaveLength(10);
    expect(outcomes.filter((one) => one === 'limited')).toHaveLength(1);
    const before = (await events()).length;
    for (let turn = 0; turn < 90; turn += 1) await signInAs(app, `x${turn}@primjer.ba`, 'wrong');
    const refused = (await events()).slice(before).filter(({ outcome }) => outcome === 'limited');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(20);
  });

  it('is forgotten after ninety days', async () => {
    const amina = await member(app);
    await signInAs(app, amina.email, 'wrong');
    app.clock.forward(89 * 24 * 3_600_000);
    await signInAs(app, amina.email, 'wrong');
    await app.platform.jobs.runNow('accounts.sweep');
    expect(await outcomesOf(app, amina.id)).toHaveLength(2);
    app.clock.forward(2 * 24 * 3_600_000);
    await app.platform.jobs.runNow('accounts.sweep');
    expect(await outcomesOf(app, amina.id)).toHaveLength(1);
  });
});

describe('the mail about a new device', () => {
  /** A member who has never signed in. */
  async function newcomer(language: 'bhs' | 'en' = 'bhs') {
    const passwordHash = await passwords.hash('Jablanovi-11');
    return app.platform.db.transaction((tx) => createUser(tx, { passwordHash, language }));
  }
  const signIn = async (email: string, userAgent: string, ip = '10.5.5.5') => {
    app.clock.forward(1_000);
    const answer = await signInAs(app, email, undefined, from(ip, userAgent));
    expect(answer.status).toBe(200);
    return answer;
  };

  it('says when, on what and from where, and leads to the devices', async () => {
    const { email } = await newcomer();
    await signIn(email, browsers.chromeOnWindows);
    expect(await mailsTo(app, email)).toEqual([]);
    await signIn(email, browsers.safariOnPhone, '198.51.100.7');
    const mail = await lastMailTo(app, email);
    expect(mail.subject).toBe('Novi ulazak u tvoj nalog');
    expect(mail.text).toContain('198.51.100.7');
    expect(mail.text).toContain('Safari, iOS');
    expect(mail.text.replace(/\s/g, ' ')).toContain('20. novembar 2026. u 13:00');
    expect(mail.html).toContain(`${app.platform.settings.publicUrl}/settings#security`);
  });

  it('is not sent for the first sign-in ever, a known device, or an update of its browser', async () => {
    const { email } = await newcomer();
    await signIn(email, browsers.chromeOnWindows);
    await signIn(email, browsers.chromeOnWindows, '203.0.113.9');
    await signIn(email, browsers.newerChromeOnWindows);
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it('is sent once per device, also after it was signed out', async () => {
    const { email } = await newcomer('en');
    await signIn(email, browsers.chromeOnWindows);
    const { data } = await signIn(email, browsers.firefoxOnLinux);
    const { refreshToken = '' } = data;
    await app.as().call(accountsApi.logout, { body: { refreshToken } });
    await signIn(email, browsers.firefoxOnLinux);
    const mails = await mailsTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your account']);
    expect(mails[0]?.text).toContain('Firefox on Linux');
  });

  it('names a device that does not say what it is', async () => {
    const { email } = await newcomer();
    await signIn(email, browsers.chromeOnWindows);
    await signIn(email, 'curl/8.11.0');
    expect((await lastMailTo(app, email)).text).toContain('Nepoznat uređaj');
  });
});

describe('the log', () => {
  it('holds no token, code or password', async () => {
    const lines: string[] = [];
    const loud = await createApp(app.platform.settings, app.databaseUrl, {
      pages: false,
      clock: app.clock,
      log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    });
    const send = async (method: 'POST' | 'GET', url: string, payload?: object, token?: string) =>
      loud.http.inject({
        method,
        url,
        ...(payload ? { payload } : {}),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    try {
      const amina = await member(app);
      const { email } = amina;
      const password = 'Jablanovi-11';
      const signedIn = (await send('POST', '/api/auth/login', { email, password })).json();
      await send('POST', '/api/auth/login', { email, password: 'Pogrešna-tajna-1' });
      const renewed = (
        await send('POST', '/api/auth/refresh', { refreshToken: signedIn.refreshToken })
      ).json();
      await send('POST', '/api/auth/request-password-reset', { email });
      await send('POST', '/api/auth/forgot-password', { email });
      await loud.platform.jobs.drain();
      const mails = await loud.platform.mail.caught(email);
      const secrets = mails.flatMap(({ text }) => [
        ...(/token=([\w-]+)/.exec(text)?.slice(1) ?? []),
        ...(/^(\d{6})$/m.exec(text)?.slice(1) ?? []),
      ]);
      expect(secrets.length).toBe(2);
      for (const secret of secrets) {
        await send('GET', `/api/auth/verify-reset-token/${secret}`);
        await send('GET', `/api/auth/verify?token=${secret}`);
        await send('POST', '/api/auth/reset-password', { token: secret, newPassword: 'kratka' });
      }
      const begun = (
        await send('POST', '/api/account/two-factor/begin', { password }, signedIn.accessToken)
      ).json();
      await send(
        'POST',
        '/api/account/two-factor/enable',
        { password, code: '123456' },
        amina.token,
      );
      const searched = [
        password,
        'Pogrešna-tajna-1',
        signedIn.accessToken,
        signedIn.refreshToken,
        renewed.accessToken,
        renewed.refreshToken,
        begun.secret,
        ...secrets.filter((secret) => secret.length > 6),
      ];
      expect(searched.every((one) => typeof one === 'string' && one.length > 6)).toBe(true);
      const log = lines.join('');
      expect(log.length).toBeGreaterThan(500);
      for (const secret of searched) expect(log).not.toContain(secret);
    } finally {
      await loud.close();
    }
  });
});
