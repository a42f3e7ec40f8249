import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { namesOf } from './new-module/names.ts';
import { register } from './new-module/register.ts';

const root = dirname(import.meta.dirname);
const listing = [
  'apps/server/src/modules.lists.itest.ts',
  'apps/server/src/modules.ts',
  'apps/server/src/modules/personal-data/decisions.itest.ts',
  'apps/web/src/routes.ts',
  'packages/contracts/src/pages.ts',
  'packages/messages/src/all.ts',
  'packages/messages/src/titles.ts',
  'packages/messages/src/translations-parts.ts',
  'tools/generators/subjects.ts',
];

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the words of a new domain', () => {
  it('come from its plural', () => {
    expect(namesOf('articles')).toEqual({
      many: 'articles',
      one: 'article',
      Many: 'Articles',
      One: 'Article',
    });
    expect(namesOf('stories').one).toBe('story');
    expect(namesOf('people', 'person').One).toBe('Person');
  });

  it.each([['sheep'], ['Two'], ['two-words'], ['']])('cannot be %j', (word) => {
    expect(() => namesOf(word)).toThrow();
  });
});

it('a new domain finds its place wherever domains are listed', () => {
  folder = mkdtempSync(join(tmpdir(), 'zamah-module-'));
  for (const file of listing) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  expect(register(folder, namesOf('articles')).sort()).toEqual(listing);
  const [lists, modules, decisions, routes, pages, all, titles, parts, subjects] = listing.map(
    (file) => readFileSync(join(folder, file), 'utf8'),
  );
  expect(modules).toContain("from './modules/articles/public.ts'");
  expect(modules).toMatch(/\n {2}articlesModule,\n\] as const;/);
  expect(lists).toContain("'GET /api/articles': [{}],");
  expect(decisions).toContain('articles: {');
  expect(pages).toContain("articles: page('/articles')");
  expect(routes).toContain('path: pages.articles.path');
  expect(all).toContain("import { articlesTexts } from './articles.ts';");
  expect(all).toMatch(/\n {2}articles: articlesTexts,\n\};/);
  expect(titles).toContain('articles: {');
  expect(parts).toContain('articles: {');
  expect(subjects).toContain('articlePolicy: {');
});
