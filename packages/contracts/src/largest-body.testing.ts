import { z } from 'zod';

/** What a body may come to at most. */
export interface Largest {
  /** Of its JSON, without blanks between its parts. */
  readonly bytes: number;
  /** Everything that stands in it, itself included. */
  readonly values: number;
  /** Of lists and objects within each other. */
  readonly depth: number;
}

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * Of a character, as `JSON.stringify` writes it: `€` takes three, `č`, a quotation mark and a line
 * break two, and 🙂, which counts as two characters, four.
 */
const bytesEach = 3;

/** More than any number, day, moment or identifier takes. */
const plainBytes = 40;

const unbounded: Largest = { bytes: Infinity, values: Infinity, depth: Infinity };

/** @returns the largest body that a schema takes; without end where the schema says none. */
export function largestOf(schema: z.ZodType): Largest {
  // Where a text is made plain before it is measured, only the result has a bound.
  const [sent, read] = (['input', 'output'] as const).map((io) => {
    const root = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
    return largest(root as Schema);
  }) as [Largest, Largest];
  return Number.isFinite(sent.bytes) ? sent : read;
}

function largest(schema: Schema | boolean | undefined): Largest {
  if (schema === undefined || typeof schema === 'boolean') return unbounded;
  if (schema.const !== undefined) return plain(JSON.stringify(schema.const).length);
  if (schema.enum) return plain(Math.max(...schema.enum.map((one) => JSON.stringify(one).length)));
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return greatest(options.map(largest));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array': {
      if (schema.prefixItems) return listOf((schema.prefixItems as Schema[]).map(largest));
      const item = largest(schema.items as Schema);
      const most = schema.maxItems ?? Infinity;
      return within({ bytes: most * (item.bytes + 1), values: most * item.values }, item.depth);
    }
    case 'string':
      return plain(textBytes(schema));
    default:
      return schema.type === undefined ? unbounded : plain(plainBytes);
  }
}

const listOf = (items: readonly Largest[]): Largest =>
  within(
    {
      bytes: items.reduce((sum, { bytes }) => sum + bytes + 1, 0),
      values: items.reduce((sum, { values }) => sum + values, 0),
    },
    Math.max(0, ...items.map(({ depth }) => depth)),
  );

function objectOf({ properties = {}, additionalProperties, propertyNames }: Schema): Largest {
  const fields = Object.entries(properties) as [string, Schema][];
  if (typeof additionalProperties === 'object') {
    const names = (propertyNames as Schema | undefined)?.enum;
    if (!names) return unbounded;
    // A record by known names holds each of them.
    for (const name of names) fields.push([String(name), additionalProperties as Schema]);
  }
  return listOf(
    fields.map(([name, inner]) => {
      const { bytes, ...rest } = largest(inner);
      return { bytes: bytes + name.length + 3, ...rest };
    }),
  );
}

function textBytes({ maxLength, format, pattern = '' }: Schema): number {
  if (maxLength !== undefined) return bytesEach * maxLength + 2;
  if (format && format !== 'email') return plainBytes;
  // Without a repetition that has no end, each sign of a pattern stands for one, or for so many.
  if (pattern === '' || /[*+]|,\}/.test(pattern)) return Infinity;
  const repeated = [...pattern.matchAll(/(\d+)\}/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  return bytesEach * (pattern.length + repeated) + 2;
}

const plain = (bytes: number): Largest => ({ bytes, values: 1, depth: 0 });

const within = ({ bytes, values }: Omit<Largest, 'depth'>, depth: number): Largest => ({
  bytes: bytes + 2,
  values: values + 1,
  depth: depth + 1,
});

const greatest = (all: readonly Largest[]): Largest => ({
  bytes: Math.max(...all.map(({ bytes }) => bytes)),
  values: Math.max(...all.map(({ values }) => values)),
  depth: Math.max(...all.map(({ depth }) => depth)),
});
