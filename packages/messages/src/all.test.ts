import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTexts } from './all.ts';
import type { Text } from './catalogue.ts';
import type { Domain } from './translate.ts';
import { translationsPartsTexts } from './translations-parts.ts';

const folder = import.meta.dirname;
const root = join(folder, '../../..');

const catalogues = globSync('*.ts', { cwd: folder })
  .filter((file) => !/\.test\.ts$|^all\.ts$/.test(file))
  .sort();

const sources = () =>
  globSync('{apps/*/src,packages/messages/src}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.i?test\.tsx?$|\/(testing|samples)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

describe('all texts', () => {
  it.each(catalogues)('hold those of %s', async (file) => {
    const exported: Record<string, unknown> = await import(join(folder, file));
    const catalogued = Object.entries(exported).filter(
      ([name, value]) => name.endsWith('Texts') && typeof value === 'object',
    );
    const known = new Set<unknown>(Object.values(allTexts));
    for (const [name, value] of catalogued) {
      expect(known.has(value), `${name} is missing in all.ts`).toBe(true);
    }
  });

  it('stand under the names by which they are asked for', () => {
    const asked = sources()
      .flatMap(({ text }) => [...text.matchAll(asking)])
      .map(([, name = '', texts = '']) => `${name}: ${texts}`);
    const own = readFileSync(join(folder, 'all.ts'), 'utf8').replaceAll("'", '');
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((row) => !own.includes(`  ${row},\n`))).toEqual([]);
  });

  it('have a name for each part, by which admins find it', () => {
    expect(Object.keys(translationsPartsTexts).sort()).toEqual(Object.keys(allTexts).sort());
  });

  it('are never read past what admins changed', () => {
    const past = sources().flatMap(({ file, text }) =>
      [...text.matchAll(/import \{([^}]*Texts[^}]*)\} from '@app\/messages\//g)]
        .flatMap(([, names = '']) => names.match(/\b\w+Texts\b/g) ?? [])
        .filter((name) => new RegExp(`\\b${name}(?:\\.\\w|\\[)`).test(text))
        .map((name) => `${file}: ${name}`),
    );
    expect(past).toEqual([]);
  });

  it('say nothing again that is common', () => {
    const found = repeated(Object.fromEntries(ofPages().map((name) => [name, all[name] ?? {}])));
    expect(found.sort()).toEqual([...apart].sort());
    const planted = { keep: allTexts.common.cancel, of_keep: allTexts.common.cancel };
    expect(
      repeated({ planted: { ...planted, other: { bhs: 'Odustani', en: 'Give up' } } }),
    ).toEqual(['planted.keep']);
  });

  it.each(Object.entries<Domain>(allTexts))('%s count in all three forms', (_, texts) => {
    const endings = ['one', 'few', 'other'];
    const counted = Object.keys(texts).flatMap((key) => /^(.+)_(?:one|few)$/.exec(key)?.[1] ?? []);
    const lacking = counted.filter((key) => !endings.every((end) => `${key}_${end}` in texts));
    expect(lacking).toEqual([]);
  });
});

const all: Readonly<Record<string, Domain>> = allTexts;

/** Texts that admins find and change in their place on a page, and names of pages and of parts. */
const inPlace = new Set([
  'common',
  'help',
  'landing',
  'legal',
  'payments-info',
  'titles',
  'translations-parts',
]);

/** Catalogues that pages alone ask: mails and documents have theirs. */
function ofPages(): readonly string[] {
  const namedIn = (apps: string) =>
    sources()
      .filter(({ file }) => file.startsWith(apps))
      .flatMap(({ text }) => [...text.matchAll(asking)].map(([, name = '']) => name));
  const byServer = new Set([...namedIn('apps/server/'), ...inPlace]);
  return [...new Set(namedIn('apps/web/'))].filter((name) => !byServer.has(name));
}

/** Words of states, columns and fields are asked for by names that are made, and stay with them. */
const isMade = (key: string) => /[_.=]/.test(key.replace(/_(?:one|few|other)$/, ''));

const pairOf = ({ bhs, en }: Text) => JSON.stringify([bhs, en]);

/** What catalogues say in the very words of a common text. */
function repeated(catalogues: Readonly<Record<string, Domain>>): string[] {
  const common = new Set(Object.values<Text>(allTexts.common).map(pairOf));
  return Object.entries(catalogues).flatMap(([name, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => !isMade(key) && common.has(pairOf(text)))
      .map(([key]) => `${name}.${key}`),
  );
}

/** Equal to a common text today, and still another thing or asked for by a name that is made. */
const apart = new Set([
  'accounts.finishing',
  'accounts.forgotTitle3',
  'accounts.linkTitleRequest',
  'agreements.mend',
  'applications-files.dismiss',
  'applications-history.nothing',
  'bank-desk-campaigns.keep',
  'banks-editor.personName',
  'banks.factPeople_few',
  'banks.factPeople_one',
  'banks.factPeople_other',
  'block-form.image',
  'call-editor-fields.canvas',
  'donation.donorEmail',
  'donation.donorName',
  'donation.donorSurname',
  'mentorship.clearFilters',
  'notifications-choices.mail',
  'payments.clear',
  'posts.keep',
  'reviews.assignChange',
  'reviews.files',
  'reviews.place',
  'sign-in.loginTitle',
  'teams.emails',
  'translations.bhs',
  'translations.emptyAction',
  'translations.en',
  'volunteers-pages.bank',
  'writing.saving',
]);

const asking = /(?:textsFor|addTexts)\(\s*'([^']+)',\s*(\w+Texts)\b/g;
