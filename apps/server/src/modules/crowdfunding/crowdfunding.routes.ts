import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { itemsOf } from '../../platform/lists.ts';
import { witnessMoves } from '../applications/public.ts';
import { createCampaigns } from './campaigns.service.ts';
import { createCashier } from './cashier.ts';
import { crowdfundingJobs } from './crowdfunding.jobs.ts';
import { crowdfundingPersonalData } from './crowdfunding.personal-data.ts';
import { demoPeer } from './demo-peer.plugin.ts';
import { donate } from './donations.service.ts';
import { campaignWitness } from './moves.service.ts';
import { donationStatus, takeNotice } from './notices.service.ts';
import { startCampaign } from './start.service.ts';

witnessMoves('crowdfunding', campaignWitness);

export const crowdfundingModule = defineModule({
  name: 'crowdfunding',
  api: crowdfundingApi,
  handlers: (p) => {
    const campaigns = createCampaigns(p);
    const cashier = createCashier(p);
    return {
      campaigns: async ({ query }, context) => itemsOf(await campaigns.list(query), context),
      campaign: ({ params }) => campaigns.one(params.id),
      startCampaign: ({ body }, { actor }) => startCampaign(p, campaigns, actor, body),
      donors: async ({ params, query }, context) => {
        const donors = itemsOf(await campaigns.donors(params.applicationId, query), context);
        return isFailure(donors) ? donors : { donors };
      },
      donate: ({ body }, { language }) => donate(cashier, body, language),
      donation: ({ params, query }) => donationStatus(cashier, campaigns, { ...params, ...query }),
      callback: (_input, { authorization, rawBody }) => takeNotice(cashier, authorization, rawBody),
    };
  },
  jobs: (p) => crowdfundingJobs(createCashier(p)),
  personalData: crowdfundingPersonalData,
  plugin: demoPeer,
});
