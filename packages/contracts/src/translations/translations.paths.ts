/** Addresses of the product's texts (specification §7.1). */
export const translationsPaths = {
  all: 'GET /api/translations',
  changes: 'GET /api/translations/changes',
  table: 'GET /api/translations/table',
  exportFile: 'GET /api/translations/export/:format',
  previewImport: 'POST /api/translations/import/preview',
  applyImport: 'POST /api/translations/import',
  change: 'PUT /api/translations/:key',
} as const;
