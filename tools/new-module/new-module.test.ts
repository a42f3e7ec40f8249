import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from './files.ts';
import { namesOf } from './names.ts';
import { registered } from './register.ts';

const root = dirname(dirname(import.meta.dirname));

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

// That what is planted passes the gate is proven by `new-module.deep.itest.ts`.
describe('a new domain', () => {
  const files = filesOf(namesOf('workshops'));

  it('bears its own word everywhere, and leaves at most fifteen files to write', () => {
    expect(files.filter(({ file, text }) => /lesson/i.test(file + text))).toEqual([]);
    expect(files.filter(({ file }) => !/workshop/.test(file))).toEqual([]);
    expect(files.filter(({ file }) => existsSync(join(root, file)))).toEqual([]);
    expect(files.filter(({ isWritten }) => isWritten).length).toBeLessThanOrEqual(15);
  });

  it('finds its place in every list of domains', () => {
    const changed = registered(root, namesOf('workshops'));
    for (const [file, text] of changed) expect(text, file).toMatch(/workshop/);
  });

  it('takes the address that was kept for it', () => {
    const pages = registered(root, namesOf('jobs')).get('packages/contracts/src/pages.ts') ?? '';
    expect(pages).toContain('...jobsPages,');
    expect(pages).not.toContain("page('/jobs')");
  });
});
