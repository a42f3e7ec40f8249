import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Muzička soba u Domu mladih', 'muzicka-soba-u-domu-mladih'],
    ['Šta ćemo s đačkim žurkama?', 'sta-cemo-s-djackim-zurkama'],
    ['ČĆŠŽĐ', 'ccszdj'],
    ['  Kino -- pod vedrim nebom!  ', 'kino-pod-vedrim-nebom'],
    ['Љубав и џез у Њујорку', 'ljubav-i-dzez-u-njujorku'],
    ['Café Größe', 'cafe-grosse'],
    ['c\u030caj', 'caj'],
    ['100 % naše', '100-nase'],
    ['🎸', 'bez-naziva'],
    ['', 'bez-naziva'],
  ])('%j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('takes another fallback', () => {
    expect(slugify('?!', 'projekat')).toBe('projekat');
  });

  it('cuts a long title at a word', () => {
    const slug = slugify('rijeka '.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^(rijeka-)+rijeka$/);
    expect(slugify('a'.repeat(100))).toBe('a'.repeat(80));
    expect(slugify(`${'a'.repeat(80)} b`)).toBe('a'.repeat(80));
    expect(slugify(`b ${'a'.repeat(78)} c`)).toBe(`b-${'a'.repeat(78)}`);
  });

  it('is fit for an address and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const slug = slugify(title);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
