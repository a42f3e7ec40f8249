import type { Fening } from '../../money.ts';
import { ageLacks } from '../../teams/age.ts';
import {
  type AttachedFile,
  type Coordinates,
  emptyOf,
  type HeldValue,
  mapValues,
  readableParts,
  type Shape,
  type ValueKind,
  wholeOf,
} from './values.ts';

type Item = Readonly<Record<string, unknown>>;

/** How else what is written may be named: by older applications, and by the specification (§3). */
export interface Spellings {
  /** Fields by their other names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of lists: an item under the names of its form. Amounts are in KM. */
  readonly items: Readonly<Record<string, (item: Item) => Item>>;
}

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
  'TEAM_TOO_LARGE',
  ...ageLacks,
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
  readonly [F in keyof Merged<Fields<S>>]: HeldValue<Merged<Fields<S>>[F]>;
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
  /** Fields of the sections that a call leaves out: kept, but neither asked for nor shown. */
  readonly leftOut?: Shape;
  /** Other names under which it may be sent. */
  readonly spellings?: Spellings;
  /** What a new application starts with. */
  start(of: { readonly applicantName: string; readonly municipality: string }): Partial<Content>;
}

/** A form whose fields are not known by name: any of them. */
// biome-ignore lint/suspicious/noExplicitAny: rules of a form take its own content only
export type AnyForm = Form<Sections, any>;
export type AnyContent = Readonly<Record<string, unknown>>;

export const defineForm = <const S extends Sections>(form: Form<S>): Form<S> => form;

const fieldsByForm = new WeakMap<AnyForm, Shape>();

/** All fields that a form asks for by their keys, in their order. */
export function fieldsOf(form: AnyForm): Shape {
  const known = fieldsByForm.get(form);
  if (known) return known;
  const fields: Shape = Object.assign({}, ...Object.values(form.sections));
  fieldsByForm.set(form, fields);
  return fields;
}

/** All fields that a content of the form holds, also those that are not asked for. */
export const storedFieldsOf = (form: AnyForm): Shape =>
  form.leftOut ? { ...fieldsOf(form), ...form.leftOut } : fieldsOf(form);

/** Sections that a call may leave to the teams, or leave out. */
export const optionalSectionsOf = (form: AnyForm): string[] =>
  Object.keys(form.sections).filter((key) => !form.alwaysCompulsory.includes(key));

const shortened = new WeakMap<AnyForm, Map<string, AnyForm>>();

/**
 * The form as a call asks for it: without some sections, whose fields its rules and figures read as
 * empty. Sections that no call can leave out stay. The same for the same sections.
 */
export function withoutSections(form: AnyForm, omitted: readonly string[]): AnyForm {
  const gone = optionalSectionsOf(form).filter((key) => omitted.includes(key));
  if (gone.length === 0) return form;
  const made = shortened.get(form) ?? new Map<string, AnyForm>();
  shortened.set(form, made);
  const name = gone.join(' ');
  const short = made.get(name) ?? shorten(form, gone);
  made.set(name, short);
  return short;
}

function shorten(form: AnyForm, gone: readonly string[]): AnyForm {
  const sections = Object.entries(form.sections);
  const leftOut: Shape = Object.assign({}, ...gone.map((key) => form.sections[key]));
  const nothing = Object.fromEntries(
    Object.entries(leftOut).map(([key, value]) => [key, emptyOf(value)]),
  );
  const without = (content: AnyContent) => ({ ...content, ...nothing });
  return {
    ...form,
    sections: Object.fromEntries(sections.filter(([key]) => !gone.includes(key))),
    leftOut,
    rules: (content, context) =>
      form
        .rules(without(content), context)
        .filter(([path]) => !((path.split('.')[0] ?? '') in leftOut)),
    about: (content) => form.about(without(content)),
    countsOnCampaign: (content) => form.countsOnCampaign(without(content)),
    also: Object.fromEntries(
      Object.entries(form.also ?? {}).map(([name, read]) => [
        name,
        (content) => read(without(content)),
      ]),
    ),
  };
}

/** The given fields, those that the form does not ask for as if nobody had written them. */
export const askedContent = (form: AnyForm, content: AnyContent): AnyContent =>
  Object.fromEntries(
    Object.entries(content).map(([key, current]) => {
      const value = form.leftOut?.[key];
      return [key, value ? emptyOf(value) : current];
    }),
  );

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
    Object.entries(storedFieldsOf(form as AnyForm)).map(([key, value]) => [key, emptyOf(value)]),
  ) as ContentOf<S>;
}

/** Only the fields of the form, with what is kept, or empty where it was kept before they existed. */
export function wholeContent<S extends Sections>(
  form: Form<S>,
  stored: Readonly<Record<string, unknown>>,
): ContentOf<S> {
  return Object.fromEntries(
    Object.entries(storedFieldsOf(form as AnyForm)).map(([key, value]) => [
      key,
      wholeOf(value, stored[key]),
    ]),
  ) as ContentOf<S>;
}

/** The same of the given fields only. */
export function wholeFields(form: AnyForm, stored: AnyContent): AnyContent {
  const fields = Object.entries(storedFieldsOf(form)).filter(([key]) => key in stored);
  return Object.fromEntries(fields.map(([key, value]) => [key, wholeOf(value, stored[key])]));
}

/** What a reader gets: without the parts that only others may read, at any depth. */
export function readableContent(
  form: AnyForm,
  content: AnyContent,
  may: (only: 'insiders' | 'contacts') => boolean,
): AnyContent {
  return readableParts(storedFieldsOf(form), content, may);
}

/** A copy of the given fields in which every part of a kind is replaced, for example amounts. */
export function mapContent<C extends AnyContent>(
  form: AnyForm,
  content: C,
  kind: ValueKind,
  replace: (current: never) => unknown,
): C {
  const fields = storedFieldsOf(form);
  return Object.fromEntries(
    Object.entries(content).map(([key, current]) => {
      const value = fields[key];
      return [key, value ? mapValues(value, current, kind, replace) : current];
    }),
  ) as C;
}

/** Ids of the files that the given fields refer to. */
export function filesIn(form: AnyForm, content: AnyContent): string[] {
  const found: string[] = [];
  mapContent(form, content, 'files', (current: readonly AttachedFile[]) => {
    found.push(...current.map(({ file }) => file));
    return current;
  });
  return found;
}

/**
 * A content with its files under other ids.
 *
 * @param ids new ids by the old; a file without one is left out.
 */
export const withFiles = <C extends AnyContent>(
  form: AnyForm,
  content: C,
  ids: ReadonlyMap<string, string>,
): C =>
  mapContent(form, content, 'files', (current: readonly AttachedFile[]) =>
    current.flatMap((one) => {
      const file = ids.get(one.file);
      return file === undefined ? [] : [{ ...one, file }];
    }),
  );

/**
 * A content for another application: items get ids of their own, for these are unique over all
 * applications, and whoever answers for one is named as a member there.
 *
 * @param ids new ids by the old; a member without one answers for nothing in the copy, a file
 *   without one is left out of it.
 */
export function copyContent<C extends AnyContent>(
  form: AnyForm,
  content: C,
  newId: () => string,
  ids: Readonly<Record<'members' | 'files', ReadonlyMap<string, string>>>,
): C {
  const filed = withFiles(form, content, ids.files);
  const named = mapContent(form, filed, 'member', (old: string) => ids.members.get(old) ?? '');
  return mapContent(form, named, 'id', newId);
}
