/** Addresses of the orange applications (specification §7.6, with editing). */
export const applicationsPaths = {
  create: 'POST /api/orange-grants',
  mine: 'GET /api/orange-grants/mine',
  open: 'GET /api/orange-grants/:id',
  save: 'PATCH /api/orange-grants/:id',
  delete: 'DELETE /api/orange-grants/:id',
  restore: 'POST /api/orange-grants/:id/restore',
  submit: 'POST /api/orange-grants/:id/submit',
  move: 'POST /api/orange-grants/:id/transitions',
  history: 'GET /api/orange-grants/:id/transitions',
  publicView: 'GET /api/orange-grants/public/:slug',
  teamAccess: 'GET /api/orange-grants/team-access/:slug',
  memberships: 'GET /api/orange-team/my-memberships',
  members: 'GET /api/orange-team/applications/:id/members',
  testMembers: 'GET /api/test-team-members/:id',
  invitations: 'GET /api/orange-team/applications/:id/invitations',
  projects: 'GET /api/projects',
} as const;
