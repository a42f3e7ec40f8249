import { isDeepStrictEqual } from 'node:util';
import type {
  ApplicationDraft,
  ClashDetails,
  RestoreBody,
  SaveAnswer,
  SaveBody,
} from '@app/contracts/applications/applications.schemas';
import {
  type AnyContent,
  type AnyForm,
  fieldsOf,
  filesIn,
  withFiles,
} from '@app/domain/applications/form/form';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { pickBody, readChanges } from './applications.content.ts';
import { contentAt, goesOn } from './applications.edits.service.ts';
import { filesOf } from './applications.files.repo.ts';
import { sweepRemoved } from './applications.files.service.ts';
import { foreignIn } from './applications.foreign.service.ts';
import { listedAs } from './applications.listed.ts';
import { moveWithin } from './applications.moves.service.ts';
import { tellActivity, toldSince } from './applications.notices.ts';
import { openDraft } from './applications.read.service.ts';
import { formFor, type WritableApplication } from './applications.repo.ts';
import { changesSince, lockForSave, writeChanges } from './applications.save.repo.ts';
import { editRefusal, subjectOf, writersOnly } from './applications.subject.ts';
import { unnamedIn } from './applications.unnamed.ts';

type SignedInActor = NonNullable<Actor>;
type Held = NonNullable<Awaited<ReturnType<typeof lockForSave>>>;

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
    const record = await lockForSave(tx, id);
    if (!record) return fail('NOT_FOUND');
    const form = formFor(record);
    const known = Object.keys(body.changes).filter((field) => field in fieldsOf(form));
    const refused = editRefusal(record, actor, known) ?? unknownRevision(record, body.editRevision);
    if (refused) return refused;
    const changes = readChanges(form, body.changes);
    if (isFailure(changes)) return changes;
    const foreign = await foreignIn(tx, record, changes);
    if (foreign) return foreign;
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

function unknownRevision(record: WritableApplication, revision: number): Failure | undefined {
  return revision > record.application.editRevision
    ? fail('VALIDATION', { fields: { editRevision: 'invalid' } })
    : undefined;
}

/** Fields that were changed after a revision, other than by the same open editor. */
function changedSince(record: WritableApplication, revision: number, editor: string): string[] {
  const asked = fieldsOf(formFor(record));
  return Object.entries(record.fieldRevisions)
    .filter(([field]) => field in asked)
    .filter(([, last]) => last.revision > revision && (editor === '' || last.editor !== editor))
    .map(([field]) => field);
}

async function clash(
  read: Reader,
  record: WritableApplication,
  fields: readonly string[],
): Promise<Failure> {
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
  record: Held,
  changes: AnyContent,
  {
    seen,
    restored = false,
    ...author
  }: { by: string; editor: string; seen: number | null; restored?: boolean },
): Promise<{ editRevision: number; savedAt: Date }> {
  const { application, working, last } = record;
  const form = formFor(record);
  const changed = Object.keys(changes).filter(
    (field) => !isDeepStrictEqual(changes[field], working[field]),
  );
  if (changed.length === 0) {
    return { editRevision: application.editRevision, savedAt: application.updatedAt };
  }
  const editRevision = application.editRevision + 1;
  const at = p.clock.now();
  const after = Object.fromEntries(changed.map((field) => [field, changes[field]]));
  const about = form.about({ ...working, ...after });
  const listed =
    application.submittedRevision === 0 && !isDeepStrictEqual(about, form.about(working));
  const save = { by: author.by, at, fields: changed, seen };
  const toTell = await writeChanges(tx, {
    applicationId: application.id,
    editRevision,
    by: author.by,
    at,
    restored,
    changes: after,
    fieldRevisions: Object.fromEntries(
      changed.map((field) => [field, { revision: editRevision, ...author }]),
    ),
    listed: listed
      ? listedAs(about, await unnamedIn(tx, record.call, record.memberIds))
      : undefined,
    last: last && goesOn(form, last, save) ? last.editRevision : undefined,
    toldSince: toldSince(at),
  });
  const replaced = Object.fromEntries(changed.map((field) => [field, working[field]]));
  if (removesFile(form, replaced, after)) await sweepRemoved(p, tx, application.id);
  await tellActivity(p, tx, record, { by: author.by, text: 'teamWroteTeam', userIds: toTell });
  p.signals.publish(tx, `${restored ? 'application' : 'written'}:${application.id}`);
  return { editRevision, savedAt: at };
}

function removesFile(form: AnyForm, before: AnyContent, after: AnyContent): boolean {
  const kept = new Set(filesIn(form, after));
  return filesIn(form, before).some((id) => !kept.has(id));
}

/**
 * Writes the content, or some of its fields, as an edit left it, as a new revision: what stood
 * meanwhile is kept too.
 */
export async function restoreEdit(
  p: Platform,
  actor: SignedInActor,
  { id, revision }: { readonly id: string; readonly revision: number },
  { editRevision, fields: asked }: z.infer<typeof RestoreBody>,
): Promise<ApplicationDraft | Failure> {
  const done = await p.db.transaction(async (tx) => {
    const record = await lockForSave(tx, id);
    if (!record) return fail('NOT_FOUND');
    const refused = editRefusal(record, actor, []);
    if (refused) return refused;
    const was = await contentAt(tx, record, revision);
    if (!was) return fail('NOT_FOUND');
    const files = await filesOf(tx, id);
    const then = withFiles(formFor(record), was, new Map(files.map((one) => [one.id, one.id])));
    const fields = Object.keys(fieldsOf(formFor(record))).filter(
      (field) =>
        (asked?.includes(field) ?? true) && !isDeepStrictEqual(then[field], record.working[field]),
    );
    const closed =
      editRefusal(record, actor, fields) ?? (await staleSubmission(tx, record, editRevision));
    if (closed) return closed;
    const changes = Object.fromEntries(fields.map((field) => [field, then[field]]));
    const foreign = await foreignIn(tx, record, changes);
    if (foreign) return foreign;
    await write(p, tx, record, changes, { by: actor.id, editor: '', seen: null, restored: true });
    return undefined;
  });
  return done ?? openDraft(p, actor, id);
}

/** What was saved after a revision: all that an open page needs once others wrote. */
export async function savedSince(
  p: Platform,
  actor: SignedInActor,
  id: string,
  revision: number,
): Promise<SaveAnswer | Failure> {
  const record = await changesSince(p.db.read, id, revision);
  if (!record) return fail('NOT_FOUND');
  const refused = writersOnly(actor, subjectOf(record));
  if (refused) return refused;
  const { editRevision, savedAt, changed } = record;
  const merged = pickBody(formFor(record), changed, Object.keys(changed));
  return { editRevision, savedAt: savedAt.toISOString(), merged };
}

/**
 * Whether others saved since the revision that the owner last saw: what they submit would not be
 * what they read.
 */
export async function staleSubmission(
  read: Reader,
  record: WritableApplication,
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
