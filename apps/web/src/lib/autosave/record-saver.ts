import { type ApiError, isApiError } from '../api/error.ts';
import {
  type Autosave,
  type AutosaveDependencies,
  createAutosave,
  type SaveOutcome,
} from './autosave.ts';
import type { EditorClaim } from './editor-claim.ts';
import type { Batch } from './fields.ts';
import { storeUnsaved, takeOverUnsaved, unsavedChanges } from './unsaved-store.ts';

type Saved<T> = Omit<Extract<SaveOutcome<T>, { kind: 'saved' }>, 'kind'>;
type Clashed<T> = Omit<Extract<SaveOutcome<T>, { kind: 'clash' }>, 'kind'>;

interface RecordDependencies<T>
  extends Pick<AutosaveDependencies<T>, 'pull' | 'sendable' | 'merge' | 'onSaved'> {
  /** Names the kind of record on the device. */
  readonly kind: string;
  readonly recordId: string;
  readonly userId: string;
  readonly claim: EditorClaim;
  /** Throws what the server refused. */
  save(batch: Batch<T>): Promise<Saved<T>>;
  /** What somebody else wrote, as the record says it. */
  clash(details: unknown): Clashed<T>;
  /** What a refusal of this record means that is not the same for all. */
  refused?(error: ApiError): SaveOutcome<T> | undefined;
}

/** Saves a record that lies on the server, and keeps on this device what is not there yet. */
export function createRecordSaver<T extends object>(
  record: RecordDependencies<T>,
  start: { readonly content: T; readonly revision: number; readonly savedAt: string },
): Autosave<T> {
  const { kind, recordId, userId, claim, save, clash, refused, ...rest } = record;
  const name = { userId, recordId, editor: claim.editor };
  const stored = unsavedChanges(kind);
  return createAutosave<T>(
    {
      ...rest,
      save: (batch) =>
        save(batch).then(
          (saved) => ({ kind: 'saved', ...saved }),
          (error) =>
            (isApiError(error) && refused?.(error)) || outcomeOf(error, batch.changes, clash),
        ),
      keep: (fields) => storeUnsaved(stored, name, fields, Date.now()),
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: Date.now,
      random: Math.random,
    },
    { ...start, kept: takeOverUnsaved<T>(stored, name, claim.gone) },
  );
}

/** What a failed save means; whatever may pass by itself is `unreached`. */
export function outcomeOf<T extends object>(
  error: unknown,
  changes: Partial<T>,
  clash: (details: unknown) => Clashed<T>,
): SaveOutcome<T> {
  if (!isApiError(error)) return { kind: 'unreached' };
  switch (error.code) {
    case 'REVISION_CLASH':
      return { kind: 'clash', ...clash(error.details) };
    case 'NOT_FOUND':
    case 'FORBIDDEN':
      return { kind: 'gone' };
    case 'VALIDATION':
    case 'BAD_REQUEST': {
      const fields = namedFields(error.fields, Object.keys(changes));
      return { kind: 'refused', fields, why: whyOf(error) };
    }
    case 'PAYLOAD_TOO_LARGE':
      return { kind: 'refused', fields: largestOf(changes), why: error.text };
    default:
      return { kind: 'unreached' };
  }
}

/** What is wrong, where it is one thing; the answer's own words where it is several. */
function whyOf({ fields, text }: ApiError): string {
  const [only, ...others] = new Set(Object.values(fields));
  return only && others.length === 0 ? only : text;
}

/** The server reads nothing that is too large; without its largest field the rest may go through. */
function largestOf(changes: object): readonly string[] {
  const sizes = Object.entries(changes).map(([field, value]) => ({
    field,
    size: JSON.stringify(value).length,
  }));
  const most = Math.max(...sizes.map(({ size }) => size));
  return sizes.filter(({ size }) => size === most).map(({ field }) => field);
}

/** Fields of which the server names a part, for example `changes.budgetBreakdown.0.amount`. */
function namedFields(
  fields: Readonly<Record<string, string>>,
  sent: readonly string[],
): readonly string[] | null {
  const parts = Object.keys(fields).flatMap((path) => path.split('.'));
  const named = sent.filter((field) => parts.includes(field));
  return named.length > 0 ? named : null;
}
