import type { CreateBody } from '@app/contracts/applications/applications.schemas';
import {
  type AnyForm,
  copyContent,
  emptyContentOf,
  filesIn,
} from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { callState } from '@app/domain/calls/call';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { callBySlug } from '../calls/public.ts';
import { draftsFull, findDraft, insertDraft } from './applications.drafts.repo.ts';
import { filesOf, insertFiles } from './applications.files.repo.ts';
import { listedOf } from './applications.listed.ts';
import { listMembers } from './applications.lists.repo.ts';
import { formFor, type WrittenApplication } from './applications.repo.ts';
import { draftSlug } from './applications.slug.ts';
import { unnamedIn } from './applications.unnamed.ts';

export interface Named {
  readonly id: string;
  readonly slug: string;
}

/**
 * Begins an application for a call; an owner has one draft for each call, so a second wish, at the
 * same moment too, gets the first one's.
 */
export async function createDraft(
  p: Platform,
  actor: NonNullable<Actor>,
  { callSlug, source }: z.infer<typeof CreateBody>,
): Promise<Named | Failure> {
  const [found] = await callBySlug(p.db.read).execute({ slug: callSlug });
  if (!found) return fail('NOT_FOUND');
  const { call, bank } = found;
  const existing = await findDraft(p.db.read, call.id, actor.id);
  if (existing) return existing;
  const at = p.clock.now();
  if (callState(call, at) !== 'open') return fail('CALL_CLOSED');
  return p.db.transaction(async (tx) => {
    if (await draftsFull(tx, actor.id)) {
      return (await findDraft(tx, call.id, actor.id)) ?? fail('TOO_MANY_DRAFTS');
    }
    const people = await membersByIds(tx, [actor.id]);
    const form = formOf(call.kind);
    const applicantName = people.get(actor.id)?.name ?? '';
    const { municipality } = bank;
    const content = { ...emptyContentOf(form), ...form.start({ applicantName, municipality }) };
    const made = await insertNew(
      tx,
      { form, blind: call.blind },
      { callId: call.id, bankId: bank.id, ownerId: actor.id, source: source ?? null },
      content,
      at,
    );
    if (!made) return (await findDraft(tx, call.id, actor.id)) ?? fail('WRONG_STATUS');
    await recordAudit(tx, {
      action: 'application.created',
      subject: made.id,
      actorId: actor.id,
      at,
      details: { call: call.id },
    });
    return made;
  });
}

/**
 * Makes a new draft of a rejected application, linked to it, in the same call. A draft that the
 * owner already has for the call stays as it is and is answered instead.
 */
export async function copyToDraft(
  tx: Tx,
  record: WrittenApplication,
  at: Date,
): Promise<Named | Failure> {
  const { id, callId, bankId, ownerId } = record.application;
  if (await draftsFull(tx, ownerId)) {
    return (await findDraft(tx, callId, ownerId)) ?? fail('TOO_MANY_DRAFTS');
  }
  const membershipId = newId();
  // Only the owner is of the copy's team; the others are invited anew.
  const owner = (await listMembers(tx, id)).find((member) => member.userId === ownerId);
  const form = formFor(record);
  const wanted = new Set(filesIn(form, record.draft));
  const files = (await filesOf(tx, id)).filter((file) => wanted.has(file.id));
  const copies = files.map((file) => ({ ...file, id: newId(), was: file.id }));
  const content = copyContent(form, record.draft, newId, {
    members: new Map(owner && [[owner.id, membershipId]]),
    files: new Map(copies.map((file) => [file.was, file.id])),
  });
  const of = { callId, bankId, ownerId, copiedFrom: id };
  const { blind } = record.call;
  const copy = await insertNew(tx, { form, blind }, of, content, at, membershipId);
  if (copy) {
    // Both lead to the same in the store.
    await insertFiles(
      tx,
      copies.map(({ was, ...file }) => ({ ...file, applicationId: copy.id })),
    );
  }
  const made = copy ?? (await findDraft(tx, callId, ownerId));
  if (!made) throw new Error(`The draft of ${ownerId} for the call ${callId} vanished.`);
  return made;
}

async function insertNew(
  tx: Tx,
  call: { readonly form: AnyForm; readonly blind: boolean },
  of: {
    callId: string;
    bankId: string;
    ownerId: string;
    copiedFrom?: string;
    source?: string | null;
  },
  content: WrittenApplication['draft'],
  at: Date,
  membershipId = newId(),
): Promise<Named | undefined> {
  const id = newId();
  const slug = draftSlug(id);
  const inserted = await insertDraft(
    tx,
    {
      id,
      slug,
      ...of,
      status: 'draft',
      content,
      fieldRevisions: {},
      ...listedOf(call.form, content, await unnamedIn(tx, call, [of.ownerId])),
      createdAt: at,
      updatedAt: at,
    },
    membershipId,
  );
  return inserted ? { id, slug } : undefined;
}
