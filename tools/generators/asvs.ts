import { asvs } from '../security/asvs.ts';
import { isTestFile } from '../security/named-tests.ts';
import { requirements } from '../security/requirements.ts';
import type { Proof, Row } from '../security/row.ts';
import { page, table } from './load.ts';

const chapters: Readonly<Record<string, string>> = {
  1: 'Encoding and sanitization',
  2: 'Validation and business logic',
  3: 'Web frontend',
  4: 'API and web service',
  5: 'Files',
  6: 'Authentication',
  7: 'Sessions',
  8: 'Authorization',
  9: 'Self-contained tokens',
  10: 'OAuth and OpenID Connect',
  11: 'Cryptography',
  12: 'Secure communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Coding and architecture',
  16: 'Logging and errors',
  17: 'WebRTC',
};

const stands = (row: Row): string => {
  if ('gap' in row) return 'not met';
  if ('absent' in row) return 'does not apply';
  if ('design' in row) return 'by design';
  return row.proof.some(([file]) => isTestFile(file)) ? 'tested' : 'written';
};

const words = (row: Row): string => {
  if ('gap' in row) return row.gap;
  if ('absent' in row) return row.absent;
  return ('design' in row ? row.design : row.but) ?? '';
};

/** Where it stands, with the name of the test; a text in another file needs no repeating. */
const shown = ([file, says]: Proof): string => {
  const link = `[${file.slice(file.lastIndexOf('/') + 1)}](../../${file})`;
  return isTestFile(file) ? `${link}: ${says}` : link;
};

const proofs = (row: Row): string =>
  'proof' in row ? (row.proof ?? []).map(shown).join('<br>') : '';

/** How the product stands to OWASP ASVS 5.0.0, levels 1 and 2: what is missing first. */
export function asvsPage(): string {
  const counted = ['tested', 'written', 'by design', 'does not apply', 'not met'].map((state) => [
    state,
    String(asvs.filter(([, row]) => stands(row) === state).length),
  ]);
  const gaps = asvs
    .filter(([, row]) => stands(row) === 'not met')
    .map(([number, row]) => `- **${number}** ${row.asks}: ${words(row)}`);
  const parts = Object.entries(chapters).map(([chapter, title]) => {
    const rows = asvs
      .filter(([number]) => number.startsWith(`${chapter}.`))
      .map(([number, row]) => [
        `v5.0.0-${number}`,
        String(requirements.get(number)),
        row.asks,
        stands(row),
        words(row),
        proofs(row),
      ]);
    return `## V${chapter} ${title}\n\n${table(['requirement', 'level', 'asks for', 'stands', 'in words', 'shown by'], rows)}`;
  });
  return page(
    'OWASP ASVS 5.0.0, levels 1 and 2',
    'tools/security',
    legend,
    table(['stands', 'requirements'], counted),
    `## Not met\n\n${gaps.join('\n')}`,
    ...parts,
  );
}

const legend =
  'What each requirement asks is said in our own words, for its number; the standard is at ' +
  'https://owasp.org/www-project-application-security-verification-standard/. *Tested*: the tests ' +
  'that are named show it. *Written*: a document, a setting or the one place in the sources shows ' +
  'it. A check of the gate fails once a test or text is gone or has another name. *By design*: no ' +
  'test would notice if it were not so. *Not met*: by the letter, with what stands ' +
  'instead. Tests with `deep` in their file run after the gate, in `npm run test:deep`.';
