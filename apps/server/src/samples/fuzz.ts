import type { Language } from '@app/messages/catalogue';
import fc, { type Arbitrary } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { leaksIn, wrongInRefusal, wrongInSuccess } from './answers.ts';
import { formWith } from './forms.ts';
import { likeShape, spoiled, text } from './hostile.ts';
import type { Kind } from './kinds.ts';
import type { AnyCall } from './sample.ts';
import type { SampledRow } from './samples.ts';
import { send } from './send.ts';
import type { Stage } from './stage.ts';

/** Who sends what is made up; `fresh` ones of their kinds where a row is about the own account. */
const readers = [
  'nobody',
  'lejla',
  'vlasnik',
  'odbor1',
  'voditelj',
  'admin',
] as const satisfies Kind[];

/** A call is slow when it takes so many times the median of the run. */
const slowness = 1_000;
/**
 * All texts as a file, the heaviest honest answer, take three hundred to a thousand times: they are
 * written in parts, and let others go first.
 */
const heaviest = { row: 'translations.exportFile', slowness: 3_000 };
/** What else the machine does slows one call; what is slow by itself is so each time. */
const repetitions = 4;

export interface Fuzzed {
  readonly calls: number;
  /** What was wrong, call by call. */
  readonly wrong: readonly unknown[];
  readonly statuses: ReadonlySet<number>;
}

interface Sent {
  readonly one: SampledRow;
  readonly call: AnyCall;
  readonly kind: Kind;
  readonly language: Language;
  readonly authorization: string | undefined;
}

/** Calls every endpoint with what is made up around its sample and its schemas. */
export async function fuzz(
  stage: Stage,
  rows: readonly SampledRow[],
  { calls, seed }: { readonly calls: number; readonly seed: number },
): Promise<Fuzzed> {
  const ids = [(await stage.fresh('lejla')).id, (await stage.fresh('lejla')).id];
  const each = Math.ceil(calls / rows.length);
  const wrong: unknown[] = [];
  const statuses = new Set<number>();
  const times: { readonly sent: Sent; readonly took: number }[] = [];
  for (const [n, one] of rows.entries()) {
    const made = await madeUp(stage, one, ids, { seed: seed + n, each, first: n });
    await stage.app.platform.db.pool.query('DELETE FROM rate_limits');
    for (const sent of made) {
      const { answer, took } = await timed(stage, sent);
      statuses.add(answer.statusCode);
      times.push({ sent, took });
      const problem = problemIn(sent, answer);
      if (problem) wrong.push(told(sent, problem));
    }
  }
  const median = times.map(({ took }) => took).toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  for (const { sent, took } of times) {
    const bound = median * (sent.one.name === heaviest.row ? heaviest.slowness : slowness);
    if (took > bound && (await isSlow(stage, sent, bound))) wrong.push(told(sent, `slow: ${took}`));
  }
  return { calls: times.length, wrong, statuses };
}

async function madeUp(
  stage: Stage,
  one: SampledRow,
  ids: readonly string[],
  { seed, each, first }: { readonly seed: number; readonly each: number; readonly first: number },
): Promise<Sent[]> {
  const { people, fresh } = stage;
  const cast = new Map(
    await Promise.all(
      readers.map(async (kind) => {
        if (kind === 'nobody') return [kind, undefined] as const;
        return [kind, one.sample.caller === 'fresh' ? await fresh(kind) : people[kind]] as const;
      }),
    ),
  );
  const reader = cast.get('lejla') ?? people.lejla;
  const valid = ((await one.sample.own?.(stage, reader)) ?? {}) as AnyCall;
  const parts = fc.sample(callAround(one, valid, ids), { seed, numRuns: each });
  return parts.map((call, turn) => {
    const kind = readers[(first + turn) % readers.length] ?? 'nobody';
    const token = cast.get(kind)?.token;
    const language = turn % 2 === 0 ? 'bhs' : 'en';
    const authorization = token ? `Bearer ${token}` : undefined;
    return { one, call, kind, language, authorization };
  });
}

/** The sample with one thing changed, or what the schemas describe, or some of either. */
function callAround(
  { row }: SampledRow,
  valid: AnyCall,
  ids: readonly string[],
): Arbitrary<AnyCall> {
  const part = (name: 'params' | 'query' | 'body') => {
    const shape = row[name];
    if (!shape) return fc.constant(undefined);
    const said = valid[name] ?? {};
    return fc.oneof(fc.constant(said), spoiled(said), likeShape(shape, ids));
  };
  return fc
    .record({
      params: part('params'),
      query: part('query'),
      body: part('body'),
      form: row.kind === 'multipart' ? form : fc.constant(undefined),
      callback: fc.boolean(),
    })
    .map(({ params, query, body, form: sentForm, callback }) => {
      const { headers } = valid;
      const signed = callback && valid.payload ? { payload: valid.payload } : {};
      return {
        ...(params === undefined ? {} : { params: fieldsOf(params) }),
        ...(query === undefined ? {} : { query: fieldsOf(query) }),
        ...(row.body ? { payload: Buffer.from(JSON.stringify(body) ?? '') } : {}),
        headers: { ...(row.body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...signed,
        ...sentForm,
      };
    });
}

const form = fc
  .tuple(fc.constantFrom('a.csv', 'a.xlsx', 'a.json', 'a.svg', ''), text, fc.nat({ max: 60 }))
  .map(([name, content, cut]) => {
    const { payload, headers } = formWith(name, Buffer.from(content));
    return { payload: payload.subarray(0, payload.length - cut), headers };
  });

/** As an address can carry them. */
const fieldsOf = (sent: unknown): Record<string, string> =>
  typeof sent === 'object' && sent !== null
    ? Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [
          name.toWellFormed(),
          (typeof value === 'string' ? value : String(JSON.stringify(value)))
            .toWellFormed()
            .slice(0, 2_000),
        ]),
      )
    : {};

async function timed(
  stage: Stage,
  { one: { row, sample }, call, language, authorization }: Sent,
): Promise<{ readonly answer: LightMyRequestResponse; readonly took: number }> {
  const begun = performance.now();
  const answer = await send(
    stage,
    row,
    { ...call, headers: { 'x-language': language, ...call.headers } },
    {
      ...(authorization ? { authorization } : {}),
      ...(sample.method ? { method: sample.method } : {}),
    },
  );
  return { answer, took: performance.now() - begun };
}

async function isSlow(stage: Stage, sent: Sent, bound: number): Promise<boolean> {
  for (let turn = 0; turn < repetitions; turn += 1) {
    if ((await timed(stage, sent)).took <= bound) return false;
  }
  return true;
}

function problemIn({ one, kind, language }: Sent, answer: LightMyRequestResponse) {
  const { statusCode: status } = answer;
  if (status >= 500) return `${status}`;
  const leaks = leaksIn(answer, kind);
  if (leaks.length > 0) return `tells ${leaks}`;
  if (one.sample.method === 'HEAD' || status === 304) return undefined;
  if (status >= 400) return wrongInRefusal(answer, language);
  return status >= 300 ? undefined : wrongInSuccess(one.row, answer);
}

const told = ({ one: { name, row }, call, kind }: Sent, problem: string) => ({
  problem: problem.slice(0, 500),
  row: name,
  method: row.method,
  kind,
  call: { ...call, payload: String(call.payload ?? '').slice(0, 500) },
});
