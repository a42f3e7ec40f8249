import type { accountSettingsApi } from '@app/contracts/account-settings/account-settings.api';
import type { accountsApi } from '@app/contracts/accounts/accounts.api';
import type { ErrorCode } from '@app/contracts/errors';
import type { permissionsApi } from '@app/contracts/permissions/permissions.api';

/** Every row of the accounts' endpoints. */
export type Row =
  | keyof typeof accountsApi
  | keyof typeof accountSettingsApi
  | keyof typeof permissionsApi;

/** What a request carries. */
export interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What is expected of a row when it is asked by whoever may ask it. */
export interface Expected {
  /** Who may ask: anybody, members, admins. */
  readonly may: 'anybody' | 'member' | 'admin';
  /** A request that changes nothing that it should not. */
  readonly sent: Sent;
  readonly status: number;
  /** Of a refusal. */
  readonly code?: ErrorCode;
  /** Of a success: every name that the answer may carry. */
  readonly keys?: readonly string[];
  /** A success that has something mailed. */
  readonly mails?: true;
}

/** Addresses and ids that the requests name. */
export interface Named {
  /** Somebody who is not the reader. */
  readonly knownEmail: string;
  readonly foreignSessionId: string;
}

const unknown = 'nikog-nema@primjer.ba';
const secret = 'n0-such-token-n0-such-token-n0-such-token-0';
const wrongPassword = 'nije-ta-lozinka';
const newPassword = 'Sasvim-nova-9';

const done = ['success'];
const account = [
  'firstName',
  'lastName',
  'email',
  'pendingEmail',
  'phoneNumber',
  'createdAt',
  'passwordChangedAt',
  'twoFactor.enabledAt',
  'twoFactor.recoveryCodesLeft',
];
const refused = (code: ErrorCode, status: number) => ({ code, status });

/** The expectation of each row; one without it does not compile, and fails the test. */
export const table = ({ knownEmail, foreignSessionId }: Named): Record<Row, Expected> => ({
  login: {
    may: 'anybody',
    sent: { body: { email: knownEmail, password: wrongPassword } },
    ...refused('INVALID_CREDENTIALS', 401),
  },
  loginCode: {
    may: 'anybody',
    sent: { body: { challenge: secret, code: '123456' } },
    ...refused('CODE_EXPIRED', 400),
  },
  refresh: {
    may: 'anybody',
    sent: { body: { refreshToken: secret } },
    ...refused('REFRESH_REJECTED', 401),
  },
  logout: { may: 'anybody', sent: { body: { refreshToken: secret } }, status: 200, keys: done },
  register: {
    may: 'anybody',
    sent: {
      body: {
        firstName: 'Hana',
        lastName: 'Zukić',
        email: knownEmail,
        password: newPassword,
        confirmPassword: newPassword,
        agreeToTerms: true,
        language: 'bhs',
      },
    },
    ...refused('EMAIL_TAKEN', 409),
  },
  resendVerification: {
    may: 'anybody',
    sent: { body: { email: unknown } },
    status: 200,
    keys: ['success', 'alreadyVerified'],
    mails: true,
  },
  verifyToken: {
    may: 'anybody',
    sent: { query: { token: secret } },
    ...refused('TOKEN_INVALID', 400),
  },
  verifyCode: {
    may: 'anybody',
    sent: { body: { email: knownEmail, code: 'AAAAAA' } },
    ...refused('CODE_INVALID', 400),
  },
  forgotPassword: {
    may: 'anybody',
    sent: { body: { email: unknown, language: 'bhs' } },
    status: 200,
    keys: done,
    mails: true,
  },
  verifyResetCode: {
    may: 'anybody',
    sent: { body: { code: '000000', email: knownEmail, language: 'bhs' } },
    ...refused('CODE_INVALID', 400),
  },
  resetPassword: {
    may: 'anybody',
    sent: { body: { token: secret, newPassword, language: 'bhs' } },
    ...refused('TOKEN_INVALID', 400),
  },
  verifyResetToken: {
    may: 'anybody',
    sent: { params: { token: secret } },
    status: 200,
    keys: ['valid'],
  },
  requestPasswordReset: {
    may: 'anybody',
    sent: { body: { email: unknown } },
    status: 200,
    keys: done,
    mails: true,
  },
  onboarding: {
    may: 'anybody',
    sent: {
      body: {
        email: knownEmail,
        phoneNumber: '061 234 567',
        gender: 'other',
        interests: ['arts'],
      },
    },
    ...refused('NOT_FOUND', 404),
  },
  profile: {
    may: 'member',
    sent: {},
    status: 200,
    keys: [
      'id',
      'email',
      'role',
      'name',
      'firstName',
      'lastName',
      'profilePictureUrl',
      'language',
      'isVerified',
      'onboardingCompleted',
      'createdAt',
    ],
  },
  setLanguage: { may: 'member', sent: { body: { language: 'bhs' } }, status: 200, keys: done },
  permissions: { may: 'admin', sent: {}, status: 200, keys: ['hasGlobalPermissions'] },
  obPermissions: {
    may: 'member',
    sent: {},
    status: 200,
    keys: ['permission_type', 'scope', 'scope_value', 'is_active'].map((key) => `[].${key}`),
  },
  account: { may: 'member', sent: {}, status: 200, keys: account },
  changeAccount: { may: 'member', sent: { body: {} }, status: 200, keys: account },
  changePassword: {
    may: 'member',
    sent: { body: { currentPassword: wrongPassword, newPassword } },
    ...refused('VALIDATION', 400),
  },
  requestEmailChange: {
    may: 'member',
    sent: { body: { newEmail: unknown, password: wrongPassword } },
    ...refused('VALIDATION', 400),
  },
  cancelEmailChange: { may: 'member', sent: {}, status: 200, keys: account },
  confirmEmailChange: {
    may: 'anybody',
    sent: { body: { token: secret } },
    ...refused('TOKEN_INVALID', 400),
  },
  undoEmailChange: {
    may: 'anybody',
    sent: { body: { token: secret } },
    ...refused('TOKEN_INVALID', 400),
  },
  sessions: {
    may: 'member',
    sent: {},
    status: 200,
    keys: ['id', 'current', 'device', 'browser', 'system', 'ip', 'createdAt', 'lastUsedAt'].map(
      (key) => `[].${key}`,
    ),
  },
  endSession: {
    may: 'member',
    sent: { params: { id: foreignSessionId } },
    ...refused('NOT_FOUND', 404),
  },
  endOtherSessions: { may: 'member', sent: {}, status: 200, keys: ['success', 'ended'] },
  beginTwoFactor: {
    may: 'member',
    sent: { body: { password: wrongPassword } },
    ...refused('VALIDATION', 400),
  },
  enableTwoFactor: {
    may: 'member',
    sent: { body: { password: wrongPassword, code: '123456' } },
    ...refused('VALIDATION', 400),
  },
  disableTwoFactor: {
    may: 'member',
    sent: { body: { password: wrongPassword, code: '123456' } },
    ...refused('VALIDATION', 400),
  },
  renewRecoveryCodes: {
    may: 'member',
    sent: { body: { password: wrongPassword, code: '123456' } },
    ...refused('VALIDATION', 400),
  },
  requestDeletion: {
    may: 'member',
    sent: { body: { password: wrongPassword } },
    ...refused('VALIDATION', 400),
  },
});
