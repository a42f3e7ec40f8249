import type { ArticleWork } from '@app/contracts/articles/article-writing.schemas';
import { PageSpinner } from '@app/ui/spinner';
import { useEditorClaim } from '../../../lib/autosave/editor-claim.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useEditorText } from '../desk-text.ts';
import { ArticleDesk } from './desk.tsx';
import { articleEditor } from './saver.ts';

interface OpenedProps {
  /** Id or slug by which it was asked for. */
  readonly requestedId: string;
  readonly work: ArticleWork;
}

/** The desk, once it is known which editor this tab is. */
export default function OpenedArticle({ requestedId, work }: OpenedProps) {
  const t = useEditorText();
  const userId = useSession().profile?.id ?? '';
  const claim = useEditorClaim(articleEditor, userId, work.id);
  if (!claim) return <PageSpinner label={t('opening')} />;
  return <ArticleDesk requestedId={requestedId} work={work} userId={userId} claim={claim} />;
}
