import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Access } from '@app/contracts/endpoint';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChanges } from '../db/changes.ts';
import type { Topic } from '../signals.ts';
import { type AccessControl, createAccess, type SignedIn } from './access.ts';

const secret = new Uint8Array(randomBytes(32));
const start = new Date('2026-11-20T12:00:00Z').getTime();
const who = { userId: 'user-1', sessionId: 'session-1', email: 'a@b.ba', role: 'INDIVIDUAL' };

let time = start;
let connected = true;
let listeners: ((topic: Topic) => void)[];
let lost: (() => void)[];
let find: ReturnType<typeof vi.fn<(userId: string, sessionId: string) => Promise<SignedIn | null>>>;
let access: AccessControl;

const reader = (role = 'INDIVIDUAL', verified = true): SignedIn => ({
  actor: { id: who.userId, role, permissions: [] },
  sessionId: who.sessionId,
  language: 'bhs',
  verified,
});

const tell = (topic: Topic) => {
  for (const listener of listeners) listener(topic);
};

beforeEach(() => {
  time = start;
  connected = true;
  listeners = [];
  lost = [];
  find = vi.fn(async () => reader());
  const signals = {
    get connected() {
      return connected;
    },
    subscribe: (listener: (topic: Topic) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
    onLost: (listener: () => void) => void lost.push(listener),
    changes: createChanges(),
  };
  const clock = { now: () => new Date(time) };
  access = createAccess({ mode: 'production' }, secret, clock, signals as never, find);
});

const bearer = async () => `Bearer ${await access.issue(who)}`;

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(change: {
  alg?: string;
  key?: Uint8Array;
  header?: object;
  claims?: Record<string, unknown>;
  without?: string;
}): string {
  const seconds = Math.floor(start / 1000);
  const claims: Record<string, unknown> = {
    sid: who.sessionId,
    sub: who.userId,
    iss: 'platform',
    aud: 'platform-api',
    iat: seconds,
    exp: seconds + 900,
    ...change.claims,
  };
  if (change.without) delete claims[change.without];
  const alg = change.alg ?? 'HS256';
  const head = `${base64({ alg, typ: 'JWT', ...change.header })}.${base64(claims)}`;
  const digest = alg === 'HS512' ? 'sha512' : alg === 'HS384' ? 'sha384' : 'sha256';
  const signature = createHmac(digest, change.key ?? secret)
    .update(head)
    .digest('base64url');
  return `${head}.${signature}`;
}

describe('a forged access token', () => {
  it('is told from the right one, which this test can make', async () => {
    expect(await access.recognise(`Bearer ${token({})}`)).toEqual(reader());
  });

  it.each<[string, () => string | Promise<string>]>([
    [
      'without a signature',
      () => new UnsecuredJWT({ sid: who.sessionId }).setSubject('x').encode(),
    ],
    ['with algorithm none and a signature', () => token({ header: { alg: 'none' } })],
    ['with HS512 under the same key', () => token({ alg: 'HS512' })],
    ['with HS384 under the same key', () => token({ alg: 'HS384' })],
    ['signed with another key', () => token({ key: new Uint8Array(randomBytes(32)) })],
    ['signed with an empty key', () => token({ key: new Uint8Array(0) })],
    ['for another audience', () => token({ claims: { aud: 'another-api' } })],
    ['for no audience', () => token({ without: 'aud' })],
    ['of another issuer', () => token({ claims: { iss: 'another' } })],
    ['that has expired', () => token({ claims: { exp: Math.floor(start / 1000) - 1 } })],
    ['that ends at this very moment', () => token({ claims: { exp: Math.floor(start / 1000) } })],
    ['that never ends', () => token({ without: 'exp' })],
    ['of no session', () => token({ without: 'sid' })],
    ['of nobody', () => token({ without: 'sub' })],
    ['not valid yet', () => token({ claims: { nbf: Math.floor(start / 1000) + 600 } })],
    [
      'that brings its own key',
      () => {
        const key = new Uint8Array(randomBytes(32));
        const jwk = { kty: 'oct', k: Buffer.from(key).toString('base64url') };
        const header = { jwk, kid: '../../dev/null', jku: 'https://evil.example/keys' };
        return token({ key, header });
      },
    ],
    ['with a header that must be understood', () => token({ header: { crit: ['x'], x: 1 } })],
    [
      'signed with a public key pair',
      () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return new SignJWT({ sid: who.sessionId })
          .setProtectedHeader({ alg: 'RS256' })
          .setSubject(who.userId)
          .setIssuer('platform')
          .setAudience('platform-api')
          .setExpirationTime(Math.floor(start / 1000) + 900)
          .sign(privateKey);
      },
    ],
    [
      'with other claims under an old signature',
      () => {
        const [head = '', , signature = ''] = token({}).split('.');
        return `${head}.${base64({ sub: 'user-2', sid: who.sessionId })}.${signature}`;
      },
    ],
    ['cut short', () => token({}).slice(0, -3)],
    ['of two parts', () => token({}).split('.').slice(0, 2).join('.')],
    ['of nothing', () => ''],
  ])('%s is nobody, and the database is not asked', async (_, make) => {
    expect(await access.recognise(`Bearer ${await make()}`)).toBeNull();
    expect(find).not.toHaveBeenCalled();
  });

  it('counts in no other scheme', async () => {
    expect(await access.recognise(undefined)).toBeNull();
    expect(await access.recognise(await access.issue(who))).toBeNull();
    expect(await access.recognise(`Basic ${await access.issue(who)}`)).toBeNull();
  });
});

describe('an access token', () => {
  it('is another each time, within a second too', async () => {
    expect(await access.issue(who)).not.toBe(await access.issue(who));
  });

  it('lives 15 minutes, also where it has been seen before', async () => {
    const header = await bearer();
    time = start + 15 * 60_000 - 1;
    expect(await access.recognise(header)).toEqual(reader());
    time = start + 15 * 60_000;
    expect(await access.recognise(header)).toBeNull();
  });

  it('asks the database once, until a signal names the account', async () => {
    const header = await bearer();
    await access.recognise(header);
    await access.recognise(header);
    tell('account:user-2');
    tell('user:user-1');
    await access.recognise(header);
    expect(find).toHaveBeenCalledTimes(1);
    find.mockResolvedValue(null);
    tell('account:user-1');
    expect(await access.recognise(header)).toBeNull();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('asks again after half a minute, signal or not', async () => {
    const header = await bearer();
    await access.recognise(header);
    time += 30_000;
    await access.recognise(header);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('asks each time while the signals are not heard', async () => {
    const header = await bearer();
    await access.recognise(header);
    connected = false;
    for (const forget of lost) forget();
    await access.recognise(header);
    await access.recognise(header);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('keeps no answer that a signal overtook', async () => {
    const header = await bearer();
    find.mockImplementationOnce(async () => {
      tell('account:user-1');
      return reader('ADMIN');
    });
    await access.recognise(header);
    expect((await access.recognise(header))?.actor.role).toBe('INDIVIDUAL');
  });
});

describe('who may call what', () => {
  const readers: Record<string, SignedIn | null> = {
    nobody: null,
    unverified: reader('ADMIN', false),
    member: reader(),
    ob: {
      ...reader(),
      actor: {
        id: 'user-1',
        role: 'INDIVIDUAL',
        permissions: [
          {
            permissionType: 'ob_committee_member',
            scope: 'bank',
            scopeValue: 'tuzla',
            isActive: true,
          },
        ],
      },
    },
    moderator: reader('MODERATOR'),
    admin: reader('ADMIN'),
    superAdmin: reader('super_admin'),
  };
  const yes = undefined;
  const table: Record<Access, (string | undefined)[]> = {
    public: [yes, yes, yes, yes, yes, yes, yes],
    callback: [yes, yes, yes, yes, yes, yes, yes],
    demo: Array(7).fill('NOT_FOUND'),
    member: ['UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', yes, yes, yes, yes, yes],
    ob: ['UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN', yes, yes, yes, yes],
    moderator: ['UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN', 'FORBIDDEN', yes, yes, yes],
    admin: [
      'UNAUTHENTICATED',
      'EMAIL_NOT_VERIFIED',
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
      yes,
      yes,
    ],
  };

  it.each(Object.entries(table))('%s', (level, expected) => {
    const verdicts = Object.values(readers).map(
      (one) => access.refusal(level as Access, one)?.code,
    );
    expect(verdicts).toEqual(expected);
  });
});
