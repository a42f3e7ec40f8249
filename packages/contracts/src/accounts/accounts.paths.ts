/** Addresses of the account endpoints (specification §7.1). */
export const accountsPaths = {
  login: 'POST /api/auth/login',
  loginCode: 'POST /api/auth/login/code',
  refresh: 'POST /api/auth/refresh',
  logout: 'POST /api/auth/logout',
  register: 'POST /api/auth/register',
  resendVerification: 'POST /api/auth/resend-verification',
  verifyToken: 'GET /api/auth/verify',
  verifyCode: 'POST /api/auth/verify',
  forgotPassword: 'POST /api/auth/forgot-password',
  verifyResetCode: 'POST /api/auth/verify-reset-code',
  resetPassword: 'POST /api/auth/reset-password',
  verifyResetToken: 'GET /api/auth/verify-reset-token/:token',
  requestPasswordReset: 'POST /api/auth/request-password-reset',
  onboarding: 'POST /api/auth/onboarding',
  profile: 'GET /api/user/profile',
  setLanguage: 'PUT /api/user/language',
} as const;
