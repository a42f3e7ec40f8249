export const systemPaths = {
  health: 'GET /api/health',
  metrics: 'GET /api/metrics',
  events: 'GET /api/events',
  together: 'GET /api/together',
  devMail: 'GET /api/dev/mail',
} as const;
