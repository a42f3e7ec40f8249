/** What the banks' people do with their calls. */
export const callEditingPaths = {
  staffList: 'GET /api/ob/calls',
  create: 'POST /api/ob/calls',
  open: 'GET /api/ob/calls/:id',
  save: 'PUT /api/ob/calls/:id',
  remove: 'DELETE /api/ob/calls/:id',
  move: 'POST /api/ob/calls/:id/moves',
  publishChanges: 'POST /api/ob/calls/:id/publication',
  dropChanges: 'DELETE /api/ob/calls/:id/changes',
  history: 'GET /api/ob/calls/:id/history',
  document: 'POST /api/ob/calls/:id/documents',
  preview: 'GET /api/ob/calls/:id/preview',
} as const;
