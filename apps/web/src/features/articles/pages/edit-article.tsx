import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { PageSpinner } from '@app/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { PageTitle } from '../../../lib/page/page-head.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import { workKey } from '../queries.ts';

const Opened = lazyPart(() => import('../editor/opened.tsx'), { waiting: <Opening /> });

/** Where an article is written, and where a moderator decides about it. */
export default function EditArticlePage() {
  const { id = '' } = useParams();
  const t = useEditorText();
  const query = useQuery({
    queryKey: workKey(id),
    queryFn: () => articleWorks.open({ params: { id } }),
    gcTime: 0,
  });
  const { data, error, isError } = query;
  // Opened by its slug, it is kept by its id as well.
  if (data) return <Opened key={data.id} requestedId={id} work={data} />;
  if (!isError) return <Opening />;
  if (isApiError(error, 'NOT_FOUND', 'FORBIDDEN', 'VALIDATION')) {
    return (
      <div>
        <PageTitle title={t('missingTitle')} />
        <EmptyState
          level={1}
          picture={<Lookout />}
          title={t('missingTitle')}
          text={t('missingText')}
          action={
            <Link className="button button-primary" to={pages.articles()}>
              {t('toArticles')}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <div>
      <PageTitle title={t('failed')} />
      <Failed level={1} title={t('failed')} query={query} />
    </div>
  );
}

function Opening() {
  const t = useEditorText();
  return <PageSpinner label={t('opening')} />;
}
