import { expect, it } from 'vitest';
import { newSecret } from './ids.ts';
import { derivedToken, tokenHash } from './tokens.ts';

const key = new Uint8Array(32).fill(7);

it('of a token nothing is kept by which it could be told', () => {
  const token = newSecret();
  expect(tokenHash(token)).toMatch(/^[\w-]{43}$/);
  expect(tokenHash(token)).toBe(tokenHash(token));
  expect(tokenHash(token)).not.toBe(token);
  expect(tokenHash(token)).not.toBe(tokenHash(newSecret()));
});

it('a derived token is the same each time, and of each purpose and each key another', () => {
  const token = derivedToken(key, 'receipt 1');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(derivedToken(key, 'receipt 1')).toBe(token);
  expect(derivedToken(key, 'receipt 2')).not.toBe(token);
  expect(derivedToken(new Uint8Array(32).fill(8), 'receipt 1')).not.toBe(token);
});
