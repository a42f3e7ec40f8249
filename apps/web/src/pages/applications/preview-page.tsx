import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { applications } from '../../entities/applications/public.ts';
import { type AnyParts, usePreviewText } from '../../features/applications/public.ts';
import { Link } from '../../lib/addresses/links.tsx';
import { loginUrl } from '../../lib/addresses/return-url.ts';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSession } from '../../lib/session/session.ts';
import { ClientRedirect, WaitingPage } from '../../shell/waiting.tsx';
import type { Loaded } from './load.ts';
import { ProjectOfKind } from './project-of-kind.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';

interface PreviewProps {
  readonly loaded: Loaded;
  readonly parts: AnyParts;
}

/** The page of an application of any kind, made of the parts that its kind shows. */
export function ProjectPreview({ loaded, parts }: PreviewProps) {
  const { slug = '' } = useParams();
  const { application } = loaded;
  if (!application) return <PrivateProject key={slug} slug={slug} parts={parts} />;
  return <PublicProject key={application.id} {...loaded} application={application} parts={parts} />;
}

type PublicProps = Loaded & {
  readonly application: ApplicationView;
  readonly parts: AnyParts;
};

function PublicProject({ application: loaded, ...others }: PublicProps) {
  const application = useReaderView(loaded);
  return <ProjectOfKind application={application} {...others} />;
}

/** A public application as this very reader may see it; the page was rendered for a stranger. */
function useReaderView(loaded: ApplicationView): ApplicationView {
  const { state, profile } = useSession();
  const { slug } = loaded;
  const reader = state === 'authenticated' ? profile.id : null;
  const [own, setOwn] = useState<{ reader: string; view: ApplicationView } | null>(null);
  useEffect(() => {
    if (reader === null) return undefined;
    const abort = new AbortController();
    applications.publicView({ params: { slug } }, { signal: abort.signal }).then(
      ({ data: view }) => setOwn({ reader, view }),
      // What everybody sees stays.
      () => undefined,
    );
    return () => abort.abort();
  }, [reader, slug]);
  return own !== null && own.reader === reader && own.view.id === loaded.id ? own.view : loaded;
}

const TeamProject = lazyPart(() => import('./team-project.tsx'), {
  waiting: <ProjectSkeleton />,
  members: true,
});

/** What is not public: strangers sign in first, team and staff see it (specification §6). */
function PrivateProject(props: { slug: string; parts: AnyParts }) {
  const t = usePreviewText();
  const words = props.parts.useWords();
  const { state } = useSession();
  const location = useLocation();
  return (
    <>
      <PageHead title={t('pageTitle')} description={words.description} />
      <meta name="robots" content="noindex" />
      {state === 'loading' ? <WaitingPage /> : null}
      {state === 'anonymous' ? <ClientRedirect to={loginUrl(location)} /> : null}
      <TeamProject {...props} />
      <noscript>
        <div className="wrap section">
          <p className="lead">{t('signInFirst')}</p>
          <Link className="button button-primary mt5" to={loginUrl(location)}>
            {t('signIn')}
          </Link>
        </div>
      </noscript>
    </>
  );
}
