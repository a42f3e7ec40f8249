/** Addresses of the staff's desk for payments, and of what donors are told about them. */
export const paymentsPaths = {
  terms: 'GET /api/payments/terms',
  list: 'GET /api/ob/payments',
  waiting: 'GET /api/ob/payments/waiting',
  file: 'GET /api/ob/payments/files/:format',
  one: 'GET /api/ob/payments/:id',
  refund: 'POST /api/ob/payments/:id/refunds',
  decide: 'POST /api/ob/payments/refunds/:id/decision',
  close: 'POST /api/ob/payments/differences/:id/close',
  donor: 'GET /api/ob/payments/:id/donor',
  forget: 'POST /api/ob/payments/:id/donor/forget',
} as const;
