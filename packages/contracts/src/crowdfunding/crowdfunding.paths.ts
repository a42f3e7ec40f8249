/** Addresses of campaigns, donations and payments (specification §7.6). */
export const crowdfundingPaths = {
  campaigns: 'GET /api/crowdfunding/campaigns',
  campaign: 'GET /api/crowdfunding/campaigns/:id',
  startCampaign: 'POST /api/crowdfunding/campaigns',
  donors: 'GET /api/crowdfunding/donors/:applicationId',
  donate: 'POST /api/crowdfunding/donate',
  donation: 'GET /api/crowdfunding/donations/:orderNumber',
  callback: 'POST /api/crowdfunding/monri/callback',
} as const;
