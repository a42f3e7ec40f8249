import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { languageOf } from '../../packages/contracts/src/text-language.ts';
import type { Text } from '../../packages/messages/src/catalogue.ts';

it.each([
  [
    'Soba za probe s pravom izolacijom i opremom koju dijeli sedam bendova, a stoji na spratu.',
    'bhs',
  ],
  ['Kino je zatvoreno 2009, a najbliži film je od nas četrdeset minuta.', 'bhs'],
  ['Sedam bendova vježba po garažama i svaka proba završi pozivom komšije.', 'bhs'],
  ['Seven bands rehearse in garages, and every rehearsal ends with a call from the police.', 'en'],
  ['The band is called „Da se zna“ and plays for the town.', 'en'],
  ['Соба за пробе коју дијели седам бендова.', 'bhs'],
  ['Kino na krovu u Tuzli', 'bhs'],
  ['Hor Solana', null],
  ['Αίθουσα για πρόβες με καλή μόνωση', null],
  ['', null],
] as const)('of %j: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

const folder = path.join(import.meta.dirname, '../../packages/messages/src');
const files = await Promise.all(
  globSync('*.ts', { cwd: folder, exclude: ['*.test.ts', 'all.ts'] }).map(
    (file): Promise<Readonly<Record<string, unknown>>> =>
      import(pathToFileURL(path.join(folder, file)).href),
  ),
);
const isText = (one: unknown): one is Text => typeof Object(one).bhs === 'string';
const sentences = files
  .flatMap((file) => Object.values(file))
  .flatMap((texts) => Object.values(Object(texts)))
  .filter(isText)
  .flatMap(({ bhs, en }) => [
    { text: bhs, language: 'bhs' },
    { text: en, language: 'en' },
  ])
  .map(({ text, language }) => ({ text: text.replace(/\{\{\w+\}\}/g, ''), language }));

it.each([
  [20, 0.99],
  [60, 0.999],
])('of the product’s own sentences of %d letters and more, %d are told', (letters, share) => {
  const long = sentences.filter(({ text }) => text.length >= letters);
  const told = long.filter(({ text, language }) => languageOf(text) === language);
  expect(long.length).toBeGreaterThan(1_000);
  expect(told.length / long.length).toBeGreaterThan(share);
});
