import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦',
  '%',
  '_\\',
  "' OR 1=1 --",
  '__proto__',
  '../../etc/passwd',
  '0000-01-01T00:00:00Z',
  '999999999999999.018f0000-0000-7000-8000-000000000000',
  'a'.repeat(10_000),
  `${'a'.repeat(2_000)}!`,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  Array(500).fill('a'),
  { constructor: { a: 1 } },
);

/** Anything that no field should take for its own. */
export const junk = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }));

export const text = fc.oneof(
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  nasty.map((value) => String(value)),
);

const instants = fc.oneof(
  fc.date({ noInvalidDate: true }),
  fc.constantFrom(new Date('0000-06-01'), new Date('2026-11-20'), new Date('9999-12-31')),
);

type Schema = z.core.JSONSchema.BaseSchema;

/** What a shape describes, with something else here and there. @param ids of records. */
export function likeShape(shape: z.ZodType, ids: readonly string[]): Arbitrary<unknown> {
  return like(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema, ids);
}

function like(schema: Schema | boolean | undefined, ids: readonly string[]): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: junk });
}

function fitting(schema: Schema | boolean | undefined, ids: readonly string[]): Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return junk;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => like(option, ids)));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, like(inner, ids)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(like(schema.items as Schema, ids), {
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'integer':
      return fc.integer({ min: 0, max: Math.min(schema.maximum ?? 1_000, 1_000) });
    case 'number':
      return fc.double({ noNaN: true, min: 0, max: 10_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return schema.type === 'string' ? textLike(schema, ids) : junk;
  }
}

function textLike(
  { format, pattern, minLength = 0, maxLength = 60 }: Schema,
  ids: readonly string[],
): Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'email') return fc.constantFrom('lejla@demo.zamah.ba', 'ko@primjer.ba');
  if (format === 'date-time') return instants.map((at) => at.toISOString());
  if (format === 'date') return fc.constantFrom('2026-12-01', '2026-02-30', '0000-01-01');
  // Patterns that look ahead cannot be turned round.
  if (pattern && !/\(\?[=!<]/.test(pattern)) {
    return fc.oneof(text, fc.stringMatching(new RegExp(pattern, 'u')));
  }
  const most = Math.min(maxLength, 60);
  return fc.oneof(text, fc.string({ minLength: Math.min(minLength, most), maxLength: most }));
}

/** A valid value with one thing in it gone, doubled or replaced by junk, at any depth. */
export function spoiled(valid: unknown): Arbitrary<unknown> {
  const places = placesIn(valid);
  if (places.length === 0) return junk;
  return fc
    .tuple(fc.constantFrom(...places), fc.oneof(fc.constant(gone), fc.constant(doubled), junk))
    .map(([place, put]) => changedAt(valid, place, put));
}

const gone = Symbol('gone');
const doubled = Symbol('doubled');

type Place = readonly string[];

/** Paths to everything within, what holds others too. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...placesIn(inner).map((place) => [key, ...place]),
  ]);
}

function changedAt(value: unknown, [key = '', ...rest]: Place, put: unknown): unknown {
  const held = (value as Record<string, unknown>)[key];
  const next = rest.length > 0 ? changedAt(held, rest, put) : put === doubled ? [held, held] : put;
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    return next === gone ? list.toSpliced(Number(key), 1) : list.with(Number(key), next);
  }
  const { [key]: _, ...others } = value as Record<string, unknown>;
  return next === gone ? others : { ...others, [key]: next };
}
