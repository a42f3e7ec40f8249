import { describe, expect, it } from 'vitest';
import { readAmount } from './amount-text.ts';

describe('readAmount', () => {
  it.each([
    ['2522', 2522],
    ['1.250,5', 1250.5],
    ['1,250.50', 1250.5],
    ['1250.50', 1250.5],
    ['12.500.000', 12500000],
    ['1 250', 1250],
    ['1\u00a0250,00', 1250],
    ['0,5', 0.5],
    ['38,00', 38],
    ['9,999,000', 9999000],
    ['1500 KM', 1500],
    ['KM 1500', 1500],
    ['1.234,56 KM', 1234.56],
    ['1,234.56 BAM', 1234.56],
    ['500,-', 500],
    ['500.--', 500],
    ['500,– KM', 500],
    ["1'234.50", 1234.5],
    ['1’234’567', 1234567],
  ])('reads %j in either language', (text, amount) => {
    expect(readAmount(text, 'bs')).toEqual({ amount });
    expect(readAmount(text, 'en')).toEqual({ amount });
  });

  it.each(['', '  ', 'KM', 'abc', '-5', '1,2,3', '0,500', '12,345,6x', '1.2345', '5 EUR', '1.5e3'])(
    'does not guess %j',
    (text) => {
      expect(readAmount(text, 'bs')).toBeNull();
      expect(readAmount(text, 'en')).toBeNull();
    },
  );

  it('reads a lone sign before three digits by the language, and asks where it is the other’s', () => {
    expect(readAmount('2.500', 'bs')).toEqual({ amount: 2500 });
    expect(readAmount('2,500', 'en')).toEqual({ amount: 2500 });
    expect(readAmount('2,500', 'bs')).toEqual({ either: [2500, 2.5] });
    expect(readAmount('2.500 KM', 'en')).toEqual({ either: [2500, 2.5] });
    expect(readAmount('9,999', 'bs')).toBeNull();
    expect(readAmount('9,999.00', 'bs')).toEqual({ amount: 9999 });
  });
});
