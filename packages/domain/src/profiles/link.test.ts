import { describe, expect, it } from 'vitest';
import { safeLink, shownLink } from './link.ts';

describe('a link', () => {
  it.each([
    ['https://linkedin.com/in/amina', 'https://linkedin.com/in/amina'],
    ['  github.com/amina ', 'https://github.com/amina'],
    ['HTTPS://Primjer.BA', 'https://primjer.ba/'],
    ['https://čaršija.ba/š', 'https://xn--arija-gya40d.ba/%C5%A1'],
  ])('%j is kept as %s', (text, kept) => expect(safeLink(text)).toBe(kept));

  it.each([
    'http://primjer.ba',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://korisnik:tajna@primjer.ba',
    'https://primjer.ba:8443/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://primjer',
    'https://primjer.ba/"onclick="x',
    'ftp://primjer.ba',
    '',
    'nije adresa',
  ])('%j is none', (text) => expect(safeLink(text)).toBeNull());

  it('is shown by its host and path', () => {
    expect(shownLink('https://www.linkedin.com/in/amina/')).toBe('linkedin.com/in/amina');
    expect(shownLink('https://primjer.ba/')).toBe('primjer.ba');
  });
});
