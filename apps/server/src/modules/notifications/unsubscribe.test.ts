import { describe, expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe.ts';

const secret = new Uint8Array(32).fill(7);
const userId = '019a9f00-1234-7abc-8def-0123456789ab';

describe('the token of an unsubscribe link', () => {
  it.each(['digest', 'comment', 'status_change'] as const)('names its member and %s', (what) => {
    const token = unsubscribeToken(secret, userId, what);
    expect(readUnsubscribeToken(secret, token)).toEqual({ userId, what });
    expect(encodeURIComponent(token)).toBe(token);
    expect(token.length).toBeLessThan(200);
  });

  it('holds for nothing else', () => {
    const token = unsubscribeToken(secret, userId, 'comment');
    const [id = '', what = '', sign = ''] = token.split('.');
    const flipped = `${sign.startsWith('A') ? 'B' : 'A'}${sign.slice(1)}`;
    const other = unsubscribeToken(new Uint8Array(32).fill(8), userId, 'comment');
    for (const wrong of [
      '',
      'x',
      other,
      `${id}.digest.${sign}`,
      `${id.replace('0', '1')}.${what}.${sign}`,
      `${id}.${what}.${flipped}`,
      `${id}.${what}.`,
      `${id}.nothing.${sign}`,
      `${token}.${sign}`,
      ` ${token}`,
    ]) {
      expect(readUnsubscribeToken(secret, wrong), wrong).toBeUndefined();
    }
  });
});
