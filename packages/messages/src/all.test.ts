import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTexts } from './all.ts';
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

  it.each(Object.entries<Domain>(allTexts))('%s count in all three forms', (_, texts) => {
    const endings = ['one', 'few', 'other'];
    const counted = Object.keys(texts).flatMap((key) => /^(.+)_(?:one|few)$/.exec(key)?.[1] ?? []);
    const lacking = counted.filter((key) => !endings.every((end) => `${key}_${end}` in texts));
    expect(lacking).toEqual([]);
  });
});

const asking = /(?:textsFor|addTexts)\(\s*'([^']+)',\s*(\w+Texts)\b/g;
