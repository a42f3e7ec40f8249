/** Addresses under which a member gets what is kept about them. */
export const personalDataPaths = {
  archives: 'GET /api/account/archives',
  requestArchive: 'POST /api/account/archives',
  archiveFile: 'GET /api/account/archives/:id/file',
} as const;
