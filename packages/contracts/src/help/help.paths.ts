export const helpPaths = {
  openForm: 'POST /api/help/forms',
  send: 'POST /api/help/messages',
} as const;
