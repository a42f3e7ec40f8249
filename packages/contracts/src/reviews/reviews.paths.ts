export const reviewsPaths = {
  calls: 'GET /api/ob/odbor/calls',
  inbox: 'GET /api/ob/odbor/applications',
  detail: 'GET /api/ob/odbor/applications/:id',
  save: 'PUT /api/ob/odbor/applications/:id/review',
  ranking: 'GET /api/ob/odbor/calls/:id/ranking',
  publishDecisions: 'POST /api/ob/odbor/calls/:id/decisions',
} as const;
