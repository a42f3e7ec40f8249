/** Addresses of uploads and stored files (specification §7.3). */
export const filesPaths = {
  upload: 'POST /api/upload',
  image: 'POST /api/images/upload',
  uploadFromAddress: 'POST /api/upload/from-address',
  productFile: 'GET /api/uploads/:userId/:filePath',
  obFile: 'GET /api/ob-files/:filePath',
  obDocument: 'GET /api/ob-documents/:id/:filePath',
} as const;
