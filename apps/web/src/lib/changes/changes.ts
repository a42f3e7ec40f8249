export interface Change<T> {
  readonly kind: 'same' | 'gone' | 'new';
  readonly item: T;
}

export interface Piece {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** More than this, begin and end apart, is compared as a whole: the work grows with the square. */
const most = 400;

/** What of a row stayed, what went and what came. */
export function itemChanges<T>(
  before: readonly T[],
  after: readonly T[],
  same: (one: T, other: T) => boolean = Object.is,
): Change<T>[] {
  const alike = (n: number, m: number) => same(before[n] as T, after[m] as T);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && alike(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && alike(before.length - 1 - tail, after.length - 1 - tail))
    tail += 1;
  return [
    ...changesOf('same', after.slice(0, head)),
    ...between(
      before.slice(head, before.length - tail),
      after.slice(head, after.length - tail),
      same,
    ),
    ...changesOf('same', after.slice(after.length - tail)),
  ];
}

const changesOf = <T>(kind: Change<T>['kind'], items: readonly T[]): Change<T>[] =>
  items.map((item) => ({ kind, item }));

function between<T>(
  one: readonly T[],
  other: readonly T[],
  same: (one: T, other: T) => boolean,
): Change<T>[] {
  if (one.length > most || other.length > most) {
    return [...changesOf('gone', one), ...changesOf('new', other)];
  }
  const lengths = commonLengths(one, other, same);
  const changes: Change<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    if (same(one[i] as T, other[j] as T)) {
      changes.push({ kind: 'same', item: other[j] as T });
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      changes.push({ kind: 'gone', item: one[i] as T });
      i += 1;
    } else {
      changes.push({ kind: 'new', item: other[j] as T });
      j += 1;
    }
  }
  return [...changes, ...changesOf('gone', one.slice(i)), ...changesOf('new', other.slice(j))];
}

/** Length of the longest common sequence of what follows each pair of places. */
function commonLengths<T>(
  one: readonly T[],
  other: readonly T[],
  same: (one: T, other: T) => boolean,
): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    const next = lengths[i + 1] ?? [];
    for (let j = other.length - 1; j >= 0; j -= 1) {
      row[j] = same(one[i] as T, other[j] as T)
        ? (next[j + 1] ?? 0) + 1
        : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** What changed in a text, word by word. */
export const wordChanges = (before: string, after: string): Piece[] =>
  merged(
    itemChanges(wordsOf(before), wordsOf(after)).map(({ kind, item }) => ({ kind, text: item })),
  );

const wordsOf = (text: string): readonly string[] =>
  text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

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
