import type {
  Answer,
  AttachedFile,
  Coordinates,
  EligibilityAnswer,
  Shape,
  Value,
} from './values.ts';

/** How values are said in one language; amounts are given as they are held. */
export interface Sayings {
  /** Words of the form: of a field, a part of an item, a choice. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  money(held: number): string;
  number(held: number): string;
  day(held: string): string;
  /** Name of a planned month, the first being 1. */
  month(held: number): string;
  readonly yes: string;
  /** Name of a member of the team; empty if nobody is known by this id. */
  member(id: string): string;
  point(held: Coordinates): string;
  goal(number: number): string;
  target(code: string): string;
  /** An answer to a question of the call's own, its files left out. */
  answer(given: Answer): string;
  /** A question of the call's own to those who want to apply, with its answer. */
  eligibility(given: EligibilityAnswer): string;
}

/** The key of a path's words: `budgetBreakdown.2.name` is `budgetBreakdown.name`. */
export const nameOf = (path: string): string =>
  path.replace(/\.\d+$/, '.item').replaceAll(/\.\d+(?=\.)/g, '');

/**
 * What stands in a value, as words on lines; nothing if it is empty, or not for this reader.
 *
 * @param path dotted, for example `projectActivities.0.name`.
 */
export function inWords(value: Value, held: unknown, path: string, words: Sayings): string {
  if (held === undefined || held === null) return '';
  switch (value.kind) {
    case 'text':
    case 'picture':
      return held as string;
    case 'choice':
      return value.of.includes(held as string)
        ? words.say(`${nameOf(path)}=${held}`)
        : (held as string);
    case 'day':
      return held ? words.day(held as string) : '';
    case 'money':
      return held ? words.money(held as number) : '';
    case 'number':
      if (!held) return '';
      return value.month ? words.month(held as number) : words.number(held as number);
    case 'flag':
      return held ? words.yes : '';
    case 'id':
      return '';
    case 'member':
      return words.member(held as string);
    case 'point':
      return words.point(held as Coordinates);
    case 'files':
      return (held as readonly AttachedFile[]).map(({ name }) => name).join(', ');
    case 'series':
      return (held as readonly number[]).join(', ');
    case 'goals':
      return (held as readonly number[]).map((one) => words.goal(one)).join('\n');
    case 'targets':
      return (held as readonly string[]).map((one) => words.target(one)).join('\n');
    case 'answers':
      return (held as readonly Answer[])
        .map((one) => [words.answer(one), ...one.files.map(({ name }) => name)].join('\n').trim())
        .join('\n\n');
    case 'eligibility':
      return (held as readonly EligibilityAnswer[]).map(words.eligibility).join('\n');
    case 'list':
      return (held as readonly unknown[])
        .map((one, n) => `${n + 1}. ${inWords(value.item, one, `${path}.${n}`, words)}`)
        .join(value.item.kind === 'group' ? '\n\n' : '\n');
    case 'group':
      return partsInWords(value.fields, held as Readonly<Record<string, unknown>>, path, words)
        .map(([name, said], n) => (n === 0 ? said : `${name}: ${said}`))
        .join('\n');
  }
}

/** The parts of an item that hold something, by their names. */
export function partsInWords(
  fields: Shape,
  held: Readonly<Record<string, unknown>>,
  path: string,
  words: Sayings,
): (readonly [name: string, said: string])[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const said = inWords(value, held[key], `${path}.${key}`, words);
    return said === '' ? [] : [[words.say(nameOf(`${path}.${key}`)), said] as const];
  });
}
