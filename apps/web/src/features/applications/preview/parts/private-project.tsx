import { Link, useLocation } from 'react-router';
import { late } from '../../../../lib/late.tsx';
import { PageHead } from '../../../../lib/page-head.tsx';
import { loginUrl } from '../../../../lib/return-url.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { Redirect, Waiting } from '../../../../shell/waiting.tsx';
import { usePreviewText } from '../text.ts';
import { ProjectSkeleton } from './project-skeleton.tsx';

const TeamProject = late(() => import('./team-project.tsx'), {
  waiting: <ProjectSkeleton />,
  members: true,
});

/** What is not public: strangers sign in first, team and staff see it (specification §6). */
export function PrivateProject({ slug }: { slug: string }) {
  const t = usePreviewText();
  const { state } = useSession();
  const location = useLocation();
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <meta name="robots" content="noindex" />
      {state === 'loading' ? <Waiting /> : null}
      {state === 'anonymous' ? <Redirect to={loginUrl(location)} /> : null}
      <TeamProject slug={slug} />
      <noscript>
        <div className="wrap sec">
          <p className="lead">{t('signInFirst')}</p>
          <Link className="btn btn-p mt5" to={loginUrl(location)}>
            {t('signIn')}
          </Link>
        </div>
      </noscript>
    </>
  );
}
