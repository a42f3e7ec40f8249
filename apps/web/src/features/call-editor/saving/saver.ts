import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallClash, CallEditing } from '@app/contracts/calls/call-editing.schemas';
import { isApiError } from '../../../lib/api/error.ts';
import { type Autosave, createAutosave, type SaveOutcome } from '../../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import type { Batch } from '../../../lib/autosave/fields.ts';
import { merge } from '../../../lib/autosave/merge.ts';
import {
  storeUnsaved,
  takeOverUnsaved,
  type UnsavedKey,
  unsavedChanges,
} from '../../../lib/autosave/unsaved-store.ts';
import { callEditing } from '../client.ts';
import { tooLong } from './limits.ts';

export type CallSaver = Autosave<CallContent>;
export type Field = keyof CallContent;

/** Names the kind of record on the device. */
export const callEditor = 'call-editor';

interface SaverDependencies {
  readonly editing: CallEditing;
  readonly userId: string;
  readonly claim: EditorClaim;
  /** The call as the server has it now. */
  onEditing(editing: CallEditing): void;
  onSaved(): void;
}

export function createCallSaver({
  editing,
  userId,
  claim,
  onEditing,
  onSaved,
}: SaverDependencies): CallSaver {
  const { id } = editing;
  const name: UnsavedKey = { userId, recordId: id, editor: claim.editor };
  const kept = unsavedChanges(callEditor);
  return createAutosave<CallContent>(
    {
      save: (batch) => save(id, claim.editor, batch, onEditing),
      async pull() {
        const fresh = await callEditing.open({ params: { id } }).catch(() => null);
        if (!fresh) return null;
        onEditing(fresh);
        return fresh;
      },
      keep: (fields) => storeUnsaved(kept, name, fields, Date.now()),
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: Date.now,
      random: Math.random,
      sendable: (field, value) => !tooLong(field, value),
      merge: (_, base, mine, theirs) => merge(base, mine, theirs)?.value as typeof mine | undefined,
      onSaved,
    },
    { ...editing, kept: takeOverUnsaved<CallContent>(kept, name, claim.gone) },
  );
}

async function save(
  id: string,
  editor: string,
  { revision, changes }: Batch<CallContent>,
  onEditing: (editing: CallEditing) => void,
): Promise<SaveOutcome<CallContent>> {
  try {
    const body = { revision, content: changes, editor };
    const answer = await callEditing.save({ params: { id }, body });
    onEditing(answer);
    // What was sent stays as it is typed: the server only tidies what cannot be seen.
    const others = Object.entries(answer.content).filter(([field]) => !(field in changes));
    return {
      kind: 'saved',
      revision: answer.revision,
      savedAt: answer.savedAt,
      merged: Object.fromEntries(others) as Partial<CallContent>,
    };
  } catch (error) {
    return outcomeOf(error, Object.keys(changes));
  }
}

/** What a failed save means; whatever may pass by itself is `unreached`. */
export function outcomeOf(error: unknown, sent: readonly string[]): SaveOutcome<CallContent> {
  if (!isApiError(error)) return { kind: 'unreached' };
  switch (error.code) {
    case 'REVISION_CLASH': {
      const { current, fields, changedBy } = error.details as CallClash;
      const theirs = Object.entries(current.content).filter(([field]) => fields.includes(field));
      return {
        kind: 'clash',
        theirs: Object.fromEntries(theirs) as Partial<CallContent>,
        by: changedBy,
        at: current.savedAt,
      };
    }
    case 'NOT_FOUND':
    case 'FORBIDDEN':
    case 'WRONG_STATUS':
      return { kind: 'gone' };
    case 'VALIDATION':
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE': {
      const parts = Object.keys(error.fields).flatMap((path) => path.split('.'));
      const named = sent.filter((field) => parts.includes(field));
      return { kind: 'refused', fields: named.length > 0 ? named : null, why: error.text };
    }
    default:
      return { kind: 'unreached' };
  }
}
