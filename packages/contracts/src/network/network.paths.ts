/** Addresses of the network; the list of connections is the specification's (§7.3). */
export const networkPaths = {
  connections: 'GET /api/network/connections',
  disconnect: 'DELETE /api/network/connections/:userId',
  invitations: 'GET /api/network/invitations',
  invite: 'POST /api/network/invitations',
  answer: 'POST /api/network/invitations/:id/moves',
  follows: 'GET /api/network/follows',
  follow: 'PUT /api/network/follows/:userId',
  unfollow: 'DELETE /api/network/follows/:userId',
  blocks: 'GET /api/network/blocks',
  block: 'PUT /api/network/blocks/:userId',
  unblock: 'DELETE /api/network/blocks/:userId',
  counts: 'GET /api/network/counts',
  person: 'GET /api/network/people/:userId',
} as const;
