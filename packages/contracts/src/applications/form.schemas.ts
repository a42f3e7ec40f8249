import { coverOf } from '@app/domain/applications/application.cover';
import { type AnyForm, fieldsOf } from '@app/domain/applications/form/form';
import {
  type ContentOfKind,
  formOf,
  forms,
  type GrantKind,
  grantKinds,
} from '@app/domain/applications/form/forms';
import {
  answerLimits,
  codeLimits,
  eligibilityLimit,
  fileLimits,
  type GroupValue,
  goalCount,
  type HeldValue,
  type ListValue,
  moneyLimit,
  pointLimits,
  type Shape,
  targetLimits,
  type Value,
} from '@app/domain/applications/form/values';
import type { Fening } from '@app/domain/money';
import { z } from 'zod';
import { Day, Id, Words } from '../common.schemas.ts';

/** What a content holds as the API speaks it: amounts in KM. */
export type Spoken<T> = T extends Fening
  ? number
  : T extends readonly (infer Item)[]
    ? Spoken<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Spoken<T[K]> }
      : T;

/**
 * A picture in the product's own storage, by its address or bare name: one from elsewhere is fetched
 * and kept first. Or one of the scenes.
 */
const Picture = z
  .string()
  .max(codeLimits.picture)
  .refine(
    (picture) =>
      /^(\/api\/(ob-files|uploads)\/\S+|[\w.-]+)$/.test(picture) || coverOf(picture) !== null,
  );

const ItemId = Words(codeLimits.id).min(1);
export const AttachedFile = z.object({
  file: Id,
  name: Words(codeLimits.fileName).min(1),
  bytes: z.int().min(0).max(fileLimits.bytes),
});

/** Of a list that is too long only this is said, not what is wrong with each of its items. */
const atMost = (max: number, item: z.ZodType) =>
  z.array(z.unknown()).max(max).pipe(z.array(item).max(max));

const Files = (max: number) => z.array(AttachedFile).max(max);

/** A draft saves whatever its state: texts may be empty, days not yet chosen, numbers 0. */
function valueSchema(value: Value): z.ZodType {
  switch (value.kind) {
    case 'text':
      return Words(value.max);
    case 'choice':
      // An older application may hold other words.
      return Words(codeLimits.choice);
    case 'day':
      return z.union([z.literal(''), Day]);
    case 'money':
      // Bounded so that a sum of all lines stays an exact number of fening.
      return z
        .number()
        .nonnegative()
        .max(moneyLimit / 100)
        .multipleOf(0.01);
    case 'number': {
      const number = value.decimals ? z.number().multipleOf(0.01) : z.int();
      return number.min(0).max(value.max);
    }
    case 'flag':
      return z.boolean();
    case 'id':
      return ItemId;
    case 'member':
      return Words(codeLimits.member);
    case 'picture':
      return Picture.nullable();
    case 'point': {
      const within = (limit: number) => z.number().min(-limit).max(limit);
      const { lat, lng } = pointLimits;
      return z.object({ lat: within(lat), lng: within(lng) }).nullable();
    }
    case 'files':
      // A canvas that was opened before it could attach files sends none.
      return Files(value.max).default([]);
    case 'series':
      return z.array(z.int().min(0).max(value.max)).length(value.length);
    case 'goals':
      return atMost(goalCount, z.int().min(1).max(goalCount));
    case 'targets':
      return atMost(targetLimits.count, Words(targetLimits.length));
    case 'answers':
      return atMost(
        answerLimits.count,
        z.object({
          id: ItemId,
          answer: Words(answerLimits.length),
          files: Files(answerLimits.files).default([]),
        }),
      );
    case 'eligibility':
      return atMost(eligibilityLimit, z.object({ id: ItemId, answer: z.enum(['yes', 'no']) }));
    case 'list':
      return atMost(value.max, valueSchema(value.item));
    case 'group':
      return z.object(mapShape(value.fields, valueSchema));
  }
}

const mapShape = (shape: Shape, schema: (value: Value) => z.ZodType) =>
  Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, schema(value)]));

/** Everything that a team writes in an application of a kind, amounts in KM. */
const bodyOf = (form: AnyForm) => z.object(mapShape(fieldsOf(form), valueSchema));

/** The same as a reader gets it: what may be left out for them is, at any depth. */
function shownSchema(value: Value): z.ZodType {
  const schema = shownWhole(value);
  return value.only === undefined ? schema : schema.optional();
}

function shownWhole(value: Value): z.ZodType {
  if (value.kind === 'files') return Files(value.max);
  if (value.kind === 'list') return z.array(shownSchema(value.item)).max(value.max);
  if (value.kind === 'group') return z.object(mapShape(value.fields, shownSchema));
  return valueSchema(value);
}

/** Answers to the call's questions are shown with these, under a name of their own. */
const shownShapeOf = (form: AnyForm) =>
  mapShape(
    Object.fromEntries(
      Object.entries(fieldsOf(form)).filter(
        ([, { kind }]) => kind !== 'answers' && kind !== 'eligibility',
      ),
    ),
    shownSchema,
  );

export const grantForms = Object.values(forms) as readonly AnyForm[];

export const Kind = z.enum(grantKinds as [GrantKind, ...GrantKind[]]);

export type BodyOfKind = { [K in GrantKind]: Spoken<ContentOfKind[K]> };
export type OrangeBody = BodyOfKind['orange'];
export type BlueBody = BodyOfKind['blue'];

const bodies = new Map(grantForms.map((form) => [form.kind, bodyOf(form)]));

/** What an application of a kind holds. */
export function contentBody<K extends GrantKind>(kind: K): z.ZodType<BodyOfKind[K]>;
export function contentBody(kind: string): z.ZodObject;
export function contentBody(kind: string): z.ZodType {
  return bodies.get(formOf(kind).kind) ?? bodyOf(formOf(kind));
}

/** Changed fields only; each is replaced as a whole. Which there are depends on the kind. */
export const ContentChanges = z
  .record(z.string().max(60), z.unknown())
  .refine((changes) => Object.keys(changes).length <= 100);
export type ContentChanges = z.infer<typeof ContentChanges>;

const changeBodies = new Map<string, z.ZodObject>();

/** The changes that an application of a kind takes. */
export function changesBody(kind: string): z.ZodObject {
  const known = changeBodies.get(kind);
  if (known) return known;
  const body = contentBody(kind).partial().strict();
  changeBodies.set(kind, body);
  return body;
}

type Optional<F extends Shape> = {
  [K in keyof F]: F[K] extends { readonly only: string } ? K : never;
}[keyof F];
type ShownFields<F extends Shape> = {
  -readonly [K in Exclude<keyof F, Optional<F>>]: Shown<F[K]>;
} & { -readonly [K in Optional<F>]?: Shown<F[K]> };
type Shown<V> =
  V extends GroupValue<infer Fields>
    ? ShownFields<Fields>
    : V extends ListValue<infer Item>
      ? Shown<Item>[]
      : Spoken<HeldValue<V>>;

type Sections<K extends GrantKind> = (typeof forms)[K]['sections'];
type FieldOf<K extends GrantKind> = {
  [S in keyof Sections<K>]: keyof Sections<K>[S];
}[keyof Sections<K>];
type ValueOf<K extends GrantKind, F> = {
  [S in keyof Sections<K>]: F extends keyof Sections<K>[S] ? Sections<K>[S][F] : never;
}[keyof Sections<K>];

/** The fields of a kind as a reader gets them. */
export type ShownOfKind = {
  [K in GrantKind]: {
    [F in FieldOf<K> as ValueOf<K, F> extends { readonly kind: 'answers' | 'eligibility' }
      ? never
      : F]: Shown<ValueOf<K, F>>;
  };
};

/** One schema of all kinds, told apart by `kind`. */
export function byKind(schemaOf: (form: AnyForm) => z.ZodRawShape) {
  const [first, ...others] = grantForms.map((form) =>
    z.object({ kind: z.literal(form.kind), ...schemaOf(form) }),
  );
  if (!first) throw new Error('No grant can be applied for.');
  return z.discriminatedUnion('kind', [first, ...others]);
}

export const draftShape = (form: AnyForm) => ({ content: bodyOf(form) });

export const viewShape = (form: AnyForm) => ({
  ...shownShapeOf(form),
  ...Object.fromEntries(Object.keys(form.also ?? {}).map((name) => [name, z.string()])),
});
