import { isDeepStrictEqual } from 'node:util';
import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type {
  CallClash,
  CallEditing,
  CallMove,
  CallMoveEvent,
  NewCall,
  SaveCall,
} from '@app/contracts/calls/call-editing.schemas';
import type { StoredDocument } from '@app/contracts/files/files.schemas';
import { type CallField, callChanges, emptyCall, nextRound } from '@app/domain/calls/call.content';
import { callMachine } from '@app/domain/calls/call.machine';
import { callMissing, fixedFields, sectionsFit } from '@app/domain/calls/call.missing';
import { callActors, callPolicy } from '@app/domain/calls/call.policy';
import { eventsFrom } from '@app/domain/machine';
import { type Actor, hasAnyPermission } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { type FileForm, storeDocument } from '../files/public.ts';
import { columnsOf } from './calls.content.ts';
import { moveCallWithin, refusalOfMove, statusNow } from './calls.moves.service.ts';
import {
  banksBySlugs,
  type CallWork,
  findWork,
  insertCall,
  lockWork,
  wasPublished,
  writeHistory,
} from './calls.work.repo.ts';
import { beginCopy, changeCopy, editCopy, publishCopy, revisionOf } from './calls.working-copy.ts';

type Known = NonNullable<Actor>;

const subjectOf = ({ call, bank, partners }: CallWork) => ({
  bankSlug: bank.slug,
  isPublished: call.publishedAt !== null,
  partners: partners.map(({ slug }) => slug),
});

/** What is written reaches the leading bank's people only; a partner's read what is published. */
export function readableBy(actor: Known, work: CallWork): CallWork {
  const { bank, published } = work;
  if (!published || callPolicy.viewChanges(actor, { bankSlug: bank.slug }).ok) return work;
  return { ...work, draft: null, content: published };
}

/** Whoever may not know of a call is told as if there was none. */
function seen(work: CallWork | undefined, actor: Known): CallWork | Failure {
  if (!work || !callPolicy.viewWork(actor, subjectOf(work)).ok) return fail('NOT_FOUND');
  return readableBy(actor, work);
}

function managed(work: CallWork | undefined, actor: Known): CallWork | Failure {
  const known = seen(work, actor);
  if (isFailure(known)) return known;
  return callPolicy.manage(actor, { bankSlug: known.bank.slug }).ok ? known : fail('FORBIDDEN');
}

export async function visibleCall(
  read: Reader,
  actor: Known,
  id: string,
): Promise<CallWork | Failure> {
  return seen(await findWork(read, id), actor);
}

/** Keeps a document for a call; it is part of it once its address stands in the content. */
export async function addDocument(
  p: Platform,
  actor: Known,
  id: string,
  read: () => Promise<FileForm | Failure>,
): Promise<StoredDocument | Failure> {
  const work = managed(await findWork(p.db.read, id), actor);
  if (isFailure(work)) return work;
  const form = await read();
  return isFailure(form) ? form : storeDocument(p, form);
}

export async function managedCall(tx: Tx, actor: Known, id: string): Promise<CallWork | Failure> {
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

export const movesOf = (work: CallWork, actor: Known, now: Date): CallMoveEvent[] =>
  eventsFrom(callMachine, statusNow(work, now), callActors(actor, work.bank.slug)).filter(
    (event): event is CallMoveEvent => event !== 'open' && event !== 'close',
  );

export async function editingOf(
  p: Platform,
  tx: Tx,
  work: CallWork,
  actor: Known,
): Promise<CallEditing> {
  const now = p.clock.now();
  const { call, bank, draft, content, published } = work;
  const actions: CallEditing['actions'] = [];
  for (const event of movesOf(work, actor, now)) {
    const closesAt = new Date(now.getTime() + 1).toISOString();
    const request = { callId: call.id, actor, event, closesAt };
    const refusal = await refusalOfMove(p, tx, work, request);
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
    savedAt: (draft?.savedAt ?? call.createdAt).toISOString(),
    savedBy: savedBy === null ? null : { name: people.get(savedBy)?.name ?? '' },
  };
}

async function edited(
  p: Platform,
  tx: Tx,
  actor: Known,
  id: string,
): Promise<CallEditing | Failure> {
  const work = await visibleCall(tx, actor, id);
  return isFailure(work) ? work : editingOf(p, tx, work, actor);
}

export const openCall = (p: Platform, actor: Known, id: string): Promise<CallEditing | Failure> =>
  p.db.transaction((tx) => edited(p, tx, actor, id));

/** Begins a call; asked for twice with the same id, one is made. */
export async function createCall(
  p: Platform,
  actor: Known,
  body: z.infer<typeof NewCall>,
): Promise<CallEditing | Failure> {
  return p.db.transaction(async (tx) => {
    const [bank] = await banksBySlugs(tx, [body.bankSlug]);
    if (!bank || !hasAnyPermission(actor, bank.slug)) return fail('NOT_FOUND');
    if (!callPolicy.manage(actor, { bankSlug: bank.slug }).ok) return fail('FORBIDDEN');
    const { kind } = body;
    const older = body.copyOf ? await visibleCall(tx, actor, body.copyOf) : undefined;
    if (isFailure(older)) return older;
    const of = { kind, bankSlug: bank.slug };
    const content = (older ? nextRound(older.content, of) : emptyCall(of)) as CallContent;
    const at = p.clock.now();
    const made = await insertCall(tx, {
      id: body.id,
      slug: `poziv-${body.id}`,
      bankId: bank.id,
      status: 'draft',
      createdAt: at,
      ...columnsOf(content, []),
    });
    if (!made) {
      const known = await visibleCall(tx, actor, body.id);
      if (isFailure(known)) return fail('IDEMPOTENCY_MISMATCH');
      const same = known.bank.id === bank.id && known.call.kind === kind;
      return same ? editingOf(p, tx, known, actor) : fail('IDEMPOTENCY_MISMATCH');
    }
    await beginCopy(tx, body.id, content, { by: actor.id, at });
    await writeHistory(tx, {
      callId: body.id,
      at,
      actorId: actor.id,
      event: 'create',
      reason: '',
      fields: older ? [{ path: 'copyOf', before: null, after: older.content.title }] : [],
    });
    await recordAudit(tx, {
      action: 'call.created',
      subject: body.id,
      actorId: actor.id,
      at,
      details: { bank: bank.slug, copyOf: body.copyOf ?? null },
    });
    p.signals.publish(tx, `call:${body.id}`);
    return edited(p, tx, actor, body.id);
  });
}

/**
 * Saves changed fields of the working copy. Fields that only others changed since the sent revision
 * stay as they are; if a field was changed to something else by both, nothing is saved.
 */
export async function saveCall(
  p: Platform,
  actor: Known,
  id: string,
  { revision, content, editor }: z.infer<typeof SaveCall>,
): Promise<CallEditing | Failure> {
  // Left out is left out: what comes over the wire has no undefined.
  const sent = content as Partial<CallContent>;
  return p.db.transaction(async (tx) => {
    const work = await managedCall(tx, actor, id);
    if (isFailure(work)) return work;
    if (revision > revisionOf(work)) return fail('VALIDATION', { fields: { revision: 'invalid' } });
    if (work.call.status === 'archived') return fail('WRONG_STATUS');
    const fields = Object.keys(sent) as CallField[];
    const changed = fields.filter((field) => !isDeepStrictEqual(sent[field], work.content[field]));
    const refused =
      (await clashOf(p, tx, work, actor, changed, { revision, editor })) ??
      (await refusedField(p, tx, work, actor, sent, changed));
    if (refused) return refused;
    if (changed.length > 0) {
      const author = { by: actor.id, at: p.clock.now(), editor };
      await editCopy(tx, work, only(sent, changed), author);
      p.signals.publish(tx, `call:${id}`);
    }
    return edited(p, tx, actor, id);
  });
}

const only = (content: Partial<CallContent>, fields: readonly CallField[]) =>
  Object.fromEntries(fields.map((field) => [field, content[field]])) as Partial<CallContent>;

async function clashOf(
  p: Platform,
  tx: Tx,
  work: CallWork,
  actor: Known,
  changed: readonly CallField[],
  sent: { readonly revision: number; readonly editor: string },
): Promise<Failure | undefined> {
  const { fieldRevisions = {} } = work.draft ?? {};
  const clashing = changed.filter((field) => {
    const last = fieldRevisions[field];
    if (!last || last.revision <= sent.revision) return false;
    return sent.editor === '' || last.editor !== sent.editor;
  });
  if (clashing.length === 0) return undefined;
  const by = fieldRevisions[clashing[0] ?? '']?.by ?? '';
  const people = await membersByIds(tx, [by]);
  const details: CallClash = {
    current: await editingOf(p, tx, work, actor),
    fields: clashing,
    changedBy: people.get(by)?.name ?? '',
  };
  return fail('REVISION_CLASH', { details });
}

/** What the working copy cannot take: what is fixed, and banks that are none. */
async function refusedField(
  p: Platform,
  tx: Tx,
  work: CallWork,
  actor: Known,
  sent: Partial<CallContent>,
  changed: readonly CallField[],
): Promise<Failure | undefined> {
  const fixed = work.published ? fixedFields(statusNow(work, p.clock.now())) : [];
  const refused = changed.find((field) => fixed.includes(field));
  if (refused) return fail('VALIDATION', { fields: { [refused]: 'fixed' } });
  const { bankSlug, partnerBanks } = sent;
  if (bankSlug !== undefined && changed.includes('bankSlug')) {
    const [bank] = await banksBySlugs(tx, [bankSlug]);
    // Nobody hands a call over to a bank whose calls they do not manage.
    if (!bank || !callPolicy.manage(actor, { bankSlug }).ok) {
      return fail('VALIDATION', { fields: { bankSlug: 'invalid' } });
    }
  }
  const sections = changed.some((field) => field === 'compulsory' || field === 'omittedSections');
  if (sections && !sectionsFit({ ...work.content, ...sent })) {
    return fail('VALIDATION', { fields: { omittedSections: 'invalid' } });
  }
  if (partnerBanks === undefined) return undefined;
  const known = await banksBySlugs(tx, partnerBanks);
  const owner = bankSlug ?? work.content.bankSlug;
  const fits = known.length === partnerBanks.length && partnerBanks.every((slug) => slug !== owner);
  return fits ? undefined : fail('VALIDATION', { fields: { partnerBanks: 'invalid' } });
}

/** Makes the working copy of a published call what everybody reads. */
export async function publishChanges(
  p: Platform,
  actor: Known,
  id: string,
  revision: number,
): Promise<CallEditing | Failure> {
  return p.db.transaction(async (tx) => {
    const work = await managedCall(tx, actor, id);
    if (isFailure(work)) return work;
    const { published, content, call } = work;
    if (!published || call.status === 'archived') return fail('WRONG_STATUS');
    if (revision !== revisionOf(work)) {
      const details: CallClash = {
        current: await editingOf(p, tx, work, actor),
        fields: [],
        changedBy: '',
      };
      return fail('REVISION_CLASH', { details });
    }
    const at = p.clock.now();
    const missing = missingOf(work, at);
    if (missing.some(({ blocks }) => blocks)) return fail('INCOMPLETE', { details: { missing } });
    const fields = callChanges(published, content);
    if (fields.length === 0) return editingOf(p, tx, work, actor);
    await publishCopy(p, tx, work);
    await writeHistory(tx, {
      callId: id,
      at,
      actorId: actor.id,
      event: 'changes',
      reason: '',
      fields: [...fields],
    });
    await recordAudit(tx, {
      action: 'call.changed',
      subject: id,
      actorId: actor.id,
      at,
      details: { fields: fields.map(({ path }) => path) },
    });
    p.signals.publish(tx, `call:${id}`, `bank:${work.bank.id}`);
    return edited(p, tx, actor, id);
  });
}

export async function dropChanges(
  p: Platform,
  actor: Known,
  id: string,
): Promise<CallEditing | Failure> {
  return p.db.transaction(async (tx) => {
    const work = await managedCall(tx, actor, id);
    if (isFailure(work)) return work;
    if (!work.published) return fail('WRONG_STATUS');
    const fields = [...callChanges(work.content, work.published)];
    const changed = [...new Set(fields.map(({ path }) => path.split('.')[0] as CallField))];
    if (changed.length > 0) {
      const at = p.clock.now();
      await changeCopy(tx, work, only(work.published, changed), { by: actor.id, at });
      const entry = { callId: id, at, actorId: actor.id, reason: '', fields };
      await writeHistory(tx, { ...entry, event: 'drop' });
      p.signals.publish(tx, `call:${id}`);
    }
    return edited(p, tx, actor, id);
  });
}

export async function removable(tx: Tx, { call, bank }: CallWork, actor: Known) {
  const wasPublic = call.status !== 'draft' || (await wasPublished(tx, call.id));
  return callPolicy.remove(actor, { bankSlug: bank.slug, wasPublic });
}

export async function moveCall(
  p: Platform,
  actor: Known,
  id: string,
  move: z.infer<typeof CallMove>,
): Promise<CallEditing | Failure> {
  return p.db.transaction(async (tx) => {
    const work = await visibleCall(tx, actor, id);
    if (isFailure(work)) return work;
    const moved = await moveCallWithin(p, tx, { callId: id, actor, ...move });
    return isFailure(moved) ? moved : edited(p, tx, actor, id);
  });
}
