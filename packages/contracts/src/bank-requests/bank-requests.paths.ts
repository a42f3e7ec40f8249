export const bankRequestsPaths = {
  create: 'POST /api/ob/requests',
  mine: 'GET /api/ob/requests/mine',
  queue: 'GET /api/ob/requests',
  move: 'POST /api/ob/requests/:id/moves',
} as const;
