import type { Endpoint } from '@app/contracts/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { modules } from './modules.ts';

interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
}

/** A text of any length: what searches or compares it works as long as whoever asks wants it to. */
const isEndless = ({ type, anyOf, ...bounds }: Shape): boolean =>
  anyOf?.some(isEndless) ?? (type === 'string' && !hasEnd(bounds));

const hasEnd = ({ maxLength = Infinity, pattern, enum: named, const: one }: Shape) =>
  maxLength <= 2_000 || pattern !== undefined || named !== undefined || one !== undefined;

const propertiesOf = (query: z.ZodType): Readonly<Record<string, Shape>> =>
  (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<
    string,
    Shape
  >;

it('no query takes a text without end', () => {
  const rows = modules.flatMap(({ api }) => Object.values<Endpoint>(api));
  const texts = rows.flatMap(({ method, path, query }) =>
    query
      ? Object.entries(propertiesOf(query)).map(([name, shape]) => ({
          name: `${method} ${path} ${name}`,
          shape,
        }))
      : [],
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ shape }) => isEndless(shape)).map(({ name }) => name)).toEqual([]);
});
