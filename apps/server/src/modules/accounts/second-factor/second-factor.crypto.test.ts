import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrRows } from '../../../platform/qr.ts';
import {
  newRecoveryCodes,
  newTotpSecret,
  openSecret,
  plainCode,
  recoveryCodeCount,
  recoveryHashes,
  sealSecret,
  stepOfCode,
  totpAddress,
} from './second-factor.crypto.ts';

// The secret of RFC 6238, appendix B, in base32; its codes have eight digits, of which apps show
// the last six.
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at %d s', (seconds, code) => {
    expect(stepOfCode(rfcSecret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('count one step before and one after, and name their own step', () => {
    const step = 41_152_263;
    const code = '005924';
    for (const offset of [-1, 0, 1]) {
      expect(stepOfCode(rfcSecret, code, at((step + offset) * 30 + 7))).toBe(step);
    }
    expect(stepOfCode(rfcSecret, code, at((step + 2) * 30))).toBeUndefined();
    expect(stepOfCode(rfcSecret, code, at((step - 2) * 30 + 29))).toBeUndefined();
  });

  it.each(['', '00592', '0059244', '00592a', ' 05924', '٠٠٥٩٢٤'])(
    'are six digits, not „%s“',
    (code) => {
      expect(stepOfCode(rfcSecret, code, at(1_234_567_890))).toBeUndefined();
    },
  );
});

describe('the secret', () => {
  it('is another each time, with 160 bits in base32', () => {
    const made = new Set(Array.from({ length: 50 }, newTotpSecret));
    expect(made.size).toBe(50);
    for (const secret of made) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('stands in an address that apps read, with the product and the member', () => {
    const address = new URL(totpAddress('Zamah', 'amina+škola@primjer.ba', rfcSecret));
    expect(address.protocol).toBe('otpauth:');
    expect(address.searchParams.get('secret')).toBe(rfcSecret);
    expect(address.searchParams.get('issuer')).toBe('Zamah');
    expect(decodeURIComponent(address.pathname)).toContain('amina+škola@primjer.ba');
  });

  it('is encrypted: differently each time, for this member, by this key', () => {
    const key = [randomBytes(32)];
    const sealed = sealSecret(key, 'amina', rfcSecret);
    expect(sealed).not.toContain(rfcSecret);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(rfcSecret);
    expect(sealSecret(key, 'amina', rfcSecret)).not.toBe(sealed);
    expect(openSecret(key, 'amina', sealed)).toBe(rfcSecret);
    expect(() => openSecret(key, 'emir', sealed)).toThrow();
    expect(() => openSecret([randomBytes(32)], 'amina', sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => openSecret(key, 'amina', changed.toString('base64url'))).toThrow();
    }
    expect(() => openSecret(key, 'amina', bytes.subarray(0, 20).toString('base64url'))).toThrow();
  });

  it('opens with a key that has been replaced, as long as it stays in the list', () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    const sealed = sealSecret([old], 'amina', rfcSecret);
    expect(openSecret([next, old], 'amina', sealed)).toBe(rfcSecret);
    expect(openSecret([next], 'amina', sealSecret([next, old], 'amina', rfcSecret))).toBe(
      rfcSecret,
    );
    expect(() => openSecret([next], 'amina', sealed)).toThrow();
  });

  it('is a QR code of rows and columns alike, with its three eyes', () => {
    const rows = qrRows(totpAddress('Zamah', 'amina@primjer.ba', rfcSecret));
    const size = rows.length;
    expect((size - 17) % 4).toBe(0);
    for (const row of rows) expect(row).toMatch(new RegExp(`^[01]{${size}}$`));
    const eye = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(eye);
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(eye);
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(eye);
  });
});

describe('recovery codes', () => {
  it('are ten, unlike each other, of signs that are not taken for one another', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(recoveryCodeCount);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  });

  it('are taken however they are typed', () => {
    const key = [randomBytes(32)];
    const kept = recoveryHashes(key, 'amina', 'ABCDE-FGH23');
    expect(recoveryHashes(key, 'amina', ' abcde fgh23 ')).toEqual(kept);
    expect(recoveryHashes(key, 'emir', 'ABCDE-FGH23')).not.toEqual(kept);
    expect(recoveryHashes([randomBytes(32)], 'amina', 'ABCDE-FGH23')).not.toEqual(kept);
    expect(recoveryHashes([randomBytes(32), ...key], 'amina', 'ABCDE-FGH23')).toContain(kept[0]);
    expect(plainCode(' 123 456')).toBe('123456');
  });
});
