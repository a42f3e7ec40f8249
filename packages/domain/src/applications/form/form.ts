import type { Fening } from '../../money.ts';
import {
  type Coordinates,
  emptyOf,
  type Held,
  mapHeld,
  readableParts,
  type Shape,
  type ValueKind,
  wholeOf,
} from './values.ts';

/** What an application of any kind is known by: in lists, searches, mails, on cards. */
export interface About {
  readonly title: string;
  readonly summary: string;
  readonly applicantName: string;
  readonly municipality: string;
  readonly location: string;
  readonly place: Coordinates | null;
  readonly picture: string | null;
  /** Days, `yyyy-mm-dd`, empty until known. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly requestedAmount: Fening;
  /** Numbers of Sustainable Development Goals. */
  readonly goals: readonly number[];
}

export const missingCodes = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'INVALID',
  'END_BEFORE_START',
  'OUTSIDE_PROJECT',
  'ABOVE_CEILING',
  'BELOW_FLOOR',
  'UNBALANCED',
  'TEAM_TOO_SMALL',
] as const;
export type MissingCode = (typeof missingCodes)[number];

export type Flaw = readonly [path: string, code: MissingCode];

export interface RuleContext {
  /** The least and the most that one application may ask of the call. */
  readonly limits?:
    | { readonly floor?: Fening | null; readonly ceiling?: Fening | null }
    | undefined;
}

export type Sections = Readonly<Record<string, Shape>>;

type Fields<S extends Sections> = { [K in keyof S]: S[K] }[keyof S];
type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** What an application of a form holds, field by field. */
export type ContentOf<S extends Sections> = {
  readonly [F in keyof Merged<Fields<S>>]: Held<Merged<Fields<S>>[F]>;
};

/**
 * A kind of grant's application as data: from it come the empty content, the schema of saving, the
 * list of what is missing, the comparison of revisions, the canvas, the preview and the PDF.
 */
export interface Form<S extends Sections = Sections, Content = ContentOf<S>> {
  readonly kind: string;
  /** In their order; one without fields has a screen of its own (team, review). */
  readonly sections: S;
  /** Sections that no call can leave to the teams. */
  readonly alwaysCompulsory: readonly (keyof S & string)[];
  /** Fields that the owner's profile and the call fill in; they do not count as begun. */
  readonly given: readonly string[];
  /** What no single field can tell: dates in order, sums that agree. */
  rules(content: Content, context: RuleContext): readonly Flaw[];
  about(content: Content): About;
  /** Whether a campaign is to bring some of the money. */
  countsOnCampaign(content: Content): boolean;
  /** What the API gives beside the fields, under names that the specification still knows. */
  readonly also?: Readonly<Record<string, (content: Content) => string>>;
  /** What a new application starts with. */
  start(of: { readonly applicantName: string; readonly municipality: string }): Partial<Content>;
}

/** A form whose fields are not known by name: any of them. */
// biome-ignore lint/suspicious/noExplicitAny: rules of a form take its own content only
export type AnyForm = Form<Sections, any>;
export type AnyContent = Readonly<Record<string, unknown>>;

export const defineForm = <const S extends Sections>(form: Form<S>): Form<S> => form;

/** All fields of a form by their keys, in their order. */
export function fieldsOf(form: AnyForm): Shape {
  return Object.assign({}, ...Object.values(form.sections));
}

/** Sections that a call may leave to the teams. */
export const optionalSectionsOf = (form: AnyForm): string[] =>
  Object.keys(form.sections).filter((key) => !form.alwaysCompulsory.includes(key));

export const sectionKeysOf = <S extends Sections>(form: Form<S>): (keyof S & string)[] =>
  Object.keys(form.sections);

/**
 * The section in which a field stands.
 *
 * @throws RangeError if no section holds it.
 */
export function sectionOfField(form: AnyForm, field: string): string {
  const found = Object.entries(form.sections).find(([, fields]) => field in fields);
  if (!found) throw new RangeError(`no section of ${form.kind} holds ${field}`);
  return found[0];
}

export function emptyContentOf<S extends Sections>(form: Form<S>): ContentOf<S> {
  return Object.fromEntries(
    Object.entries(fieldsOf(form as AnyForm)).map(([key, value]) => [key, emptyOf(value)]),
  ) as ContentOf<S>;
}

/** Only the fields of the form, with what is kept, or empty where it was kept before they existed. */
export function wholeContent<S extends Sections>(
  form: Form<S>,
  kept: Readonly<Record<string, unknown>>,
): ContentOf<S> {
  return Object.fromEntries(
    Object.entries(fieldsOf(form as AnyForm)).map(([key, value]) => [
      key,
      wholeOf(value, kept[key]),
    ]),
  ) as ContentOf<S>;
}

/** What a reader gets: without the parts that only others may read, at any depth. */
export function readableContent(
  form: AnyForm,
  content: AnyContent,
  may: (only: 'insiders' | 'contacts') => boolean,
): AnyContent {
  return readableParts(fieldsOf(form), content, may);
}

/** A copy of the given fields in which every part of a kind is replaced, for example amounts. */
export function mapContent<C extends AnyContent>(
  form: AnyForm,
  content: C,
  kind: ValueKind,
  replace: (held: never) => unknown,
): C {
  const fields = fieldsOf(form);
  return Object.fromEntries(
    Object.entries(content).map(([key, held]) => {
      const value = fields[key];
      return [key, value ? mapHeld(value, held, kind, replace) : held];
    }),
  ) as C;
}

/**
 * A content for another application: items get ids of their own, for these are unique over all
 * applications, and whoever answers for one is named as a member there.
 *
 * @param members new ids of members by the old; who has none answers for nothing in the copy.
 */
export function copyContent<C extends AnyContent>(
  form: AnyForm,
  content: C,
  newId: () => string,
  members: ReadonlyMap<string, string>,
): C {
  const named = mapContent(form, content, 'member', (old: string) => members.get(old) ?? '');
  return mapContent(form, named, 'id', newId);
}
