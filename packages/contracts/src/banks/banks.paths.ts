export const banksPaths = {
  list: 'GET /api/youth-banks',
  detail: 'GET /api/youth-banks/:slug',
  all: 'GET /api/ob/banks',
  create: 'POST /api/ob/banks',
  edit: 'GET /api/ob/banks/:slug',
  save: 'PUT /api/ob/banks/:slug',
} as const;
