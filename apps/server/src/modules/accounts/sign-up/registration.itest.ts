import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it, vi } from 'vitest';
import { lastMailTo, mailsTo } from '../../../platform/testing/mails.ts';
import { setUpPersonas } from '../../../platform/testing/setUp.ts';
import { testNow } from '../../../platform/testing/testApp.ts';
import { passwords } from '../passwords/passwords.ts';
import { here, minute, setUpRegistrations } from './registration.testing.ts';

const { app, registration, register, account, registered, verifyCode, verifyToken } =
  setUpRegistrations();
const cast = setUpPersonas(app);

const another = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');

describe('registering', () => {
  it('creates an account that nobody can use yet, and mails link and code', async () => {
    const answer = await register(registration({ email: ' Nova.Osoba@Primjer.ba ' }));
    expect(answer.status).toBe(201);
    expect(answer.data).toEqual({
      success: true,
      verified: false,
      redirectTo: '/auth/verify?email=nova.osoba%40primjer.ba',
      registrationSecret: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await account('nova.osoba@primjer.ba')).toMatchObject({
      first_name: 'Ajla',
      role: 'INDIVIDUAL',
      language: 'bhs',
      verified_at: null,
      onboarded_at: null,
    });
    const mail = await lastMailTo(app, 'nova.osoba@primjer.ba');
    expect(mail.subject).toBe('Potvrdi svoju e-mail adresu');
    expect(mail.code).toMatch(/^[A-Z0-9]{6}$/);
    expect(mail.token).toMatch(/^[\w-]{43}$/);
    expect(mail.html).toContain(`${app.platform.settings.publicUrl}/auth/verify?token=`);
  });

  it('keeps the language, and writes in it', async () => {
    const { email, mail } = await registered({ language: 'en' });
    expect((await account(email)).language).toBe('en');
    expect(mail.subject).toBe('Confirm your e-mail address');
  });

  it('links to the product’s own address, whatever host was asked', async () => {
    const body = registration();
    await register(body, { ...here, host: 'evil.example' } as typeof here);
    const mail = await lastMailTo(app, body.email);
    expect(mail.html).not.toContain('evil.example');
  });

  it('takes no role, no confirmation and no id from the body', async () => {
    const extra = { role: 'ADMIN', verifiedAt: testNow, onboardedAt: testNow, id: cast.emir.id };
    const { email } = await registered(extra);
    expect(await account(email)).toMatchObject({ role: 'INDIVIDUAL', verified_at: null });
    expect((await account(email)).id).not.toBe(cast.emir.id);
  });

  it.each([
    ['two passwords that differ', { confirmPassword: 'Nova-lozinka-6' }, 'confirmPassword'],
    ['terms that were not accepted', { agreeToTerms: false }, 'agreeToTerms'],
    ['no first name', { firstName: '  ' }, 'firstName'],
    ['an address in the name', { firstName: 'Otvori evil.example/x' }, 'firstName'],
    ['a malformed e-mail', { email: 'ajla@' }, 'email'],
    ['a short password', { password: 'abc-123', confirmPassword: 'abc-123' }, 'password'],
    ['a common password', { password: 'Sunshine1', confirmPassword: 'Sunshine1' }, 'password'],
    [
      'the own name as password',
      { password: 'ajla.čaušević', confirmPassword: 'ajla.čaušević' },
      'password',
    ],
    ['an unknown language', { language: 'de' }, 'language'],
  ])('refuses %s, naming the field, and creates nothing', async (_, wrong, field) => {
    const body = registration(wrong);
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(answer.error.code).toBe('VALIDATION');
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect(await account(body.email)).toBeUndefined();
  });

  it('says that an address is taken, after the same work, and mails nothing', async () => {
    const hash = vi.spyOn(passwords, 'hash');
    const before = await account(cast.lejla.email);
    const mails = await mailsTo(app, cast.lejla.email);
    const answer = await register(registration({ email: cast.lejla.email }));
    expect([answer.status, answer.error.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(hash).toHaveBeenCalledTimes(1);
    hash.mockRestore();
    expect(await account(cast.lejla.email)).toEqual(before);
    expect(await mailsTo(app, cast.lejla.email)).toEqual(mails);
  });

  it('creates one account when the same address comes twenty times at once', async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(body)));
    const created = answers.filter((answer) => answer.status === 201);
    expect(created).toHaveLength(1);
    expect(await mailsTo(app, body.email)).toHaveLength(1);
  });
});

describe('confirming the address', () => {
  it('works by the code, in small letters too, once', async () => {
    const { email, password, mail } = await registered();
    const answer = await verifyCode(email, mail.code.toLowerCase());
    expect(answer.data).toEqual({ success: true, email });
    expect((await account(email)).verified_at).not.toBeNull();
    const again = await verifyCode(email, mail.code);
    expect([again.status, again.error.code]).toEqual([400, 'CODE_INVALID']);
    expect((await verifyToken(mail.token)).data).toEqual({
      success: true,
      email,
      alreadyVerified: true,
    });
    const signedIn = await app.as().call(accountsApi.login, { body: { email, password } }, here);
    expect(signedIn.status).toBe(200);
  });

  it('works by the link, once', async () => {
    const { email, mail } = await registered();
    expect((await verifyToken(mail.token)).data).toEqual({ success: true, email });
    // A scanner of mails was first: whoever comes now is told that it is done.
    expect((await verifyToken(mail.token)).data).toEqual({
      success: true,
      email,
      alreadyVerified: true,
    });
    await app.platform.db.pool.query(
      "UPDATE users SET email = 'druga-adresa@primjer.ba', verified_at = now() WHERE email = $1",
      [email],
    );
    expect((await verifyToken(mail.token)).error.code).toBe('TOKEN_INVALID');
    expect((await verifyCode(email, mail.code)).error.code).toBe('CODE_INVALID');
  });

  it('is given to one of many at once', async () => {
    const { mail } = await registered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verifyToken(mail.token)));
    const first = answers.filter(({ data }) => data.alreadyVerified === undefined);
    expect(first.map(({ status }) => status)).toEqual([200]);
  });

  it('takes a code for 15 minutes and a link for a day', async () => {
    const { email, mail } = await registered();
    app.clock.forward(15 * minute);
    expect((await verifyCode(email, mail.code)).error.code).toBe('CODE_EXPIRED');
    expect((await account(email)).verified_at).toBeNull();
    app.clock.forward(24 * 60 * minute);
    expect((await verifyToken(mail.token)).error.code).toBe('TOKEN_INVALID');
    expect((await account(email)).verified_at).toBeNull();
  });

  it('takes five wrong codes, then not even the right one', async () => {
    const { email, mail } = await registered();
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await verifyCode(email, another(mail.code))).error.code).toBe('CODE_INVALID');
    }
    const late = await verifyCode(email, mail.code);
    expect([late.status, late.error.code]).toEqual([400, 'CODE_EXPIRED']);
    expect((await account(email)).verified_at).toBeNull();
  });

  it('takes the right code after four wrong ones', async () => {
    const { email, mail } = await registered();
    for (let turn = 0; turn < 4; turn += 1) await verifyCode(email, another(mail.code));
    expect((await verifyCode(email, mail.code)).status).toBe(200);
  });

  it('counts guesses made at the same time', async () => {
    const { email, mail } = await registered();
    await Promise.all(
      Array.from({ length: 12 }, () => verifyCode(email, another(mail.code), here)),
    );
    expect((await verifyCode(email, mail.code)).error.code).toBe('CODE_EXPIRED');
  });

  it.each([
    ['another’s code', async (mine: string, theirs: string) => verifyCode(mine, theirs)],
    ['a code of nobody', async () => verifyCode('niko@primjer.ba', 'ABC123')],
  ])('refuses %s', async (_, attempt) => {
    const [mine, other] = [await registered(), await registered()];
    const answer = await attempt(mine.email, other.mail.code);
    expect([answer.status, answer.error.code]).toEqual([400, 'CODE_INVALID']);
    expect((await account(mine.email)).verified_at).toBeNull();
    expect((await account(other.email)).verified_at).toBeNull();
  });

  it.each([
    ['', 400, 'VALIDATION'],
    ['x', 400, 'TOKEN_INVALID'],
    ['x'.repeat(43), 400, 'TOKEN_INVALID'],
    ['x'.repeat(201), 400, 'VALIDATION'],
  ])('refuses the token "%s"', async (token, status, code) => {
    const answer = await verifyToken(token);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });

  it.each(['12345', '1234567', 'ABC-12', 'ČĆŠĐŽA'])('refuses the code "%s"', async (code) => {
    expect((await verifyCode('ajla@primjer.ba', code)).error.code).toBe('VALIDATION');
  });

  it('keeps neither code nor token in readable form, in the queue neither', async () => {
    const { mail } = await registered();
    const { rows } = await app.platform.db.pool.query(
      `SELECT s::text AS kept FROM account_secrets s UNION ALL SELECT j::text FROM pgboss.job j
       UNION ALL SELECT a::text FROM audit_entries a`,
    );
    const kept = rows.map((row) => row.kept).join('\n');
    expect(kept).not.toContain(mail.token);
    expect(kept).not.toMatch(new RegExp(`\\b${mail.code}\\b`));
  });
});

describe('asking for a new code', () => {
  const resend = (email: string, token?: string) =>
    app.as(token).call(accountsApi.resendVerification, { body: { email } }, here);

  it('mails one that replaces the first, at most once a minute', async () => {
    const { email, mail } = await registered();
    const early = await resend(email);
    expect([early.status, early.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    app.clock.forward(minute);
    expect((await resend(email)).data).toEqual({ success: true, alreadyVerified: false });
    const second = await lastMailTo(app, email);
    expect(second.code).not.toBe(mail.code);
    expect((await verifyCode(email, mail.code)).error.code).toBe('CODE_INVALID');
    expect((await verifyCode(email, second.code)).status).toBe(200);
  });

  it('answers alike for unknown and confirmed addresses, and tells only the mailbox', async () => {
    const unknown = await resend('niko@primjer.ba');
    const confirmed = await resend(cast.clan.email);
    const waiting = await resend(cast.novi.email);
    for (const answer of [unknown, confirmed, waiting]) {
      expect(answer.status).toBe(200);
      expect(answer.data).toEqual({ success: true, alreadyVerified: false });
    }
    expect(await mailsTo(app, 'niko@primjer.ba')).toEqual([]);
    const told = await lastMailTo(app, cast.clan.email);
    expect(told.subject).toBe('Tvoja adresa je već potvrđena');
    expect([told.code, told.token]).toEqual(['', '']);
    expect((await lastMailTo(app, cast.novi.email)).code).not.toBe('');
    for (const email of ['niko@primjer.ba', cast.clan.email, cast.novi.email]) {
      expect((await resend(email)).status).toBe(429);
    }
  });

  it('tells the member who is signed in that the address is confirmed', async () => {
    expect((await resend(cast.emir.email, cast.emir.token)).data).toEqual({
      success: true,
      alreadyVerified: true,
      error: 'Tvoja e-mail adresa je već potvrđena.',
    });
    expect((await resend(cast.lejla.email, cast.emir.token)).data.alreadyVerified).toBe(false);
  });
});
