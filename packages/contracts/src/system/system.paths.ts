export const systemPaths = {
  health: 'GET /api/health',
  metrics: 'GET /api/metrics',
  events: 'GET /api/events',
  devMail: 'GET /api/dev/mail',
} as const;
