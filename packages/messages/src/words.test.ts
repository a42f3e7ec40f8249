import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTexts } from './all.ts';
import type { Language, Text } from './catalogue.ts';

/** Words of the specification, which hold to the letter whatever the rules below say. */
const specified = new Set([
  'AI analiza vještine nije dostupna',
  'Da li ste sigurni da želite obrisati ovaj zahtjev?',
  'Blokovi nisu sačuvani. {{why}} Pokušajte ponovo.',
  'Dobro došli nazad!',
  'Greška: Nedostaje ID aplikacije. Molimo osvježite stranicu ili kontaktirajte podršku.',
  'Greška pri slanju zahtjeva. Molimo pokušajte ponovo.',
  'Hvala što ste koristili našu aplikaciju.',
  'Iznos donacije premašuje preostali cilj!',
  'Link je kopiran!',
  'Molimo odaberite fajl dokaza',
  'Molimo vas da se ponovo prijavite',
  'Mentor ocenjen',
  'Molimo da izaberete ocenu od 1 do 5 zvezdica.',
  'Morate prihvatiti uslove korišćenja',
  'Nemate dozvolu za pristup',
  'Novi kod je poslan na vašu email adresu',
  'Odaberite pol',
  'Odjavljeni ste',
  'Opis problema nije dostupan.',
  'Priča o projektu nije dostupna.',
  'Koraci ka rješenju nisu dostupni.',
  'Informacije o timu nisu dostupne',
  'Detaljni budžet nije dostupan',
  'Plan aktivnosti nije dostupan',
  'Opis jedinstvenosti projekta nije dostupan',
  "Passwords don't match",
  'Podjelite', // §2.12, in this spelling
  'Podržite projekat',
  'Nije moguće ažurirati objavu. Pokušajte ponovo.',
  'Nije moguće kreirati objavu. Pokušajte ponovo.',
  'Nije moguće oceniti mentora. Pokušajte ponovo.',
  'Vaša ocena mentora je uspešno poslana.',
  'Zahtjev za mentorstvo je poslat. OB odbor će biti obavešten.',
  'Neuspješno kreiranje zahtjeva',
  'SDG ciljevi nisu definirani',
  'Zahtjev uspješno poslan! Donor će dobiti email sa mogućnošću potvrde donacije.',
  // Counterparts of specified exclamations.
  'Welcome back!',
  'The donation is more than the goal still needs!',
]);

/** An exclamation mark belongs to a win. */
const wins =
  /Odobreno je!|approved!|Pobjeda!|won!|Čestitamo!|Congratulations!|pobjednika!|winner!/g;

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

interface Rule {
  readonly says: string;
  readonly of: Language;
  readonly wrong: RegExp;
  readonly planted: string;
}

const rules: readonly Rule[] = [
  {
    says: 'quotation marks are „…“',
    of: 'bhs',
    wrong: /["'”]|(?<!„[^“]*)“|„(?![^“]*“)/,
    planted: 'Projekat „Kino” je otvoren.',
  },
  {
    says: 'quotation marks are “…”, the apostrophe is ’',
    of: 'en',
    wrong: /["'„]|“(?![^”]*”)/,
    planted: "You can't.",
  },
  {
    says: 'no reader is taken for a man',
    of: 'bhs',
    wrong: word('n?i?(?:si|sam) \\p{L}+[aie]o|\\p{L}+[aie]o n?i?(?:si|sam)|\\p{L}+/la'),
    planted: 'Ako si zaboravio lozinku',
  },
  {
    says: 'prijava is the application, ulazak the signing in',
    of: 'bhs',
    wrong: word('prijavi se|prijav\\p{L}* (?:na|u) (?:nalog|dva koraka)|se(?: \\p{L}+)? prijavi'),
    planted: 'Uključi prijavu u dva koraka',
  },
  {
    says: 'one name for a thing (docs/GLOSSARY.md)',
    of: 'bhs',
    wrong: word(
      'poveznic\\p{L}*|datotek\\p{L}*|obavijest\\p{L}*|(?<!-)list[aeu]m?|ekip\\p{L}*|kanvas\\p{L}*|SDG|podcilj\\p{L}*|ovlašten\\p{L}+|administrator\\p{L}*|rubrik\\p{L}*|boduj\\p{L}*',
    ),
    planted: 'Okupi ekipu',
  },
  {
    says: 'one name for a thing (docs/GLOSSARY.md)',
    of: 'en',
    wrong: /\bon (?:the|your|this \w+’s) team\b|\bcanvas\b|\bKM\s?\d/i,
    planted: 'KM {{amount}}',
  },
  {
    says: 'ijekavica',
    of: 'bhs',
    wrong: word(
      'poj[ao]viće|prevo[dz]\\p{L}*|avgust\\p{L}*|(?:ovde|gde|vreme|mesto|pre|posle|obavešt\\p{L}+)',
    ),
    planted: 'Gde je mesto?',
  },
  {
    says: 'no address is a route, and nothing is just not available',
    of: 'bhs',
    wrong: word('rut[aeiou]|ni(?:je|su) dostup\\p{L}+'),
    planted: 'Nijedna ruta ne odgovara.',
  },
  {
    says: 'a number stands before what it counts and what that does',
    of: 'bhs',
    wrong: /Ček(?:a|aju) te 0/,
    planted: 'Čeka te {{count}} stvari.',
  },
  {
    says: 'nothing is turned word for word out of Bosnian',
    of: 'en',
    wrong:
      /\bby (?:itself|themselves|ourselves)\b|\bin all(?=$|[.:,;)])|\bwaits for\b|\bthings wait\b|\bis(?:n’t| not) so\b|\bfound(?:ing)? (?:the|a) bank|\bbeside (?:the|an) (?:agreement|instalments)\b|\bword to (?:the|all)\b|\banew\b|\bwritten down\b|\b0 time\b|^Paid is\b|^Asking for\b/,
    planted: 'Each approved one comes here by itself.',
  },
  { says: 'no exclamation without a win', of: 'bhs', wrong: /!/, planted: 'Podijeli!' },
  { says: 'no exclamation without a win', of: 'en', wrong: /!/, planted: 'Share it!' },
];

/** Words that both languages have. */
const shared = word(
  'omladinska banka|admin|moderator|plan|e-mail|marketing|problem|period|status|draft|crowdfunding|minimum|mentor|portfolio|link|linkedin|github|instagram|facebook|youtube|tablet|dashboard|edit live',
);

const every = Object.entries(allTexts).flatMap(([name, domain]) =>
  Object.entries<Text>(domain).map(([key, text]) => ({ key: `${name}.${key}`, ...text })),
);

/**
 * Parents, guardians and givers, firms among them, never chose to be here: they are addressed with
 * Vi. In the catalogues that a minor reads too, their page begins with its description.
 */
const formal = new Set(
  Object.entries(allTexts).flatMap(([name, domain]) => {
    const keys = Object.keys(domain);
    const theirs = /^(?:gifts-pages|giftsMails|guardiansMails|guardianContactMails)$/.test(name)
      ? keys
      : /^(?:guardians|guardianContact)$/.test(name)
        ? keys.slice(keys.indexOf('description'))
        : keys.filter((key) => name === 'help' && /^guardian\d$/.test(key));
    return theirs.map((key) => `${name}.${key}`);
  }),
);

const addresses: readonly (Rule & { readonly to: (key: string) => boolean })[] = [
  {
    says: 'the reader is ti',
    of: 'bhs',
    to: (key) => !formal.has(key),
    wrong: word('vas|vam|vama|vaš\\p{L}*|ste|(?!da)\\p{L}+(?:[ij]te|ete)|(?:im|mor|nem|zn)ate'),
    planted: 'Upišite naslov.',
  },
  {
    says: 'parents, guardians and givers are Vi, with a capital letter',
    of: 'bhs',
    to: (key) => formal.has(key),
    wrong:
      /(?<!\p{L})(?:[Tt]i|[Tt]eb[ei]|[Tt]voj\p{L}*|vi|vas|vam|vaš\p{L}*|(?!Vaš)\p{L}+(?:aš|eš|iš)|Potvrdi|Pogledaj|Upiši|Odgovori|Provjeri|Sačuvaj)(?!\p{L})/u,
    planted: 'Potvrdi da si roditelj.',
  },
];

const bare = (text: string) => text.replace(/\{\{\w+\}\}/g, '0').replace(wins, '');

/** Texts that are given a date in words as it stands alone, and as what. */
const datesIn = (source: string) =>
  [
    ...source.matchAll(/\bt\(\s*'(\w+)',\s*\{[^{}]*?\b(\w+): (?:\w+\.)?(?:longDate|dateTime)\(/g),
  ].map(([, key = '', name = '']) => ({ key, name }));

describe('the words of the product', () => {
  it.each(rules)('$of: $says', ({ of, wrong, planted }) => {
    expect(bare(planted)).toMatch(wrong);
    const found = every.filter((text) => !specified.has(text[of]) && wrong.test(bare(text[of])));
    expect(found.map(({ key, [of]: text }) => `${key}: ${text}`)).toEqual([]);
  });

  it.each(addresses)('$of: $says', ({ of, to, wrong, planted }) => {
    expect(planted).toMatch(wrong);
    const found = every.filter(
      ({ key, ...text }) => to(key) && !specified.has(text[of]) && wrong.test(bare(text[of])),
    );
    expect(found.map(({ key, [of]: text }) => `${key}: ${text}`)).toEqual([]);
    expect(formal.size).toBeGreaterThan(80);
  });

  it('name each page by a name of its own', () => {
    for (const of of ['bhs', 'en'] as const) {
      const names = Object.values<Text>(allTexts.titles).map((text) => text[of]);
      expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
    }
  });

  it('take a date within a sentence in the genitive', () => {
    const root = join(import.meta.dirname, '../../..');
    // What calls for the nominative: the beginning, a colon, a comma, „rok je“.
    const standsAlone = (key: string, name: string) =>
      every.some(
        (text) =>
          text.key.endsWith(`.${key}`) &&
          new RegExp(
            `(?:^|[:,(] |rok (?:je (?:bio )?)?|za |Izaberi )\\{\\{${name}\\}\\}`,
            'i',
          ).test(text.bhs),
      );
    const asked = globSync('apps/{web,server}/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.i?test\.tsx?$/.test(file))
      .flatMap((file) => datesIn(readFileSync(join(root, file), 'utf8')));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter(({ key, name }) => !standsAlone(key, name))).toEqual([]);
    const planted = "t('previewUntil', { date: longDate(until) })";
    expect(datesIn(planted).filter(({ key, name }) => !standsAlone(key, name))).toHaveLength(1);
  });

  it('differ between the languages', () => {
    const same = every.filter(
      ({ bhs, en }) => bhs === en && /\p{L}/u.test(bare(bhs).replace(shared, '')),
    );
    expect(same.map(({ key, bhs }) => `${key}: ${bhs}`)).toEqual([]);
    expect(every.length).toBeGreaterThan(1500);
  });

  it('that are specified are in use', () => {
    const used = new Set(every.flatMap(({ bhs, en }) => [bhs, en]));
    expect([...specified].filter((text) => !used.has(text))).toEqual([]);
  });
});
