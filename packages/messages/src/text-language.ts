const common = {
  bhs: 'je u na se da za su od koji koja koje kao nije ali po iz smo uz šta gdje ima bez svaka naš',
  en: 'the and of in is for that with are we this was our from they have who has at by will be',
};

const words = { bhs: new Set(common.bhs.split(' ')), en: new Set(common.en.split(' ')) };

/** The language in which somebody wrote, by its commonest words; null where too few of them stand. */
export function languageOf(text: string): 'bhs' | 'en' | null {
  const written = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known: Set<string>) => written.filter((word) => known.has(word)).length;
  const [bhs, en] = [count(words.bhs), count(words.en)];
  if (bhs === en || Math.max(bhs, en) < 2) return null;
  return bhs > en ? 'bhs' : 'en';
}
