/** Addresses under which a member changes their own account. */
export const accountSettingsPaths = {
  account: 'GET /api/account',
  changeAccount: 'PATCH /api/account',
  changePassword: 'POST /api/account/password',
  requestEmailChange: 'POST /api/account/email',
  cancelEmailChange: 'DELETE /api/account/email',
  confirmEmailChange: 'POST /api/account/email/confirm',
  undoEmailChange: 'POST /api/account/email/undo',
  sessions: 'GET /api/account/sessions',
  endSession: 'DELETE /api/account/sessions/:id',
  endOtherSessions: 'POST /api/account/sessions/end-others',
  beginTwoFactor: 'POST /api/account/two-factor/begin',
  enableTwoFactor: 'POST /api/account/two-factor/enable',
  disableTwoFactor: 'POST /api/account/two-factor/disable',
  renewRecoveryCodes: 'POST /api/account/two-factor/recovery-codes',
  requestDeletion: 'POST /api/account/deletion',
} as const;
