/** The five parts of a story, in the order in which it is told. */
export const storySteps = ['before', 'turn', 'after', 'who', 'why'] as const;
export type StoryStep = (typeof storySteps)[number];

/** Characters of a part; words that are enough, and those from which it is long; most pictures. */
export const storyLimits = {
  part: 1_500,
  campaign: 600,
  pictures: 5,
  fewWords: 30,
  manyWords: 80,
  longSentence: 30,
  campaignWords: 60,
} as const;

export interface StoryContent extends Readonly<Record<StoryStep, string>> {
  /** What the campaign says; empty: what `campaignText` makes of the parts. */
  readonly short: string;
  readonly pictures: readonly string[];
}

export const emptyStory: StoryContent = {
  before: '',
  turn: '',
  after: '',
  who: '',
  why: '',
  short: '',
  pictures: [],
};

/** What makes a part concrete: a name, a time, a number, somebody's words, who speaks. */
export const storySigns = ['person', 'time', 'number', 'voice', 'we'] as const;
export type StorySign = (typeof storySigns)[number];

/** What is looked for in each part; the rest may be there, and is not asked for. */
const signsOf: Readonly<Record<StoryStep, readonly StorySign[]>> = {
  before: ['number', 'person', 'we'],
  turn: ['person', 'time', 'voice'],
  after: ['time', 'person', 'number'],
  who: ['person', 'voice', 'we'],
  why: ['time', 'number', 'we'],
};

const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };
const words = (pattern: string) => new RegExp(`${edge.before}(?:${pattern})${edge.after}`, 'iu');

const patterns: Readonly<Record<Exclude<StorySign, 'person'>, RegExp>> = {
  time: words(
    [
      '(?:ponedjelj|utor|srijed|četvrt|pet(?:ak|ka|kom)|subot|nedjelj)\\p{L}*',
      '(?:januar|februar|mart|april|maj|jun|jul|august|avgust|septembar|septembr|oktobar|oktobr|novembar|novembr|decembar|decembr)\\p{L}*',
      '(?:jutros|sinoć|jučer|juče|danas|sutra|večeras|noćas|zimus|ljetos|jesenas|proljetos|lani)',
      '(?:prošl|sljedeć|naredn|ov|prv)\\p{L}+ (?:dan|noć|sedmic|mjesec|godin|ljet|zim|jesen|proljeć|večer|jut)\\p{L}*',
      '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|september|october|november|december)s?',
      '(?:yesterday|today|tomorrow|tonight|last (?:night|week|month|year|summer|winter|spring|autumn)|next (?:week|month|year|summer|winter|spring|autumn))',
      '(?:19|20)\\d\\d\\.?',
      'u \\d{1,2}(?:[:.]\\d\\d)? sat\\p{L}*|\\d{1,2}[:.]\\d\\d',
    ].join('|'),
  ),
  number: words(
    [
      '\\d+(?:[.,]\\d+)?',
      '(?:dva|dvije|tri|četiri|pet|šest|sedam|osam|devet|deset|(?:je|dva|tri|četr|pet|šes|sedam|osam|devet)\\p{L}*naest|(?:dva|tri|četr|pe|šez|sedam|osam|deve)\\p{L}*deset|sto|stotin\\p{L}*|hiljad\\p{L}*)',
      '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty|hundreds?|thousands?)',
    ].join('|'),
  ),
  voice: /[„“"»«][^„“”"»«]{3,}[“”"«»]/u,
  we: words(
    'mi|nas|nam|nama|naš\\p{L}*|smo|ćemo|nismo|bismo|sam|meni|moj\\p{L}*|we|us|our|ours|my',
  ),
};
/** In Bosnian „i“ says „and“. */
const englishWe = words(`I|${patterns.we.source}`);

/** A word in capitals that does not begin a sentence, and is no day, month or name of the product. */
const capital = /(?<=[\p{Ll}\p{N},;:–-] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/u;
/** Who begins a sentence: a name before what somebody does. */
const begins =
  /(?:^|[.!?]\s+)(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?) (?:je|su|i|kaže|zna|has|is|was|and|says)(?!\p{L})/u;
const noPerson = words(
  '\\p{L}+(?:ao|eo|io|uo|li|lo|le)|to|ovo|ono|tada|onda|neko|niko|svako|svi|ali|kad|kada|zato|jedan|jedna|there|this|that|it|who|nobody|everybody|he|she|ona|on|oni|dom|škola|grad',
);

function personIn(text: string): string | null {
  const first = begins.exec(text)?.[1];
  if (first && !noPerson.test(first)) return first;
  const found = capital.exec(text)?.[0];
  return found && !patterns.time.test(found) ? found : null;
}

export interface FoundSign {
  readonly sign: StorySign;
  /** The words of the part that show it; null where there are none. */
  readonly quote: string | null;
}

/** Longest quote, in characters. */
const quoteLength = 60;

/**
 * What a part has already, in its own words, and what it might have. A help for who writes: it never
 * stands in the way, and what it does not find may still be there.
 *
 * @param written the language of the text; null: it is not known.
 */
export function signsIn(step: StoryStep, text: string, written: 'bhs' | 'en' | null): FoundSign[] {
  const we = written === 'en' ? englishWe : patterns.we;
  const patternOf = { ...patterns, we };
  return signsOf[step].map((sign) => ({
    sign,
    quote:
      sign === 'person' ? personIn(text) : (shortened(patternOf[sign].exec(text)?.[0]) ?? null),
  }));
}

const shortened = (quote: string | undefined) =>
  quote === undefined || quote.length <= quoteLength
    ? quote?.replace(/^[„“"»«]|[“”"«»]$/gu, '')
    : `${quote.slice(1, quoteLength).trimEnd()}…`;

export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[’'-]\p{L}+)*/gu)?.length ?? 0;

const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…]+[.!?…]*["“”»]?\s*/gu) ?? []).map((one) => one.trim()).filter(Boolean);

export interface StoryLength {
  readonly words: number;
  readonly is: 'empty' | 'short' | 'right' | 'long';
  /** The first sentence that is hard to read aloud; null where there is none. */
  readonly longSentence: string | null;
}

export function lengthOf(text: string): StoryLength {
  const count = wordsIn(text);
  const { fewWords, manyWords, longSentence } = storyLimits;
  const long = sentencesOf(text).find((sentence) => wordsIn(sentence) > longSentence);
  return {
    words: count,
    is: count === 0 ? 'empty' : count < fewWords ? 'short' : count > manyWords ? 'long' : 'right',
    longSentence: long ? `${long.slice(0, quoteLength).trimEnd()}…` : null,
  };
}

/** The whole story for the application: its parts as paragraphs. */
export const applicationText = (story: StoryContent): string =>
  storySteps
    .map((step) => story[step].trim())
    .filter(Boolean)
    .join('\n\n');

/** What the campaign says: what the team chose, else whole sentences from the first of each part. */
export function campaignText(story: StoryContent): string {
  if (story.short.trim() !== '') return story.short.trim();
  const order: readonly StoryStep[] = ['turn', 'before', 'after', 'why', 'who'];
  const chosen = new Map<StoryStep, string>();
  let left: number = storyLimits.campaignWords;
  for (const step of order) {
    const [first] = sentencesOf(story[step]);
    if (!first || wordsIn(first) > left) continue;
    chosen.set(step, first);
    left -= wordsIn(first);
  }
  return storySteps.flatMap((step) => chosen.get(step) ?? []).join(' ');
}
