export const callsPaths = {
  list: 'GET /api/calls',
  feed: 'GET /api/calls/feed.json',
  feedRss: 'GET /api/calls/feed.xml',
  detail: 'GET /api/calls/:slug',
  calendar: 'GET /api/calls/:slug/calendar.ics',
} as const;
