import { describe, expect, it } from 'vitest';
import { passwordAcceptable, passwordHints } from './password.ts';

describe('hints', () => {
  it.each([
    ['', '-----'],
    ['kratko', '--l--'],
    ['lozinka1', 'L-ld-'],
    ['Demo2026!x', 'Lulds'],
    ['ČĆŽŠĐčćž', 'Lul--'],
    ['        ', 'L----'],
    ['12345678', 'L--d-'],
    ['ŠIFRA€#1', 'Lu-ds'],
    ['👍👍👍👍', '----s'],
  ])('%j: %s', (password, letters) => {
    const { length, upper, lower, digit, special } = passwordHints(password);
    const shown = [length && 'L', upper && 'u', lower && 'l', digit && 'd', special && 's'];
    expect(shown.map((letter) => letter || '-').join('')).toBe(letters);
  });
});

describe('acceptable', () => {
  const amina = { firstName: 'Amina', lastName: 'Hodžić', email: 'A.Karic@primjer.ba' };
  const answer = (password: string, owner = {}) => {
    const verdict = passwordAcceptable(password, owner);
    return verdict.ok ? 'ok' : verdict.reason;
  };

  it.each([
    ['Demo2026!x', 'ok'],
    ['kiša pada u aprilu', 'ok'],
    ['lozinka1', 'ok'],
    ['12345678', 'ok'],
    ['kratko1', 'TOO_SHORT'],
    ['', 'TOO_SHORT'],
    ['a'.repeat(200), 'ok'],
    ['a'.repeat(201), 'TOO_LONG'],
    ['Amina123', 'OWN_NAME'],
    ['2008Amina!', 'OWN_NAME'],
    ['hodžić2026', 'OWN_NAME'],
    ['Amina Hodžić', 'OWN_NAME'],
    ['hodžić.amina', 'OWN_NAME'],
    ['Amina voli more', 'ok'],
    ['a.karic@primjer.ba', 'OWN_EMAIL'],
    ['A.KARIC@PRIMJER.BA1', 'OWN_EMAIL'],
    ['a.karic2008', 'OWN_EMAIL'],
    ['karic i more', 'ok'],
  ])('%j: %s', (password, verdict) => {
    expect(answer(password, amina)).toBe(verdict);
  });

  it('judges what it knows of the owner', () => {
    expect(answer('12345678')).toBe('ok');
    expect(answer('lozinka1', { firstName: '', lastName: '', email: '' })).toBe('ok');
    expect(answer('👍👍👍👍')).toBe('TOO_SHORT');
  });
});
