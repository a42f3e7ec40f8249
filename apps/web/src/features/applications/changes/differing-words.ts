/** Words that follow each other, and whether the other text lacks them. */
export interface Part {
  readonly text: string;
  readonly changed: boolean;
}

/** Comparisons of words at most; beyond that all between the first and last difference is one. */
const atMost = 4_000_000;

/** What of two texts differs, word by word; the parts of each side together are that text. */
export function differingWords(
  before: string,
  after: string,
): { readonly before: readonly Part[]; readonly after: readonly Part[] } {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const [keptA, keptB] = common(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const isChanged = (stored: ReadonlySet<number>, n: number, length: number) =>
    n >= start && n < length - end && !stored.has(n - start);
  return {
    before: joined(a, (n) => isChanged(keptA, n, a.length)),
    after: joined(b, (n) => isChanged(keptB, n, b.length)),
  };
}

const wordsOf = (text: string): readonly string[] =>
  text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

/** Places, in either list, of the longest sequence of words that both hold. */
function common(
  a: readonly string[],
  b: readonly string[],
): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const [inA, inB] = [new Set<number>(), new Set<number>()];
  const width = b.length + 1;
  if (a.length * b.length > atMost) return [inA, inB];
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      inA.add(i++);
      inB.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [inA, inB];
}

function joined(words: readonly string[], isChanged: (n: number) => boolean): readonly Part[] {
  const parts: Part[] = [];
  for (const [n, word] of words.entries()) {
    const last = parts.at(-1);
    const changed = isChanged(n);
    if (last?.changed === changed) parts[parts.length - 1] = { text: last.text + word, changed };
    else parts.push({ text: word, changed });
  }
  return parts;
}
