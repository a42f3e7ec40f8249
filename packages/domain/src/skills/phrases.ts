import { searchable } from '../search.ts';

/** A word of a text where it stands; `form` as it is searched by. */
export interface Token {
  readonly form: string;
  /** With its marks if the text has any: `medu` is of honey, `među` is not; else undefined. */
  readonly marked: string | undefined;
  readonly start: number;
  readonly end: number;
  /** Grows at each mark that divides clauses. */
  readonly clause: number;
  /** Grows at each mark that ends a sentence. */
  readonly sentence: number;
}

type Language = 'bhs' | 'en';

/** A stem this long takes any ending up to `freeRest`; a Bosnian one that stands alone, the second. */
const freeStem = { among: 5, alone: 6 };
const freeRest = 6;

/** A word of a phrase: its stem, and the language of the endings it may have. */
interface Stem {
  readonly stem: string;
  /** With its marks. */
  readonly marked: string;
  readonly inflected: Language | 'free' | undefined;
}

/** One place of a phrase: whichever of these, each a run of words. */
type Place = readonly (readonly Stem[])[];

export interface Phrase {
  readonly language: Language;
  readonly places: readonly Place[];
  /** How surely a text with these words speaks of the skill. */
  readonly weight: number;
  /** Bosnian puts the object before the verb as well. */
  readonly turned: boolean;
  /** Beginnings of the first word and of the last, for finding phrases by a word. */
  readonly keys: ReadonlySet<string>;
}

const keyLength = 2;
/** Words that may stand between two places of a phrase; fewer where its order is turned. */
const gaps = { forward: 3, turned: 1 };
/** With these, something else begins. */
const begins =
  /^(o|koj[aeiu]\p{L}*|da|ako|kad|kada|jer|gdje|sto|ko|nego|vec|pa|who|which|that|where|when|if|because|but|than)$/u;
const weights = { says: 0.85, follows: 0.65, guess: 0.45 };

const divides = /[.,;:!?()\n"„“”…–—/]|\s-\s/;
const endsSentence = /[.!?\n…]/;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let [clause, sentence, last] = [0, 0, 0];
  const hasMarks = /[čćđšž]/i.test(text);
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)) {
    const between = text.slice(last, match.index);
    if (divides.test(between)) clause += 1;
    if (endsSentence.test(between)) sentence += 1;
    last = match.index + match[0].length;
    const small = match[0].normalize('NFC').toLowerCase().replace(/['’]/g, '');
    const form = searchable(small);
    tokens.push({
      form,
      marked: hasMarks ? small : undefined,
      start: match.index,
      end: last,
      clause,
      sentence,
    });
  }
  return tokens;
}

const vowels = 'a|e|i|o|u|ova|eva|uje|ova|iva|ava|nu|je|ne|ni';
const ofVerbs =
  'ti|t|m|s|mo|te|o|la|lo|li|le|n|na|no|ni|ne|nu|nom|nih|nim|nog|noj|nje|nja|nju|njem|njima|ju|jmo|jte|j|juci|ci|vsi|ce|cu|cemo|cete';
const ofNouns =
  'om|em|ama|ima|im|ih|og|oga|eg|ega|oj|omu|emu|ovi|ova|ove|ovima|evi|eva|eve|evima|ci|cu|ce|ka|ki|ke|ku|ko|kom|kog|koj|kih|kim|nik|nika|niku|nici|nike|nicima|aca|ac|ca|cima|ijo|iju|ija|ije|iji|ijom|ijama|ha|ku|ost|osti|skog|ski|ska|ske|sko|skom|skoj|skih|skim|sku';
/** Inflected endings: cases and persons of Bosnian, plurals and tenses of English. */
const endings = {
  bhs: new RegExp(`^(?:(?:lj)?(?:${vowels})?(?:${ofVerbs})?|${ofNouns})$`),
  en: /^(?:(?:[bdglmnprt]?(?:ed|ing))|s|es|e|d|n|en|y|ies|ied|ying|ical|ally|ation|ations|ion|ions|ment|al|ly|ness|ings|age|ance|ant|ants|ity|ities|t|te|ted|ting|ate|ates|ated|ating|tion)?$/,
};

const knownEndings = { bhs: new Map<string, boolean>(), en: new Map<string, boolean>() };

function isEnding(rest: string, language: Language): boolean {
  const known = knownEndings[language].get(rest);
  if (known !== undefined) return known;
  const ends = endings[language].test(rest);
  knownEndings[language].set(rest, ends);
  return ends;
}

/** Words of their own that look like a stem with an ending: water is not led, a rule is not made. */
const otherWords: Readonly<Record<string, RegExp>> = {
  prav: /^prav(il.*|[oua]|om|n.*)$/,
  pravi: /^pravil/,
  vod: /^vod(a|u|om|ama|en.*)$/,
  sad: /^sada?$/,
  broj: /^broj(a|u|em|ev.*)?$/,
  mjer: /^mjer(a|u|ama|om)$/,
  rad: /^rad(n.*|ost.*|ij.*)$/,
  kop: /^kopij/,
  vez: /^vez(a|i|om|ama)$/,
  hod: /^hodni/,
  njeg: /^njegov/,
  posl: /^posl(ije|at.*|ao|ali|an.*)$/,
  sredi: /^sredin/,
  us: /^us(ed)?$/,
  boj: /^boj(a|u|om|ama)$/,
  can: /^can$/,
  car: /^car[ds]?$/,
  plan: /^plant/,
  sew: /^sewage$/,
  rota: /^rotat/,
  stampa: /^stampari/,
  count: /^county$/,
};

/** On the water, nobody leads. */
const isPlace = (form: string, before: Token | undefined): boolean =>
  form === 'vodi' && /^(na|u|po|o|pri)$/.test(before?.form ?? '');

function isWord({ stem, marked, inflected }: Stem, token: Token, before?: Token): boolean {
  const { form } = token;
  if (inflected !== undefined && (otherWords[stem]?.test(form) || isPlace(form, before))) {
    return false;
  }
  if (!(token.marked?.startsWith(marked) ?? form.startsWith(stem))) return false;
  if (inflected === undefined || form === stem) return form === stem;
  const rest = form.slice(stem.length);
  return inflected === 'free' ? rest.length <= freeRest : isEnding(rest, inflected);
}

function placeOf(written: string, language: Language, several: boolean): Place {
  const long = several ? freeStem.among : freeStem.alone;
  const isFree = several || language === 'bhs';
  const endingsOf = (stem: string) => (isFree && stem.length >= long ? 'free' : language);
  const inflected = written.endsWith('~');
  const bare = written.replace(/^\(|\)?~?$/g, '');
  return bare.split('|').map((run) =>
    run
      .trim()
      .split(/[\s:'-]+/)
      .map((marked) => {
        const stem = searchable(marked);
        return { stem, marked, inflected: inflected ? endingsOf(stem) : undefined };
      }),
  );
}

const startsOf = (place: string): string[] =>
  place
    .replace(/^\(|\)?~?$/g, '')
    .split('|')
    .map((run) => searchable(run).trim().slice(0, keyLength));

/**
 * Reads a phrase: places divided by spaces, `(a|b)` either, `~` inflected, `?` follows,
 * `??` a guess, `=` in this order only.
 */
export function phraseOf(written: string, language: Language): Phrase | undefined {
  const [, marks = '', rest = ''] = /^([?=]*)(.*)$/s.exec(written.trim()) ?? [];
  const places =
    rest
      .normalize('NFC')
      .toLowerCase()
      .match(/\([^)]*\)~?|[^\s-]+/g) ?? [];
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return undefined;
  const turned = language === 'bhs' && places.length === 2 && !marks.includes('=');
  return {
    language,
    places: places.map((place) => placeOf(place, language, places.length > 1)),
    weight: marks.includes('??')
      ? weights.guess
      : marks.includes('?')
        ? weights.follows
        : weights.says,
    turned,
    keys: new Set([...startsOf(first), ...(turned ? startsOf(last) : [])]),
  };
}

export const keyOf = ({ form }: Token): string => form.slice(0, keyLength);

/** @returns the first word after the place, or undefined where it does not stand at `at`. */
function standsAt(place: Place, tokens: readonly Token[], at: number): number | undefined {
  for (const run of place) {
    const stands = run.every((word, n) => {
      const token = tokens[at + n];
      return (
        token !== undefined &&
        token.clause === tokens[at]?.clause &&
        isWord(word, token, tokens[at + n - 1])
      );
    });
    if (stands) return at + run.length;
  }
  return undefined;
}

function inOrder(
  places: readonly Place[],
  tokens: readonly Token[],
  at: number,
  gapAtMost: number,
): number[] | undefined {
  const words: number[] = [];
  let end = at;
  for (const place of places) {
    const atMost = words.length === 0 ? 0 : gapAtMost;
    let next: number | undefined;
    for (let begin = end; begin <= end + atMost && next === undefined; begin += 1) {
      if (tokens[begin]?.clause !== tokens[at]?.clause) break;
      next = standsAt(place, tokens, begin);
      for (let word = begin; next !== undefined && word < next; word += 1) words.push(word);
      if (begins.test(tokens[begin]?.form ?? '')) break;
    }
    if (next === undefined) return undefined;
    end = next;
  }
  return words;
}

/** @returns which words say the phrase, or undefined where it does not begin at `at`. */
export const phraseAt = (phrase: Phrase, tokens: readonly Token[], at: number) =>
  inOrder(phrase.places, tokens, at, gaps.forward) ??
  (phrase.turned ? inOrder(phrase.places.toReversed(), tokens, at, gaps.turned) : undefined);
