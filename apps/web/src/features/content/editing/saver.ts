import type { DraftClash, PageEditing } from '@app/contracts/content/content.schemas';
import type { EditablePage } from '@app/domain/content/pages';
import type { Autosave } from '../../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { merge } from '../../../lib/autosave/merge.ts';
import { createRecordSaver } from '../../../lib/autosave/record-saver.ts';
import { content as api } from '../client.ts';
import { type Content, contentOf } from './content.ts';

export type PageSaver = Autosave<Content>;

/** Names the kind of record on the device. */
export const pageDraft = 'page-draft';

interface SaverDependencies {
  readonly page: EditablePage;
  readonly editing: PageEditing;
  readonly userId: string;
  readonly claim: EditorClaim;
  /** The page as the server has it now. */
  onEditing(editing: PageEditing): void;
  onSaved(): void;
}

const read = (editing: PageEditing) => ({
  content: contentOf(editing.content),
  revision: editing.revision,
  savedAt: editing.savedAt ?? editing.published.at ?? new Date().toISOString(),
});

/** Saves the draft of a page while it is written. */
export function createPageSaver({ page, editing, onEditing, ...rest }: SaverDependencies) {
  const params = { page };
  return createRecordSaver<Content>(
    {
      ...rest,
      kind: pageDraft,
      recordId: page,
      async save({ revision, changes: { blocks, ...texts } }) {
        const changes = { ...(blocks ? { blocks } : {}), texts };
        const body = { revision, editor: rest.claim.editor, changes };
        const answer = await api.save({ params, body: body as never });
        onEditing(answer);
        const saved = read(answer);
        const others = Object.entries(saved.content).filter(
          ([field]) => !(field in texts) && !(field === 'blocks' && blocks),
        );
        return { ...saved, merged: Object.fromEntries(others) };
      },
      async pull() {
        const fresh = await api.editing({ params }).catch(() => null);
        if (fresh) onEditing(fresh);
        return fresh && read(fresh);
      },
      clash(details) {
        const { current, fields, changedBy } = details as DraftClash;
        const theirs = Object.entries(contentOf(current.content)).filter(([field]) =>
          fields.includes(field),
        );
        return { theirs: Object.fromEntries(theirs), by: changedBy, at: read(current).savedAt };
      },
      sendable: () => true,
      merge: (_, base, mine, theirs) => merge(base, mine, theirs)?.value as typeof mine | undefined,
    },
    { ...read(editing) },
  );
}
