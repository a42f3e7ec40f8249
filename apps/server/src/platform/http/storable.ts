interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly inside: Place | undefined;
}

/** What lies deeper is told by what holds it. */
const deepest = 12;

/**
 * Whether a JSON text may hold what is not kept as it came. What the database cannot keep only an
 * escape can name: what is no UTF-8 was replaced when the bytes were read, and a NUL that stands for
 * itself is no JSON. Letters apart from their marks stand for themselves or are escaped.
 */
export const mayChange = (json: string): boolean =>
  /\\u(?:0000|0[3-9a-f]|[1-9a-f])/i.test(json) || json !== json.normalize('NFC');

/**
 * Looks for text that the database cannot keep: the character U+0000, and halves of surrogate
 * pairs, which no UTF-8 can say.
 *
 * @param sent what was parsed from a request; names of properties count as text.
 * @returns the path to such a text, or to what holds such a name; undefined if there is none.
 */
export function unstorableAt(sent: unknown): readonly string[] | undefined {
  if (typeof sent === 'string') return isStorable(sent) ? undefined : [];
  return walk(sent, isStorable, (inside, key, value) => pathOf({ value, key, inside }));
}

/**
 * Takes that out of all texts, in place: it comes with words copied from elsewhere, unseen, and what
 * was typed around it is not to be lost. Letters that came apart from their marks, as some phones and
 * file systems send them, become whole (NFC), so that equal words are equal.
 *
 * @returns the path to what holds a name with such a character; undefined if there is none.
 */
export function makeStorable(sent: unknown): readonly string[] | undefined {
  return walk(sent, isKept, ({ value: holder }, key, text) => {
    Reflect.set(holder as object, key, keptText(text));
    return undefined;
  });
}

/** A text as it is kept. */
export const keptText = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed().normalize('NFC');

/**
 * Meets every text that is not as it should be, until `met` answers with its path. Without recursion,
 * however deep it is.
 */
function walk(
  root: unknown,
  isRight: (text: string) => boolean,
  met: (holder: Place, key: string, text: string) => readonly string[] | undefined,
): readonly string[] | undefined {
  const waiting: Place[] = [{ value: root, key: '', inside: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    for (const [key, value] of entriesOf(place)) {
      if (!isStorable(key)) return pathOf(place);
      if (typeof value === 'string') {
        const path = isRight(value) ? undefined : met(place, key, value);
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

const isKept = (text: string) => isStorable(text) && text === text.normalize('NFC');
