/** Addresses of confirmations of gifts in cash, goods and services (specification §7.5). */
export const giftsPaths = {
  list: 'GET /api/donation-confirmations/application/:id',
  ask: 'POST /api/donation-confirmations',
  amend: 'PATCH /api/donation-confirmations/:id',
  remove: 'DELETE /api/donation-confirmations/:id',
  resend: 'POST /api/donation-confirmations/:id/resend',
  uploadProof: 'POST /api/donation-confirmations/:id/upload-proof',
  previewProof: 'GET /api/donation-confirmations/:id/preview-proof',
  downloadProof: 'GET /api/donation-confirmations/:id/download-proof',
  asked: 'GET /api/donation-confirmations/answer/:token',
  answer: 'POST /api/donation-confirmations/answer/:token',
  receipt: 'GET /api/donation-confirmations/receipt/:token',
  receiptPdf: 'GET /api/donation-confirmations/receipt/:token/pdf',
} as const;
