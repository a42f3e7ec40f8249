import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { letters } from './fonts.ts';
import { root } from './load.ts';

/** What no file of ours has a drawing for: asked of the whole files, it would bring them in vain. */
const drawnByNone = new Set(['\u2060']);

const cut = Object.values(letters).flatMap((each) => [...each]);

describe('the cut fonts', () => {
  it('hold every letter of the product’s own texts', () => {
    const texts = globSync('packages/messages/src/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(root, file), 'utf8'));
    const outside = new Set(read(texts.join('')).replaceAll('\n', ''));
    for (const letter of cut) outside.delete(letter);
    const asked = facesOf(/@fontsource-variable/).flatMap(lettersOf);
    expect([...outside].filter((letter) => !drawnByNone.has(letter))).toEqual([]);
    expect(asked.filter((letter) => drawnByNone.has(letter))).toEqual([]);
  });

  it('are asked for exactly the letters that they hold', () => {
    const asked = facesOf(/\.\/fonts/).map((face) => lettersOf(face).sort());
    const held = (['latin-more', 'latin-ext', 'latin'] as const).map((each) =>
      [...letters[each]].sort(),
    );
    expect(asked).toEqual([...held, ...held]);
  });
});

/** The words of the sheet about each face whose file's address begins so. */
function facesOf(file: RegExp): string[] {
  const sheet = readFileSync(join(root, 'packages/ui/src/fonts.css'), 'utf8');
  return [...sheet.matchAll(new RegExp(`url\\("${file.source}/[^}]*`, 'g'))].map(([face]) => face);
}

/** Sources with the letters in place of their escapes. */
const read = (sources: string): string =>
  sources.replaceAll(/\\u([\da-f]{4})/gi, (_, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

function lettersOf(face: string): string[] {
  const ranges = face.split('unicode-range:')[1] ?? '';
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, place) => String.fromCodePoint(first + place));
    },
  );
}
