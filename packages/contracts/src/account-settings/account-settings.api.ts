import { z } from 'zod';
import { ById, Done } from '../common.schemas.ts';
import { bodySizes, endpoints } from '../endpoint.ts';
import { accountSettingsPaths } from './account-settings.paths.ts';
import {
  Account,
  AccountChange,
  ChangePasswordBody,
  DeletionAnswer,
  DeletionBody,
  EmailChangeTokenBody,
  PasswordBody,
  RecoveryCodes,
  RequestEmailChangeBody,
  SessionView,
  TwoFactorBody,
  TwoFactorSetup,
} from './account-settings.schemas.ts';

/** A member's own account: names, password, address, devices, second factor, deletion. */
export const accountSettingsApi = endpoints(accountSettingsPaths, {
  account: {
    access: 'member',
    summary: "The member's account.",
    answer: Account,
  },
  changeAccount: {
    access: 'member',
    summary: 'Changes names, phone number or town.',
    body: AccountChange,
    answer: Account,
  },
  changePassword: {
    access: 'member',
    summary: 'Sets a new password; ends all other sessions and tells the member by mail.',
    body: ChangePasswordBody,
    answer: Done,
  },
  requestEmailChange: {
    access: 'member',
    summary:
      'Mails a link to the new address that confirms it and one to the old that undoes the change; answers alike whether the new address is taken or not.',
    body: RequestEmailChangeBody,
    answer: Account,
    errors: ['WRONG_STATUS'],
  },
  cancelEmailChange: {
    access: 'member',
    summary: 'Forgets an address that waits to be confirmed.',
    answer: Account,
  },
  confirmEmailChange: {
    access: 'public',
    summary: 'Takes the new address by the token mailed to it; ends all sessions.',
    body: EmailChangeTokenBody,
    answer: Done.extend({ email: z.string() }),
    errors: ['TOKEN_INVALID'],
    largestBody: bodySizes.entry,
  },
  undoEmailChange: {
    access: 'public',
    summary:
      'Keeps or takes back the old address by the token mailed to it; ends all sessions and asks for a new password.',
    body: EmailChangeTokenBody,
    answer: Done.extend({ email: z.string() }),
    errors: ['TOKEN_INVALID'],
    largestBody: bodySizes.entry,
  },
  sessions: {
    access: 'member',
    summary: 'The devices on which the account is open, the one that asks first.',
    answer: z.array(SessionView),
  },
  endSession: {
    access: 'member',
    summary: 'Signs one device out.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  endOtherSessions: {
    access: 'member',
    summary: 'Signs out every device but the one that asks.',
    answer: Done.extend({ ended: z.int().nonnegative() }),
  },
  beginTwoFactor: {
    access: 'member',
    summary: 'Makes a secret for an authenticator app; nothing is enabled yet.',
    body: PasswordBody,
    answer: TwoFactorSetup,
    errors: ['ALREADY_EXISTS'],
  },
  enableTwoFactor: {
    access: 'member',
    summary: 'Enables two-factor sign-in with a first code, and gives the recovery codes.',
    body: TwoFactorBody,
    answer: RecoveryCodes,
    errors: ['CODE_INVALID', 'ALREADY_EXISTS'],
  },
  disableTwoFactor: {
    access: 'member',
    summary: 'Disables two-factor sign-in.',
    body: TwoFactorBody,
    answer: Done,
    errors: ['CODE_INVALID', 'NOT_FOUND'],
  },
  renewRecoveryCodes: {
    access: 'member',
    summary: 'Gives new recovery codes; the earlier ones are of no use any more.',
    body: TwoFactorBody,
    answer: RecoveryCodes,
    errors: ['CODE_INVALID', 'NOT_FOUND'],
  },
  requestDeletion: {
    access: 'member',
    summary:
      'Closes the account and ends all sessions; it is erased after 30 days unless the member signs in before.',
    body: DeletionBody,
    answer: DeletionAnswer,
    errors: ['CODE_INVALID', 'LAST_ADMIN'],
  },
});
