import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { describe, expect, it, vi } from 'vitest';
import { from, lastMailTo, mailsTo } from '../../../platform/testing/mails.ts';
import { createSession } from '../accounts.factory.ts';
import { elsewhere, here, minute, newPassword, oldPassword, setUpResets } from './reset.testing.ts';

const {
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
} = setUpResets();

describe('a reset by code', () => {
  it('sets the password, tells the member, and the code is used', async () => {
    const { email } = await member();
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await checkCode(code, email)).data).toEqual({ valid: true });
    expect((await reset({ code, email })).data).toEqual({ success: true });
    expect(await signIn(email, oldPassword)).toBe(401);
    expect(await signIn(email, newPassword)).toBe(200);
    expect((await lastMailTo(app, email)).subject).toBe('Tvoja lozinka je promijenjena');
    const again = await reset({ code, email, newPassword: 'Treca-lozinka-3' });
    expect([again.status, again.error.code]).toEqual([400, 'CODE_INVALID']);
    expect((await checkCode(code, email)).error.code).toBe('CODE_INVALID');
    expect(await signIn(email, newPassword)).toBe(200);
  });

  it('is written in the language of the screen', async () => {
    const { email } = await member();
    await forgot(email, here, { language: 'en' });
    expect((await lastMailTo(app, email)).subject).toBe('Code for a new password');
  });

  it('ends every session at once', async () => {
    const { id, email } = await member();
    const session = await app.platform.db.transaction((tx) =>
      createSession(tx, id, { at: app.clock.now() }),
    );
    const claims = { userId: id, sessionId: session.sessionId, email, role: 'INDIVIDUAL' };
    const token = await app.platform.access.issue(claims);
    expect((await app.as(token).call(accountsApi.profile)).status).toBe(200);
    await reset({ code: await codeFor(email), email });
    expect((await app.as(token).call(accountsApi.profile)).status).toBe(401);
    const { refreshToken } = session;
    expect((await app.as().call(accountsApi.refresh, { body: { refreshToken } })).status).toBe(401);
  });

  it('gives a member of the older system a password, and confirms the address', async () => {
    const { email } = await member({ passwordHash: null, verified: false });
    const answer = await app.as().call(accountsApi.login, { body: { email, password: 'x' } }, here);
    expect(answer.data).toEqual({ autoPasswordReset: true });
    const { code } = await lastMailTo(app, email);
    expect((await reset({ code, email })).status).toBe(200);
    expect(await signIn(email, newPassword)).toBe(200);
  });

  it('works without an e-mail address from where it was asked for, and nowhere else', async () => {
    const { email } = await member();
    const code = await codeFor(email);
    expect((await checkCode(code, undefined, elsewhere)).error.code).toBe('CODE_INVALID');
    expect((await reset({ code }, elsewhere)).error.code).toBe('CODE_INVALID');
    expect((await checkCode(code)).data).toEqual({ valid: true });
    expect((await reset({ code })).status).toBe(200);
    expect(await signIn(email, newPassword)).toBe(200);
  });

  it('finds the right one among several that were asked for from one address', async () => {
    const [one, other] = [await member(), await member()];
    const first = await codeFor(one.email);
    const second = await codeFor(other.email);
    const before = await hashOf(one.id);
    expect((await reset({ code: second })).status).toBe(200);
    expect(await hashOf(one.id)).toBe(before);
    expect((await reset({ code: first })).status).toBe(200);
  });

  it('takes 15 minutes at most', async () => {
    const { id, email } = await member();
    const code = await codeFor(email);
    app.clock.forward(15 * minute - 1);
    expect((await checkCode(code, email)).status).toBe(200);
    app.clock.forward(1);
    expect((await checkCode(code, email)).error.code).toBe('CODE_EXPIRED');
    expect((await reset({ code, email })).error.code).toBe('CODE_EXPIRED');
    expect(await hashOf(id)).toBe(await oldHash());
  });

  it.each([
    ['with', (email: string) => email],
    ['without', () => undefined],
  ])('takes five wrong codes %s an address, then not even the right one', async (_, given) => {
    const { id, email } = await member();
    const code = await codeFor(email);
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await checkCode(wrong(code), given(email));
      expect([answer.status, answer.error.code]).toEqual([400, 'CODE_INVALID']);
    }
    expect((await checkCode(code, given(email))).error.code).toBe('CODE_EXPIRED');
    const { error } = await reset({ code, newPassword, email });
    expect(error.code).toBe('CODE_EXPIRED');
    expect(await hashOf(id)).toBe(await oldHash());
  });

  it('is replaced by a newer code', async () => {
    const { email } = await member();
    const first = await codeFor(email);
    app.clock.forward(minute);
    const second = await codeFor(email);
    if (first !== second) {
      expect((await checkCode(first, email)).error.code).toBe('CODE_INVALID');
    }
    expect((await checkCode(second, email)).status).toBe(200);
  });

  it('stays good when the new password is refused', async () => {
    const { id, email } = await member({ firstName: 'Selma', lastName: 'Kurtić' });
    const code = await codeFor(email);
    for (const refused of ['short', 'football', 'Football', 'Selma Kurtić']) {
      const answer = await reset({ code, email, newPassword: refused });
      expect([answer.status, answer.error.code]).toEqual([400, 'VALIDATION']);
      expect(Object.keys(answer.error.fields ?? {})).toEqual(['newPassword']);
    }
    expect(await hashOf(id)).toBe(await oldHash());
    expect((await reset({ code, email })).status).toBe(200);
  });

  it('is given to one of many at once', async () => {
    const { email } = await member();
    const code = await codeFor(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset({ code, email })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('does not take a code that confirms an address, nor another’s', async () => {
    const [mine, other] = [await member(), await member()];
    const code = await codeFor(other.email);
    expect((await reset({ code, email: mine.email })).error.code).toBe('CODE_INVALID');
    expect(await hashOf(mine.id)).toBe(await oldHash());
    const body = { email: other.email, code };
    expect((await app.as().call(accountsApi.verifyCode, { body }, here)).status).toBe(400);
  });

  it.each([
    ['five digits', { code: '12345' }],
    ['letters', { code: 'ABCDEF' }],
    ['neither code nor token', {}],
    ['both', { code: '123456', token: 'x'.repeat(43) }],
  ])('refuses %s', async (_, body) => {
    const answer = await reset(body);
    expect([answer.status, answer.error.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('a code that a browser asked for by name', () => {
  const mine = 'a'.repeat(32);
  const theirs = 'b'.repeat(32);

  it('is not used up by strangers, not even in the same network', async () => {
    const { email } = await member();
    const code = await codeFor(email, here, mine);
    for (const [headers, request] of [
      [elsewhere, undefined],
      [elsewhere, theirs],
      [here, undefined],
      [here, theirs],
    ] as const) {
      for (let turn = 0; turn < 6; turn += 1) {
        const guess = await checkCode(wrong(code), email, headers, request);
        // After five of their own, strangers are told to ask for another.
        expect(['CODE_INVALID', 'CODE_EXPIRED']).toContain(guess.error.code);
      }
      // Without the browser's name not even the right one is taken.
      expect((await checkCode(code, email, headers, request)).error.code).toBe('CODE_EXPIRED');
    }
    expect((await checkCode(code, email, elsewhere, mine)).data).toEqual({ valid: true });
    expect((await reset({ code, email, request: mine })).status).toBe(200);
    expect(await signIn(email, newPassword)).toBe(200);
  });

  it('takes five wrong ones of that browser', async () => {
    const { email } = await member();
    const code = await codeFor(email, here, mine);
    for (let turn = 0; turn < 5; turn += 1) await checkCode(wrong(code), email, here, mine);
    expect((await checkCode(code, email, here, mine)).error.code).toBe('CODE_EXPIRED');
  });

  it('outlives a code that a stranger asks for, and is replaced by one of its own', async () => {
    const { email } = await member();
    const first = await codeFor(email, here, mine);
    app.clock.forward(1000);
    const strange = await codeFor(email, elsewhere, theirs);
    expect((await checkCode(first, email, here, mine)).data).toEqual({ valid: true });
    if (strange !== first) {
      expect((await checkCode(strange, email, here, mine)).error.code).toBe('CODE_INVALID');
    }
    app.clock.forward(minute);
    const second = await codeFor(email, here, mine);
    if (second !== first) {
      expect((await checkCode(first, email, here, mine)).error.code).toBe('CODE_INVALID');
    }
    expect((await reset({ code: second, email, request: mine })).status).toBe(200);
    expect((await reset({ code: strange, email, request: theirs }, elsewhere)).error.code).toBe(
      'CODE_INVALID',
    );
  });

  it('can be had however often strangers ask', async () => {
    const { email } = await member();
    for (let turn = 0; turn < 20; turn += 1) await forgot(email, elsewhere, { request: theirs });
    await mailsTo(app, email);
    app.clock.forward(1000);
    const code = await codeFor(email, here, mine);
    expect((await checkCode(code, email, here, mine)).status).toBe(200);
  });

  it('can be had at home when strangers everywhere have asked too often', async () => {
    const { email } = await member();
    expect(await signIn(email, oldPassword)).toBe(200);
    for (let turn = 0; turn < 14; turn += 1) await forgot(email, from(`50.0.0.${turn}`));
    const before = (await mailsTo(app, email)).length;
    app.clock.forward(1000);
    const code = await codeFor(email, here, mine);
    expect((await mailsTo(app, email)).length).toBe(before + 1);
    expect((await checkCode(code, email, here, mine)).status).toBe(200);
  });

  it('is what signing in without a password sends, too', async () => {
    const { email } = await member({ passwordHash: null });
    const body = { email, password: 'x', request: mine };
    await app.as().call(accountsApi.login, { body }, here);
    const { code } = await lastMailTo(app, email);
    expect((await checkCode(code, email, here, theirs)).error.code).toBe('CODE_INVALID');
    expect((await checkCode(code, email, elsewhere, mine)).status).toBe(200);
  });

  it('is asked for alike, and as refused, with and without an account', async () => {
    const { email } = await member();
    expect(await signIn(email, oldPassword)).toBe(200);
    for (let turn = 0; turn < 14; turn += 1) {
      for (const address of [email, 'niko-peti@primjer.ba']) {
        const response = await forgot(address, from(`50.0.0.${turn}`));
        expect([response.status, response.data]).toEqual([200, { success: true }]);
      }
    }
    for (const address of [email, 'niko-peti@primjer.ba']) {
      expect((await forgot(address, here)).status).toBe(200);
      expect((await forgot(address, here)).status).toBe(429);
    }
  });
});

describe('a reset by link', () => {
  const check = (token: string) =>
    app.as().call(accountsApi.verifyResetToken, { params: { token } });

  it('names whose it is, sets the password once, and ends with it', async () => {
    const { email, name } = await member();
    const token = await linkFor(email);
    expect((await check(token)).data).toEqual({ valid: true, name, email });
    expect((await reset({ token })).status).toBe(200);
    expect(await signIn(email, newPassword)).toBe(200);
    expect((await check(token)).data).toEqual({ valid: false });
    const again = await reset({ token, newPassword: 'Treca-lozinka-3' });
    expect([again.status, again.error.code]).toEqual([400, 'TOKEN_INVALID']);
    expect(await signIn(email, newPassword)).toBe(200);
  });

  it('takes an hour at most', async () => {
    const { email } = await member();
    const token = await linkFor(email);
    app.clock.forward(60 * minute);
    expect((await check(token)).data).toEqual({ valid: false });
    expect((await reset({ token })).error.code).toBe('TOKEN_INVALID');
  });

  it('makes all other codes and links of the account useless', async () => {
    const { email } = await member();
    const code = await codeFor(email);
    const first = await linkFor(email);
    app.clock.forward(minute);
    const second = await linkFor(email);
    expect((await reset({ token: second })).status).toBe(200);
    expect((await reset({ token: first })).error.code).toBe('TOKEN_INVALID');
    expect((await reset({ code, email })).error.code).toBe('CODE_INVALID');
  });

  it('leads to the product’s own address, whatever host was asked', async () => {
    const { email } = await member();
    await requestLink(email, { ...here, host: 'evil.example' } as typeof here);
    const { html } = await lastMailTo(app, email);
    expect(html).toContain(`${app.platform.settings.publicUrl}/reset-password?token=`);
    expect(html).not.toContain('evil.example');
  });

  it.each(['x', 'x'.repeat(43), '../../x'])('does not know the token "%s"', async (token) => {
    expect((await check(token)).data).toEqual({ valid: false });
    expect((await reset({ token })).error.code).toBe('TOKEN_INVALID');
  });

  it('is not opened by the link that confirms an address', async () => {
    const body = {
      firstName: 'Ena',
      lastName: 'Begić',
      email: 'ena@primjer.ba',
      password: oldPassword,
      confirmPassword: oldPassword,
      agreeToTerms: true,
    };
    await app.as().call(accountsApi.register, { body }, here);
    const { token } = await lastMailTo(app, body.email);
    expect((await check(token)).data).toEqual({ valid: false });
    expect((await reset({ token })).error.code).toBe('TOKEN_INVALID');
  });
});

describe('whether an address has an account', () => {
  it.each([
    ['forgot-password', forgot],
    ['request-password-reset', requestLink],
  ])('does not show in the answer of %s', async (_, ask) => {
    const [open, closed] = [await member(), await member({ closed: true })];
    const emails = [open.email, closed.email, `niko-${_}@primjer.ba`];
    const answers = [];
    for (const email of emails) answers.push(await ask(email));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.data).toEqual({ success: true });
      expect(JSON.stringify(answer.data)).not.toMatch(/token/i);
    }
    for (const email of emails.slice(1)) expect(await mailsTo(app, email)).toEqual([]);
    expect(await mailsTo(app, open.email)).toHaveLength(1);
    for (const email of emails) {
      const early = await ask(email);
      expect([early.status, early.error.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('costs the request nothing: the same queries are made', async () => {
    const { email } = await member();
    const queries = vi.spyOn(app.platform.db.pool, 'query');
    const made = async (address: string) => {
      queries.mockClear();
      await forgot(address);
      const asked = queries.mock.calls.map(([text]) => String(text));
      // Signals travel a moment later, with whatever else was changed then.
      return asked.filter((text) => !text.includes('pg_notify'));
    };
    expect(await made(email)).toEqual(await made('niko-drugi@primjer.ba'));
    queries.mockRestore();
  });
});

describe('mails that anybody may ask for', () => {
  it('reach one address twelve times an hour at most, asked for anywhere', async () => {
    const { email } = await member();
    const before = (await mailsTo(app, email)).length;
    for (let turn = 0; turn < 59; turn += 1) {
      await forgot(email, from(`50.0.0.${turn}`));
      app.clock.forward(minute);
    }
    expect((await mailsTo(app, email)).length - before).toBe(12);
  });

  it('may be asked for by a whole school behind one address, but not without end', async () => {
    const pupils = (first: number) => Array.from({ length: 50 }, (_, n) => `ucenik${first + n}`);
    const statuses = async (first: number) => {
      const responses = pupils(first).map((one) => forgot(`${one}@primjer.ba`, from('60.0.0.1')));
      return [...new Set((await Promise.all(responses)).map(({ status }) => status))];
    };
    for (let asked = 0; asked < 600; asked += 50) expect(await statuses(asked)).toEqual([200]);
    expect(await statuses(600)).toEqual([429]);
  });
});
