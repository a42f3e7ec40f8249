interface Place {
  readonly value: unknown;
  readonly key: string;
  readonly inside: Place | undefined;
}

/** What lies deeper is told by what holds it. */
const deepest = 12;

/**
 * Looks for text that the database cannot keep: the character U+0000, and halves of surrogate
 * pairs, which no UTF-8 can say.
 *
 * @param sent what was parsed from a request; names of properties count as text.
 * @returns the path to such a text, or to what holds such a name; undefined if there is none.
 */
export function unstorableAt(sent: unknown): readonly string[] | undefined {
  const root: Place = { value: sent, key: '', inside: undefined };
  if (typeof sent === 'string') return isStorable(sent) ? undefined : [];
  for (const place of placesIn(root)) {
    for (const [key, value] of entriesOf(place)) {
      if (!isStorable(key)) return pathOf(place);
      if (typeof value === 'string' && !isStorable(value)) {
        return pathOf({ value, key, inside: place });
      }
    }
  }
  return undefined;
}

/**
 * Takes that out of all texts of a body, in place: it comes with words copied from elsewhere, unseen,
 * and what was typed around it is not to be lost.
 *
 * @returns the path to what holds a name with such a character; undefined if there is none.
 */
export function makeStorable(body: unknown): readonly string[] | undefined {
  for (const place of placesIn({ value: body, key: '', inside: undefined })) {
    for (const [key, value] of entriesOf(place)) {
      if (!isStorable(key)) return pathOf(place);
      if (typeof value === 'string' && !isStorable(value)) {
        Reflect.set(place.value as object, key, value.replaceAll('\0', '').toWellFormed());
      }
    }
  }
  return undefined;
}

/** Every object and list, without recursion: a request may nest deeper than the stack. */
function* placesIn(root: Place): Generator<Place> {
  const waiting = [root];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    for (const [key, value] of entriesOf(place)) {
      if (typeof value === 'object' && value !== null) waiting.push({ value, key, inside: place });
    }
  }
}

const entriesOf = ({ value }: Place): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function pathOf(last: Place): string[] {
  const path: string[] = [];
  for (let place = last; place.inside; place = place.inside) path.push(place.key);
  return path.reverse().slice(0, deepest);
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
