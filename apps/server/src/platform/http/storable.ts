interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly inside: Place | undefined;
}

/** What lies deeper is told by what holds it. */
const deepest = 12;

/**
 * Whether a JSON text may name what the database cannot keep. Only an escape can: what is no UTF-8
 * was replaced when the bytes were read, and a NUL that stands for itself is no JSON.
 */
export const mayBeUnstorable = (json: string): boolean => /\\u(?:0000|d[89a-f])/i.test(json);

/**
 * Looks for text that the database cannot keep: the character U+0000, and halves of surrogate
 * pairs, which no UTF-8 can say.
 *
 * @param sent what was parsed from a request; names of properties count as text.
 * @returns the path to such a text, or to what holds such a name; undefined if there is none.
 */
export function unstorableAt(sent: unknown): readonly string[] | undefined {
  if (typeof sent === 'string') return isStorable(sent) ? undefined : [];
  return walk(sent, (inside, key, value) => pathOf({ value, key, inside }));
}

/**
 * Takes that out of all texts of a body, in place: it comes with words copied from elsewhere, unseen,
 * and what was typed around it is not to be lost.
 *
 * @returns the path to what holds a name with such a character; undefined if there is none.
 */
export function makeStorable(body: unknown): readonly string[] | undefined {
  return walk(body, ({ value: holder }, key, text) => {
    Reflect.set(holder as object, key, text.replaceAll('\0', '').toWellFormed());
    return undefined;
  });
}

/**
 * Meets every text that cannot be kept, until `met` answers with its path. Without recursion,
 * however deep it is.
 */
function walk(
  root: unknown,
  met: (holder: Place, key: string, text: string) => readonly string[] | undefined,
): readonly string[] | undefined {
  const waiting: Place[] = [{ value: root, key: '', inside: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    for (const [key, value] of entriesOf(place)) {
      if (!isStorable(key)) return pathOf(place);
      if (typeof value === 'string') {
        const path = isStorable(value) ? undefined : met(place, key, value);
        if (path) return path;
      } else if (typeof value === 'object' && value !== null) {
        waiting.push({ value, key, inside: place });
      }
    }
  }
  return undefined;
}

const entriesOf = ({ value }: Place): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function pathOf(last: Place): string[] {
  const path: string[] = [];
  for (let place = last; place.inside; place = place.inside) path.push(place.key);
  return path.reverse().slice(0, deepest);
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
