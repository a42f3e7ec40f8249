import { page } from '../page-address.ts';

export const accountsPages = {
  login: page('/login', { query: ['email', 'returnUrl', 'redirect'] }),
  adminLogin: page('/admin/login', { query: ['returnUrl'] }),
  register: page('/register', { query: ['email', 'returnUrl'] }),
  forgotPassword: page('/forgot-password', { query: ['email', 'auto'] }),
  passwordReset: page('/password-reset', { query: ['token'] }),
  resetPassword: page('/reset-password', { query: ['token'] }),
  verify: page('/auth/verify', { query: ['token', 'email', 'returnUrl'] }),
  emailChange: page('/auth/email-change', { query: ['action', 'token'] }),
  /** Where the owner of a second factor stops its removal, by the secret of their mail. */
  factorStop: page('/auth/second-factor', { query: ['token'] }),
  accountClosed: page('/auth/account-closed', { query: ['until'] }),
  onboarding: page('/onboarding', { query: ['email', 'returnUrl'] }),
};
