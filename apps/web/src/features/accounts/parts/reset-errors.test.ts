import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/error.ts';
import { resetTrouble } from './reset-errors.ts';

const refused = (error: string, code?: string) =>
  new ApiError(400, JSON.stringify({ error, ...(code ? { code } : {}) }));

describe('why a reset code was refused', () => {
  it.each([
    ['Kod je istekao. Zatraži novi kod.', 'CODE_EXPIRED', false, 'resetCodeExpired'],
    ['The code has expired', undefined, false, 'resetCodeExpired'],
    ['Kod je istekao', undefined, true, 'resetCodeExpired'],
    ['Kod nije ispravan.', 'CODE_INVALID', false, 'resetCodeInvalid'],
    ['This code was already used', undefined, true, 'resetCodeInvalid'],
    ['Kod je već iskorišten', undefined, true, 'resetCodeInvalid'],
    ['This code was already used', undefined, false, null],
    ['Too many requests', undefined, true, null],
  ] as const)('reads %j (%s, resetting %s) as %s', (words, code, resetting, expected) => {
    expect(resetTrouble(refused(words, code), words, resetting)).toBe(expected);
  });
});
