import { z } from 'zod';
import { Done, LanguageCode } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { accountsPaths } from './accounts.paths.ts';
import {
  EmailBody,
  ForgotPasswordBody,
  LoginAnswer,
  LoginBody,
  LoginCodeAnswer,
  LoginCodeBody,
  OnboardingBody,
  Profile,
  RefreshBody,
  RegisterAnswer,
  RegisterBody,
  ResendAnswer,
  ResetPasswordBody,
  ResetRequestAnswer,
  ResetTokenAnswer,
  TokenPair,
  VerifyAnswer,
  VerifyCodeBody,
  VerifyResetCodeBody,
  VerifyTokenQuery,
} from './accounts.schemas.ts';

/** Accounts: registration, sign-in, sessions, verification, reset, own profile. */
export const accountsApi = endpoints(accountsPaths, {
  login: {
    access: 'public',
    summary: 'Signs in with e-mail and password.',
    body: LoginBody,
    answer: LoginAnswer,
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_CLOSED'],
  },
  loginCode: {
    access: 'public',
    summary:
      'Completes signing in where two-factor is enabled, by a code of the app or a recovery code.',
    body: LoginCodeBody,
    answer: LoginCodeAnswer,
    errors: ['CODE_INVALID', 'CODE_EXPIRED', 'ACCOUNT_CLOSED'],
  },
  refresh: {
    access: 'public',
    summary: 'Exchanges a refresh token for a new pair; each refresh token is used once.',
    body: RefreshBody,
    answer: TokenPair,
    errors: ['REFRESH_REJECTED'],
  },
  logout: {
    access: 'public',
    summary: 'Ends the session that the refresh token belongs to.',
    body: RefreshBody,
    answer: Done,
  },
  register: {
    access: 'public',
    summary: 'Creates an account and mails a verification link and code.',
    body: RegisterBody,
    answer: RegisterAnswer,
    errors: ['EMAIL_TAKEN'],
    status: 201,
  },
  resendVerification: {
    access: 'public',
    summary: 'Mails a new verification link and code.',
    body: EmailBody,
    answer: ResendAnswer,
  },
  verifyToken: {
    access: 'public',
    summary: 'Confirms an e-mail address by the token of a mailed link.',
    query: VerifyTokenQuery,
    answer: VerifyAnswer,
    errors: ['TOKEN_INVALID'],
  },
  verifyCode: {
    access: 'public',
    summary: 'Confirms an e-mail address by the mailed code.',
    body: VerifyCodeBody,
    answer: VerifyAnswer,
    errors: ['CODE_INVALID', 'CODE_EXPIRED'],
  },
  forgotPassword: {
    access: 'public',
    summary: 'Mails a reset code, if the address has an account; answers alike either way.',
    body: ForgotPasswordBody,
    answer: Done,
  },
  verifyResetCode: {
    access: 'public',
    summary: 'Says whether a reset code is valid.',
    body: VerifyResetCodeBody,
    answer: z.object({ valid: z.boolean() }),
    errors: ['CODE_INVALID', 'CODE_EXPIRED'],
  },
  resetPassword: {
    access: 'public',
    summary: 'Sets a new password by code or by the token of a mailed link.',
    body: ResetPasswordBody,
    answer: Done,
    errors: ['CODE_INVALID', 'CODE_EXPIRED', 'TOKEN_INVALID'],
  },
  verifyResetToken: {
    access: 'public',
    summary: 'Says whether the token of a reset link is valid, and for whom.',
    params: z.object({ token: z.string().min(1).max(200) }),
    answer: ResetTokenAnswer,
  },
  requestPasswordReset: {
    access: 'public',
    summary: 'Mails a reset link, if the address has an account; answers alike either way.',
    body: EmailBody,
    answer: ResetRequestAnswer,
  },
  onboarding: {
    access: 'public',
    summary: 'Completes the first steps of a new account; verified address required.',
    body: OnboardingBody,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  profile: {
    access: 'member',
    summary: 'The signed-in member.',
    answer: Profile,
  },
  setLanguage: {
    access: 'member',
    summary: 'Keeps the language in which the member is written to.',
    body: z.object({ language: LanguageCode }),
    answer: Done,
  },
});
