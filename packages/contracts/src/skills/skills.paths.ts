/** Addresses of what is learned in the activities of an application (specification §7.4). */
export const skillsPaths = {
  analysis: 'GET /api/orange-activities/:id/ai-analysis',
  skills: 'GET /api/orange-skills/applications/:id',
  read: 'POST /api/orange-skills/applications/:id/readings',
  answer: 'PUT /api/orange-skills/applications/:id/answers',
  consent: 'PUT /api/orange-skills/applications/:id/consent',
  vocabulary: 'GET /api/skills',
} as const;
