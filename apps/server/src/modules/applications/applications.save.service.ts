import { isDeepStrictEqual } from 'node:util';
import type {
  ApplicationDraft,
  ClashDetails,
  SaveAnswer,
  SaveBody,
} from '@app/contracts/applications/applications.schemas';
import { applicationPolicy } from '@app/domain/applications/application.policy';
import { type AnyContent, fieldsOf, sectionOfField } from '@app/domain/applications/form/form';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { pickBody, readChanges } from './applications.content.ts';
import { contentAt, recordEdit } from './applications.edits.service.ts';
import { listedOf } from './applications.listed.ts';
import { moveWithin } from './applications.moves.service.ts';
import { openDraft } from './applications.read.service.ts';
import { formFor, lockApplication, updateApplication } from './applications.repo.ts';
import { isInsider, seenBy, subjectOf } from './applications.subject.ts';

type SignedInActor = NonNullable<Actor>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/**
 * Saves the changed fields of an application. Fields that only others changed since the sent
 * revision come back with the answer; if a field was changed to something else by both, nothing is
 * saved and the answer is a `REVISION_CLASH` with what stands there now.
 */
export async function saveDraft(
  p: Platform,
  actor: SignedInActor,
  id: string,
  body: z.infer<typeof SaveBody>,
): Promise<SaveAnswer | Failure> {
  return p.db.transaction(async (tx) => {
    const record = await lockApplication(tx, id);
    if (!record) return fail('NOT_FOUND');
    const form = formFor(record);
    const known = Object.keys(body.changes).filter((field) => field in fieldsOf(form));
    const refused = editRefusal(record, actor, known) ?? unknownRevision(record, body.editRevision);
    if (refused) return refused;
    const changes = readChanges(form, body.changes);
    if (isFailure(changes)) return changes;
    const theirs = changedSince(record, body.editRevision, body.editor);
    const clashing = theirs.filter(
      (field) => field in changes && !isDeepStrictEqual(changes[field], record.working[field]),
    );
    if (clashing.length > 0) return clash(tx, record, clashing);
    const merged = pickBody(
      form,
      record.working,
      theirs.filter((field) => !(field in changes)),
    );
    const { editRevision, savedAt } = await write(p, tx, record, changes, {
      by: actor.id,
      editor: body.editor,
      seen: body.editRevision,
    });
    return { editRevision, savedAt: savedAt.toISOString(), merged };
  });
}

function editRefusal(
  record: Locked,
  actor: SignedInActor,
  fields: readonly string[],
): Failure | undefined {
  const subject = seenBy(actor, subjectOf(record));
  const verdict = applicationPolicy.edit(actor, subject);
  if (!verdict.ok) {
    if (!isInsider(actor, subject)) return fail('NOT_FOUND');
    return fail(verdict.reason === 'NOT_TEAM' ? 'FORBIDDEN' : 'WRONG_STATUS');
  }
  const sections = [...new Set(fields.map((field) => sectionOfField(formFor(record), field)))];
  const closed = sections.filter((section) => !applicationPolicy.edit(actor, subject, section).ok);
  return closed.length > 0
    ? fail('WRONG_STATUS', { details: { closedSections: closed } })
    : undefined;
}

function unknownRevision(record: Locked, revision: number): Failure | undefined {
  return revision > record.application.editRevision
    ? fail('VALIDATION', { fields: { editRevision: 'invalid' } })
    : undefined;
}

/** Fields that were changed after a revision, other than by the same open editor. */
function changedSince(record: Locked, revision: number, editor: string): string[] {
  return Object.entries(record.fieldRevisions)
    .filter(([, last]) => last.revision > revision && (editor === '' || last.editor !== editor))
    .map(([field]) => field);
}

async function clash(read: Reader, record: Locked, fields: readonly string[]): Promise<Failure> {
  const [last] = fields
    .flatMap((field) => record.fieldRevisions[field] ?? [])
    .sort((a, b) => b.revision - a.revision);
  const people = await membersByIds(read, last ? [last.by] : []);
  const details: ClashDetails = {
    editRevision: record.application.editRevision,
    theirs: pickBody(formFor(record), record.working, fields),
    changedBy: (last && people.get(last.by)?.name) ?? '',
    savedAt: record.application.updatedAt.toISOString(),
  };
  return fail('REVISION_CLASH', { details });
}

/** Writes what differs; a save that changes nothing keeps the revision. */
async function write(
  p: Platform,
  tx: Tx,
  record: Locked,
  changes: AnyContent,
  { seen, ...author }: { by: string; editor: string; seen: number | null },
): Promise<{ editRevision: number; savedAt: Date }> {
  const { application, working, fieldRevisions } = record;
  const changed = Object.keys(changes).filter(
    (field) => !isDeepStrictEqual(changes[field], working[field]),
  );
  if (changed.length === 0) {
    return { editRevision: application.editRevision, savedAt: application.updatedAt };
  }
  const editRevision = application.editRevision + 1;
  const savedAt = p.clock.now();
  const content = { ...working, ...changes };
  await updateApplication(tx, application.id, {
    content,
    editRevision,
    fieldRevisions: {
      ...fieldRevisions,
      ...Object.fromEntries(changed.map((field) => [field, { revision: editRevision, ...author }])),
    },
    updatedAt: savedAt,
    ...(application.submittedRevision === 0 ? listedOf(formFor(record), content) : {}),
  });
  const after = Object.fromEntries(changed.map((field) => [field, changes[field]]));
  const edit = {
    applicationId: application.id,
    editRevision,
    by: author.by,
    at: savedAt,
    after,
    seen,
  };
  await recordEdit(tx, formFor(record), working, edit);
  p.signals.publish(tx, `application:${application.id}`);
  return { editRevision, savedAt };
}

/** Writes the content as an edit left it, as a new revision: what stood meanwhile is kept too. */
export async function restoreEdit(
  p: Platform,
  actor: SignedInActor,
  { id, revision }: { readonly id: string; readonly revision: number },
  seen: number,
): Promise<ApplicationDraft | Failure> {
  const done = await p.db.transaction(async (tx) => {
    const record = await lockApplication(tx, id);
    if (!record) return fail('NOT_FOUND');
    const refused = editRefusal(record, actor, []);
    if (refused) return refused;
    const then = await contentAt(tx, record, revision);
    if (!then) return fail('NOT_FOUND');
    const fields = Object.keys(then).filter(
      (field) => !isDeepStrictEqual(then[field], record.working[field]),
    );
    const closed = editRefusal(record, actor, fields) ?? (await staleSubmission(tx, record, seen));
    if (closed) return closed;
    const changes = Object.fromEntries(fields.map((field) => [field, then[field]]));
    await write(p, tx, record, changes, { by: actor.id, editor: '', seen: null });
    return undefined;
  });
  return done ?? openDraft(p, actor, id);
}

/**
 * Whether others saved since the revision that the owner last saw: what they submit would not be
 * what they read.
 */
export async function staleSubmission(
  read: Reader,
  record: Locked,
  sent: ApplicationDraft['editRevision'],
): Promise<Failure | undefined> {
  const wrong = unknownRevision(record, sent);
  if (wrong) return wrong;
  const theirs = changedSince(record, sent, '');
  return theirs.length > 0 ? clash(read, record, theirs) : undefined;
}

/**
 * Submits an application as the owner last saw it.
 *
 * @param editRevision the revision that the owner's screen shows; if others saved since, the answer
 *   is a `REVISION_CLASH` with their fields, so that nobody submits what they have not read.
 */
export async function submitDraft(
  p: Platform,
  actor: NonNullable<Actor>,
  id: string,
  editRevision: number,
): Promise<ApplicationDraft | Failure> {
  const moved = await p.db.transaction((tx) =>
    moveWithin(p, tx, { applicationId: id, actor, event: 'submit', editRevision }),
  );
  return isFailure(moved) ? moved : openDraft(p, actor, id);
}
