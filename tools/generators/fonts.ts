import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './load.ts';

const { resolve } = createRequire(join(root, 'packages/ui/package.json'));

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 32 + place));

/** What both languages are written with; the rest of an alphabet comes from the whole file. */
export const letters = {
  latin: `${ascii}\u00a0©«·»×–—‘’‚“”„•…€←→−`,
  /** Of German and Hungarian names, degrees and footnotes: few pages have one. */
  'latin-more': '§°÷ÄÉÖÜßáäéëíóöúü†‹›™↑↓',
  'latin-ext': 'ČčĆćĐđŠšŽž',
} as const;

type Alphabet = keyof typeof letters;

const wholeFile: Record<Alphabet, string> = {
  latin: 'latin',
  'latin-more': 'latin',
  'latin-ext': 'latin-ext',
};

/**
 * What the sheets ask of each family: titles differ in size far more than in weight (640 to 760),
 * and both axes at once would double the file. No sheet asks for other features of a font.
 */
const families = {
  'bricolage-grotesque': {
    file: 'opsz',
    axes: { wght: 700, opsz: { min: 16, max: 96 } },
    features: ['kern'],
  },
  figtree: {
    file: 'wght',
    axes: { wght: { min: 420, max: 760 } },
    features: ['kern', 'tnum'],
  },
} as const;

const shaping = ['calt', 'ccmp', 'locl', 'rvrn'];

function cut(family: keyof typeof families, alphabet: Alphabet): Promise<Buffer> {
  const { file, axes, features } = families[family];
  const whole = resolve(
    `@fontsource-variable/${family}/files/${family}-${wholeFile[alphabet]}-${file}-normal.woff2`,
  );
  // Apart from the call, since the published types do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...shaping, ...features],
  } as const;
  return subsetFont(readFileSync(whole), letters[alphabet], options);
}

/** The part of each font that the product's own texts need, by file. */
export const fonts = Object.fromEntries(
  (Object.keys(families) as (keyof typeof families)[]).flatMap((family) =>
    (Object.keys(letters) as Alphabet[]).map(
      (alphabet) =>
        [`packages/ui/src/fonts/${family}-${alphabet}.woff2`, () => cut(family, alphabet)] as const,
    ),
  ),
);
