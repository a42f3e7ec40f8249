import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, EditView } from '@app/contracts/applications/applications.schemas';
import { toBody } from '@app/domain/applications/form/amounts';
import { changesBetween } from '@app/domain/applications/form/compare';
import {
  type AnyContent,
  type AnyForm,
  fieldsOf,
  sectionOfField,
  wholeContent,
  wholeFields,
} from '@app/domain/applications/form/form';
import type { Actor } from '@app/domain/permissions/permissions';
import { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { cursorOf, type ListPage, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { type Edit, editsAfter, lastEdit, listEdits, sideOf } from './applications.edits.repo.ts';
import {
  findApplication,
  formFor,
  type WritableApplication,
  type WrittenApplication,
} from './applications.repo.ts';
import type { LastEdit } from './applications.save.repo.ts';
import { subjectOf, writersOnly } from './applications.subject.ts';

/** What one person writes in one section without a longer break is one edit. */
const oneSitting = 5 * 60 * 1000;

/** Whether a save goes on with the last edit, so that both are one. */
export function goesOn(
  form: AnyForm,
  last: LastEdit,
  save: {
    readonly by: string;
    readonly at: Date;
    readonly fields: readonly string[];
    /** The revision on which its author wrote; null if it is to stand by itself. */
    readonly seen: number | null;
  },
): boolean {
  return (
    last.by === save.by &&
    !last.restored &&
    // Who did not see their own last save did not mean to replace it.
    save.seen !== null &&
    save.seen >= last.editRevision &&
    save.at.getTime() - last.at.getTime() < oneSitting &&
    isDeepStrictEqual(sectionsOf(form, save.fields), sectionsOf(form, last.fields))
  );
}

const sectionsOf = (form: AnyForm, fields: readonly string[]): ReadonlySet<string> =>
  new Set(
    fields.filter((field) => field in fieldsOf(form)).map((field) => sectionOfField(form, field)),
  );

async function readable(
  read: Reader,
  actor: NonNullable<Actor>,
  id: string,
): Promise<WrittenApplication | Failure> {
  const record = await findApplication(read, { id });
  if (!record) return fail('NOT_FOUND');
  return writersOnly(actor, subjectOf(record)) ?? record;
}

export async function listEditsOf(
  p: Platform,
  actor: NonNullable<Actor>,
  id: string,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof EditView>> | Failure> {
  const record = await readable(p.db.read, actor, id);
  if (isFailure(record)) return record;
  const form = formFor(record);
  return listPage(query, {
    cursor: editCursor,
    read: (slice) => listEdits(p.db.read, id, slice),
    place: ({ editRevision }: Edit) => ({ editRevision }),
    show: async (edits) => {
      const people = await membersByIds(
        p.db.read,
        edits.map(({ by }) => by),
      );
      return edits.map((edit) => ({
        editRevision: edit.editRevision,
        by: people.get(edit.by)?.name ?? '',
        at: edit.at,
        restored: edit.restored,
        changes: told(form, sideOf(edit, 'before'), sideOf(edit, 'after')),
      }));
    },
  });
}

const editCursor = cursorOf({
  editRevision: z.coerce
    .number()
    .int()
    .max(2 ** 31 - 1),
});

/** Who brought back an earlier state, as long as nothing was saved since; null if nobody else did. */
export async function restoredBy(
  read: Reader,
  actor: NonNullable<Actor>,
  id: string,
): Promise<string | null> {
  const last = await lastEdit(read, id);
  if (!last?.restored || last.by === actor.id) return null;
  return (await membersByIds(read, [last.by])).get(last.by)?.name ?? '';
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
  return then ? told(formFor(record), then, record.draft) : fail('NOT_FOUND');
}

const told = (form: AnyForm, before: AnyContent, after: AnyContent): ContentChange[] =>
  changesBetween(
    form,
    toBody(form, wholeFields(form, before)),
    toBody(form, wholeFields(form, after)),
  );

/** The content as an edit left it; undefined for a revision that was never kept. */
export async function contentAt(
  read: Reader,
  { application, call, draft }: WritableApplication | WrittenApplication,
  revision: number,
): Promise<AnyContent | undefined> {
  if (revision > application.editRevision) return undefined;
  const later = await editsAfter(read, application.id, revision);
  // The last edit first: of each field there remains what stood before the earliest.
  const undone = Object.assign({}, draft, ...later.map((edit) => sideOf(edit, 'before')));
  return wholeContent(formFor({ call }), undone);
}
