import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  formDigest,
  managementDigest,
  noticeDigest,
  orderDigest,
  requestAuthorization,
  returnDigest,
  sameDigest,
} from './monri.digests.ts';

const key = '2345klj';
const order = { orderNumber: 'abcdef', amount: 54321, currency: 'EUR' };
const hex = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');

describe('the provider’s digests', () => {
  it('sign the form as the published test vector says', () => {
    const digest = formDigest(key, order);
    expect(digest).toHaveLength(128);
    expect(digest.startsWith('f71b8c15')).toBe(true);
    expect(digest.endsWith('7cf98')).toBe(true);
  });

  it('sign a notice over its exact bytes', () => {
    const body = Buffer.from('{"order_number":"abcdef", "č":1}');
    expect(noticeDigest(key, body)).toBe(hex('sha512', `${key}${body.toString()}`));
    expect(noticeDigest(key, Buffer.from('{"order_number":"abcdef","č":1}'))).not.toBe(
      noticeDigest(key, body),
    );
  });

  it('sign management requests and questions with SHA-1', () => {
    expect(managementDigest(key, order)).toBe(hex('sha1', `${key}abcdef54321EUR`));
    expect(orderDigest(key, 'abcdef')).toBe(hex('sha1', `${key}abcdef`));
  });

  it('sign JSON requests over time, token, path and body', () => {
    const request = { token: 't', seconds: 1593457122, path: '/v2/payment/new', body: '{}' };
    expect(requestAuthorization('qwert1234', request)).toBe(
      `WP3-v2.1 t 1593457122 ${hex('sha512', 'qwert12341593457122t/v2/payment/new{}')}`,
    );
  });

  it('sign the address of return without its own parameter, wherever that stands', () => {
    const bare = 'https://zamah.ba/success?order=1&response_code=0000';
    const right = hex('sha512', key + bare);
    expect(returnDigest(key, `${bare}&digest=abc`)).toBe(right);
    expect(returnDigest(key, bare)).toBe(right);
    expect(
      returnDigest(key, 'https://zamah.ba/success?digest=abc&order=1&response_code=0000'),
    ).toBe(right);
  });

  it('compare whole digests only', () => {
    expect(sameDigest('abc', 'abc')).toBe(true);
    expect(sameDigest('ABC', 'abc')).toBe(true);
    expect(sameDigest('abd', 'abc')).toBe(false);
    expect(sameDigest('ab', 'abc')).toBe(false);
    expect(sameDigest('', 'abc')).toBe(false);
  });
});
