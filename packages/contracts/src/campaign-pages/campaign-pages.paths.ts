/** Addresses of what stands on the page of a campaign; `:id` is its own or its application's. */
export const campaignPagesPaths = {
  page: 'GET /api/crowdfunding/campaigns/:id/page',
  amounts: 'PUT /api/crowdfunding/campaigns/:id/amounts',
  publish: 'POST /api/crowdfunding/campaigns/:id/updates',
  change: 'PUT /api/crowdfunding/updates/:id',
  remove: 'DELETE /api/crowdfunding/updates/:id',
  ask: 'POST /api/crowdfunding/campaigns/:id/questions',
  answer: 'PUT /api/crowdfunding/questions/:id/answer',
  widget: 'GET /api/crowdfunding/campaigns/:id/widget',
  picture: 'GET /api/crowdfunding/campaigns/:id/widget.png',
  poster: 'GET /api/crowdfunding/campaigns/:id/poster',
  dismiss: 'DELETE /api/crowdfunding/questions/:id',
} as const;
