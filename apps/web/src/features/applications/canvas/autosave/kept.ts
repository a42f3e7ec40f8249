import * as z from 'zod/mini';
import { type DraftStore, draftStore } from '../../../../lib/drafts.ts';
import type { BrowserStore } from '../../../../lib/storage.ts';
import type { KeptFields } from './fields.ts';

export interface KeptName {
  readonly userId: string;
  readonly applicationId: string;
  readonly editor: string;
}

type Kept = DraftStore<{ readonly at: number; readonly fields: KeptFields<object> }>;

const field = z.object({ value: z.unknown(), base: z.unknown(), revision: z.number() });

/** Unsaved changes of all applications on this device; `at` in milliseconds since 1970. */
export const keptChanges = (store?: BrowserStore): Kept =>
  draftStore(
    {
      name: 'canvas',
      schema: z.object({ at: z.number(), fields: z.record(z.string(), field) }),
      lives: 'device',
    },
    store,
  );

const allOf = ({ userId, applicationId }: Omit<KeptName, 'editor'>) =>
  `${userId}:${applicationId}:`;

const slotOf = (name: KeptName) => `${allOf(name)}${name.editor}`;

/** Keeps unsaved changes; with none, forgets what was kept. Answers whether they are safe. */
export function keepFields(
  changes: Kept,
  name: KeptName,
  fields: KeptFields<object>,
  at: number,
): boolean {
  if (Object.keys(fields).length > 0) return changes.keep(slotOf(name), { at, fields });
  changes.drop(slotOf(name));
  return true;
}

export const editorsWithKept = (changes: Kept, of: Omit<KeptName, 'editor'>): string[] =>
  changes.slots(allOf(of)).map((slot) => slot.slice(allOf(of).length));

/**
 * Takes over the changes of editors that are gone, newest first, under the name of this one. What
 * two of them wrote in the same field is not thrown away: the older text waits for the next opening.
 *
 * @param editors this one and those that are gone.
 */
export function takeKept<T extends object>(
  changes: Kept,
  name: KeptName,
  editors: readonly string[],
): KeptFields<T> {
  const records = [...new Set([name.editor, ...editors])]
    .map((editor) => ({
      name: { ...name, editor },
      record: changes.read(slotOf({ ...name, editor })),
    }))
    .filter((one) => one.record !== null)
    .sort((a, b) => (b.record?.at ?? 0) - (a.record?.at ?? 0));
  let taken: KeptFields<object> = {};
  let at = 0;
  for (const { name: from, record } of records) {
    if (!record) continue;
    const left = Object.fromEntries(
      Object.entries(record.fields).filter(([field]) => field in taken),
    );
    taken = { ...record.fields, ...taken };
    at = Math.max(at, record.at);
    const own = from.editor === name.editor;
    keepFields(changes, own ? { ...name, editor: `${name.editor}~` } : from, left, record.at);
  }
  keepFields(changes, name, taken, at);
  return taken as KeptFields<T>;
}
