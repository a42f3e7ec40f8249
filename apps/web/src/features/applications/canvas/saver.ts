import type {
  ApplicationDraft,
  ClashDetails,
} from '@app/contracts/applications/applications.schemas';
import { type AnyForm, fieldsOf } from '@app/domain/applications/form/form';
import { type ApiError, isApiError } from '../../../lib/api/error.ts';
import { type Autosave, createAutosave, type SaveOutcome } from '../../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import type { Batch } from '../../../lib/autosave/fields.ts';
import { merge, mergeSets } from '../../../lib/autosave/merge.ts';
import {
  storeUnsaved,
  takeOverUnsaved,
  type UnsavedKey,
  unsavedChanges,
} from '../../../lib/autosave/unsaved-store.ts';
import { applications } from '../client.ts';
import { type Content, excessIn } from './content.ts';

export type Saver = Autosave<Content>;

interface SaverDependencies {
  readonly draft: ApplicationDraft;
  readonly form: AnyForm;
  readonly userId: string;
  readonly claim: EditorClaim;
  /** The application was read anew. */
  onDraft(draft: ApplicationDraft): void;
  onSaved(): void;
}

export function createSaver(dependencies: SaverDependencies): Saver {
  const { draft, form, userId, claim, onDraft, onSaved } = dependencies;
  const fields = fieldsOf(form);
  const { id } = draft;
  const name: UnsavedKey = { userId, recordId: id, editor: claim.editor };
  const kept = unsavedChanges('canvas');
  return createAutosave<Content>(
    {
      save: (batch) => save(form, id, claim.editor, batch),
      async pull(look, since) {
        if (look === 'written') {
          const query = { since: String(since) };
          const saved = await applications.changes({ params: { id }, query }).catch(() => null);
          return (
            saved && {
              content: saved.merged as Partial<Content>,
              revision: saved.editRevision,
              savedAt: saved.savedAt,
            }
          );
        }
        const fresh = await applications.open({ params: { id } }).catch(() => null);
        if (!fresh) return null;
        onDraft(fresh);
        return { content: fresh.content, revision: fresh.editRevision, savedAt: fresh.savedAt };
      },
      keep: (fields) => storeUnsaved(kept, name, fields, Date.now()),
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: Date.now,
      random: Math.random,
      sendable: (field, value) => excessIn(fields[field], value, field).length === 0,
      merge: mergeField(form),
      onSaved,
    },
    {
      content: draft.content,
      revision: draft.editRevision,
      savedAt: draft.savedAt,
      kept: takeOverUnsaved<Content>(kept, name, claim.gone),
    },
  );
}

/** Lists in which order says nothing are merged as sets. */
export const mergeField =
  (form: AnyForm) =>
  (field: string, base: unknown, mine: unknown, theirs: unknown): unknown => {
    const kind = fieldsOf(form)[field]?.kind;
    if (kind === 'goals' || kind === 'targets') {
      const [was, one, other] = [base, mine, theirs] as readonly (readonly unknown[])[];
      return mergeSets(was ?? [], one ?? [], other ?? []);
    }
    return merge(base, mine, theirs)?.value;
  };

async function save(
  form: AnyForm,
  id: string,
  editor: string,
  { revision, changes }: Batch<Content>,
): Promise<SaveOutcome<Content>> {
  try {
    const body = { editRevision: revision, changes, editor };
    const answer = await applications.save({ params: { id }, body });
    const merged = answer.merged as Partial<Content>;
    return { kind: 'saved', revision: answer.editRevision, savedAt: answer.savedAt, merged };
  } catch (error) {
    return outcomeOf(form, error, Object.keys(changes));
  }
}

/** What a failed save means; whatever may pass by itself is `unreached`. */
export function outcomeOf(
  form: AnyForm,
  error: unknown,
  sent: readonly string[],
): SaveOutcome<Content> {
  if (!isApiError(error)) return { kind: 'unreached' };
  switch (error.code) {
    case 'REVISION_CLASH': {
      const { theirs, changedBy, savedAt } = error.details as ClashDetails;
      return { kind: 'clash', theirs: theirs as Partial<Content>, by: changedBy, at: savedAt };
    }
    case 'NOT_FOUND':
    case 'FORBIDDEN':
      return { kind: 'gone' };
    case 'WRONG_STATUS':
      return { kind: 'refused', fields: closedFields(form, error.details), why: error.text };
    case 'VALIDATION':
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE':
      return { kind: 'refused', fields: namedFields(error.fields, sent), why: whyOf(error) };
    default:
      return { kind: 'unreached' };
  }
}

/** Fields of the sections that the board did not open; null when all are closed. */
function closedFields(form: AnyForm, details: unknown): readonly string[] | null {
  const closed = (details as { closedSections?: readonly string[] } | undefined)?.closedSections;
  return closed?.flatMap((section) => Object.keys(form.sections[section] ?? {})) ?? null;
}

/** What is wrong, where it is one thing; the answer's own words where it is several. */
function whyOf({ fields, text }: ApiError): string {
  const [only, ...others] = new Set(Object.values(fields));
  return only && others.length === 0 ? only : text;
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
