/**
 * Letters that Bosnian puts after others, and how the order of names has them: by signs whose bytes
 * follow those of all letters, so that `š` stands after whatever begins with `s`. The digraphs are
 * letters too.
 */
export const lateLetters = [
  ['dž', 'd{'],
  ['đ', 'd|'],
  ['č', 'c{'],
  ['ć', 'c|'],
  ['lj', 'l{'],
  ['nj', 'n{'],
  ['š', 's{'],
  ['ž', 'z{'],
] as const;

/** What letters without marks may stand for, as the order has them. */
const readings: Readonly<Record<string, readonly string[]>> = {
  dz: ['dz', 'dz{', 'd{', 'd|z', 'd|z{'],
  lj: ['l{'],
  nj: ['n{'],
  c: ['c', 'c{', 'c|'],
  d: ['d', 'd|'],
  s: ['s', 's{'],
  z: ['z', 'z{'],
};

/** The same where nothing follows: what a reading begins with covers it. */
const lastReadings: Readonly<Record<string, readonly string[]>> = {
  dz: ['dz', 'd{', 'd|z'],
  lj: ['l{'],
  nj: ['n{'],
};

const atMost = 30;

/**
 * How names that begin with some letters begin in the order of names.
 *
 * @param plain small letters without marks.
 * @returns beginnings in their order, none of which begins with another. With many letters that may
 *   bear marks they are those of the first of them, and not `exact`: other names have them too.
 */
export function beginningsOf(plain: string): { beginnings: string[]; exact: boolean } {
  let found = [''];
  let exact = true;
  for (let n = 0; n < plain.length; ) {
    const pair = plain.slice(n, n + 2);
    const part = pair in readings ? pair : plain.slice(n, n + 1);
    n += part.length;
    const options = (n < plain.length ? readings : lastReadings)[part] ?? [part];
    if (found.length * options.length > atMost) {
      found = found.map((begun) => begun + part.slice(0, 1));
      exact = false;
      break;
    }
    found = found.flatMap((begun) => options.map((option) => begun + option));
  }
  return { beginnings: found.sort(), exact };
}
