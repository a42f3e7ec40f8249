import { type AnyContent, filesIn } from '@app/domain/applications/form/form';
import { activityLists } from '@app/domain/skills/activities';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { knownFiles } from './applications.files.repo.ts';
import { formFor, type WritableApplication } from './applications.repo.ts';
import { takenActivityIds } from './applications.save.repo.ts';

/** What of a change belongs to another application: nothing comes over by being named. */
export const foreignIn = async (
  tx: Tx,
  record: WritableApplication,
  changes: AnyContent,
): Promise<Failure | undefined> =>
  (await strangeFiles(tx, record, changes)) ?? (await takenIds(tx, record, changes));

/** Whether a change brings something in of which it has to be asked whose it is. */
export const bringsAnything = (record: WritableApplication, changes: AnyContent): boolean =>
  freshFiles(record, changes).length > 0 || freshActivities(record, changes).length > 0;

function freshFiles(record: WritableApplication, changes: AnyContent): string[] {
  const form = formFor(record);
  const before = new Set(filesIn(form, record.draft));
  return filesIn(form, changes).filter((id) => !before.has(id));
}

/** Files that are none of this application's, or are gone, however they came into a change. */
async function strangeFiles(
  read: Reader,
  record: WritableApplication,
  changes: AnyContent,
): Promise<Failure | undefined> {
  const fresh = freshFiles(record, changes);
  if (fresh.length === 0) return undefined;
  const known = await knownFiles(read, record.application.id, fresh);
  const unknown = new Set(fresh.filter((id) => !known.has(id)));
  const strange = Object.keys(changes).filter((field) =>
    filesIn(formFor(record), { [field]: changes[field] }).some((id) => unknown.has(id)),
  );
  if (strange.length === 0) return undefined;
  const fields = Object.fromEntries(strange.map((field) => [`changes.${field}`, 'fileUnknown']));
  return fail('VALIDATION', { fields });
}

const freshActivities = ({ draft }: WritableApplication, changes: AnyContent) =>
  activityLists.flatMap((field) => {
    const before = new Set(idsOf(draft[field]));
    return idsOf(changes[field]).flatMap((id, n) =>
      before.has(id) ? [] : [{ id, at: `changes.${field}.${n}.id` }],
    );
  });

/**
 * New activities whose ids others have: an activity is found by its id alone. Whoever sends the same
 * one at the same moment waits.
 */
async function takenIds(
  tx: Tx,
  record: WritableApplication,
  changes: AnyContent,
): Promise<Failure | undefined> {
  const fresh = freshActivities(record, changes);
  if (fresh.length === 0) return undefined;
  const ids = fresh.map(({ id }) => id);
  await lock(tx, ...ids.map((id) => `activity:${id}`));
  const taken = await takenActivityIds(tx, ids);
  const refused = fresh.filter(({ id }, n) => taken.has(id) || ids.indexOf(id) < n);
  if (refused.length === 0) return undefined;
  return fail('VALIDATION', {
    fields: Object.fromEntries(refused.map(({ at }) => [at, 'idTaken'])),
  });
}

const idsOf = (items: unknown): string[] =>
  ((items ?? []) as readonly { readonly id: string }[]).map(({ id }) => id);
