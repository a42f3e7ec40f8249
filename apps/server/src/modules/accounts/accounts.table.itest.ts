import { randomBytes } from 'node:crypto';
import { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import { accountsApi } from '@app/contracts/accounts/accounts.api';
import type { CallInput, Endpoint } from '@app/contracts/endpoint';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, keysOf } from '../../platform/testing/fingerprint.ts';
import { type Persona, type PersonaKey, personas } from '../../platform/testing/personas.ts';
import { type Answer, type TestApp, testApp, testNow } from '../../platform/testing/testApp.ts';
import { createSession, createUser } from './accounts.factory.ts';
import { type Row, type Sent, table } from './accounts.table.testing.ts';
import { member, ownPassword, rows } from './accounts.testing.ts';
import { issueChallenge } from './sign-in/challenge.ts';

const api: Readonly<Record<Row, Endpoint>> = {
  ...accountsApi,
  ...accountSettingsApi,
  ...permissionsApi,
};
const allRows = Object.keys(api) as Row[];

let app: TestApp;
let cast: Record<PersonaKey, Persona>;

beforeAll(async () => {
  app = await testApp({ TRUST_PROXY: '127.0.0.1' });
  cast = await personas(app);
});
beforeEach(async () => {
  app.clock.set(testNow);
  await app.platform.db.pool.query('DELETE FROM rate_limits');
});
afterAll(() => app.close());

const expected = () =>
  table({ knownEmail: cast.vlasnik.email, foreignSessionId: cast.vlasnik.sessionId });

/** Each from a network address of their own, so that nobody uses up another's tries. */
let turn = 0;
function ask(row: Row, sent: Sent, headers: Record<string, string> = {}) {
  turn += 1;
  const at = { 'x-forwarded-for': `10.1.${turn % 200}.${turn % 250}`, ...headers };
  return app.as().call(api[row], sent as CallInput<Endpoint>, at);
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function expectRefusal(answer: Answer<Endpoint>, status: number, code: string): void {
  expect([answer.status, answer.error.code]).toEqual([status, code]);
  expect(keysOf(answer.error).every((key) => /^(error|code|fields\.\w+)$/.test(key))).toBe(true);
  expect(answer.headers['cache-control']).toMatch(/no-store|private/);
}

it('has an expectation for every endpoint of the accounts, and the same access', () => {
  const known = expected();
  expect(Object.keys(known).toSorted()).toEqual(allRows.toSorted());
  const may = { anybody: 'public', member: 'member', admin: 'admin' } as const;
  for (const row of allRows) expect([row, api[row].access]).toEqual([row, may[known[row].may]]);
});

it('takes fingerprints that tell a change', async () => {
  const before = await fingerprint(app);
  expect(await fingerprint(app)).toEqual(before);
  await ask('setLanguage', { body: { language: 'en' } }, bearer(cast.clan.token));
  const after = await fingerprint(app);
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['users']);
});

describe.each(allRows)('%s', (row) => {
  /** What refuses somebody before the request is even looked at. */
  const accessRefusal = (who: PersonaKey | 'nobody'): [number, string] | null => {
    const { may } = expected()[row];
    if (may === 'anybody') return null;
    if (who === 'nobody') return [401, 'UNAUTHENTICATED'];
    if (who === 'novi') return [403, 'EMAIL_NOT_VERIFIED'];
    return may === 'admin' && who !== 'admin' ? [403, 'FORBIDDEN'] : null;
  };

  it.each(['nobody', 'novi', 'lejla', 'emir', 'moderator', 'admin'] as const)(
    'answers %s as expected',
    async (who) => {
      const { sent, status, code, keys, mails } = expected()[row];
      await app.platform.db.pool.query('DELETE FROM rate_limits');
      const before = await fingerprint(app);
      const answer = await ask(row, sent, who === 'nobody' ? {} : bearer(cast[who].token));
      const refusal = accessRefusal(who);
      if (refusal) expectRefusal(answer, ...refusal);
      else if (code) expectRefusal(answer, status, code);
      else {
        expect(answer.status).toBe(status);
        const extra = keysOf(answer.data).filter((key) => !keys?.includes(key));
        expect(extra).toEqual([]);
        expect(answer.headers['cache-control']).toMatch(/no-store|private/);
      }
      if (!mails || refusal) expect(await fingerprint(app)).toEqual(before);
    },
  );

  it('takes no access token that is forged, ended, expired or of another kind', async () => {
    const { may, sent, status } = expected()[row];
    const before = await fingerprint(app);
    for (const [kind, token] of Object.entries(await badTokens())) {
      await app.platform.db.pool.query('DELETE FROM rate_limits');
      const answer = await ask(row, sent, { authorization: token });
      if (may === 'anybody' && api[row].path.startsWith('/api/auth/')) {
        // Where one signs in, a token that is no good any more is no reason to be turned away.
        expect([kind, answer.status]).toEqual([kind, status]);
        continue;
      }
      expect([kind, answer.status, answer.error.code]).toEqual([kind, 401, 'UNAUTHENTICATED']);
    }
    if (may !== 'anybody') expect(await fingerprint(app)).toEqual(before);
  });
});

let bad: Promise<Readonly<Record<string, string>>> | undefined;

/** `Authorization` headers of every kind that must not be believed; all name the admin. */
function badTokens(): Promise<Readonly<Record<string, string>>> {
  bad ??= makeBadTokens();
  return bad;
}

async function makeBadTokens(): Promise<Readonly<Record<string, string>>> {
  const { id: userId, sessionId, email, token } = cast.admin;
  const { access, db } = app.platform;
  const claims = { userId, sessionId, email, role: 'ADMIN' };
  const [head = '', body = '', signature = ''] = token.split('.');
  const made = new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer('platform')
    .setAudience('platform-api')
    .setExpirationTime('10 years');
  app.clock.forward(-16 * 60_000);
  const expired = await access.issue(claims);
  app.clock.forward(16 * 60_000);
  const closed = await db.transaction(async (tx) => {
    const user = await createUser(tx, { role: 'ADMIN', closed: true });
    return { user, ...(await createSession(tx, user.id)) };
  });
  const ended = await db.transaction((tx) => createSession(tx, userId));
  await db.pool.query('UPDATE sessions SET ended_at = now() WHERE id = $1', [ended.sessionId]);
  const other = Buffer.from(
    JSON.stringify({
      ...JSON.parse(Buffer.from(body, 'base64url').toString()),
      role: 'ADMIN',
      x: 1,
    }),
  ).toString('base64url');
  return {
    nothing: 'Bearer ',
    malformed: 'Bearer abc',
    'another scheme': `Basic ${token}`,
    'a changed body': `Bearer ${head}.${other}.${signature}`,
    'no signature': `Bearer ${head}.${body}.`,
    'algorithm none': `Bearer ${new UnsecuredJWT({ sid: sessionId })
      .setSubject(userId)
      .setIssuer('platform')
      .setAudience('platform-api')
      .setExpirationTime('10 years')
      .encode()}`,
    'another key': `Bearer ${await made.sign(randomBytes(32))}`,
    expired: `Bearer ${expired}`,
    'a refresh token': `Bearer ${cast.admin.refreshToken}`,
    'the challenge of a second factor': `Bearer ${await issueChallenge(app.platform, {
      id: userId,
      passwordHash: null,
    })}`,
    'an ended session': `Bearer ${await access.issue({ ...claims, sessionId: ended.sessionId })}`,
    "another member's session": `Bearer ${await access.issue({
      ...claims,
      sessionId: cast.lejla.sessionId,
    })}`,
    'a closed account': `Bearer ${await access.issue({
      ...claims,
      userId: closed.user.id,
      sessionId: closed.sessionId,
    })}`,
  };
}

describe('what a body carries besides', () => {
  /** Fields that nobody may set by themselves. */
  const extra = () => ({
    id: cast.admin.id,
    userId: cast.admin.id,
    role: 'ADMIN',
    isAdmin: true,
    verifiedAt: testNow,
    isVerified: true,
    onboardedAt: testNow,
    closedAt: testNow,
    passwordHash: 'x',
    permissions: [{ permission_type: 'global_admin', scope: 'global', is_active: true }],
    deletionDueAt: testNow,
  });
  const kept = async (email: string) => {
    const [row] = await rows<Record<string, unknown>>(
      app,
      `SELECT id, role, verified_at, onboarded_at, closed_at, deletion_due_at, first_name,
        (SELECT count(*)::int FROM ob_permissions WHERE user_id = users.id) AS permissions
       FROM users WHERE email = $1`,
      [email],
    );
    return row;
  };

  it('has no effect on a registration', async () => {
    const email = 'samozvana@primjer.ba';
    const password = 'Mostarski7!most';
    const body = {
      ...extra(),
      firstName: 'Hana',
      lastName: 'Zukić',
      email,
      password,
      confirmPassword: password,
      agreeToTerms: true,
    };
    const answer = await ask('register', { body });
    expect(answer.status).toBe(201);
    expect(keysOf(answer.data)).toEqual(['success', 'redirectTo']);
    const user = await kept(email);
    expect(user?.id).not.toBe(cast.admin.id);
    expect(user).toMatchObject({
      role: 'INDIVIDUAL',
      verified_at: null,
      onboarded_at: null,
      closed_at: null,
      permissions: 0,
    });
  });

  it('has no effect on the account of the reader, nor on that of another', async () => {
    const who = await member(app);
    const admin = await kept(cast.admin.email);
    const steps: [Row, Record<string, unknown>][] = [
      ['login', { email: who.email, password: ownPassword }],
      ['setLanguage', { language: 'en' }],
      ['changeAccount', { firstName: 'Nova' }],
      [
        'onboarding',
        { email: who.email, phoneNumber: '061234567', gender: 'other', interests: ['arts'] },
      ],
      ['changePassword', { currentPassword: ownPassword, newPassword: 'Sasvim-nova-9' }],
    ];
    for (const [row, body] of steps) {
      const answer = await ask(row, { body: { ...extra(), ...body } }, bearer(who.token));
      expect([row, answer.status]).toEqual([row, 200]);
    }
    expect(await kept(who.email)).toMatchObject({
      id: who.id,
      role: 'INDIVIDUAL',
      first_name: 'Nova',
      closed_at: null,
      deletion_due_at: null,
      permissions: 0,
    });
    expect(await kept(cast.admin.email)).toEqual(admin);
    const session = await ask('login', { body: { email: who.email, password: 'Sasvim-nova-9' } });
    const { accessToken } = session.data as { accessToken: string };
    expect((await ask('permissions', {}, bearer(accessToken))).status).toBe(403);
  });
});
