import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { issueChallenge, readChallenge, stillTrue } from './challenge.ts';

let now = new Date('2026-11-20T12:00:00Z');
const p = { secret: randomBytes(32), clock: { now: () => now } };
const account = { id: '019a0000-0000-7000-8000-000000000001', passwordHash: '$argon2id$one' };

describe('a challenge', () => {
  it('names the account for five minutes', async () => {
    const token = await issueChallenge(p, account);
    expect(await readChallenge(p, token)).toMatchObject({ userId: account.id });
    now = new Date(now.getTime() + 299_000);
    expect(await readChallenge(p, token)).not.toBeNull();
    now = new Date(now.getTime() + 1_000);
    expect(await readChallenge(p, token)).toBeNull();
  });

  it('is another each time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const challenge = await readChallenge(p, await issueChallenge(p, account));
        return challenge?.id;
      }),
    );
    expect(new Set(ids).size).toBe(5);
  });

  it('is true as long as the password is the same, and does not show it', async () => {
    const token = await issueChallenge(p, account);
    const challenge = await readChallenge(p, token);
    if (!challenge) throw new Error('no challenge');
    expect(stillTrue(p, challenge, account)).toBe(true);
    expect(stillTrue(p, challenge, { passwordHash: '$argon2id$two' })).toBe(false);
    expect(stillTrue(p, challenge, { passwordHash: null })).toBe(false);
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    expect(payload).not.toContain('argon2id');
  });

  it('counts only with the right key, algorithm, audience and end', async () => {
    const seconds = Math.floor(now.getTime() / 1000);
    const sign = (audience: string, key: Uint8Array, alg = 'HS256') =>
      new SignJWT({ pwd: 'x' })
        .setProtectedHeader({ alg })
        .setSubject(account.id)
        .setJti('id')
        .setIssuer('platform')
        .setAudience(audience)
        .setExpirationTime(seconds + 60)
        .sign(key);
    expect(await readChallenge(p, await sign('platform-sign-in', p.secret))).not.toBeNull();
    expect(await readChallenge(p, await sign('platform-api', p.secret))).toBeNull();
    expect(await readChallenge(p, await sign('platform-sign-in', randomBytes(32)))).toBeNull();
    const long = new Uint8Array([...p.secret, ...p.secret]);
    expect(await readChallenge(p, await sign('platform-sign-in', long, 'HS512'))).toBeNull();
    const endless = await new SignJWT({ pwd: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(account.id)
      .setJti('id')
      .setIssuer('platform')
      .setAudience('platform-sign-in')
      .sign(p.secret);
    expect(await readChallenge(p, endless)).toBeNull();
    for (const nonsense of ['', 'a', 'a.b.c', '..', 'null']) {
      expect(await readChallenge(p, nonsense)).toBeNull();
    }
  });
});
