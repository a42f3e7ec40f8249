import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, EditView } from '@app/contracts/applications/applications.schemas';
import { applicationPolicy } from '@app/domain/applications/application.policy';
import { changesBetween } from '@app/domain/applications/form/compare';
import {
  type AnyContent,
  type AnyForm,
  fieldsOf,
  sectionOfField,
  wholeContent,
} from '@app/domain/applications/form/form';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { toBody } from './applications.content.ts';
import {
  type Edit,
  editsAfter,
  extendEdit,
  insertEdit,
  lastEdit,
  listEdits,
  sideOf,
} from './applications.edits.repo.ts';
import { findApplication, formFor, type WrittenApplication } from './applications.repo.ts';
import { isInsider, seenBy, subjectOf } from './applications.subject.ts';

/** What one person writes in one section without a longer break is one edit. */
const oneSitting = 5 * 60 * 1000;
const atMost = 100;

/** Keeps what a save changes, with what stood there before: nothing that was saved is lost. */
export async function recordEdit(
  tx: Tx,
  form: AnyForm,
  before: AnyContent,
  edit: {
    readonly applicationId: string;
    readonly editRevision: number;
    readonly by: string;
    readonly at: Date;
    readonly after: AnyContent;
    /** The revision on which its author wrote; null if it is to stand by itself. */
    readonly seen: number | null;
  },
): Promise<void> {
  const { after, seen, ...made } = edit;
  const changes = Object.fromEntries(
    Object.keys(after).map((field) => [field, { before: before[field], after: after[field] }]),
  );
  const last = await lastEdit(tx, made.applicationId);
  const sections = sectionsOf(form, changes);
  const goesOn =
    last?.by === made.by &&
    // Who did not see their own last save did not mean to replace it.
    seen !== null &&
    seen >= last.editRevision &&
    made.at.getTime() - last.at.getTime() < oneSitting &&
    isDeepStrictEqual(sections, sectionsOf(form, last.changes));
  if (!goesOn) {
    await insertEdit(tx, { ...made, changes });
    return;
  }
  const joined = { ...last.changes };
  for (const [field, change] of Object.entries(changes)) {
    joined[field] = { before: (joined[field] ?? change).before, after: change.after };
  }
  await extendEdit(tx, last, { editRevision: made.editRevision, changes: joined, at: made.at });
}

const sectionsOf = (form: AnyForm, changes: Edit['changes']): string[] => [
  ...new Set(
    Object.keys(changes)
      .filter((field) => field in fieldsOf(form))
      .map((field) => sectionOfField(form, field)),
  ),
];

/** The application for those who may read what its team writes: whoever may write it. */
async function readable(
  read: Reader,
  actor: NonNullable<Actor>,
  id: string,
): Promise<WrittenApplication | Failure> {
  const record = await findApplication(read, { id });
  if (!record || !isInsider(actor, subjectOf(record))) return fail('NOT_FOUND');
  const verdict = applicationPolicy.edit(actor, seenBy(actor, subjectOf(record)));
  return verdict.ok || verdict.reason !== 'NOT_TEAM' ? record : fail('FORBIDDEN');
}

export async function listEditsOf(
  p: Platform,
  actor: NonNullable<Actor>,
  id: string,
): Promise<EditView[] | Failure> {
  const record = await readable(p.db.read, actor, id);
  if (isFailure(record)) return record;
  const form = formFor(record);
  const edits = await listEdits(p.db.read, id, atMost);
  const people = await membersByIds(
    p.db.read,
    edits.map(({ by }) => by),
  );
  return edits.map((edit) => ({
    editRevision: edit.editRevision,
    by: people.get(edit.by)?.name ?? '',
    at: edit.at.toISOString(),
    changes: told(form, sideOf(edit, 'before'), sideOf(edit, 'after')),
  }));
}

/** What is different now from how it stood after an edit. */
export async function compareWith(
  p: Platform,
  actor: NonNullable<Actor>,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<ContentChange[] | Failure> {
  const record = await readable(p.db.read, actor, id);
  if (isFailure(record)) return record;
  const then = await contentAt(p.db.read, record, revision);
  return then ? told(formFor(record), then, record.working) : fail('NOT_FOUND');
}

const told = (form: AnyForm, before: AnyContent, after: AnyContent): ContentChange[] =>
  changesBetween(form, toBody(form, before), toBody(form, after));

/** The content as an edit left it; undefined for a revision that was never kept. */
export async function contentAt(
  read: Reader,
  { application, call, working }: WrittenApplication,
  revision: number,
): Promise<AnyContent | undefined> {
  if (revision > application.editRevision) return undefined;
  const later = await editsAfter(read, application.id, revision);
  // The last edit first: of each field there remains what stood before the earliest.
  const undone = Object.assign({}, working, ...later.map((edit) => sideOf(edit, 'before')));
  return wholeContent(formFor({ call }), undone);
}
