import { describe, expect, it } from 'vitest';
import { readAmount } from './money-input.tsx';

describe('readAmount', () => {
  it.each([
    ['2522', 2522],
    ['1.250,5', 1250.5],
    ['1,250.50', 1250.5],
    ['1250.50', 1250.5],
    ['1.250', 1250],
    ['12.500.000', 12500000],
    ['1 250', 1250],
    ['0,5', 0.5],
    ['38,00', 38],
    ['9,999,000', 9999000],
  ])('reads %s', (text, amount) => {
    expect(readAmount(text, 'bs')).toBe(amount);
  });

  it.each(['', '  ', 'abc', '-5', '1,2,3', '0,500', '12,345,6x', '1.2345'])(
    'does not guess %j',
    (text) => {
      expect(readAmount(text, 'bs')).toBeNull();
      expect(readAmount(text, 'en')).toBeNull();
    },
  );

  it('takes a lone sign before three digits for thousands only where the language writes so', () => {
    expect(readAmount('9,999', 'bs')).toBeNull();
    expect(readAmount('9,999', 'en')).toBe(9999);
    expect(readAmount('9.999', 'bs')).toBe(9999);
    expect(readAmount('9.999', 'en')).toBeNull();
    expect(readAmount('9,999.00', 'bs')).toBe(9999);
    expect(readAmount('9.999,00', 'en')).toBe(9999);
  });
});
