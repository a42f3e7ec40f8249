import { isDeepStrictEqual } from 'node:util';
import type {
  ApplicationDraft,
  ClashDetails,
  RestoreBody,
  SaveAnswer,
  SaveBody,
} from '@app/contracts/applications/applications.schemas';
import { type AnyContent, fieldsOf, filesIn, withFiles } from '@app/domain/applications/form/form';
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
import { bringsAnything, foreignIn } from './applications.foreign.service.ts';
import { listedAs } from './applications.listed.ts';
import { moveWithin } from './applications.moves.service.ts';
import { notifiedSince, tellActivity } from './applications.notices.ts';
import { openDraft } from './applications.read.service.ts';
import { formFor, type WritableApplication } from './applications.repo.ts';
import {
  changesSince,
  findForSave,
  lockForSave,
  type Saved,
  type Written,
  writeChanges,
} from './applications.save.repo.ts';
import { editRefusal, subjectOf, writersOnly } from './applications.subject.ts';
import { unnamedIn } from './applications.unnamed.ts';

type SignedInActor = NonNullable<Actor>;
type Body = z.infer<typeof SaveBody>;

/**
 * Saves the changed fields of an application. Fields that only others changed since the sent
 * revision come back with the answer; if a field was changed to something else by both, nothing is
 * saved and the answer is a `REVISION_CLASH` with what stands there now.
 */
export const saveDraft = async (
  p: Platform,
  actor: SignedInActor,
  id: string,
  body: Body,
): Promise<z.output<typeof SaveAnswer> | Failure> =>
  (await saveAtOnce(p, actor, id, body)) ??
  p.db.transaction(async (tx) => {
    const record = await lockForSave(tx, id);
    if (!record) return fail('NOT_FOUND');
    const changes = changesOf(record, actor, body);
    if (isFailure(changes)) return changes;
    const foreign = await foreignIn(tx, record, changes);
    if (foreign) return foreign;
    const merged = await mergedWith(tx, record, changes, body);
    if (isFailure(merged)) return merged;
    const author = { by: actor.id, editor: body.editor, seen: body.editRevision };
    return { ...(await write(p, tx, record, changes, author)), merged };
  });

/**
 * The same where nothing has to be held for it: the save rests on what was read, and writes nothing
 * if that is not so any more.
 *
 * @returns undefined where it takes more, or where somebody was faster.
 */
async function saveAtOnce(
  p: Platform,
  actor: SignedInActor,
  id: string,
  body: Body,
): Promise<z.output<typeof SaveAnswer> | Failure | undefined> {
  const { read } = p.db;
  const record = await findForSave(read, id);
  if (!record) return fail('NOT_FOUND');
  const changes = changesOf(record, actor, body);
  if (isFailure(changes)) return changes;
  if (bringsAnything(record, changes)) return undefined;
  const merged = await mergedWith(read, record, changes, body);
  if (isFailure(merged)) return merged;
  const author = { by: actor.id, editor: body.editor, seen: body.editRevision };
  const written = await writtenBy(p, read, record, changes, author);
  if (!written) return { ...standing(record), merged };
  if (removesFile(record, written) || isNewsFor(record, written)) return undefined;
  const isWritten = await p.db.single(async (tx) => {
    const isDone = (await writeChanges(tx, written)) !== undefined;
    if (isDone) p.signals.publish(tx, `written:${id}`);
    return isDone;
  });
  return isWritten ? { ...savedAs(written), merged } : undefined;
}

/** What a save changes, if its author may. */
function changesOf(record: Saved, actor: SignedInActor, body: Body): AnyContent | Failure {
  const form = formFor(record);
  const known = Object.keys(body.changes).filter((field) => field in fieldsOf(form));
  const refused = editRefusal(record, actor, known) ?? unknownRevision(record, body.editRevision);
  return refused ?? readChanges(form, body.changes);
}

/** What others changed meanwhile in other fields; a clash where it is the same. */
async function mergedWith(
  read: Reader,
  record: Saved,
  changes: AnyContent,
  { editRevision, editor }: Body,
): Promise<z.output<typeof SaveAnswer>['merged'] | Failure> {
  const theirs = changedSince(record, editRevision, editor);
  const clashing = theirs.filter(
    (field) => field in changes && !isDeepStrictEqual(changes[field], record.draft[field]),
  );
  if (clashing.length > 0) return clash(read, record, clashing);
  const others = theirs.filter((field) => !(field in changes));
  return pickBody(formFor(record), record.draft, others);
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
    theirs: pickBody(formFor(record), record.draft, fields),
    changedBy: (last && people.get(last.by)?.name) ?? '',
    savedAt: record.application.updatedAt.toISOString(),
  };
  return fail('REVISION_CLASH', { details });
}

interface Author {
  readonly by: string;
  readonly editor: string;
  readonly seen: number | null;
  readonly restored?: boolean;
}

const standing = ({ application }: Saved) => ({
  editRevision: application.editRevision,
  savedAt: application.updatedAt,
});

const savedAs = ({ editRevision, at }: Written) => ({ editRevision, savedAt: at });

/** What is written of what differs; undefined where nothing does, and the revision stays. */
async function writtenBy(
  p: Platform,
  read: Reader,
  record: Saved,
  changes: AnyContent,
  { by, editor, seen, restored = false }: Author,
): Promise<Written | undefined> {
  const { application, draft, last, version } = record;
  const form = formFor(record);
  const changed = Object.keys(changes).filter(
    (field) => !isDeepStrictEqual(changes[field], draft[field]),
  );
  if (changed.length === 0) return undefined;
  const editRevision = application.editRevision + 1;
  const at = p.clock.now();
  const after = Object.fromEntries(changed.map((field) => [field, changes[field]]));
  const about = form.about({ ...draft, ...after });
  const listed =
    application.submittedRevision === 0 && !isDeepStrictEqual(about, form.about(draft));
  return {
    applicationId: application.id,
    version,
    editRevision,
    by,
    at,
    restored,
    changes: after,
    fieldRevisions: Object.fromEntries(
      changed.map((field) => [field, { revision: editRevision, by, editor }]),
    ),
    listed: listed
      ? listedAs(about, await unnamedIn(read, record.call, record.memberIds))
      : undefined,
    last:
      last && goesOn(form, last, { by, at, fields: changed, seen }) ? last.editRevision : undefined,
  };
}

/** Writes what differs of a record that is held. */
async function write(
  p: Platform,
  tx: Tx,
  record: Saved,
  changes: AnyContent,
  author: Author,
): Promise<Omit<z.output<typeof SaveAnswer>, 'merged'>> {
  const written = await writtenBy(p, tx, record, changes, author);
  if (!written) return standing(record);
  const { applicationId, by, at, restored } = written;
  const toTell = await writeChanges(tx, written, notifiedSince(at));
  if (!toTell) throw new Error('What is held was changed.');
  if (removesFile(record, written)) await sweepRemoved(p, tx, applicationId);
  await tellActivity(p, tx, record, { by, text: 'teamWroteTeam', userIds: toTell });
  p.signals.publish(tx, `${restored ? 'application' : 'written'}:${applicationId}`);
  return savedAs(written);
}

/** Whether somebody in the team has not heard yet today that something is done here. */
const isNewsFor = ({ notified }: Saved, { by, at: now }: Written): boolean =>
  notified.some(
    ({ userId, at }) => userId !== by && (at === null || new Date(at) < notifiedSince(now)),
  );

function removesFile(record: Saved, { changes }: Written): boolean {
  const form = formFor(record);
  const before = Object.fromEntries(
    Object.keys(changes).map((field) => [field, record.draft[field]]),
  );
  const kept = new Set(filesIn(form, changes));
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
): Promise<z.output<typeof ApplicationDraft> | Failure> {
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
        (asked?.includes(field) ?? true) && !isDeepStrictEqual(then[field], record.draft[field]),
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
): Promise<z.output<typeof SaveAnswer> | Failure> {
  const record = await changesSince(p.db.read, id, revision);
  if (!record) return fail('NOT_FOUND');
  const refused = writersOnly(actor, subjectOf(record));
  if (refused) return refused;
  const { editRevision, savedAt, changed } = record;
  const merged = pickBody(formFor(record), changed, Object.keys(changed));
  return { editRevision, savedAt, merged };
}

/**
 * Whether others saved since the revision that the owner last saw: what they submit would not be
 * what they read.
 */
export async function staleSubmission(
  read: Reader,
  record: WritableApplication,
  sent: z.output<typeof ApplicationDraft>['editRevision'],
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
): Promise<z.output<typeof ApplicationDraft> | Failure> {
  const moved = await p.db.transaction((tx) =>
    moveWithin(p, tx, { applicationId: id, actor, event: 'submit', editRevision }),
  );
  return isFailure(moved) ? moved : openDraft(p, actor, id);
}
