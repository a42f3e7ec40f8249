import type { BoardDetail } from '@app/contracts/reviews/reviews.schemas';
import { Disclosure } from '@app/ui/disclosure';
import { Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { ContentChanges } from '../../applications/public.ts';
import { changesQuery } from '../queries.ts';
import { useReviewsText } from '../text.ts';

/** What is new since the version that the reader scored; for who scored none, since the last one. */
export function Since({ detail: { application, mine } }: { detail: BoardDetail }) {
  const t = useReviewsText();
  const { id, revision } = application;
  const scored = mine?.kind === 'score' && mine.onOlderRevision;
  const since = scored ? mine.revision : revision - 1;
  const query = useQuery({ ...changesQuery(id, since, revision), enabled: since > 0 });
  if (since < 1) return null;
  if (query.isPending) return <Skeleton height={48} />;
  if (!query.data) return <FailedLine query={query} title={t('notLoaded')} />;
  if (query.data.length === 0) return <p className="smaller muted mt3">{t('sinceNone')}</p>;
  const title = t(scored ? 'sinceScored' : 'sinceLast', { count: query.data.length });
  return (
    <div className="mt4">
      <Disclosure title={title} wide>
        <ContentChanges
          application={application}
          changes={query.data}
          before={t('before')}
          after={t('sinceNow')}
        />
      </Disclosure>
    </div>
  );
}
