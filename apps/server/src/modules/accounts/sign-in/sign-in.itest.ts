import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { hash } from '@node-rs/argon2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../app.ts';
import { from, lastMailTo, mailsTo } from '../../../platform/testing/mails.ts';
import { setUpApp, setUpPersonas } from '../../../platform/testing/setUp.ts';
import { demoPassword } from '../../../seed/accounts.ts';
import { createUser } from '../accounts.factory.ts';
import { passwords } from '../passwords/passwords.ts';

const app = setUpApp();
const cast = setUpPersonas(app);

// Limits of one test are not the next one's.
afterEach(() => vi.restoreAllMocks());

const signIn = (email: string, password: string, ip = '10.0.0.1') =>
  app.as().call(accountsApi.login, { body: { email, password } }, from(ip));

async function countOf(table: string): Promise<number> {
  const { rows } = await app.platform.db.pool.query(`SELECT count(*)::int AS n FROM ${table}`);
  return rows[0].n;
}

describe('signing in', () => {
  it('gives a pair with which the member is known', async () => {
    const answer = await signIn(' Lejla@Demo.Zamah.ba ', demoPassword);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.data).sort()).toEqual(['accessToken', 'refreshToken']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const profile = await app.as(answer.data.accessToken).call(accountsApi.profile);
    expect(profile.data).toMatchObject({ id: cast.lejla.id, email: cast.lejla.email });
  });

  it.each([
    ['a wrong password', () => [cast.lejla.email, 'not-the-password'], 401, 'INVALID_CREDENTIALS'],
    ['an unknown address', () => ['nobody@primjer.ba', demoPassword], 401, 'INVALID_CREDENTIALS'],
    ['an unconfirmed address', () => [cast.novi.email, demoPassword], 403, 'EMAIL_NOT_VERIFIED'],
    ['no password', () => [cast.lejla.email, ''], 400, 'VALIDATION'],
    ['no e-mail address', () => ['lejla', demoPassword], 400, 'VALIDATION'],
  ])('refuses %s and opens nothing', async (_, given, status, code) => {
    const before = await countOf('sessions');
    const [email = '', password = ''] = given();
    const answer = await signIn(email, password);
    expect(answer.status).toBe(status);
    expect(answer.error.code).toBe(code);
    expect(await countOf('sessions')).toBe(before);
  });

  it('says that an account is closed or unconfirmed only to who has the password', async () => {
    const passwordHash = await passwords.hash('A-closed-one-9');
    await app.platform.db.transaction((tx) =>
      createUser(tx, { email: 'zatvoren@primjer.ba', passwordHash, closed: true }),
    );
    expect((await signIn('zatvoren@primjer.ba', 'A-closed-one-9')).error.code).toBe(
      'ACCOUNT_CLOSED',
    );
    expect((await signIn('zatvoren@primjer.ba', 'wrong')).error.code).toBe('INVALID_CREDENTIALS');
    expect((await signIn(cast.novi.email, 'wrong')).error.code).toBe('INVALID_CREDENTIALS');
  });

  it('leads a member of the older system to the reset, with a code on its way', async () => {
    const answer = await signIn(cast.stari.email, 'whatever');
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ autoPasswordReset: true });
    expect((await lastMailTo(app, cast.stari.email)).code).toMatch(/^\d{6}$/);
    expect((await signIn(cast.stari.email, 'again')).data).toEqual({ autoPasswordReset: true });
    expect(await mailsTo(app, cast.stari.email)).toHaveLength(1);
  });

  it('renews a hash that was made at another cost, once', async () => {
    const passwordHash = await hash('An-older-hash-1', { memoryCost: 8192, timeCost: 1 });
    const { id, email } = await app.platform.db.transaction((tx) =>
      createUser(tx, { email: 'jeftin@primjer.ba', passwordHash }),
    );
    const kept = async () => {
      const sql = 'SELECT password_hash FROM users WHERE id = $1';
      return (await app.platform.db.pool.query(sql, [id])).rows[0].password_hash as string;
    };
    expect((await signIn(email, 'wrong-one')).status).toBe(401);
    expect(await kept()).toBe(passwordHash);
    expect((await signIn(email, 'An-older-hash-1')).status).toBe(200);
    const renewed = await kept();
    expect([passwords.outdated(passwordHash), passwords.outdated(renewed)]).toEqual([true, false]);
    expect((await signIn(email, 'An-older-hash-1')).status).toBe(200);
    expect(await kept()).toBe(renewed);
  });

  it('opens no session with a password that is changed meanwhile', async () => {
    const before = await countOf('sessions');
    const verify = passwords.verify;
    vi.spyOn(passwords, 'verify').mockImplementation(async (kept, given) => {
      const right = await verify(kept, given);
      const other = await passwords.hash('Another-password-3');
      await app.platform.db.pool.query('UPDATE users SET password_hash = $1 WHERE id = $2', [
        other,
        cast.emir.id,
      ]);
      return right;
    });
    expect((await signIn(cast.emir.email, demoPassword)).error.code).toBe('INVALID_CREDENTIALS');
    expect(await countOf('sessions')).toBe(before);
  });
});

describe('guessing at passwords', () => {
  it('does not lock the owner out where they have signed in before', async () => {
    expect((await signIn(cast.clan.email, demoPassword, '10.9.9.9')).status).toBe(200);
    for (let turn = 0; turn < 60; turn += 1) {
      await signIn(cast.clan.email, 'guess', `20.0.0.${turn}`);
    }
    expect((await signIn(cast.clan.email, demoPassword, '20.0.1.1')).status).toBe(429);
    expect((await signIn(cast.clan.email, demoPassword, '10.9.9.9')).status).toBe(200);
  });

  it('lets the owner in from anywhere once they have set a new password', async () => {
    for (let turn = 0; turn < 11; turn += 1) await signIn(cast.asistent.email, 'guess');
    expect((await signIn(cast.asistent.email, demoPassword)).status).toBe(429);
    const email = cast.asistent.email;
    await app.as().call(accountsApi.forgotPassword, { body: { email } }, from('10.1.1.1'));
    const { code } = await lastMailTo(app, email);
    const body = { code, email, newPassword: 'A-brand-new-one-7' };
    const reset = await app.as().call(accountsApi.resetPassword, { body }, from('10.1.1.1'));
    expect(reset.status).toBe(200);
    expect((await signIn(email, 'A-brand-new-one-7')).status).toBe(200);
  });

  it('does not believe addresses that the client wrote itself', async () => {
    const verify = vi.spyOn(passwords, 'verify').mockResolvedValue(false);
    const direct = await createApp(
      { ...app.platform.settings, trustProxy: undefined },
      app.databaseUrl,
      { pages: false, clock: app.clock, log: app.platform.log },
    );
    try {
      for (let turn = 0; turn < 90; turn += 1) {
        await direct.http.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: `clan${turn}@primjer.ba`, password: 'Sarajevo2026' },
          headers: from(`40.0.0.${turn}`),
        });
      }
      expect(verify.mock.calls.length).toBe(60);
    } finally {
      await direct.close();
    }
  });

  it('stays limited in another copy and after a restart', async () => {
    for (let turn = 0; turn < 11; turn += 1) await signIn(cast.odbor2.email, 'guess');
    const options = { pages: false, clock: app.clock, log: app.platform.log };
    const copy = await createApp(app.platform.settings, app.databaseUrl, options);
    try {
      const answer = await copy.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: cast.odbor2.email, password: demoPassword },
        headers: from('10.0.0.1'),
      });
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json().code).toBe('RATE_LIMITED');
    } finally {
      await copy.close();
    }
    app.clock.forward(31_000);
    expect((await signIn(cast.odbor2.email, demoPassword)).status).toBe(200);
  });
});

describe('whether an account is there', () => {
  const known = () => cast.odbor3.email;
  const unknown = (turn: number) => `nepoznat${turn}@primjer.ba`;

  it('shows neither in the answer nor in the work done', async () => {
    const verify = vi.spyOn(passwords, 'verify');
    const one = await signIn(known(), 'wrong-password');
    const calls = verify.mock.calls.length;
    const other = await signIn(unknown(0), 'wrong-password');
    expect(calls).toBe(1);
    expect(verify.mock.calls.length).toBe(2);
    expect(other.status).toBe(one.status);
    expect(other.error).toEqual(one.error);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(other.headers)).toEqual(names(one.headers));
  });
});
