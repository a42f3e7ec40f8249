import { describe, expect, it } from 'vitest';
import { isBankSlug, reservedBankSlugs } from './bank-slug.ts';

describe('isBankSlug', () => {
  it.each(['tuzla', 'bihac', 'banja-luka', 'ob-2', 'a'.repeat(60)])('takes %s', (slug) => {
    expect(isBankSlug(slug)).toBe(true);
  });

  it.each([
    ...reservedBankSlugs,
    '',
    'Tuzla',
    'gračanica',
    '-tuzla',
    'a--b',
    'a/b',
    'a'.repeat(61),
  ])('refuses %j', (slug) => {
    expect(isBankSlug(slug)).toBe(false);
  });
});
