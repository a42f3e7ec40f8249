export interface Piece {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** More words than this are compared as a whole: the work grows with their product. */
const mostWords = 400;

export function wordChanges(before: string, after: string): Piece[] {
  const one = wordsOf(before);
  const other = wordsOf(after);
  if (one.length > mostWords || other.length > mostWords) {
    return merged([...piecesOf('gone', [before]), ...piecesOf('new', [after])]);
  }
  const lengths = commonLengths(one, other);
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      pieces.push(...piecesOf('same', one.slice(i, i + 1)));
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      pieces.push(...piecesOf('gone', one.slice(i, i + 1)));
      i += 1;
    } else {
      pieces.push(...piecesOf('new', other.slice(j, j + 1)));
      j += 1;
    }
  }
  return merged([...pieces, ...piecesOf('gone', one.slice(i)), ...piecesOf('new', other.slice(j))]);
}

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

const piecesOf = (kind: Piece['kind'], words: readonly string[]): Piece[] =>
  words.map((text) => ({ kind, text }));

/** Length of the longest common sequence of what follows each pair of places. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    const next = lengths[i + 1] ?? [];
    for (let j = other.length - 1; j >= 0; j -= 1) {
      row[j] =
        one[i] === other[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Pieces of one kind become one; in a run of changes what is gone comes before what is new. */
function merged(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let gone = '';
  let added = '';
  const endRun = () => {
    if (gone !== '') joined.push({ kind: 'gone', text: gone });
    if (added !== '') joined.push({ kind: 'new', text: added });
    gone = '';
    added = '';
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    const isGap = kind === 'same' && isBetweenChanges(pieces, index);
    if (kind === 'gone' || isGap) gone += text;
    if (kind === 'new' || isGap) added += text;
    if (kind !== 'same' || isGap) continue;
    endRun();
    const last = joined.at(-1);
    if (last?.kind === 'same') joined[joined.length - 1] = { kind, text: last.text + text };
    else joined.push({ kind, text });
  }
  endRun();
  return joined;
}

/** A space that stays between two words that change is part of the change. */
const isBetweenChanges = (pieces: readonly Piece[], index: number) =>
  pieces[index]?.text.trim() === '' &&
  (pieces[index - 1]?.kind ?? 'same') !== 'same' &&
  (pieces[index + 1]?.kind ?? 'same') !== 'same';
