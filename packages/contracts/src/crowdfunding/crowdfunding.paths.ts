/** Addresses of campaigns, donations and payments (specification §7.6). */
export const crowdfundingPaths = {
  campaigns: 'GET /api/crowdfunding/campaigns',
  campaign: 'GET /api/crowdfunding/campaigns/:id',
  startCampaign: 'POST /api/crowdfunding/campaigns',
  donors: 'GET /api/crowdfunding/donors/:applicationId',
  donate: 'POST /api/crowdfunding/donate',
  donation: 'GET /api/crowdfunding/donations/:orderNumber',
  receiptPdf: 'GET /api/crowdfunding/donations/:orderNumber/receipt.pdf',
  matches: 'GET /api/crowdfunding/campaigns/:id/matches',
  setMatch: 'POST /api/crowdfunding/campaigns/:id/matches',
  endMatch: 'POST /api/crowdfunding/matches/:id/end',
  ownDonations: 'GET /api/crowdfunding/mine',
  ownYears: 'GET /api/crowdfunding/mine/years',
  yearSummary: 'GET /api/crowdfunding/mine/years/:year.pdf',
  news: 'PUT /api/crowdfunding/donations/:orderNumber/news',
  endNews: 'POST /api/crowdfunding/donations/:orderNumber/news/:token',
  callback: 'POST /api/crowdfunding/monri/callback',
} as const;
