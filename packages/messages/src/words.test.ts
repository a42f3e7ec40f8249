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

const rules: readonly {
  readonly says: string;
  readonly of: Language;
  readonly wrong: RegExp;
  readonly planted: string;
}[] = [
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
    says: 'the reader is ti',
    of: 'bhs',
    wrong: word('vas|vam|vama|vaš\\p{L}*|ste|(?!da)\\p{L}+(?:[ij]te|ete)|(?:im|mor|nem|zn)ate'),
    planted: 'Upišite naslov.',
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
      'ekip\\p{L}*|kanvas\\p{L}*|SDG|podcilj\\p{L}*|ovlašten\\p{L}+|administrator\\p{L}*|rubrik\\p{L}*|boduj\\p{L}*',
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
    wrong: word('prevo[dz]\\p{L}*|avgust\\p{L}*|(?:ovde|gde|vreme|mesto|pre|posle|obavešt\\p{L}+)'),
    planted: 'Gde je mesto?',
  },
  {
    says: 'no address is a route, and nothing is just not available',
    of: 'bhs',
    wrong: word('rut[aeiou]|ni(?:je|su) dostup\\p{L}+'),
    planted: 'Nijedna ruta ne odgovara.',
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

const bare = (text: string) => text.replace(/\{\{\w+\}\}/g, '0').replace(wins, '');

describe('the words of the product', () => {
  it.each(rules)('$of: $says', ({ of, wrong, planted }) => {
    expect(bare(planted)).toMatch(wrong);
    const found = every.filter((text) => !specified.has(text[of]) && wrong.test(bare(text[of])));
    expect(found.map(({ key, [of]: text }) => `${key}: ${text}`)).toEqual([]);
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
