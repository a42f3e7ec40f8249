import type {
  ApplicationDraft,
  ClashDetails,
} from '@app/contracts/applications/applications.schemas';
import { type AnyForm, fieldsOf } from '@app/domain/applications/form/form';
import { applications } from '../../../entities/applications/public.ts';
import { type ApiError, isApiError } from '../../../lib/api/error.ts';
import type { Autosave, SaveOutcome } from '../../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { merge, mergeSets } from '../../../lib/autosave/merge.ts';
import { createRecordSaver } from '../../../lib/autosave/record-saver.ts';
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
  const { draft, form, onDraft, ...rest } = dependencies;
  const fields = fieldsOf(form);
  const { id } = draft;
  return createRecordSaver<Content>(
    {
      ...rest,
      kind: 'canvas',
      recordId: id,
      async save({ revision, changes }) {
        const { editor } = rest.claim;
        const body = { editRevision: revision, changes, editor };
        return pulled(await applications.save({ params: { id }, body }));
      },
      async pull(look, since) {
        if (look === 'written') {
          const query = { since: String(since) };
          const saved = await applications.changes({ params: { id }, query }).catch(() => null);
          return saved && { ...pulled(saved), content: saved.merged };
        }
        const fresh = await applications.open({ params: { id } }).catch(() => null);
        if (!fresh) return null;
        onDraft(fresh);
        return { content: fresh.content, revision: fresh.editRevision, savedAt: fresh.savedAt };
      },
      clash(details) {
        const { theirs, changedBy: by, savedAt: at } = details as ClashDetails;
        return { theirs: theirs as Partial<Content>, by, at };
      },
      refused: (error) => closedOutcome(form, error),
      sendable: (field, value) => excessIn(fields[field], value, field).length === 0,
      merge: mergeField(form),
    },
    { content: draft.content, revision: draft.editRevision, savedAt: draft.savedAt },
  );
}

const pulled = ({
  merged,
  editRevision: revision,
  savedAt,
}: Awaited<ReturnType<typeof applications.save>>) => ({
  merged: merged as Partial<Content>,
  revision,
  savedAt,
});

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

/** Fields of the sections that the board did not open are refused; all where it opened none. */
export function closedOutcome(form: AnyForm, error: ApiError): SaveOutcome<Content> | undefined {
  if (!isApiError(error, 'WRONG_STATUS')) return undefined;
  const { closedSections } = (error.details ?? {}) as { closedSections?: readonly string[] };
  const fields = closedSections?.flatMap((section) => Object.keys(form.sections[section] ?? {}));
  return { kind: 'refused', fields: fields ?? null, why: error.text };
}
