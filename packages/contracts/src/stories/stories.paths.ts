/** Addresses of the story that a team writes in five steps, apart from its application. */
export const storiesPaths = {
  open: 'GET /api/orange-story/:id',
  save: 'PUT /api/orange-story/:id',
  setCampaign: 'PUT /api/orange-story/:id/campaign',
} as const;
