import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './load.ts';

const { resolve } = createRequire(join(root, 'packages/ui/package.json'));

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 32 + place));

/** What both languages are written with; the rest of an alphabet comes from the whole file. */
export const letters = {
  latin: `${ascii}\u00a0§©«°·»×÷ÄÉÖÜßáäéëíóöúü–—‘’‚“”„†•…‹›€™←↑→↓−`,
  'latin-ext': 'ČčĆćĐđŠšŽž',
} as const;

const families = {
  'bricolage-grotesque': { axes: 'opsz', lightest: 540, heaviest: 800 },
  figtree: { axes: 'wght', lightest: 400, heaviest: 800 },
} as const;

function cut(family: keyof typeof families, alphabet: keyof typeof letters): Promise<Buffer> {
  const { axes, lightest, heaviest } = families[family];
  const whole = resolve(
    `@fontsource-variable/${family}/files/${family}-${alphabet}-${axes}-normal.woff2`,
  );
  return subsetFont(readFileSync(whole), letters[alphabet], {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: lightest, max: heaviest } },
  });
}

/** The part of each font that the product's own texts need, by file. */
export const fonts = Object.fromEntries(
  (Object.keys(families) as (keyof typeof families)[]).flatMap((family) =>
    (Object.keys(letters) as (keyof typeof letters)[]).map(
      (alphabet) =>
        [`packages/ui/src/fonts/${family}-${alphabet}.woff2`, () => cut(family, alphabet)] as const,
    ),
  ),
);
