import { keyOf, type Phrase, phraseAt, phraseOf, type Token, tokensOf } from './phrases.ts';
import { skillById, skills } from './vocabulary.ts';

/** A skill that a text speaks of, with the words it is seen in. */
export interface FoundSkill {
  readonly skill: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly quote: string;
  /** Where the quote stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** The language of a text. */
export type Written = 'bhs' | 'en' | null;

interface Entry {
  readonly skill: string;
  readonly phrase: Phrase;
}

let index: Map<string, Entry[]> | undefined;

function entriesFor(key: string): readonly Entry[] {
  index ??= indexed();
  return index.get(key) ?? [];
}

function indexed(): Map<string, Entry[]> {
  const made = new Map<string, Entry[]>();
  for (const { id, phrases } of skills) {
    for (const language of ['bhs', 'en'] as const) {
      for (const written of phrases[language]) {
        const phrase = phraseOf(written, language);
        for (const key of phrase?.keys ?? []) {
          const entries = made.get(key) ?? [];
          if (phrase) entries.push({ skill: id, phrase });
          made.set(key, entries);
        }
      }
    }
  }
  return made;
}

const negation =
  /^(ne|nije|nisu|nismo|niste|nisam|nema|nemamo|nemaju|nemam|nece|necemo|necu|bez|nikad|nikada|niko|nit[ik]o|nijedn[aoui]|not|no|never|nobody|without|cannot|cant|dont|doesnt|didnt|isnt|arent|wont|havent|hasnt|nor)$/;
const notOnly = /^(samo|only|just|zaboravi\p{L}*)$/u;
const lacking =
  /^(fali|fale|nedostaj\p{L}*|lack\p{L}*|missing|neko|nekog\p{L}*|someone|somebody|umjesto|instead|nesta(?:je|ju|lo|li|la)|izumir\p{L}*|propad\p{L}*)$/u;
const turning = {
  bhs: /^(nego|vec|ali|pa|zato|zbog|jer|dok|a)$/,
  en: /^(but|however|because|so|therefore|while)$/,
};
/** Something else is said after these. */
const subordinates = /^(da|kako|koj[aeiu]|gdje|kada?|iako|that|which|who|where|when|how)$/;
const bought =
  /^(plac\p{L}+|platit\p{L}*|platim\p{L}*|kosta(?:ju|lo|ti)?|unajm\p{L}+|iznajm\p{L}+|naruc\p{L}+|kup(?:uje\p{L}*|imo|iti|ljen\p{L}*|ili|ila|io|it)|firma|profesional(?:ac|ci|ca|cu)|majstorim\p{L}*|hir(?:e|es|ed|ing)|pay|pays|paying|paid|rent|rents|rented|renting|buy|buys|bought|buying|order|orders|ordered|professionals?)$/u;
const learning =
  /^(uc(?:i|e|im|imo|ite|iti|it|io|ila|ili|enje|enja|enju)|nauc\p{L}+|obuc\p{L}+|obuk\p{L}+|radionic\p{L}*|kurs\p{L}*|trening\p{L}*|vjezba\p{L}*|probaj\p{L}*|pokaz\p{L}+|savlada\p{L}*|casov\p{L}*|casu|upozna\p{L}*|learn\p{L}*|workshops?|courses?|classes|lessons?|train\p{L}*|practi[sc]\p{L}*|teach(?:es|ing)?|taught|shows?)$/u;
const institution =
  /^(klub\p{L}*|zadrug\p{L}+|udruzenj\p{L}+|drustv\p{L}+|skol\p{L}+|fakultet\p{L}*|salon\p{L}*|radnj\p{L}+|centar|centr\p{L}+|savez\p{L}*|ministarstv\p{L}*|odsjek\p{L}*|zavod\p{L}*|ured\p{L}*|clubs?|companies|faculty|department|ministry|school|association)$/u;

/** A first aid kit is no first aid. */
const storedIn = /^(kits?|box|boxes|kutij(?:a|e|u|i)|ormaric\p{L}*)$/u;

/** Who does it for a team, in the nominative. */
const others =
  /^(opcina|kanton|drzava|policija|majstori?|moler|zidar|stolar|tonac|domar|kuhar(?:ica)?|fotograf|dizajner(?:ica)?|elektricari?|vodoinstalateri?|racunovo(?:da|tkinja)|prevodi(?:lac|teljica)|strucnja(?:ci|k)|strucnjakinja|informaticar(?:ka)?|biolog(?:inja)?|psiholog(?:inja)?|pedagog(?:inja)?|inzenjer(?:ka)?|arhitekt(?:a|ica)?|advokat(?:ica)?|ljekar(?:ka|i)?|doktor(?:ica|i)?|sestra|nastavni(?:k|ca)|profesor(?:ica)?|ucitelj(?:ica)?|instruktor(?:ica|i)?|umjetni(?:k|ca|ci)|vatrogas(?:ac|ci)|skiperi?|mehanicar|veterinar(?:ka)?|municipality|council|firm|experts?|electrician|plumber|builders?|carpenter|photographer|designer|architect|accountant|nurses?|doctors?|biologist|engineers?|lawyer|psychologist|teacher|caretaker|technicians?|librarian|instructors?|mechanic|artists?|firefighters?|vet)$/;
const ensembles =
  /^(bend|bendovi|grupa|hor|orkestar|ansambl|muzicari|bands?|choir|orchestra|musicians?)$/;
/** A band from elsewhere plays: the team does not. */
const fromElsewhere = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(
    ({ form, clause }, n) =>
      clause === tokens[at]?.clause &&
      ensembles.test(form) &&
      /^(iz|from)$/.test(tokens[n + 1]?.form ?? ''),
  );
const ourselves =
  /^(mi|we|volunteers?|participants?|students?|pupils?|children|kids|members?|everyone|they|volonter(?:i|ke|ka)?|ucesni(?:k|ci|ca|ce)|ucenici|djeca|clanovi)$/;

/** English shows by the order who does it. */
function byOthers(
  { language }: Phrase,
  tokens: readonly Token[],
  near: readonly Token[],
  from: number,
) {
  const before = near.filter(({ start }) => start < (tokens[from]?.start ?? 0));
  if (says(language === 'en' ? before : near, ourselves)) return false;
  if (fromElsewhere(tokens, from)) return true;
  if (language === 'bhs') return says(near, others);
  const by = near.findIndex(({ form }) => form === 'by');
  return says(before, others) || (by >= 0 && says(near.slice(by), others));
}

/** What takes place is held by whoever it is. */
const takesPlace = (near: readonly Token[], held: readonly (Token | undefined)[]): boolean =>
  near.some(({ form }) => form === 'se') &&
  held.some((token) => /^odrzava(ju|t|la|le|li|lo|o)?$/.test(token?.form ?? ''));

/** Of long ago. */
const past = (near: readonly Token[]): boolean =>
  near.some(({ form }) => form === 'prije' || form === 'ago') &&
  near.some(({ form }) => /^(godin|years?$|desetljec|decenij)/.test(form));

/** The first word, and the first after the last. */
const spanOf = (words: readonly number[]): [number, number] => [
  words[0] ?? 0,
  (words.at(-1) ?? 0) + 1,
];

/** The words around a match that belong to what it says: its clause, up to where it turns. */
function around(phrase: Phrase, tokens: readonly Token[], words: readonly number[]) {
  const [from, to] = spanOf(words);
  const turns = (at: number) => turning[phrase.language].test(tokens[at]?.form ?? '');
  let start = from;
  const within = (at: number) => tokens[at]?.clause === tokens[from]?.clause;
  while (within(start - 1) && !turns(start - 1)) start -= 1;
  let end = to;
  const ends = (at: number) => turns(at) || subordinates.test(tokens[at]?.form ?? '');
  while (within(end) && !ends(end)) end += 1;
  return tokens.slice(start, end).filter((_, n) => !words.includes(start + n));
}

const says = (tokens: readonly Token[], words: RegExp): boolean =>
  tokens.some(({ form }) => words.test(form));

function denied(near: readonly Token[]): boolean {
  return near.some(
    ({ form, clause }, n) =>
      negation.test(form) &&
      !(near[n + 1]?.clause === clause && notOnly.test(near[n + 1]?.form ?? '')),
  );
}

const ofUs =
  /^(od|kod|za|oko|iz|medu|bez|do|prema|pored|svako|svak[ai]|jedn[oa]|neko|niko|dvoje|troje|cetvero|petero|desetero|nekoliko|vecina|mnogo|puno|pola|svih)$/;
/** What others do for the team teaches the team nothing. */
const forUs = (near: readonly Token[]): boolean =>
  near.some(
    ({ form }, n) =>
      form === 'nam' ||
      (form === 'nas' && !ofUs.test(near[n - 1]?.form ?? '')) ||
      (form === 'us' && near[n - 1]?.form === 'for'),
  );
const taught = /^(nas|nam|us)$/;
const helping = /^(pomaz|pomog|help)/;

/** Whoever is taught learns what is taught, not to teach. */
export const givenToOthers: ReadonlySet<string> = new Set([
  'teaching',
  'workshop-facilitation',
  'sport-coaching',
  'mentoring',
  'tour-guiding',
]);

const learned = 0.1;
const promised = 0.6;

/** How surely the words speak of the skill; 0 where they say the opposite. */
function confidenceOf(
  { skill, phrase }: Entry,
  tokens: readonly Token[],
  words: readonly number[],
): number {
  const [from, to] = spanOf(words);
  const near = around(phrase, tokens, words);
  const rest = tokens.slice(to).filter(({ sentence }) => sentence === tokens[from]?.sentence);
  if (denied(near) || says(near, lacking)) return says(rest, learning) ? promised : 0;
  const learns = says(near, learning);
  if (
    takesPlace(
      near,
      words.map((word) => tokens[word]),
    )
  )
    return 0;
  const theirs = byOthers(phrase, tokens, near, from);
  if (givenToOthers.has(skill) && (theirs || says(near, taught))) return 0;
  if ((says(near, bought) || theirs || past(near)) && !learns) return 0;
  if (forUs(near) && !learns && !says(near, helping)) return 0;
  if (storedIn.test(tokens[from - 1]?.form ?? '') || storedIn.test(tokens[to]?.form ?? ''))
    return 0;
  const isName = [from - 1, to].some((at) => institution.test(tokens[at]?.form ?? ''));
  if (to - from === 1 && isName && !learns) return 0;
  return Math.min(0.95, phrase.weight + (learns ? learned : 0));
}

/** Words of a quote after those that were matched. */
const quotedAfter = 6;

function quoteOf(text: string, tokens: readonly Token[], { words, phrase }: Match) {
  const [from, to] = spanOf(words);
  let end = to;
  while (
    end < to + quotedAfter &&
    tokens[end]?.clause === tokens[from]?.clause &&
    !turning[phrase.language].test(tokens[end]?.form ?? '')
  ) {
    end += 1;
  }
  const [first, last] = [tokens[from], tokens[end - 1]];
  const [start, stop] = [first?.start ?? 0, last?.end ?? 0];
  return { quote: text.slice(start, stop), start, end: stop };
}

interface Match {
  readonly skill: string;
  readonly phrase: Phrase;
  readonly words: readonly number[];
  readonly confidence: number;
}

function* matchesIn(tokens: readonly Token[], written: Written): Generator<Match> {
  for (const [from, token] of tokens.entries()) {
    for (const entry of entriesFor(keyOf(token))) {
      const { skill, phrase } = entry;
      if (written !== null && written !== phrase.language) continue;
      const words = phraseAt(phrase, tokens, from);
      if (!words) continue;
      const confidence = confidenceOf(entry, tokens, words);
      if (confidence > 0) yield { skill, phrase, words, confidence };
    }
  }
}

/** So broad that a narrower skill, where the same words speak of one, says it better. */
const broad: ReadonlySet<string> = new Set([
  'active-listening',
  'campaigning',
  'cleanup',
  'community-organising',
  'content-creation',
  'creative-thinking',
  'customer-service',
  'event-organising',
  'exhibition',
  'interior-design',
  'leadership',
  'marketing',
  'networking',
  'project-planning',
  'record-keeping',
  'research',
  'task-division',
  'teamwork',
  'tourism',
]);

const areaOf = (skill: string) => skillById(skill)?.area;

/** What more words say of another skill, or what a narrower one says, is not said of this one. */
function isWithin(one: Match, other: Match): boolean {
  const shares = (word: number) => other.words.includes(word);
  if (broad.has(one.skill) && !broad.has(other.skill)) return one.words.some(shares);
  const comparable = one.words.length > 1 || areaOf(one.skill) === areaOf(other.skill);
  return comparable && one.words.length < other.words.length && one.words.every(shares);
}

/**
 * The skills that a text speaks of, each once with the words that say it most surely, in the order of
 * the text. By rules alone (decision 053): the same text gives the same skills.
 *
 * @param written phrases of the other language are not looked for; null: it is not known.
 */
export function findSkills(text: string, written: Written): FoundSkill[] {
  const tokens = tokensOf(text);
  const matches = [...matchesIn(tokens, written)];
  const found = new Map<string, FoundSkill>();
  for (const match of matches) {
    const { skill, confidence } = match;
    if (confidence <= (found.get(skill)?.confidence ?? 0)) continue;
    if (matches.some((other) => isWithin(match, other))) continue;
    found.set(skill, { skill, confidence, ...quoteOf(text, tokens, match) });
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start || b.confidence - a.confidence);
}
