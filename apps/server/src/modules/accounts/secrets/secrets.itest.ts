import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId, newSecret } from '../../../platform/ids.ts';
import { fingerprint } from '../../../platform/testing/fingerprint.ts';
import { from, lastMailTo } from '../../../platform/testing/mails.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { type Answer, testNow } from '../../../platform/testing/testApp.ts';
import { createSession } from '../accounts.factory.ts';
import {
  appCode,
  member,
  ownPassword,
  rows,
  signInAs,
  type TestMember,
  withFactor,
} from '../accounts.testing.ts';
import { lifetime } from './tokens.ts';

const app = setUpApp();
let owner: TestMember;
let other: TestMember;

beforeEach(async () => {
  owner = await member(app, { verified: false });
  other = await member(app, { verified: false });
});

const stranger = () => app.as();
const newPassword = 'Sasvim-nova-9';

async function mailed(kind: 'verification' | 'code' | 'link', who: TestMember) {
  const body = { email: who.email };
  if (kind === 'verification') await stranger().call(accountsApi.resendVerification, { body });
  if (kind === 'code') await stranger().call(accountsApi.forgotPassword, { body });
  if (kind === 'link') await stranger().call(accountsApi.requestPasswordReset, { body });
  return lastMailTo(app, who.email);
}

/** Whatever is done is refused so, and nothing changes. */
async function refused(
  status: number,
  code: string,
  act: () => Promise<Pick<Answer<unknown>, 'status' | 'error'>>,
): Promise<void> {
  await app.platform.jobs.drain();
  const before = await fingerprint(app);
  const answer = await act();
  expect([answer.status, answer.error.code]).toEqual([status, code]);
  expect(await fingerprint(app)).toEqual(before);
}

describe('the link of a confirmation', () => {
  const open = (token: string) =>
    stranger().call(accountsApi.verifyToken, { query: { token } }, from('10.0.0.9'));

  it.each([
    ['malformed', ' ', 'TOKEN_INVALID'],
    ['empty', '', 'VALIDATION'],
    ['too long', 'x'.repeat(201), 'VALIDATION'],
    ['made up', newSecret(), 'TOKEN_INVALID'],
  ])('is refused when it is %s', (_, token, code) => refused(400, code, () => open(token)));

  it('is refused when it has expired, was used, or is one for a password', async () => {
    const { token } = await mailed('verification', owner);
    const reset = await mailed('link', other);
    await refused(400, 'TOKEN_INVALID', () => open(reset.token));
    app.clock.forward(lifetime.verifyLink + 1);
    await refused(400, 'TOKEN_INVALID', () => open(token));
    app.clock.set(testNow);
    expect((await open(token)).data.alreadyVerified).toBeUndefined();
    expect((await open(token)).data.alreadyVerified).toBe(true);
  });
});

describe('the code of a confirmation', () => {
  const enter = (email: string, code: string) =>
    stranger().call(accountsApi.verifyCode, { body: { email, code } }, from('10.0.0.9'));

  it.each(['', 'ABC12', 'ABC1234', 'ČĆŽŠĐA', 'AB 12C', '12345\u0000'])(
    'is refused when it is malformed: %j',
    (code) => refused(400, 'VALIDATION', () => enter(owner.email, code)),
  );

  it("is refused when it is wrong, another member's, one for a password, expired or used", async () => {
    const { code } = await mailed('verification', owner);
    const foreign = await mailed('verification', other);
    const reset = await mailed('code', owner);
    const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
    for (const guess of [wrong, foreign.code, reset.code]) {
      await refused(400, 'CODE_INVALID', () => enter(owner.email, guess));
    }
    await refused(400, 'CODE_INVALID', () => enter('nikog-nema@primjer.ba', code));
    app.clock.forward(lifetime.code + 1);
    await refused(400, 'CODE_EXPIRED', () => enter(owner.email, code));
    app.clock.set(testNow);
    expect((await enter(owner.email, code)).status).toBe(200);
    await refused(400, 'CODE_INVALID', () => enter(owner.email, code));
  });

  it('says how many tries are left, alike where there is no such address', async () => {
    const nobody = 'nikog-nema@primjer.ba';
    const { code } = await mailed('verification', owner);
    const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
    const guess = async (email: string) => {
      const { error } = await enter(email, wrong);
      return [error.code, error.details];
    };
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const told = ['CODE_INVALID', { triesLeft }];
      expect([await guess(owner.email), await guess(nobody)]).toEqual([told, told]);
    }
    const dead = ['CODE_EXPIRED', { triesLeft: 0 }];
    expect([await guess(owner.email), await guess(nobody)]).toEqual([dead, dead]);
    app.clock.forward(60_000);
    const again = await mailed('verification', owner);
    expect(await guess(owner.email)).toEqual(['CODE_INVALID', { triesLeft: 4 }]);
    expect((await enter(owner.email, again.code)).status).toBe(200);
  });

  it('is of no use after five wrong tries, right or not', async () => {
    const { code } = await mailed('verification', owner);
    const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
    for (let turn = 0; turn < 5; turn += 1) {
      await refused(400, 'CODE_INVALID', () => enter(owner.email, wrong));
    }
    await refused(400, 'CODE_EXPIRED', () => enter(owner.email, code));
  });
});

describe('the code of a reset', () => {
  const set = (email: string, code: string) =>
    stranger().call(accountsApi.resetPassword, { body: { email, code, newPassword } });
  const check = (email: string, code: string) =>
    stranger().call(accountsApi.verifyResetCode, { body: { email, code } });

  it.each(['', '12345', '1234567', '12a456', '١٢٣٤٥٦'])(
    'is refused when it is malformed: %j',
    async (code) => {
      await refused(400, 'VALIDATION', () => set(owner.email, code));
      await refused(400, 'VALIDATION', () => check(owner.email, code));
    },
  );

  it("is refused when it is wrong, another member's, expired or used", async () => {
    const { code } = await mailed('code', owner);
    const foreign = await mailed('code', other);
    const wrong = code === '000000' ? '111111' : '000000';
    await refused(400, 'CODE_INVALID', () => set(owner.email, wrong));
    await refused(400, 'CODE_INVALID', () => check(owner.email, wrong));
    if (foreign.code !== code) {
      await refused(400, 'CODE_INVALID', () => set(owner.email, foreign.code));
    }
    app.clock.forward(lifetime.code + 1);
    await refused(400, 'CODE_EXPIRED', () => set(owner.email, code));
    app.clock.set(testNow);
    await refused(400, 'VALIDATION', () =>
      stranger().call(accountsApi.resetPassword, {
        body: { email: owner.email, code, newPassword: 'kratka' },
      }),
    );
    expect((await set(owner.email, code)).status).toBe(200);
    await refused(400, 'CODE_INVALID', () => set(owner.email, code));
    await refused(400, 'CODE_INVALID', () => check(owner.email, code));
  });

  it('goes with a token, or without, but never both or neither', async () => {
    const { code } = await mailed('code', owner);
    const { token } = await mailed('link', owner);
    for (const proof of [{}, { code, token }]) {
      await refused(400, 'VALIDATION', () =>
        stranger().call(accountsApi.resetPassword, { body: { ...proof, newPassword } }),
      );
    }
  });
});

describe('the link of a reset', () => {
  const set = (token: string) =>
    stranger().call(accountsApi.resetPassword, { body: { token, newPassword } });
  const valid = async (token: string) =>
    (await stranger().call(accountsApi.verifyResetToken, { params: { token } })).data.valid;

  it('is refused when it is made up, one of a confirmation, expired or used', async () => {
    const { token } = await mailed('link', owner);
    const confirmation = await mailed('verification', other);
    for (const bad of [newSecret(), 'x', confirmation.token]) {
      await refused(400, 'TOKEN_INVALID', () => set(bad));
      expect(await valid(bad)).toBe(false);
    }
    app.clock.forward(lifetime.resetLink + 1);
    await refused(400, 'TOKEN_INVALID', () => set(token));
    app.clock.set(testNow);
    expect(await valid(token)).toBe(true);
    expect((await set(token)).status).toBe(200);
    await refused(400, 'TOKEN_INVALID', () => set(token));
    expect(await valid(token)).toBe(false);
  });

  it('is of no use after the password was set by a code', async () => {
    const { token } = await mailed('link', owner);
    const { code } = await mailed('code', owner);
    const body = { email: owner.email, code, newPassword };
    expect((await stranger().call(accountsApi.resetPassword, { body })).status).toBe(200);
    await refused(400, 'TOKEN_INVALID', () => set(token));
  });
});

describe('a refresh token', () => {
  const use = (refreshToken: string) =>
    stranger().call(accountsApi.refresh, { body: { refreshToken } }, from('127.0.0.1', 'x'));

  it.each(['', 'short', 'x'.repeat(501)])('is refused when it is malformed: %j', (token) =>
    refused(400, 'VALIDATION', () => use(token)),
  );

  it('is refused when it is made up, expired, signed out or of a closed account', async () => {
    await refused(401, 'REFRESH_REJECTED', () => use(newSecret()));
    const old = await app.platform.db.transaction((tx) =>
      createSession(tx, owner.id, { at: new Date(Date.parse(testNow) - lifetime.refreshToken) }),
    );
    await refused(401, 'REFRESH_REJECTED', () => use(old.refreshToken));
    await stranger().call(accountsApi.logout, { body: { refreshToken: owner.refreshToken } });
    await refused(401, 'REFRESH_REJECTED', () => use(owner.refreshToken));
    await rows(app, 'UPDATE users SET closed_at = now() WHERE id = $1', [other.id]);
    await refused(401, 'REFRESH_REJECTED', () => use(other.refreshToken));
  });

  it('that comes again after the grace ends its family, and nothing else', async () => {
    const neighbour = await member(app);
    const { refreshToken } = (await use(neighbour.refreshToken)).data;
    app.clock.forward(lifetime.refreshGrace + 1);
    const before = await fingerprint(app);
    expect((await use(neighbour.refreshToken)).error.code).toBe('REFRESH_REJECTED');
    const after = await fingerprint(app);
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed).toEqual(['audit_entries', 'sessions']);
    await refused(401, 'REFRESH_REJECTED', () => use(refreshToken));
  });
});

describe('the second step of signing in', () => {
  const enter = (challenge: string, code: string) =>
    stranger().call(accountsApi.loginCode, { body: { challenge, code } }, from('10.0.0.1'));
  const challengeOf = async (who: TestMember) =>
    (await signInAs(app, who.email)).data.twoFactor ?? '';

  it('takes no challenge that is made up, expired or of another kind, and no foreign code', async () => {
    const [who, neighbour] = [await member(app), await member(app)];
    const factor = await withFactor(app, who);
    const foreign = await withFactor(app, neighbour);
    const challenge = await challengeOf(who);
    for (const bad of [newSecret(), who.token, who.refreshToken, `${challenge}x`]) {
      await refused(400, 'CODE_EXPIRED', () => enter(bad, appCode(app, factor.secret)));
    }
    await refused(400, 'VALIDATION', () => enter('', '123456'));
    await refused(400, 'VALIDATION', () => enter(challenge, '123'));
    for (const bad of ['000000', foreign.recoveryCodes[0] ?? '']) {
      await refused(400, 'CODE_INVALID', () => enter(challenge, bad));
    }
    const code = appCode(app, factor.secret);
    expect((await enter(challenge, code)).status).toBe(200);
    await refused(400, 'CODE_INVALID', () => enter(challenge, code));
    const late = await challengeOf(who);
    app.clock.forward(lifetime.challenge + 1);
    await refused(400, 'CODE_EXPIRED', () => enter(late, appCode(app, factor.secret)));
  });

  it('takes each recovery code once, and no challenge from before a new password', async () => {
    const who = await member(app);
    const { secret, recoveryCodes } = await withFactor(app, who);
    const [code = ''] = recoveryCodes;
    expect((await enter(await challengeOf(who), code)).status).toBe(200);
    const challenge = await challengeOf(who);
    await refused(400, 'CODE_INVALID', () => enter(challenge, code));
    const body = { currentPassword: ownPassword, newPassword };
    expect((await who.call(accountSettingsApi.changePassword, { body })).status).toBe(200);
    await refused(400, 'CODE_EXPIRED', () => enter(challenge, appCode(app, secret)));
  });
});

describe('the links of a change of address', () => {
  const confirm = (token: string) =>
    stranger().call(accountSettingsApi.confirmEmailChange, { body: { token } });
  const undo = (token: string) =>
    stranger().call(accountSettingsApi.undoEmailChange, { body: { token } });

  it('are refused when they are made up, swapped, expired or used', async () => {
    const who = await member(app);
    const newEmail = `nova-${who.id.slice(-8)}@primjer.ba`;
    const body = { newEmail, password: ownPassword };
    expect((await who.call(accountSettingsApi.requestEmailChange, { body })).status).toBe(200);
    const [toNew, toOld] = [await lastMailTo(app, newEmail), await lastMailTo(app, who.email)];
    for (const open of [confirm, undo]) {
      await refused(400, 'VALIDATION', () => open(''));
      await refused(400, 'TOKEN_INVALID', () => open(newSecret()));
    }
    await refused(400, 'TOKEN_INVALID', () => confirm(toOld.token));
    await refused(400, 'TOKEN_INVALID', () => undo(toNew.token));
    app.clock.forward(lifetime.emailConfirmation + 1);
    await refused(400, 'TOKEN_INVALID', () => confirm(toNew.token));
    app.clock.set(testNow);
    expect((await confirm(toNew.token)).status).toBe(200);
    expect((await confirm(toNew.token)).status).toBe(200);
  });
});

describe('the id of a device', () => {
  it('is refused when it is malformed, unknown, foreign or signed out already', async () => {
    const [who, neighbour] = [await member(app), await member(app)];
    const end = (id: string) => who.call(accountSettingsApi.endSession, { params: { id } });
    const gone = await app.platform.db.transaction((tx) =>
      createSession(tx, who.id, { at: app.clock.now() }),
    );
    expect((await end(gone.sessionId)).status).toBe(200);
    await refused(400, 'VALIDATION', () => end('not-an-id'));
    for (const id of [newId(), neighbour.sessionId, gone.sessionId]) {
      await refused(404, 'NOT_FOUND', () => end(id));
    }
  });
});

describe('the first steps', () => {
  it("are refused for another member's address, an unknown one and one not confirmed", async () => {
    const [who, neighbour] = [await member(app), await member(app)];
    const steps = { phoneNumber: '061234567', gender: 'other', interests: ['arts'] } as const;
    for (const email of [neighbour.email, 'nikog-nema@primjer.ba', owner.email]) {
      await refused(404, 'NOT_FOUND', () =>
        who.call(accountsApi.onboarding, { body: { ...steps, email, interests: ['arts'] } }),
      );
      await refused(404, 'NOT_FOUND', () =>
        stranger().call(accountsApi.onboarding, { body: { ...steps, email, interests: ['arts'] } }),
      );
    }
  });
});
