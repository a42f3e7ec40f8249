import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import { useEffect, useState } from 'react';
import {
  data,
  Link,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useParams,
} from 'react-router';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { pageLoader } from '../../../../lib/page.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { loginUrl } from '../../../../lib/return-url.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { Redirect, Waiting } from '../../../../shell/waiting.tsx';
import { crowdfunding } from '../../../crowdfunding/public.ts';
import { applications } from '../../client.ts';
import { type Goal, goalsOf } from '../goals.ts';
import { Project } from '../parts/project.tsx';
import { ProjectSkeleton } from '../parts/project-skeleton.tsx';
import { usePreviewText } from '../text.ts';
import type { Route } from './+types/preview';

interface Loaded {
  /** Null: not public, or not there; which of both is nobody's business. */
  readonly application: OrangeView | null;
  readonly campaign: CampaignView | null;
  readonly goals: readonly Goal[];
}

const nothing: Loaded = { application: null, campaign: null, goals: [] };

export const loader = pageLoader(async ({ askIfFound, params }) => {
  const slug = params.slug ?? '';
  const found = await askIfFound(applications.publicView, { params: { slug } });
  const application = found?.data;
  if (application?.kind !== 'orange') return data<Loaded>(nothing, { status: 404 });
  const campaign = showsCampaign(application.status)
    ? await askIfFound(crowdfunding.campaign, { params: { id: application.id } })
    : null;
  return data<Loaded>({ application, campaign, goals: goalsOf(application) });
});

/** Another tab is another view of the same data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const samePage = currentUrl.pathname === nextUrl.pathname;
  return samePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { slug = '' } = useParams();
  const { application } = loaderData;
  if (!application) return <PrivateProject key={slug} slug={slug} />;
  return <PublicProject key={application.id} {...loaderData} application={application} />;
}

type PublicProps = Loaded & { readonly application: OrangeView };

function PublicProject({ application: loaded, ...others }: PublicProps) {
  const application = useReaderView(loaded);
  return <Project application={application} {...others} />;
}

/** Whether the campaign stands beside the project (specification §2.12). */
const showsCampaign = (status: ApplicationStatus): boolean =>
  status === 'crowdfunding' || status === 'approved';

/** A public application as this very reader may see it; the page was rendered for a stranger. */
function useReaderView(loaded: OrangeView): OrangeView {
  const { state, profile } = useSession();
  const { slug } = loaded;
  const reader = state === 'authenticated' ? profile.id : null;
  const [own, setOwn] = useState<{ reader: string; view: OrangeView } | null>(null);
  useEffect(() => {
    if (reader === null) return undefined;
    const abort = new AbortController();
    applications.publicView({ params: { slug } }, { signal: abort.signal }).then(
      ({ data: view }) => view.kind === 'orange' && setOwn({ reader, view }),
      // What everybody sees stays.
      () => undefined,
    );
    return () => abort.abort();
  }, [reader, slug]);
  return own !== null && own.reader === reader && own.view.id === loaded.id ? own.view : loaded;
}

const TeamProject = lazyPart(() => import('../parts/team-project.tsx'), {
  waiting: <ProjectSkeleton />,
  members: true,
});

/** What is not public: strangers sign in first, team and staff see it (specification §6). */
function PrivateProject({ slug }: { slug: string }) {
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
