import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);
const { resolve } = require;
const google = (file: string) => resolve(`@expo-google-fonts/${file}.ttf`);

/** What no other font has: Cyrillic, Greek, then small pictures. */
const pictures = google('noto-emoji/400Regular/NotoEmoji_400Regular');

/** Files of a face: a letter comes from the first that has it. */
const files = {
  text: [
    google('figtree/400Regular/Figtree_400Regular'),
    google('noto-sans/400Regular/NotoSans_400Regular'),
    pictures,
  ],
  strong: [
    google('figtree/600SemiBold/Figtree_600SemiBold'),
    google('noto-sans/600SemiBold/NotoSans_600SemiBold'),
    pictures,
  ],
  title: [
    google('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold'),
    google('noto-sans/600SemiBold/NotoSans_600SemiBold'),
    pictures,
  ],
} as const;

export type Face = keyof typeof files;

interface FontFile {
  readonly bytes: Buffer;
  readonly font: Font;
  readonly covered: ReadonlySet<number>;
}

const opened = new Map<string, FontFile>();

/** Read when first wanted: most documents need three of them. */
function open(file: string): FontFile {
  const known = opened.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  // Loaded with the first document: six megabytes that most copies need late, if ever.
  const { create } = require('fontkit') as typeof import('fontkit');
  const font = create(bytes) as Font;
  const made = { bytes, font, covered: new Set(font.characterSet) };
  opened.set(file, made);
  return made;
}

export const bytesOf = (file: string): Buffer => open(file).bytes;
export const fontOf = (file: string): Font => open(file).font;

export interface Run {
  readonly file: string;
  readonly text: string;
}

const graphemes = new Intl.Segmenter('bs', { granularity: 'grapheme' });
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Joins of small pictures and choices among them, which are no letters of their own. */
const unseen: ReadonlySet<number> = new Set([0x200d, 0xfe0e, 0xfe0f]);

function covers(file: string, text: string): boolean {
  const { covered } = open(file);
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (!covered.has(code) && !unseen.has(code)) return false;
  }
  return true;
}

/** A text in pieces that one font has; what none has is left to the first. */
export function runsOf(face: Face, text: string): Run[] {
  const [first, ...others] = files[face];
  if (covers(first, text)) return [{ file: first, text }];
  const runs: { file: string; text: string }[] = [];
  for (const letter of lettersOf(text)) {
    const file = covers(first, letter)
      ? first
      : (others.find((one) => covers(one, letter)) ?? first);
    const last = runs.at(-1);
    if (last?.file === file) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
}
