import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { letters } from './fonts.ts';
import { root } from './load.ts';

const cut = [...letters.latin, ...letters['latin-ext']];

describe('the cut fonts', () => {
  it('hold every letter of the product’s own texts', () => {
    const texts = globSync('packages/messages/src/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(root, file), 'utf8'));
    const outside = new Set(texts.join('').replaceAll('\n', ''));
    for (const letter of cut) outside.delete(letter);
    expect([...outside]).toEqual([]);
  });

  it('are asked for exactly the letters that they hold', () => {
    const sheet = readFileSync(join(root, 'packages/ui/src/fonts.css'), 'utf8');
    const faces = [...sheet.matchAll(/url\("\.\/fonts\/\w+(?:-\w+)*\.woff2"\)[^}]*/g)];
    const asked = faces.map(([face]) => lettersOf(face.split('unicode-range:')[1] ?? ''));
    const [ext, latin] = [letters['latin-ext'], letters.latin].map((each) => [...each].sort());
    expect(asked).toEqual([ext, latin, ext, latin]);
  });
});

function lettersOf(ranges: string): string[] {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, place) => String.fromCodePoint(first + place));
    })
    .sort();
}
