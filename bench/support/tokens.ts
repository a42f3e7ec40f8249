import { createHmac } from 'node:crypto';

/** The measured product's key, so that thousands of members need not sign in one by one. */
export const secret = 'the-key-of-a-product-that-lives-as-long-as-its-measurement';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token as the product issues it, good for an hour. */
export function accessToken(member: { readonly userId: string; readonly sessionId: string }) {
  const now = Math.floor(Date.now() / 1000);
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({
    sid: member.sessionId,
    id: member.userId,
    sub: member.userId,
    iss: 'platform',
    aud: 'platform-api',
    iat: now,
    exp: now + 3600,
  })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
