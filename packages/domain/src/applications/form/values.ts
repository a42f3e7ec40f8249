import type { Fening } from '../../money.ts';

/** A position on the map, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** A file by its id, and what it was called. */
export interface AttachedFile {
  readonly file: string;
  readonly name: string;
  readonly bytes: number;
}

interface Requirement {
  /** Must be filled before submitting, where its section is compulsory; in an item always. */
  readonly required?: boolean;
  /** Of an item: asked for only while this flag beside it is set. */
  readonly with?: string;
  /** Who reads it of a public application, besides the team and the bank; left out: everybody. */
  readonly only?: 'insiders' | 'contacts';
}

export interface TextValue extends Requirement {
  readonly kind: 'text';
  /** Most characters; a longer text is not even saved. */
  readonly max: number;
  /** Fewest characters once it is submitted. */
  readonly min?: number;
  /** Lines that its field shows at first; left out: one. */
  readonly lines?: number;
}

/** One of a few words. What older applications hold may be another one. */
export interface ChoiceValue extends Requirement {
  readonly kind: 'choice';
  readonly of: readonly string[];
  readonly initial?: string;
  /** The word that is offered only where the call allows a campaign. */
  readonly campaign?: string;
}

/** A day, `yyyy-mm-dd`; empty until known. */
export interface DayValue extends Requirement {
  readonly kind: 'day';
  /** A day of the project itself: between its start and its end. */
  readonly within?: true;
}

/** Whole fening; in the API KM. 0 stands for what is not known yet. */
export interface MoneyValue extends Requirement {
  readonly kind: 'money';
}

/** At least 0, which stands for what is not known yet. */
export interface NumberValue extends Requirement {
  readonly kind: 'number';
  readonly max: number;
  /** Decimals; left out: whole numbers. */
  readonly decimals?: 2;
  readonly initial?: number;
  /** One of the planned months, counted from the start, which is said by its name. */
  readonly month?: true;
}

export interface FlagValue extends Requirement {
  readonly kind: 'flag';
}

/** Of an item of a list; unique over all applications. */
export interface IdValue extends Requirement {
  readonly kind: 'id';
}

/** Id of a member of the team; empty if nobody is named. */
export interface MemberValue extends Requirement {
  readonly kind: 'member';
}

/** Path of an uploaded picture, or a chosen scene. */
export interface PictureValue extends Requirement {
  readonly kind: 'picture';
}

export interface PointValue extends Requirement {
  readonly kind: 'point';
}

/** Files that the team and the bank may open, nobody else. */
export interface FilesValue extends Requirement {
  readonly kind: 'files';
  readonly max: number;
}

/** As many whole numbers as the list is long, for example one for each month. */
export interface SeriesValue extends Requirement {
  readonly kind: 'series';
  readonly length: number;
  readonly max: number;
}

/** Numbers of the Sustainable Development Goals, 1 to 17. */
export interface GoalsValue extends Requirement {
  readonly kind: 'goals';
  /** How many may be chosen; what was saved before the rule stays until it is chosen anew. */
  readonly max?: number;
}

/** Numbers of their targets, for example `11.7` or `4.a`. */
export interface TargetsValue extends Requirement {
  readonly kind: 'targets';
  /** The field with the goals that they belong to. */
  readonly goals: string;
}

/** Answers to the questions of the call's own, by their ids. */
export interface AnswersValue extends Requirement {
  readonly kind: 'answers';
}

/** Answers to the questions of who may apply, by their ids; nothing depends on them. */
export interface EligibilityValue extends Requirement {
  readonly kind: 'eligibility';
}

export interface GroupValue<Fields extends Shape = Shape> extends Requirement {
  readonly kind: 'group';
  readonly fields: Fields;
}

export interface ListValue<Item extends Value = Value> extends Requirement {
  readonly kind: 'list';
  readonly max: number;
  readonly item: Item;
}

export type Value =
  | TextValue
  | ChoiceValue
  | DayValue
  | MoneyValue
  | NumberValue
  | FlagValue
  | IdValue
  | MemberValue
  | PictureValue
  | PointValue
  | FilesValue
  | SeriesValue
  | GoalsValue
  | TargetsValue
  | AnswersValue
  | EligibilityValue
  | GroupValue
  // biome-ignore lint/suspicious/noExplicitAny: a value that holds itself cannot be written otherwise
  | ListValue<any>;

export type ValueKind = Value['kind'];

/** Fields by their keys. */
export interface Shape {
  readonly [field: string]: Value;
}

export interface Answer {
  readonly id: string;
  /** Of a choice the id of what is chosen, of a number its decimal spelling: `12.5`. */
  readonly answer: string;
  readonly files: readonly AttachedFile[];
}

export interface EligibilityAnswer {
  readonly id: string;
  readonly answer: 'yes' | 'no';
}

/** What a value of this kind holds. */
export type HeldValue<V> = V extends { kind: 'text' | 'choice' | 'day' | 'id' | 'member' }
  ? string
  : V extends { kind: 'money' }
    ? Fening
    : V extends { kind: 'number' }
      ? number
      : V extends { kind: 'flag' }
        ? boolean
        : V extends { kind: 'picture' }
          ? string | null
          : V extends { kind: 'point' }
            ? Coordinates | null
            : V extends { kind: 'files' }
              ? readonly AttachedFile[]
              : V extends { kind: 'series' | 'goals' }
                ? readonly number[]
                : V extends { kind: 'targets' }
                  ? readonly string[]
                  : V extends { kind: 'answers' }
                    ? readonly Answer[]
                    : V extends { kind: 'eligibility' }
                      ? readonly EligibilityAnswer[]
                      : V extends GroupValue<infer Fields>
                        ? { readonly [F in keyof Fields]: HeldValue<Fields[F]> }
                        : V extends ListValue<infer Item>
                          ? readonly HeldValue<Item>[]
                          : never;

/** The largest amount of one piece, and the largest sum that a field holds, in fening. */
export const moneyLimit = 100_000_000;
export const pointLimits = { lat: 90, lng: 180 } as const;
export const goalCount = 17;
export const targetLimits = { count: 60, length: 10 } as const;
export const answerLimits = { count: 6, length: 3000, files: 3 } as const;
/** The call's own questions, and those of age, municipality and team. */
export const eligibilityLimit = 10;
/** The largest file in bytes, and how many one application keeps, those of its past included. */
export const fileLimits = { bytes: 10 * 1024 * 1024, count: 100 } as const;
/** Most characters of ids, of members' ids, of a choice in words of an older application. */
export const codeLimits = { id: 40, member: 80, choice: 80, picture: 300, fileName: 160 } as const;

export const text = <const O extends Omit<TextValue, 'kind'>>(options: O) =>
  ({ kind: 'text', ...options }) as const;
export const choice = <const O extends Omit<ChoiceValue, 'kind'>>(options: O) =>
  ({ kind: 'choice', ...options }) as const;
export const day = (options: Omit<DayValue, 'kind'> = {}) => ({ kind: 'day', ...options }) as const;
export const money = (options: Requirement = {}) => ({ kind: 'money', ...options }) as const;
export const number = <const O extends Omit<NumberValue, 'kind'>>(options: O) =>
  ({ kind: 'number', ...options }) as const;
export const flag = () => ({ kind: 'flag' }) as const;
export const id = () => ({ kind: 'id' }) as const;
export const member = () => ({ kind: 'member', only: 'contacts' }) as const;
export const picture = () => ({ kind: 'picture' }) as const;
export const point = () => ({ kind: 'point' }) as const;
export const files = (options: { readonly max: number }) =>
  ({ kind: 'files', only: 'insiders', ...options }) as const;
export const series = (options: Omit<SeriesValue, 'kind'>) =>
  ({ kind: 'series', ...options }) as const;
export const goals = (options: Requirement & { readonly max?: number } = {}) =>
  ({ kind: 'goals', ...options }) as const;
export const targets = (options: Omit<TargetsValue, 'kind'>) =>
  ({ kind: 'targets', ...options }) as const;
export const answers = () => ({ kind: 'answers', only: 'insiders' }) as const;
export const eligibility = () => ({ kind: 'eligibility', only: 'insiders' }) as const;
export const group = <const Fields extends Shape>(fields: Fields): GroupValue<Fields> => ({
  kind: 'group',
  fields,
});
export const list = <const Item extends Value>(
  item: Item,
  options: Requirement & { readonly max: number },
): ListValue<Item> => ({ kind: 'list', item, ...options });

/** What stands in a value before anybody wrote: empty, 0, nothing. */
export function emptyOf<V extends Value>(value: V, newId: () => string = () => ''): HeldValue<V> {
  return empty(value, newId) as HeldValue<V>;
}

function empty(value: Value, newId: () => string): unknown {
  switch (value.kind) {
    case 'text':
    case 'day':
    case 'member':
      return '';
    case 'id':
      return newId();
    case 'choice':
      return value.initial ?? '';
    case 'money':
      return 0;
    case 'number':
      return value.initial ?? 0;
    case 'flag':
      return false;
    case 'picture':
    case 'point':
      return null;
    case 'series':
      return Array.from({ length: value.length }, () => 0);
    case 'goals':
    case 'targets':
    case 'answers':
    case 'eligibility':
    case 'files':
    case 'list':
      return [];
    case 'group':
      return Object.fromEntries(
        Object.entries(value.fields).map(([key, field]) => [key, empty(field, newId)]),
      );
  }
}

/** Whether nothing is in it: blanks, 0, an empty list. */
export function isEmpty(value: Value, current: unknown): boolean {
  if (typeof current === 'string') return current.trim() === '';
  if (typeof current === 'number') return !(current > 0);
  if (value.kind === 'series') return (current as readonly number[]).every((one) => one === 0);
  if (Array.isArray(current)) return current.length === 0;
  return current === null || current === false;
}

/** What is kept, with what was kept before a part of it existed filled in, and nothing else. */
export function wholeOf(value: Value, stored: unknown): unknown {
  if (stored === undefined) return emptyOf(value);
  if (value.kind === 'list') {
    return (stored as readonly unknown[]).map((one) => wholeOf(value.item, one));
  }
  if (value.kind === 'answers') {
    return (stored as readonly Partial<Answer>[]).map((one) => ({ files: [], ...one }));
  }
  if (value.kind !== 'group') return stored;
  const parts = stored as Readonly<Record<string, unknown>>;
  const whole: Record<string, unknown> = {};
  for (const key in value.fields) whole[key] = wholeOf(value.fields[key] as Value, parts[key]);
  return whole;
}

/** The named parts without those that only others may read, at any depth. */
export function readableParts(
  fields: Shape,
  parts: Readonly<Record<string, unknown>>,
  may: (only: NonNullable<Requirement['only']>) => boolean,
): Readonly<Record<string, unknown>> {
  const readable = (value: Value, current: unknown): unknown => {
    if (value.kind === 'list') {
      return (current as readonly unknown[]).map((one) => readable(value.item, one));
    }
    return value.kind === 'group'
      ? readableParts(value.fields, current as Readonly<Record<string, unknown>>, may)
      : current;
  };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { only }]) => only === undefined || may(only))
      .map(([key, field]) => [key, readable(field, parts[key])]),
  );
}

const kindsWithin = new WeakMap<Value, Set<ValueKind>>();

/** The kinds of a value and of all its parts. */
function kindsIn(value: Value): ReadonlySet<ValueKind> {
  const known = kindsWithin.get(value);
  if (known) return known;
  const kinds = new Set<ValueKind>([value.kind]);
  kindsWithin.set(value, kinds);
  if (value.kind === 'answers') kinds.add('files');
  const parts: readonly Value[] =
    value.kind === 'list'
      ? [value.item]
      : value.kind === 'group'
        ? Object.values(value.fields)
        : [];
  for (const kind of parts.flatMap((part) => [...kindsIn(part)])) kinds.add(kind);
  return kinds;
}

/**
 * What a value holds with every part of the named kind replaced; what holds none of it stays itself.
 *
 * @param replace gets what is held now.
 */
export function mapValues(
  value: Value,
  current: unknown,
  kind: ValueKind,
  replace: (currentValue: never) => unknown,
): unknown {
  if (!kindsIn(value).has(kind)) return current;
  if (value.kind === kind) return replace(current as never);
  if (value.kind === 'list') {
    return (current as readonly unknown[]).map((one) => mapValues(value.item, one, kind, replace));
  }
  if (value.kind === 'answers' && kind === 'files') {
    return (current as readonly Answer[]).map((one) => ({
      ...one,
      files: replace(one.files as never),
    }));
  }
  if (value.kind !== 'group') return current;
  const mapped: Record<string, unknown> = { ...(current as object) };
  for (const key in value.fields) {
    mapped[key] = mapValues(value.fields[key] as Value, mapped[key], kind, replace);
  }
  return mapped;
}
