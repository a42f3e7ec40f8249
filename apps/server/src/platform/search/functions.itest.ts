import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { knownMigrations } from '../db/migrate.ts';

/** Databases of the locales under which letters outside ASCII are told apart, and are not. */
const locales = {
  whole: `LOCALE_PROVIDER icu ICU_LOCALE 'bs-BA' LOCALE 'C'`,
  bare: `LOCALE_PROVIDER libc LOCALE 'C'`,
};

const names: string[] = [];
const clients = new Map<string, pg.Client>();
let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  const functions = knownMigrations()
    .flatMap(({ sql }) => sql)
    .filter((statement) => /^\s*(?:--.*\n)*CREATE FUNCTION search_/.test(statement));
  for (const [key, locale] of Object.entries(locales)) {
    const name = `search_${randomBytes(6).toString('hex')}`;
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' ${locale}`);
    names.push(name);
    const url = new URL(inject('adminUrl'));
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    clients.set(key, client);
    await client.query('CREATE EXTENSION pg_trgm');
    for (const statement of functions) await client.query(statement);
  }
});
afterAll(async () => {
  for (const client of clients.values()) await client.end();
  for (const name of names) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

/** The answer of both databases, which is one. */
async function both<T>(statement: string, values: readonly unknown[]): Promise<T> {
  const answers: T[] = [];
  for (const client of clients.values()) {
    const { rows } = await client.query<{ it: T }>(`SELECT ${statement} AS it`, [...values]);
    answers.push(rows[0]?.it as T);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, String(values)).toBe(1);
  return answers[0] as T;
}

const finds = (asked: string, text: string) =>
  both<boolean | null>(`search_words('', $2, '') @@ search_query($1)`, [asked, text]);

it.each([
  ['Café', 'Cafe\u0301 Zürich'],
  ['zurich', 'Café Zürich'],
  ['Djurdja', 'Đurđa'],
  ['Durda', 'Ђурђа'],
  ['Andjelic', 'Anđelić'],
  ['Džinić', 'Џинић'],
  ['ǆinic', 'DŽINIĆ'],
  ['џинић', 'Dz\u030cinic\u0301'],
  ['skola', 'školama'],
  ['ŠKOLE', 'škola'],
  ['projekta', 'projekat'],
  ['omladinske', 'omladinska'],
  ['omlad', 'omladinska'],
  ['kupci', 'kupac'],
  ['poslovi', 'posao'],
  ['rijeci', 'rijeka'],
  ['banci', 'banka'],
  ['čamcem', 'čamac'],
  ['mostovi', 'most'],
  ['vrtovi', 'vrt'],
  ['ključevi', 'ključ'],
  ['kuhanje', 'kuhaju'],
  ['čovjeka', 'човека'],
  ['reka', 'rijeke'],
  ['deca', 'djeci'],
  ['bicikala', 'bicikl'],
  ['Gorana Lukića', 'Lukić Goran'],
  ['Lejlom', 'Lejla'],
  ['bridges', 'a bridge'],
  ['ΆΘΗΝΑ', 'Αθηνα'],
  ['strasse', 'Straße'],
  ['šah na keju', 'keju, šah'],
])('%s finds %s', async (asked, text) => {
  expect(await finds(asked, text)).toBe(true);
  expect(await finds(text, asked)).not.toBeNull();
});

it.each([
  ['vrtić', 'vrt'],
  ['radio', 'radi rad raditi'],
  ['kupac', 'kupiti kupljen'],
  ['poslovi', 'poslije'],
  ['riječ', 'rijeka'],
  ['banka', 'bankrot'],
])('%s does not find %s', async (asked, text) => {
  // As a beginning it finds longer words: those of the other are shorter, or go on otherwise.
  expect(await finds(asked, text)).toBe(false);
});

it('finds nothing by what holds no word, and no longer than a word can be', async () => {
  expect(await finds('!? –', 'škola')).toBeNull();
  expect(await finds('', 'škola')).toBeNull();
  const long = 'ž'.repeat(5000);
  expect(await both<string>(`search_words($1, $1, '')::text`, [long])).toBe('');
  expect(await both<string>(`search_words($1, $1, '')::text`, [`'a':* & \\b|(c)`])).not.toContain(
    ':',
  );
});

it('finds a part where it stands, by the beginning of a word or by the whole', async () => {
  const place = `search_part('P', 'Novo Sarajevo', '')`;
  const asks = (typed: string, whole: boolean) =>
    both<boolean>(`${place} @@ search_query($1, 'P', $2::boolean)`, [typed, whole]);
  expect(await asks('saraj', false)).toBe(true);
  expect(await asks('saraje', true)).toBe(false);
  expect(await asks('novo sarajevo', true)).toBe(true);
  expect(await both(`${place} @@ search_query($1, 'S')`, ['sarajevo'])).toBe(false);
});

it('compares letters outside ASCII only once they are folded: their trigrams are lost before', async () => {
  expect(
    await both<number>('similarity(search_fold(search_letters($1)), $2)', ['čišćenje', 'ciscenje']),
  ).toBe(1);
});
