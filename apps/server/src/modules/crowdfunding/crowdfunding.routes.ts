import { crowdfundingApi } from '@app/contracts/crowdfunding/crowdfunding.api';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { itemsOf } from '../../platform/lists.ts';
import { campaignMoves } from './campaigns/campaigns.moves.ts';
import { createCampaigns, startCampaign } from './campaigns/campaigns.service.ts';
import { crowdfundingJobs } from './crowdfunding.jobs.ts';
import { crowdfundingPersonalData } from './crowdfunding.personal-data.ts';
import { crowdfundingTables } from './crowdfunding.tables.ts';
import { crowdfundingTopics } from './crowdfunding.topics.ts';
import { demoPeer } from './demo-peer/demo-peer.plugin.ts';
import { donationMoves } from './donations/donations.moves.ts';
import { donate } from './donations/donations.service.ts';
import { chooseNews } from './donations/news.service.ts';
import { receiptPdf } from './donations/receipt.pdf.ts';
import { listOwn, ownYears, printYear } from './giving/giving.service.ts';
import { endMatch, listMatches, setMatch } from './matches/matches.service.ts';
import { donationStatus, receiveNotice } from './payments/notices.service.ts';
import { createPaymentService } from './payments/payment.service.ts';
import { refundMoves } from './refunds/refunds.moves.ts';

export const crowdfundingModule = defineModule({
  name: 'crowdfunding',
  api: crowdfundingApi,
  tables: crowdfundingTables,
  moves: { application: campaignMoves, donation: donationMoves, refund: refundMoves },
  topics: crowdfundingTopics,
  setup: (p) => createPaymentService(p),
  handlers: (p, payments) => {
    const campaigns = createCampaigns(p);
    return {
      campaigns: async ({ query }, context) => itemsOf(await campaigns.list(query), context),
      campaign: ({ params }) => campaigns.one(params.id),
      startCampaign: ({ body }, { actor }) => startCampaign(p, campaigns, actor, body),
      donors: async ({ params, query }, context) => {
        const donors = itemsOf(await campaigns.donors(params.applicationId, query), context);
        return isFailure(donors) ? donors : { donors };
      },
      donate: ({ body }, context) => donate(payments, body, context),
      donation: ({ params, query }) => donationStatus(payments, campaigns, { ...params, ...query }),
      async receiptPdf({ params, query }, { language, reply }) {
        const pdf = await receiptPdf(p, campaigns, {
          ...params,
          token: query.token,
          language: query.language ?? language,
        });
        return isFailure(pdf) ? pdf : attach(reply, 'application/pdf', pdf);
      },
      matches: ({ params }, { actor }) => listMatches(p, actor, params.id),
      setMatch: ({ params, body }, { actor }) => setMatch(p, actor, params.id, body),
      endMatch: ({ params }, { actor }) => endMatch(p, actor, params.id),
      ownDonations: ({ query }, { actor }) => listOwn(p, actor, query),
      ownYears: (_input, { actor }) => ownYears(p, actor),
      async yearSummary({ params, query }, { actor, language, reply }) {
        const pdf = await printYear(p, actor, {
          ...params,
          language: query.language ?? language,
        });
        if (isFailure(pdf)) return pdf;
        return attach(reply, 'application/pdf', pdf);
      },
      news: ({ params, body }) => chooseNews(p, { ...params, ...body }),
      endNews: ({ params }) => chooseNews(p, { ...params, wanted: false }),
      callback: (_input, { authorization, rawBody }) =>
        receiveNotice(payments, authorization, rawBody),
    };
  },
  jobs: (_p, payments) => crowdfundingJobs(payments),
  personalData: crowdfundingPersonalData,
  plugin: demoPeer,
});
