import type { Endpoint } from '@app/contracts/endpoint';
import { errorStatus } from '@app/contracts/errors';
import fc, { type Arbitrary } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createUser } from './modules/accounts/accounts.factory.ts';
import { modules } from './modules.ts';
import { type PersonaKey, personas } from './platform/testing/personas.ts';
import { type TestApp, testApp } from './platform/testing/testApp.ts';

/** Requests of each reader to each endpoint; more of them on demand. */
const runs = Number(process.env.FUZZ_RUNS ?? 2);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const readers = [undefined, 'lejla', 'admin'] as const satisfies readonly (
  | PersonaKey
  | undefined
)[];
/** Never ends, and has tests of its own. */
const endless = '/api/events';

let app: TestApp;
let rows: readonly Endpoint[];
let tokens: Partial<Record<PersonaKey, string>>;
/** Of members with whom anything may happen. */
let ids: string[];

beforeAll(async () => {
  app = await testApp({ TRUST_PROXY: '127.0.0.1' });
  const cast = await personas(app);
  tokens = { lejla: cast.lejla.token, admin: cast.admin.token };
  rows = modules.flatMap((module) => Object.values<Endpoint>(module.api));
  ids = await app.platform.db.transaction(async (tx) => {
    const at = app.clock.now();
    return [(await createUser(tx, { at })).id, (await createUser(tx, { at })).id];
  });
});
afterAll(() => app.close());

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
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  { constructor: { a: 1 } },
);
const junk = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }));
const text = fc.oneof(fc.string({ maxLength: 40, unit: 'grapheme' }), nasty.map(String));

const instants = fc.oneof(
  fc.date({ noInvalidDate: true }),
  fc.constantFrom(new Date('0000-06-01'), new Date('2026-11-20'), new Date('9999-12-31')),
);

type Schema = z.core.JSONSchema.BaseSchema;

/** What a schema describes, with something else here and there. */
function like(schema: Schema | boolean | undefined): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: junk });
}

function fitting(schema: Schema | boolean | undefined): Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return junk;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(like));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, like(inner)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(like(schema.items as Schema), {
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
      return schema.type === 'string' ? textLike(schema) : junk;
  }
}

function textLike({ format, pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'email') return fc.constantFrom('lejla@demo.zamah.ba', 'ko@primjer.ba');
  if (format === 'date-time') return instants.map((at) => at.toISOString());
  if (format === 'date') return fc.constantFrom('2026-12-01', '2026-02-30', '0000-01-01');
  // Patterns that look ahead cannot be turned round.
  if (pattern && !/\(\?[=!<]/.test(pattern))
    return fc.oneof(text, fc.stringMatching(new RegExp(pattern, 'u')));
  const most = Math.min(maxLength, 60);
  return fc.oneof(text, fc.string({ minLength: Math.min(minLength, most), maxLength: most }));
}

const schemaOf = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;

const recordLike = (shape: z.ZodType | undefined) =>
  (shape ? like(schemaOf(shape)) : fc.constant({})) as Arbitrary<unknown>;

const fieldsOf = (sent: unknown): [string, string][] =>
  typeof sent === 'object' && sent !== null
    ? Object.entries(sent).map(([name, value]) => [
        name,
        (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
      ])
    : [];

const boundary = 'limit';
const form = fc
  .tuple(
    fc.constantFrom('a.csv', 'a.xlsx', 'a.json', 'a.svg', ''),
    text,
    fc.constantFrom(`\r\n--${boundary}--\r\n`, ''),
  )
  .map(
    ([name, content, end]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content.toWellFormed()}${end}`,
  );

/** One request, as it is sent. */
function requestTo(row: Endpoint) {
  return fc.record({
    url: fc.tuple(recordLike(row.params), recordLike(row.query)).map(([params, query]) => {
      const values = new Map(fieldsOf(params));
      const path = row.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(values.get(name) || 'x')
          .slice(0, 200)
          .replace(/%[0-9A-F]?$/i, ''),
      );
      const asked = new URLSearchParams(fieldsOf(query)).toString();
      return asked === '' ? path : `${path}?${asked}`.slice(0, 4_000);
    }),
    payload:
      row.kind === 'multipart'
        ? form
        : row.body
          ? recordLike(row.body).map((body) => JSON.stringify(body))
          : fc.constant(undefined),
    ip: fc.ipV4(),
  });
}

/** What is wrong with an answer; undefined if nothing is. */
function wrongIn(row: Endpoint, answer: LightMyRequestResponse): string | undefined {
  const { statusCode: status } = answer;
  if (status >= 500) return `${status}`;
  if (status >= 400) {
    const { code, error } = answer.json<{ code: keyof typeof errorStatus; error: string }>();
    if (errorStatus[code] !== status || error === '') return `${status} ${code}: ${error}`;
    if (status === 429 && !answer.headers['retry-after']) return '429 without a time';
    return undefined;
  }
  if (row.kind === 'stream' || status === 304) return undefined;
  if (status === 204) return answer.body === '' ? undefined : 'a body with 204';
  return row.answer.safeParse(answer.json()).success ? undefined : `another shape: ${answer.body}`;
}

it('every endpoint answers whatever is sent, in its shape or with a known code', async () => {
  const wrong: unknown[] = [];
  const statuses = new Set<number>();
  for (const [n, row] of rows.entries()) {
    if (row.path === endless) continue;
    const requests = fc.sample(requestTo(row), { seed: seed + n, numRuns: runs * readers.length });
    for (const [turn, { url, payload, ip }] of requests.entries()) {
      const reader = readers[turn % readers.length];
      const token = reader && tokens[reader];
      const type =
        row.kind === 'multipart' ? `multipart/form-data; boundary=${boundary}` : 'application/json';
      const answer = await app.http.inject({
        method: row.method,
        url,
        ...(payload === undefined ? {} : { payload }),
        headers: {
          'x-forwarded-for': ip,
          ...(payload === undefined ? {} : { 'content-type': type }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      });
      statuses.add(answer.statusCode);
      const problem = wrongIn(row, answer);
      if (problem) wrong.push({ problem, as: reader, row: `${row.method} ${url}`, payload });
    }
  }
  expect(wrong).toEqual([]);
  // Requests got as far as the services, and not only up to the checks before them.
  for (const status of [200, 400, 401, 403, 404]) expect(statuses).toContain(status);
}, 60_000);
