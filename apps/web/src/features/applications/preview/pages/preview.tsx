import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { data, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { pageLoader } from '../../../../lib/page.ts';
import { crowdfunding } from '../../../crowdfunding/public.ts';
import { applications } from '../../client.ts';
import { type Goal, goalsOf } from '../goals.ts';
import { PrivateProject } from '../parts/private-project.tsx';
import { Project } from '../parts/project.tsx';
import { showsCampaign } from '../shows-campaign.ts';
import { useReaderView } from '../use-reader-view.ts';
import type { Route } from './+types/preview';

interface Loaded {
  /** Null: not public, or not there; which of both is nobody's business. */
  readonly application: ApplicationView | null;
  readonly campaign: CampaignView | null;
  readonly goals: readonly Goal[];
}

const nothing: Loaded = { application: null, campaign: null, goals: [] };

export const loader = pageLoader(async ({ askIfFound, params }) => {
  const slug = params.slug ?? '';
  const found = await askIfFound(applications.publicView, { params: { slug } });
  if (!found) return data<Loaded>(nothing, { status: 404 });
  const application = found.data;
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

type PublicProps = Loaded & { readonly application: ApplicationView };

function PublicProject({ application: loaded, ...others }: PublicProps) {
  const application = useReaderView(loaded);
  return <Project application={application} {...others} />;
}
