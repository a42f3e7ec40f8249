import type {
  ArticleClash,
  ArticleContent,
  ArticleWork,
} from '@app/contracts/articles/article-writing.schemas';
import { articleLimits as limits } from '@app/domain/articles/article';
import { isApiError } from '../../../lib/api/error.ts';
import type { Autosave } from '../../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { merge } from '../../../lib/autosave/merge.ts';
import { createRecordSaver } from '../../../lib/autosave/record-saver.ts';
import { articleWorks } from '../client.ts';

export type ArticleSaver = Autosave<ArticleContent>;
export type Field = keyof ArticleContent;

/** Names the kind of record on the device. */
export const articleEditor = 'article';

interface SaverDependencies {
  readonly work: ArticleWork;
  readonly userId: string;
  readonly claim: EditorClaim;
  /** The article as the server has it now. */
  onWork(work: ArticleWork): void;
  onSaved(): void;
}

const mostOf: Partial<Record<Field, number>> = {
  title: limits.title,
  summary: limits.summary,
  seoTitle: limits.seoTitle,
  seoDescription: limits.seoDescription,
  canonical: limits.url,
};

/** Most characters of a text; what is longer stays on the device until it is shorter. */
export const mostCharacters = (field: Field): number => mostOf[field] ?? Number.POSITIVE_INFINITY;

export function createArticleSaver({ work, onWork, ...rest }: SaverDependencies): ArticleSaver {
  const { id } = work;
  return createRecordSaver<ArticleContent>(
    {
      ...rest,
      kind: articleEditor,
      recordId: id,
      async save({ revision, changes }) {
        const body = { revision, content: changes, editor: rest.claim.editor };
        const answer = await articleWorks.save({ params: { id }, body });
        return { revision: answer.revision, savedAt: answer.savedAt, merged: {} };
      },
      async pull() {
        const fresh = await articleWorks.open({ params: { id } }).catch(() => null);
        if (fresh) onWork(fresh);
        return fresh;
      },
      clash(details) {
        const { current, fields, changedBy } = details as ArticleClash;
        const theirs = Object.entries(current.content).filter(([field]) =>
          fields.includes(field as Field),
        );
        return {
          theirs: Object.fromEntries(theirs) as Partial<ArticleContent>,
          by: changedBy,
          at: current.savedAt,
        };
      },
      // It stands still for a while: kept here, and sent once it may be written again.
      refused: (error) =>
        isApiError(error, 'WRONG_STATUS')
          ? { kind: 'refused', fields: null, why: error.text }
          : undefined,
      sendable: (field, value) =>
        typeof value !== 'string' || value.length <= mostCharacters(field),
      merge: (_, base, mine, theirs) => merge(base, mine, theirs)?.value as typeof mine | undefined,
    },
    work,
  );
}
