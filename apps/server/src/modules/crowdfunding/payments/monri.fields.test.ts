import { describe, expect, it } from 'vitest';
import { countryCode, sized } from './monri.fields.ts';

describe('sized', () => {
  it.each([
    ['Nermina Hadžić', 3, 30, 'Nermina Hadžić'],
    ['  Nermina \n Hadžić ', 3, 30, 'Nermina Hadžić'],
    ['Uz', 3, 30, 'Uz.'],
    ['', 3, 30, '...'],
    ['Aleksandra-Katarina Hadžihasanović', 3, 30, 'Aleksandra-Katarina Hadžihasan'],
    ['🎬🎬🎬🎬', 3, 3, '🎬🎬🎬'],
    ['abc def', 3, 4, 'abc'],
  ])('%j to %i–%i', (text, min, max, expected) => {
    expect(sized(text, min, max)).toBe(expected);
  });
});

describe('countryCode', () => {
  it.each([
    ['Bosna i Hercegovina', 'BA'],
    ['BiH', 'BA'],
    ['Hrvatska', 'HR'],
    ['Srbija', 'RS'],
    ['Germany', 'DE'],
    ['Njemačka', 'DE'],
    ['at', 'AT'],
    ['', 'BA'],
    ['Zemlja Nedođija', 'BA'],
  ])('%j is %s', (country, code) => {
    expect(countryCode(country)).toBe(code);
  });
});
