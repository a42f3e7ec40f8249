import type { SearchPart } from '@app/contracts/search/search.kinds';
import type { MarkedText } from '@app/contracts/search/search.schemas';
import { slugify } from '@app/domain/slug';

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Of a long text no more is looked through. */
const lookedThrough = 20_000;
/** Letters around the first word that is marked in a text. */
const [before, after] = [50, 110];

const firstLetter = (text: string) => slugify(text, '').slice(0, 1);

/** Words of texts that may be what was typed: all begin with a letter that it has a word with. */
export function candidates(typed: string, texts: readonly string[]): string[] {
  const letters = new Set((typed.match(word) ?? []).map(firstLetter));
  const found = texts.flatMap((text) => text.slice(0, lookedThrough).match(word) ?? []);
  return [...new Set(found)].filter((one) => letters.has(firstLetter(one)));
}

/** A text in pieces, with the words that were found marked. */
export function marked(text: string, found: ReadonlySet<string>): MarkedText {
  const pieces: MarkedText = [];
  let last = 0;
  for (const match of text.matchAll(word)) {
    if (!found.has(match[0])) continue;
    if (match.index > last) {
      pieces.push({ text: text.slice(last, match.index), isMarked: false });
    }
    pieces.push({ text: match[0], isMarked: true });
    last = match.index + match[0].length;
  }
  if (last < text.length || pieces.length === 0) {
    pieces.push({ text: text.slice(last), isMarked: false });
  }
  return pieces;
}

/** A piece of the first text that holds a word that was found; null where none does. */
export function excerpt(
  parts: readonly (readonly [part: SearchPart, text: string])[],
  found: ReadonlySet<string>,
): { readonly part: SearchPart; readonly text: MarkedText } | null {
  for (const [part, whole] of parts) {
    const text = whole.slice(0, lookedThrough).replace(/\s+/g, ' ').trim();
    const first = [...text.matchAll(word)].find(([one]) => found.has(one));
    if (!first) continue;
    const from = first.index > before ? text.indexOf(' ', first.index - before) + 1 : 0;
    const cut = first.index + after;
    const to =
      cut < text.length
        ? Math.max(text.lastIndexOf(' ', cut), first.index + first[0].length)
        : text.length;
    const piece = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
    return { part, text: marked(piece, found) };
  }
  return null;
}
