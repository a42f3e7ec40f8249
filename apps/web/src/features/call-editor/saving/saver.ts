import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallClash, CallEditing } from '@app/contracts/calls/call-editing.schemas';
import { isApiError } from '../../../lib/api/error.ts';
import type { Autosave } from '../../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { merge } from '../../../lib/autosave/merge.ts';
import { createRecordSaver } from '../../../lib/autosave/record-saver.ts';
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

export function createCallSaver({ editing, onEditing, ...rest }: SaverDependencies): CallSaver {
  const { id } = editing;
  return createRecordSaver<CallContent>(
    {
      ...rest,
      kind: callEditor,
      recordId: id,
      async save({ revision, changes }) {
        const body = { revision, content: changes, editor: rest.claim.editor };
        const answer = await callEditing.save({ params: { id }, body });
        onEditing(answer);
        // What was sent stays as it is typed: the server only tidies what cannot be seen.
        const others = Object.entries(answer.content).filter(([field]) => !(field in changes));
        return {
          revision: answer.revision,
          savedAt: answer.savedAt,
          merged: Object.fromEntries(others) as Partial<CallContent>,
        };
      },
      async pull() {
        const fresh = await callEditing.open({ params: { id } }).catch(() => null);
        if (fresh) onEditing(fresh);
        return fresh;
      },
      clash(details) {
        const { current, fields, changedBy } = details as CallClash;
        const theirs = Object.entries(current.content).filter(([field]) => fields.includes(field));
        return {
          theirs: Object.fromEntries(theirs) as Partial<CallContent>,
          by: changedBy,
          at: current.savedAt,
        };
      },
      refused: (error) => (isApiError(error, 'WRONG_STATUS') ? { kind: 'gone' } : undefined),
      sendable: (field, value) => !tooLong(field, value),
      merge: (_, base, mine, theirs) => merge(base, mine, theirs)?.value as typeof mine | undefined,
    },
    editing,
  );
}
