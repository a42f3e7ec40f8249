import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { banks } from '../../../entities/banks/public.ts';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { campaignPages } from '../../campaign-pages/public.ts';
import { CampaignList, type CampaignsShown, pageSize } from '../parts/campaign-list.tsx';
import { CampaignPage, type LoadedCampaign } from '../parts/campaign-page.tsx';
import { donorsInPage } from '../parts/donors.tsx';
import type { Route } from './+types/crowdfunding';

type Loaded =
  | LoadedCampaign
  | {
      readonly campaigns: CampaignView[];
      readonly shown: CampaignsShown;
      readonly banks: { readonly slug: string; readonly name: string }[];
    };

/** Without an id the list of campaigns; with one, the campaign. */
export const loader = pageLoader(async ({ ask, params: { id }, query }): Promise<Loaded> => {
  if (id) {
    const campaign = await ask(crowdfunding.campaign, { params: { id } });
    const { applicationId } = campaign;
    const [told, { donors }] = await Promise.all([
      ask(campaignPages.page, { params: { id: applicationId } }),
      ask(crowdfunding.donors, { params: { applicationId }, query: { limit: donorsInPage } }),
    ]);
    return { campaign, told, donors };
  }
  const shown = shownOf(query);
  // One more than is shown tells whether there are more.
  const [campaigns, all] = await Promise.all([
    ask(crowdfunding.campaigns, { query: { ...shown, limit: pageSize + 1 } }),
    ask(banks.list),
  ]);
  return { campaigns, shown, banks: all.map(({ slug, name }) => ({ slug, name })) };
});

function shownOf(query: URLSearchParams): CampaignsShown {
  const bank = query.get('bank');
  const one = { ...(bank && /^[a-z0-9-]{1,160}$/.test(bank) ? { bank } : {}) };
  if (query.get('state') === 'ended') return { ...one, state: 'ended', show: 'all' };
  const show = query.get('show');
  return { ...one, state: 'running', show: show === 'nearly' || show === 'soon' ? show : 'all' };
}

export default function CrowdfundingPage({ loaderData }: Route.ComponentProps) {
  if ('campaign' in loaderData) {
    return <CampaignPage key={loaderData.campaign.id} {...loaderData} />;
  }
  const { shown } = loaderData;
  return <CampaignList key={`${shown.state} ${shown.show} ${shown.bank}`} {...loaderData} />;
}
