import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pageLoader } from '../../../lib/page.ts';
import { crowdfunding } from '../client.ts';
import { CampaignInShort } from '../parts/campaign-in-short.tsx';
import { CampaignList, type CampaignsState, pageSize } from '../parts/campaign-list.tsx';
import type { Route } from './+types/crowdfunding';

type Loaded =
  | { readonly campaign: CampaignView }
  | { readonly campaigns: CampaignView[]; readonly state: CampaignsState };

/** Without an id the list of campaigns; with one, the campaign. */
export const loader = pageLoader(async ({ ask, params, query }): Promise<Loaded> => {
  if (params.id)
    return { campaign: await ask(crowdfunding.campaign, { params: { id: params.id } }) };
  const state = query.get('state') === 'ended' ? 'ended' : 'running';
  // One more than is shown tells whether there are more.
  const campaigns = await ask(crowdfunding.campaigns, { query: { state, limit: pageSize + 1 } });
  return { campaigns, state };
});

export default function CrowdfundingPage({ loaderData }: Route.ComponentProps) {
  if ('campaign' in loaderData) {
    return <CampaignInShort key={loaderData.campaign.id} campaign={loaderData.campaign} />;
  }
  return <CampaignList key={loaderData.state} {...loaderData} />;
}
