import { isDeepStrictEqual } from 'node:util';
import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallEditing, NewCall, SaveCall } from '@app/contracts/calls/call-editing.schemas';
import type { StoredDocument } from '@app/contracts/files/files.schemas';
import { type CallField, emptyCall, nextRound } from '@app/domain/calls/call.content';
import { fixedFields, sectionsFit } from '@app/domain/calls/call.missing';
import { callPolicy } from '@app/domain/calls/call.policy';
import { hasAnyPermission } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { type FileForm, storeDocument } from '../files/public.ts';
import { columnsOf } from './calls.content.ts';
import { statusNow } from './calls.moves.service.ts';
import {
  banksBySlugs,
  type CallWork,
  findWork,
  insertCall,
  writeHistory,
} from './calls.work.repo.ts';
import {
  changeCall,
  clashWith,
  edited,
  editingOf,
  managed,
  type SignedIn,
  visibleCall,
} from './calls.work.service.ts';
import { beginCopy, editCopy, pick, revisionOf } from './calls.working-copy.ts';

export const openCall = (
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof CallEditing> | Failure> =>
  p.db.transaction((tx) => edited(p, tx, actor, id));

/** Begins a call; asked for twice with the same id, one is made. */
export async function createCall(
  p: Platform,
  actor: SignedIn,
  body: z.infer<typeof NewCall>,
): Promise<z.output<typeof CallEditing> | Failure> {
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
  actor: SignedIn,
  id: string,
  { revision, content, editor }: z.infer<typeof SaveCall>,
): Promise<z.output<typeof CallEditing> | Failure> {
  // Left out is left out: what comes over the wire has no undefined.
  const sent = content as Partial<CallContent>;
  return changeCall(p, actor, id, async (tx, work) => {
    if (revision > revisionOf(work)) return fail('VALIDATION', { fields: { revision: 'invalid' } });
    if (work.call.status === 'archived') return fail('WRONG_STATUS');
    const fields = Object.keys(sent) as CallField[];
    const changed = fields.filter((field) => !isDeepStrictEqual(sent[field], work.content[field]));
    const refused =
      (await clashOf(p, tx, work, actor, changed, { revision, editor })) ??
      (await refusedField(p, tx, work, actor, sent, changed));
    if (refused || changed.length === 0) return refused;
    const author = { by: actor.id, at: p.clock.now(), editor };
    await editCopy(tx, work, pick(sent, changed), author);
    p.signals.publish(tx, `call:${id}`);
    return undefined;
  });
}

async function clashOf(
  p: Platform,
  tx: Tx,
  work: CallWork,
  actor: SignedIn,
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
  return clashWith(p, tx, work, actor, {
    fields: clashing,
    changedBy: people.get(by)?.name ?? '',
  });
}

/** What the working copy cannot take: what is fixed, and banks that are none. */
async function refusedField(
  p: Platform,
  tx: Tx,
  work: CallWork,
  actor: SignedIn,
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

/** Keeps a document for a call; it is part of it once its address stands in the content. */
export async function addDocument(
  p: Platform,
  actor: SignedIn,
  id: string,
  read: () => Promise<FileForm | Failure>,
): Promise<StoredDocument | Failure> {
  const work = managed(await findWork(p.db.read, id), actor);
  if (isFailure(work)) return work;
  const form = await read();
  return isFailure(form) ? form : storeDocument(p, form);
}
