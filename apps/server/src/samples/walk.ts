import { isDeepStrictEqual } from 'node:util';
import type { Access, Endpoint } from '@app/contracts/endpoint';
import { type ErrorCode, errorStatus } from '@app/contracts/errors';
import type { LightMyRequestResponse } from 'fastify';
import { type Fingerprint, fingerprint } from '../platform/testing/fingerprint.ts';
import { bodyOf, leaksIn, wrongInHead, wrongInRefusal, wrongInSuccess } from './answers.ts';
import { badTokens } from './bad-tokens.ts';
import { admins, bankPeople, everybody, type Kind, type Kinds, kinds, members } from './kinds.ts';
import { type AnyCall, type AnySample, includes, onMissing } from './sample.ts';
import type { SampledRow } from './samples.ts';
import { send } from './send.ts';
import { type Person, readerOf, type Stage } from './stage.ts';

/** Whose record a call is made on. */
const places = ['own', 'foreign', 'missing'] as const;
type Place = (typeof places)[number];

/** What a call should be answered with: a code, or nothing for a success. */
type Due = ErrorCode | 'success';

/** Whom each level of access lets through; said apart from the server's own code for it. */
const admitted: Readonly<Record<Access, Kinds>> = {
  public: everybody,
  callback: everybody,
  demo: everybody,
  member: members,
  ob: bankPeople,
  moderator: ['moderator', ...admins],
  admin: admins,
};

/** What is due where the reader does not get through. */
function refusalFor({ row, sample }: SampledRow, kind: Kind): ErrorCode {
  const { access } = row;
  if (!admitted[access].includes(kind)) {
    if (kind === 'nobody') return 'UNAUTHENTICATED';
    return kind === 'novi' ? 'EMAIL_NOT_VERIFIED' : 'FORBIDDEN';
  }
  return sample.refused ?? (sample.foreign ? 'NOT_FOUND' : 'FORBIDDEN');
}

function dueFor(one: SampledRow, kind: Kind, place: Place): Due {
  const { may, knows, told, absent = 'NOT_FOUND' } = one.sample;
  const knowing = (where: 'own' | 'foreign') =>
    includes(may, kind, where) || includes(knows, kind, where);
  if (place === 'missing') {
    if (!knowing('own') && !knowing('foreign')) return refusalFor(one, kind);
    return absent === 'answered' ? 'success' : absent;
  }
  if (includes(may, kind, place)) return told ?? 'success';
  return includes(knows, kind, place) ? 'FORBIDDEN' : refusalFor(one, kind);
}

const changesOf = ({ row, sample }: SampledRow) => sample.changes ?? row.method !== 'GET';

/** A call that is still to be made. */
interface Planned {
  readonly one: SampledRow;
  readonly kind: Kind;
  readonly place: Place;
  readonly due: Due;
}

const planned = (one: SampledRow): Planned[] =>
  places
    .filter((place) => place === 'own' || hasPlace(one, place))
    .flatMap((place) => kinds.map((kind) => ({ one, kind, place, due: dueFor(one, kind, place) })));

const hasPlace = ({ row, sample }: SampledRow, place: 'foreign' | 'missing') =>
  place === 'foreign'
    ? sample.foreign !== undefined
    : row.params !== undefined || sample.missing !== undefined;

/** Whether a call leaves everything as it is. */
const isHarmless = ({ one, due }: Planned) => due !== 'success' || !changesOf(one);

const name = ({ one, kind, place }: Planned) => `${one.name} as ${kind}, ${place}`;

/** Calls every endpoint as every kind of reader. @returns what was wrong, call by call. */
export async function walk(stage: Stage, rows: readonly SampledRow[]): Promise<string[]> {
  const plans = rows.map((one) => planned(one));
  const calls = await sharedCalls(stage, plans.flat());
  const tokens = await badTokens(stage);
  const wrong: string[] = [];
  await clearLimits(stage);
  let before = await fingerprint(stage.app);
  for (const group of inGroups(plans)) {
    for (const plan of group) {
      const harmless = plan.filter(isHarmless);
      const answers = new Map<string, LightMyRequestResponse>();
      await together(harmless, async (one) => {
        const answer = await ask(stage, one, sharedCall(calls, one));
        answers.set(keyOf(one), answer);
        wrong.push(...problemsOf(one, answer));
      });
      wrong.push(...harmless.flatMap((one) => toldApart(one, answers)));
      const [first] = plan;
      if (first) wrong.push(...(await believed(stage, tokens, first.one, calls)));
    }
    const after = await fingerprint(stage.app);
    const changed = changedIn(before, after);
    const names = group.flatMap(([first]) => first?.one.name ?? []);
    if (changed.length > 0) wrong.push(`one of ${names.join(', ')} changed ${changed}`);
    before = after;
  }
  for (const plan of plans) {
    await clearLimits(stage);
    await together(
      plan.filter((one) => !isHarmless(one)),
      async (one) => void wrong.push(...(await change(stage, one))),
    );
  }
  return wrong;
}

/** A fingerprint of the whole database takes as long as the calls of a row: one for each group. */
const rowsOfAFingerprint = 12;

const inGroups = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / rowsOfAFingerprint) }, (_, n) =>
    all.slice(n * rowsOfAFingerprint, (n + 1) * rowsOfAFingerprint),
  );

/** Most of a call is waiting. */
const together = async (plans: readonly Planned[], make: (plan: Planned) => Promise<void>) => {
  await Promise.all(plans.map(make));
};

const keyOf = ({ one, kind, place }: Planned) => `${one.name} ${kind} ${place}`;

const sharedCall = (calls: ReadonlyMap<string, AnyCall>, plan: Planned) =>
  calls.get(keyOf(plan)) ?? calls.get(`${plan.one.name} ${plan.place}`) ?? {};

const changedIn = (before: Fingerprint, after: Fingerprint) =>
  Object.keys(after).filter((table) => after[table] !== before[table]);

/**
 * Made before anything is asked, so that what is refused can be seen to change nothing. Refused
 * calls of a row are made on the same record.
 */
async function sharedCalls(
  stage: Stage,
  plans: readonly Planned[],
): Promise<ReadonlyMap<string, AnyCall>> {
  const calls = new Map<string, AnyCall>();
  for (const plan of plans) {
    const { one, kind, place, due } = plan;
    const reader = readerOf(stage, kind) ?? stage.people.lejla;
    const shared = `${one.name} ${place}`;
    if (!calls.has(shared)) calls.set(shared, await callFor(stage, one, stage.people.lejla, place));
    if (isHarmless(plan) && due === 'success') {
      calls.set(keyOf(plan), await callFor(stage, one, reader, place));
    }
  }
  return calls;
}

async function callFor(
  stage: Stage,
  { sample }: SampledRow,
  reader: Person,
  place: Place,
): Promise<AnyCall> {
  const { own, foreign, missing } = sample;
  if (place === 'missing') {
    return (missing?.() ?? onMissing(((await own?.(stage, reader)) ?? {}) as AnyCall)) as AnyCall;
  }
  const make = place === 'foreign' ? foreign : own;
  return ((await make?.(stage, reader)) ?? {}) as AnyCall;
}

/** Makes a call that changes something, on a record of its own. */
async function change(stage: Stage, plan: Planned): Promise<string[]> {
  const { one, kind, place } = plan;
  const standing = readerOf(stage, kind);
  const reader =
    one.sample.caller === 'fresh' || !standing
      ? await stage.fresh(kind === 'nobody' ? 'lejla' : kind)
      : standing;
  const call = await callFor(stage, one, reader, place);
  return problemsOf(plan, await ask(stage, plan, call, kind === 'nobody' ? undefined : reader));
}

const ask = (
  stage: Stage,
  { one: { row, sample }, kind }: Planned,
  call: AnyCall,
  reader = readerOf(stage, kind),
) =>
  send(stage, row, call, {
    ...(reader ? { authorization: `Bearer ${reader.token}` } : {}),
    ...(sample.method ? { method: sample.method } : {}),
  });

const clearLimits = ({ app }: Stage) => app.platform.db.pool.query('DELETE FROM rate_limits');

function problemsOf(plan: Planned, answer: LightMyRequestResponse): string[] {
  const { one, due, kind } = plan;
  const status = due === 'success' ? successOf(one.row, one.sample) : errorStatus[due];
  const { code } = (bodyOf(answer) ?? {}) as { code?: string };
  const problems = leaksIn(answer, kind).map((marker) => `tells ${marker}`);
  problems.push(...wrongInHead(one.row, answer));
  if (answer.statusCode !== status || (due !== 'success' && code !== due)) {
    problems.push(
      `${answer.statusCode} ${code ?? ''} instead of ${due}: ${answer.body.slice(0, 200)}`,
    );
  } else {
    const shape =
      due === 'success' ? wrongInSuccess(one.row, answer) : wrongInRefusal(answer, 'bhs');
    if (shape) problems.push(shape);
  }
  return problems.map((problem) => `${name(plan)}: ${problem}`);
}

const successOf = (row: Endpoint, sample: AnySample) => sample.status ?? row.status ?? 200;

/** Who may not know of a foreign record hears of it what is heard of none. */
function toldApart(plan: Planned, answers: ReadonlyMap<string, LightMyRequestResponse>): string[] {
  if (plan.place !== 'foreign' || plan.due !== 'NOT_FOUND') return [];
  const foreign = answers.get(keyOf(plan));
  const missing = answers.get(keyOf({ ...plan, place: 'missing' }));
  if (!foreign || !missing) return [];
  const seen = (answer: LightMyRequestResponse) => [answer.statusCode, bodyOf(answer)];
  return isDeepStrictEqual(seen(foreign), seen(missing)) ? [] : [`${name(plan)}: told from none`];
}

/** Asks with tokens that must not be believed. Where one signs in they are as good as none. */
async function believed(
  stage: Stage,
  tokens: ReadonlyMap<string, string>,
  one: SampledRow,
  calls: ReadonlyMap<string, AnyCall>,
): Promise<string[]> {
  const { row, sample, name: rowName } = one;
  const call = calls.get(`${rowName} own`) ?? {};
  if (row.access === 'callback' || row.access === 'demo') return [];
  if (row.path.startsWith('/api/auth/') && row.access === 'public') return [];
  const wrong = await Promise.all(
    [...tokens].map(async ([kind, authorization]) => {
      const how = { authorization, ...(sample.method ? { method: sample.method } : {}) };
      const answer = await send(stage, row, call, how);
      const { code } = (bodyOf(answer) ?? {}) as { code?: string };
      const isRefused = answer.statusCode === 401 && (sample.method || code === 'UNAUTHENTICATED');
      return isRefused ? [] : [`${rowName} with ${kind}: ${answer.statusCode} ${code ?? ''}`];
    }),
  );
  return wrong.flat();
}
