export const bankDeskPaths = {
  desk: 'GET /api/ob/banks/:slug/desk',
  today: 'GET /api/ob/banks/:slug/desk/today',
  remind: 'POST /api/ob/banks/:slug/desk/reminders',
  applications: 'GET /api/ob/banks/:slug/applications',
  board: 'GET /api/ob/banks/:slug/applications/board',
  file: 'GET /api/ob/banks/:slug/applications/files/:format',
  people: 'GET /api/ob/banks/:slug/people',
  duties: 'GET /api/ob/duties',
  overview: 'GET /api/ob/overview',
  staff: 'GET /api/ob/people',
} as const;
