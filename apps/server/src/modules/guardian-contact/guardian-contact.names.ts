export const jobNames = {
  request: 'mail.guardian-contact-request',
  confirmation: 'mail.guardian-contact-confirmation',
  report: 'mail.guardian-contact-report',
  sweep: 'guardian-contact.sweep',
} as const;
