import type { KeptFields } from './fields.ts';

/** The part of `localStorage` that is used; `setItem` throws when it is full or forbidden. */
export interface Shelf {
  readonly length: number;
  key(n: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Whose changes, of which application, written in which editor. */
export interface KeptName {
  readonly userId: string;
  readonly applicationId: string;
  readonly editor: string;
}

const prefixOf = ({ userId, applicationId }: Omit<KeptName, 'editor'>) =>
  `canvas:${userId}:${applicationId}:`;

const keyOf = (name: KeptName) => `${prefixOf(name)}${name.editor}`;

interface Entry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly fields: KeptFields<object>;
}

function read(shelf: Shelf, key: string): Entry | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'fields' in value &&
  typeof value.fields === 'object' &&
  value.fields !== null;

/** Keeps unsaved changes; with none, forgets what was kept. Answers whether they are safe. */
export function keepFields(
  shelf: Shelf,
  name: KeptName,
  fields: KeptFields<object>,
  at: number,
): boolean {
  try {
    if (Object.keys(fields).length === 0) shelf.removeItem(keyOf(name));
    else shelf.setItem(keyOf(name), JSON.stringify({ at, fields } satisfies Entry));
    return true;
  } catch {
    return false;
  }
}

/** Editors that left unsaved changes of an application behind. */
export function editorsWithKept(shelf: Shelf, of: Omit<KeptName, 'editor'>): string[] {
  const prefix = prefixOf(of);
  return Array.from({ length: shelf.length }, (_, n) => shelf.key(n))
    .filter((key) => key?.startsWith(prefix))
    .map((key) => (key ?? '').slice(prefix.length));
}

/**
 * Takes over the changes of editors that are gone, newest first, under the name of this one. What
 * two of them wrote in the same field is not thrown away: the older text waits for the next opening.
 *
 * @param editors this one and those that are gone.
 */
export function takeKept<T extends object>(
  shelf: Shelf,
  name: KeptName,
  editors: readonly string[],
): KeptFields<T> {
  const records = [...new Set([name.editor, ...editors])]
    .map((editor) => ({
      name: { ...name, editor },
      record: read(shelf, keyOf({ ...name, editor })),
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
    keepFields(shelf, own ? { ...name, editor: `${name.editor}~` } : from, left, record.at);
  }
  keepFields(shelf, name, taken, at);
  return taken as KeptFields<T>;
}
