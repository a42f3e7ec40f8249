import * as z from 'zod/mini';
import { type DraftStore, draftStore } from '../drafts/drafts.ts';
import type { BrowserStore } from '../drafts/storage.ts';
import type { UnsavedFields } from './fields.ts';

export interface UnsavedKey {
  readonly userId: string;
  readonly recordId: string;
  readonly editor: string;
}

type UnsavedStore = DraftStore<{ readonly at: number; readonly fields: UnsavedFields<object> }>;

const field = z.object({ value: z.unknown(), base: z.unknown(), revision: z.number() });

/**
 * Unsaved changes of all records of a kind on this device; `at` in milliseconds since 1970.
 *
 * @param name of the kind, for example `canvas`.
 */
export const unsavedChanges = (name: string, store?: BrowserStore): UnsavedStore =>
  draftStore(
    {
      name,
      schema: z.object({ at: z.number(), fields: z.record(z.string(), field) }),
      lives: 'device',
    },
    store,
  );

const allOf = ({ userId, recordId }: Omit<UnsavedKey, 'editor'>) => `${userId}:${recordId}:`;

const slotOf = (name: UnsavedKey) => `${allOf(name)}${name.editor}`;

/** Keeps unsaved changes; with none, forgets what was kept. Answers whether they are safe. */
export function storeUnsaved(
  changes: UnsavedStore,
  name: UnsavedKey,
  fields: UnsavedFields<object>,
  at: number,
): boolean {
  if (Object.keys(fields).length > 0) return changes.keep(slotOf(name), { at, fields });
  changes.drop(slotOf(name));
  return true;
}

export const editorsWithUnsaved = (
  changes: UnsavedStore,
  of: Omit<UnsavedKey, 'editor'>,
): string[] => changes.slots(allOf(of)).map((slot) => slot.slice(allOf(of).length));

/**
 * Takes over the changes of editors that are gone, newest first, under the name of this one. What
 * two of them wrote in the same field is not thrown away: the older text waits for the next opening.
 *
 * @param editors this one and those that are gone.
 */
export function takeOverUnsaved<T extends object>(
  changes: UnsavedStore,
  name: UnsavedKey,
  editors: readonly string[],
): UnsavedFields<T> {
  const records = [...new Set([name.editor, ...editors])]
    .map((editor) => ({
      name: { ...name, editor },
      record: changes.read(slotOf({ ...name, editor })),
    }))
    .filter((one) => one.record !== null)
    .sort((a, b) => (b.record?.at ?? 0) - (a.record?.at ?? 0));
  let taken: UnsavedFields<object> = {};
  let at = 0;
  for (const { name: from, record } of records) {
    if (!record) continue;
    const left = Object.fromEntries(
      Object.entries(record.fields).filter(([field]) => field in taken),
    );
    taken = { ...record.fields, ...taken };
    at = Math.max(at, record.at);
    const own = from.editor === name.editor;
    storeUnsaved(changes, own ? { ...name, editor: `${name.editor}~` } : from, left, record.at);
  }
  storeUnsaved(changes, name, taken, at);
  return taken as UnsavedFields<T>;
}
