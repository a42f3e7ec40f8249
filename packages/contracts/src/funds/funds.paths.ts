export const fundsPaths = {
  fund: 'GET /api/youth-banks/:slug/fund',
  ledger: 'GET /api/youth-banks/:slug/ledger',
  ledgerFile: 'GET /api/youth-banks/:slug/ledger.:format',
  grants: 'GET /api/youth-banks/:slug/grants.json',
  desk: 'GET /api/ob/banks/:slug/fund',
  entries: 'GET /api/ob/banks/:slug/fund/entries',
  deskGrants: 'GET /api/ob/banks/:slug/fund/grants',
  record: 'POST /api/ob/banks/:slug/fund/entries',
  correct: 'POST /api/ob/banks/:slug/fund/entries/:id/corrections',
  takeBack: 'POST /api/ob/banks/:slug/fund/entries/:id/take-back',
} as const;
