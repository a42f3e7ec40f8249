import { describe, expect, it } from 'vitest';
import { decodeToken, localExpiry } from './tokens.ts';

const encode = (claims: object) =>
  `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;

describe('decodeToken', () => {
  it('needs three parts and a claim of its end', () => {
    expect(decodeToken('one.two')).toBeNull();
    expect(decodeToken('one.two.three.four')).toBeNull();
    expect(decodeToken('a.%%%.c')).toBeNull();
    expect(decodeToken(encode({ sub: 'x' }))).toBeNull();
  });

  it('reads letters beyond ASCII', () => {
    const claims = decodeToken(
      encode({ sub: 'u', email: 'čćšžđ@b.ba', iat: 1, exp: 2, role: 'R' }),
    );
    expect(claims).toEqual({
      id: 'u',
      email: 'čćšžđ@b.ba',
      role: 'R',
      issuedAt: 1000,
      expiresAt: 2000,
    });
  });
});

describe('localExpiry', () => {
  const claims = { id: 'u', email: '', role: '', issuedAt: 1_000_000, expiresAt: 1_900_000 };

  it('counts the lifetime from the moment of receipt', () => {
    expect(localExpiry(claims, 5_000_000, 5_100_000)).toBe(5_900_000);
    expect(localExpiry(claims, 10_000, 20_000)).toBe(910_000);
  });

  it('never gives more than a lifetime from now', () => {
    expect(localExpiry(claims, null, 1_200_000)).toBe(1_900_000);
    expect(localExpiry(claims, null, 200_000)).toBe(1_100_000);
    expect(localExpiry(claims, 9_000_000, 200_000)).toBe(1_100_000);
  });

  it('takes the claim where the time of issue is missing', () => {
    expect(localExpiry({ ...claims, issuedAt: Number.NaN }, 5, 10)).toBe(1_900_000);
  });
});
