import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { projectOf } from '@app/contracts/pages';
import type { ApplicationStatus } from '@app/domain/applications/application.machine';
import type { GrantKind } from '@app/domain/applications/form/forms';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { applications } from '../../entities/applications/public.ts';
import { crowdfunding } from '../../entities/crowdfunding/public.ts';
import type { Goal, ViewOf } from '../../features/applications/public.ts';
import { pageLoader } from '../../lib/page/page.ts';

export interface Loaded {
  /** Null: not public, or not there; which of both is nobody's business. */
  readonly application: ApplicationView | null;
  readonly campaign: CampaignView | null;
  readonly goals: readonly Goal[];
}

/** Whether the campaign stands beside the project (specification §2.12). */
const showsCampaign = (status: ApplicationStatus): boolean =>
  status === 'crowdfunding' || status === 'approved';

/** Loads what everybody may see of an application; one of another kind leads to its own address. */
export const previewLoader = <K extends GrantKind>(
  kind: K,
  goalsOf: (application: ViewOf<K>) => readonly Goal[],
) =>
  pageLoader(async ({ askIfFound, moved, params }) => {
    const found = await askIfFound(applications.publicView, {
      params: { slug: params.slug ?? '' },
    });
    const shown = found?.data;
    if (!shown) {
      const nothing: Loaded = { application: null, campaign: null, goals: [] };
      return data(nothing, { status: 404 });
    }
    const page = projectOf(shown.kind);
    if (page !== projectOf(kind) || shown.slug !== params.slug)
      throw moved(page({ slug: shown.slug }));
    const campaign = showsCampaign(shown.status)
      ? await askIfFound(crowdfunding.campaign, { params: { id: shown.id } })
      : null;
    const goals = shown.kind === kind ? goalsOf(shown as ViewOf<K>) : [];
    return data<Loaded>({ application: shown, campaign, goals });
  });

/** Another tab is another view of the same data. */
export function revalidatesPreview(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const samePage = currentUrl.pathname === nextUrl.pathname;
  return samePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
