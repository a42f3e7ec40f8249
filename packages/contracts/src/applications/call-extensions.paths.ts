/** More time for single teams of a call. */
export const callExtensionsPaths = {
  extensions: 'GET /api/ob/calls/:id/extensions',
  extend: 'POST /api/ob/calls/:id/extensions',
  endExtension: 'DELETE /api/ob/calls/:id/extensions/:applicationId',
} as const;
