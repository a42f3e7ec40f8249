const slugLength = 80;

/** Letters that do not come apart into a base letter and an accent, and the local alphabet. */
const latin: Readonly<Record<string, string>> = {
  đ: 'dj',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'dj',
  е: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  џ: 'dz',
  ш: 's',
};

/**
 * A title as a part of an address: č and ć become c, š s, ž z, đ dj, Cyrillic its Latin letters;
 * everything else but a–z and 0–9 becomes a single hyphen. At most 80 characters, cut at a word
 * where one ends.
 *
 * @param fallback what to use if nothing of the title is left.
 */
export function slugify(title: string, fallback = 'bez-naziva'): string {
  const letters = title.toLowerCase().replace(/\p{L}/gu, (letter) => latin[letter] ?? letter);
  const slug = letters
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= slugLength) return slug || fallback;
  const cut = slug.slice(0, slugLength + 1);
  const word = cut.lastIndexOf('-');
  return word > 0 ? cut.slice(0, word) : slug.slice(0, slugLength);
}
