import { describe, expect, it } from 'vitest';
import { codeHash, newResetCode, newVerificationCode, sameHash, successorOf } from './tokens.ts';

const key = new Uint8Array(32).fill(7);
const otherKey = new Uint8Array(32).fill(8);

describe('codes', () => {
  it('have six characters of the kind that the specification names', () => {
    for (let turn = 0; turn < 500; turn += 1) {
      expect(newVerificationCode()).toMatch(/^[A-Z0-9]{6}$/);
      expect(newResetCode()).toMatch(/^\d{6}$/);
    }
    expect(new Set(Array.from({ length: 500 }, newVerificationCode)).size).toBe(500);
  });

  it('are kept by key, purpose and member', () => {
    const kept = codeHash(key, 'reset', 'a', '123456');
    expect(kept).toBe(codeHash(key, 'reset', 'a', '123456'));
    const others = [
      codeHash(otherKey, 'reset', 'a', '123456'),
      codeHash(key, 'verify', 'a', '123456'),
      codeHash(key, 'reset', 'b', '123456'),
      codeHash(key, 'reset', 'a', '123457'),
    ];
    for (const other of others) expect(sameHash(kept, other)).toBe(false);
    expect(sameHash(kept, kept.slice(1))).toBe(false);
  });
});

describe('refresh tokens', () => {
  it('have one successor each, which nobody makes without the key', () => {
    const first = successorOf(key, 'a');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(successorOf(key, 'a')).toBe(first);
    expect(successorOf(otherKey, 'a')).not.toBe(first);
    expect(successorOf(key, first)).not.toBe(first);
  });
});
