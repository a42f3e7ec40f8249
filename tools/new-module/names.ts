/** The words of a new domain, in the spellings that its files use. */
export interface Names {
  /** `articles`: folder, module, addresses. */
  readonly many: string;
  /** `article`: the record. */
  readonly one: string;
  /** `Articles`, `Article`: types. */
  readonly Many: string;
  readonly One: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * @param many plural in small letters, `articles`.
 * @param one singular; without it the plural loses its s.
 * @throws Error for words that cannot name files, addresses and variables alike.
 */
export function namesOf(many: string, one = many.replace(/ies$/, 'y').replace(/s$/, '')): Names {
  for (const word of [many, one]) {
    if (!/^[a-z]{2,30}$/.test(word)) throw new Error(`${word} is no word of small letters a–z.`);
  }
  if (many === one) throw new Error('Plural and singular are the same; name both.');
  return { many, one, Many: capital(many), One: capital(one) };
}
