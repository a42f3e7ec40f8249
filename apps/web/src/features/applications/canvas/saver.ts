import type {
  OrangeDraft as ApplicationDraft,
  ClashDetails,
} from '@app/contracts/applications/applications.schemas';
import type { ContentChanges } from '@app/contracts/applications/form.schemas';
import {
  type ApplicationSection,
  applicationSections,
} from '@app/domain/applications/application.fields';
import { isApiError } from '../../../lib/api/error.ts';
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
import type { Content, Field } from './content.ts';
import { excessIn } from './limits.ts';

export type Saver = Autosave<Content>;

interface SaverDependencies {
  readonly draft: ApplicationDraft;
  readonly userId: string;
  readonly claim: EditorClaim;
  /** The application was read anew. */
  onDraft(draft: ApplicationDraft): void;
  onSaved(): void;
}

export function createSaver({ draft, userId, claim, onDraft, onSaved }: SaverDependencies): Saver {
  const { id } = draft;
  const name: UnsavedKey = { userId, recordId: id, editor: claim.editor };
  const kept = unsavedChanges('canvas');
  return createAutosave<Content>(
    {
      save: (batch) => save(id, claim.editor, batch),
      async pull() {
        const fresh = await applications.open({ params: { id } }).catch(() => null);
        if (fresh?.kind !== 'orange') return null;
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
      sendable: (field, value) => excessIn(field, value).length === 0,
      merge: mergeField,
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

/** Lists in which order says nothing. */
const sets: readonly Field[] = ['selectedSdgs', 'selectedSdgSubcategories'];

export function mergeField<F extends Field>(
  field: F,
  base: Content[F],
  mine: Content[F],
  theirs: Content[F],
): Content[F] | undefined {
  if (sets.includes(field)) {
    const lists = [base, mine, theirs] as readonly (readonly unknown[])[];
    return mergeSets(lists[0] ?? [], lists[1] ?? [], lists[2] ?? []) as Content[F];
  }
  return merge(base, mine, theirs)?.value as Content[F] | undefined;
}

async function save(
  id: string,
  editor: string,
  { revision, changes }: Batch<Content>,
): Promise<SaveOutcome<Content>> {
  try {
    const body = { editRevision: revision, changes: changes as ContentChanges, editor };
    const answer = await applications.save({ params: { id }, body });
    const merged = answer.merged as Partial<Content>;
    return { kind: 'saved', revision: answer.editRevision, savedAt: answer.savedAt, merged };
  } catch (error) {
    return outcomeOf(error, Object.keys(changes));
  }
}

/** What a failed save means; whatever may pass by itself is `unreached`. */
export function outcomeOf(error: unknown, sent: readonly string[]): SaveOutcome<Content> {
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
      return { kind: 'refused', fields: closedFields(error.details), why: error.text };
    case 'VALIDATION':
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE':
      return { kind: 'refused', fields: namedFields(error.fields, sent), why: error.text };
    default:
      return { kind: 'unreached' };
  }
}

/** Fields of the sections that the board did not open; null when all are closed. */
function closedFields(details: unknown): readonly string[] | null {
  const closed = (details as { closedSections?: readonly ApplicationSection[] } | undefined)
    ?.closedSections;
  if (!closed) return null;
  return applicationSections
    .filter(({ key }) => closed.includes(key))
    .flatMap(({ fields }) => [...fields]);
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
