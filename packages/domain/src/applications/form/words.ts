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
  money(current: number): string;
  number(current: number): string;
  day(current: string): string;
  /** Name of a planned month, the first being 1. */
  month(current: number): string;
  readonly yes: string;
  /** Name of a member of the team; empty if nobody is known by this id. */
  member(id: string): string;
  point(current: Coordinates): string;
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
export function inWords(value: Value, current: unknown, path: string, words: Sayings): string {
  if (current === undefined || current === null) return '';
  switch (value.kind) {
    case 'text':
    case 'picture':
      return current as string;
    case 'choice':
      return value.of.includes(current as string)
        ? words.say(`${nameOf(path)}=${current}`)
        : (current as string);
    case 'day':
      return current ? words.day(current as string) : '';
    case 'money':
      return current ? words.money(current as number) : '';
    case 'number':
      if (!current) return '';
      return value.month ? words.month(current as number) : words.number(current as number);
    case 'flag':
      return current ? words.yes : '';
    case 'id':
      return '';
    case 'member':
      return words.member(current as string);
    case 'point':
      return words.point(current as Coordinates);
    case 'files':
      return (current as readonly AttachedFile[]).map(({ name }) => name).join(', ');
    case 'series':
      return (current as readonly number[]).join(', ');
    case 'goals':
      return (current as readonly number[]).map((one) => words.goal(one)).join('\n');
    case 'targets':
      return (current as readonly string[]).map((one) => words.target(one)).join('\n');
    case 'answers':
      return (current as readonly Answer[])
        .map((one) => [words.answer(one), ...one.files.map(({ name }) => name)].join('\n').trim())
        .join('\n\n');
    case 'eligibility':
      return (current as readonly EligibilityAnswer[]).map(words.eligibility).join('\n');
    case 'list':
      return (current as readonly unknown[])
        .map((one, n) => `${n + 1}. ${inWords(value.item, one, `${path}.${n}`, words)}`)
        .join(value.item.kind === 'group' ? '\n\n' : '\n');
    case 'group':
      return partsInWords(value.fields, current as Readonly<Record<string, unknown>>, path, words)
        .map(([name, said], n) => (n === 0 ? said : `${name}: ${said}`))
        .join('\n');
  }
}

/** The parts of an item that hold something, by their names. */
export function partsInWords(
  fields: Shape,
  current: Readonly<Record<string, unknown>>,
  path: string,
  words: Sayings,
): (readonly [name: string, said: string])[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const said = inWords(value, current[key], `${path}.${key}`, words);
    return said === '' ? [] : [[words.say(nameOf(`${path}.${key}`)), said] as const];
  });
}
