/** Addresses of what comes next for an application. */
export const tasksPaths = {
  mine: 'GET /api/next-steps',
  list: 'GET /api/applications/:id/next-steps',
  calendar: 'GET /api/applications/:id/next-steps/calendar',
  add: 'POST /api/applications/:id/next-steps',
  change: 'PATCH /api/applications/:id/next-steps/:taskId',
  remove: 'DELETE /api/applications/:id/next-steps/:taskId',
  tick: 'PUT /api/applications/:id/next-steps/ticks/:kind',
} as const;
