import { pages, projectOf } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { applications } from '../../entities/applications/public.ts';
import {
  type AnyParts,
  goalsOf,
  RemoveApplication,
  usePreviewText,
} from '../../features/applications/public.ts';
import { Link } from '../../lib/addresses/links.tsx';
import { isApiError } from '../../lib/api/error.ts';
import { caches } from '../../lib/queries/caches.ts';
import { Failed } from '../../lib/queries/failed.tsx';
import { ProjectOfKind } from './project-of-kind.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';

interface TeamProjectProps {
  readonly slug: string;
  /** Of the kind whose address this is. */
  readonly parts: AnyParts;
}

export default function TeamProject({ slug, parts }: TeamProjectProps) {
  const t = usePreviewText();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['applications', 'preview', slug],
    queryFn: ({ signal }) => applications.teamAccess({ params: { slug } }, { signal }),
    // One comes here from writing: it has changed meanwhile.
    ...caches.asShown,
  });
  const application = query.data?.data;
  const elsewhere =
    application &&
    (projectOf(application.kind) !== projectOf(parts.kind) || application.slug !== slug);
  if (elsewhere) {
    return <Navigate replace to={projectOf(application.kind)({ slug: application.slug })} />;
  }
  if (application) {
    const title = application.about.title || t('untitled');
    return (
      <ProjectOfKind
        application={application}
        parts={parts}
        campaign={null}
        goals={application.kind === 'orange' ? goalsOf(application) : []}
        own={
          <RemoveApplication
            application={{ id: application.id, projectTitle: title, ...application.abilities }}
            onDeleted={() => navigate(pages.ownApplications({ tab: 'sve' }))}
            onWithdrawn={() => query.refetch()}
          />
        }
      />
    );
  }
  if (query.isPending) {
    return (
      <div role="status">
        <span className="visually-hidden">{t('loading')}</span>
        <ProjectSkeleton />
      </div>
    );
  }
  if (isApiError(query.error, 'NOT_FOUND', 'FORBIDDEN', 'VALIDATION')) return <NotForYou />;
  return (
    <div className="wrap section">
      <Failed query={query} level={1} title={t('failedTitle')} text={t('failedText')} />
    </div>
  );
}

/** Somebody without rights sees an empty page that says so (specification §6). */
function NotForYou() {
  const t = usePreviewText();
  return (
    <div className="wrap section">
      <EmptyState
        level={1}
        picture={<Lookout />}
        title={t('forbiddenTitle')}
        text={t('forbiddenText')}
        action={
          <Link className="button button-primary" to={pages.calls()}>
            {t('back')}
          </Link>
        }
      />
    </div>
  );
}
