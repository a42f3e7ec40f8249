import { fening } from '@app/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Instant, Km, PositiveKm, SentInstant, SignedKm } from './common.schemas.ts';

describe('an instant', () => {
  it('is a date inside and its text on the wire', () => {
    const text = '2026-11-20T12:00:00.000Z';
    expect(Instant.decode(text)).toEqual(new Date(text));
    expect(Instant.encode(new Date(text))).toBe(text);
    expect(SentInstant.decode('2026-11-20T13:00:00+01:00')).toEqual(new Date(text));
  });

  it.each(['', 'now', '2026-11-20', '2026-13-01T00:00:00Z'])('is not %j', (text) => {
    expect(Instant.safeParse(text).success).toBe(false);
  });

  it('is sent within the years that the database knows', () => {
    expect(SentInstant.safeParse('0000-01-01T00:00:00Z').success).toBe(false);
  });
});

describe('an amount', () => {
  it('is fening inside and KM on the wire, there and back', () => {
    expect([Km.decode(0.29), Km.encode(fening(29)), Km.decode(4120.55)]).toEqual([
      29, 0.29, 412_055,
    ]);
    fc.assert(fc.property(fc.nat(10_000_000_000), (n) => Km.decode(Km.encode(fening(n))) === n));
  });

  it.each([0.1 + 0.2, 0.001, -1, Number.NaN, 1e9])('is not %d KM', (km) => {
    expect(Km.safeParse(km).success).toBe(false);
  });

  it('is nothing where it may be', () => {
    expect([Km.safeParse(0).success, PositiveKm.safeParse(0).success]).toEqual([true, false]);
  });

  it('is never written from what is no whole number of fening', () => {
    expect(z.safeEncode(Km, 0.5 as never).success).toBe(false);
    expect(() => SignedKm.encode(0.5)).toThrow(RangeError);
  });

  it('may take back in a ledger', () => {
    expect([SignedKm.encode(-1230), SignedKm.decode(-12.3)]).toEqual([-12.3, -1230]);
  });
});

it('is described as it travels, on both sides', () => {
  for (const codec of [Instant, Km, PositiveKm, SignedKm]) {
    const [sent, given] = (['input', 'output'] as const).map((io) =>
      z.toJSONSchema(codec, { io, unrepresentable: 'any' }),
    );
    expect(given).toEqual(sent);
  }
});
