import { isDeepStrictEqual } from 'node:util';
import type {
  CallClash,
  CallEditing,
  CallMoveEvent,
} from '@app/contracts/calls/call-editing.schemas';
import { type CallField, callChanges } from '@app/domain/calls/call.content';
import { callMachine } from '@app/domain/calls/call.machine';
import { callMissing, fixedFields } from '@app/domain/calls/call.missing';
import { callActors, callPolicy } from '@app/domain/calls/call.policy';
import { eventsFrom } from '@app/domain/machine';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { refusalOfCallMove, statusNow } from './calls.moves.service.ts';
import { type CallWork, findWork, lockWork, wasPublished } from './calls.work.repo.ts';
import { revisionOf } from './calls.working-copy.ts';

export type SignedIn = NonNullable<Actor>;

const subjectOf = ({ call, bank, partners }: CallWork) => ({
  bankSlug: bank.slug,
  isPublished: call.publishedAt !== null,
  partners: partners.map(({ slug }) => slug),
});

/** What is written reaches the leading bank's people only; a partner's read what is published. */
export function readableBy(actor: SignedIn, work: CallWork): CallWork {
  const { bank, published } = work;
  if (!published || callPolicy.viewChanges(actor, { bankSlug: bank.slug }).ok) return work;
  return { ...work, draft: null, content: published };
}

export const isSeenBy = (actor: SignedIn, work: CallWork): boolean =>
  callPolicy.viewWork(actor, subjectOf(work)).ok;

/** Whoever may not know of a call is told as if there was none. */
function seen(work: CallWork | undefined, actor: SignedIn): CallWork | Failure {
  if (!work || !isSeenBy(actor, work)) return fail('NOT_FOUND');
  return readableBy(actor, work);
}

/** A call that the actor may change. */
export function managed(work: CallWork | undefined, actor: SignedIn): CallWork | Failure {
  const known = seen(work, actor);
  if (isFailure(known)) return known;
  return callPolicy.manage(actor, { bankSlug: known.bank.slug }).ok ? known : fail('FORBIDDEN');
}

export async function visibleCall(
  read: Reader,
  actor: SignedIn,
  id: string,
): Promise<CallWork | Failure> {
  return seen(await findWork(read, id), actor);
}

export async function managedCall(
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<CallWork | Failure> {
  return managed(await lockWork(tx, id), actor);
}

export function missingOf(work: CallWork, now: Date) {
  const status = statusNow(work, now);
  return callMissing(work.content, { now, status, fixedChanged: fixedChanged(work, now) });
}

/** Fields of the working copy that say otherwise than what must stand. */
function fixedChanged({ content, published, ...work }: CallWork, now: Date): CallField[] {
  if (!published) return [];
  const fixed = fixedFields(statusNow({ content, published, ...work }, now));
  return fixed.filter((field) => !isDeepStrictEqual(content[field], published[field]));
}

export const movesOf = (work: CallWork, actor: SignedIn, now: Date): CallMoveEvent[] =>
  eventsFrom(callMachine, statusNow(work, now), callActors(actor, work.bank.slug)).filter(
    (event): event is CallMoveEvent => event !== 'open' && event !== 'close',
  );

export async function editingOf(
  p: Platform,
  tx: Tx,
  work: CallWork,
  actor: SignedIn,
): Promise<z.output<typeof CallEditing>> {
  const now = p.clock.now();
  const { call, bank, draft, content, published } = work;
  const actions: z.output<typeof CallEditing>['actions'] = [];
  for (const event of movesOf(work, actor, now)) {
    const closesAt = new Date(now.getTime() + 1);
    const request = { callId: call.id, actor, event, closesAt };
    const refusal = await refusalOfCallMove(p, tx, work, request);
    actions.push({ event, allowed: !refusal, ...(refusal ? { refusal } : {}) });
  }
  const savedBy = draft?.savedBy ?? null;
  const people = await membersByIds(tx, savedBy ? [savedBy] : []);
  return {
    id: call.id,
    status: statusNow(work, now),
    revision: revisionOf(work),
    bank,
    content,
    published,
    missing: missingOf(work, now),
    changedFields: published ? callChanges(published, content).map(({ path }) => path) : [],
    fixed: [...fixedFields(statusNow(work, now))],
    canManage: callPolicy.manage(actor, { bankSlug: bank.slug }).ok,
    canDelete: (await removable(tx, work, actor)).ok,
    actions,
    savedAt: draft?.savedAt ?? call.createdAt,
    savedBy: savedBy === null ? null : { name: people.get(savedBy)?.name ?? '' },
  };
}

export async function edited(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof CallEditing> | Failure> {
  const work = await visibleCall(tx, actor, id);
  return isFailure(work) ? work : editingOf(p, tx, work, actor);
}

export async function removable(tx: Tx, { call, bank }: CallWork, actor: SignedIn) {
  const wasPublic = call.status !== 'draft' || (await wasPublished(tx, call.id));
  return callPolicy.remove(actor, { bankSlug: bank.slug, wasPublic });
}

/** Changes a call that the actor manages, and tells what it is then. */
export const changeCall = (
  p: Platform,
  actor: SignedIn,
  id: string,
  change: (tx: Tx, work: CallWork) => Promise<Failure | undefined>,
): Promise<z.output<typeof CallEditing> | Failure> =>
  p.db.transaction(async (tx) => {
    const work = await managedCall(tx, actor, id);
    if (isFailure(work)) return work;
    return (await change(tx, work)) ?? edited(p, tx, actor, id);
  });

/** Somebody else was quicker: what stands now, and who changed which fields. */
export async function clashWith(
  p: Platform,
  tx: Tx,
  work: CallWork,
  actor: SignedIn,
  by: Pick<z.output<typeof CallClash>, 'fields' | 'changedBy'> = { fields: [], changedBy: '' },
): Promise<Failure> {
  const details: z.output<typeof CallClash> = {
    current: await editingOf(p, tx, work, actor),
    ...by,
  };
  return fail('REVISION_CLASH', { details });
}
