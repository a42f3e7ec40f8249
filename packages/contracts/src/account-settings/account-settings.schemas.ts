import { z } from 'zod';
import { Email, Password, PersonName, PhoneNumber, Town } from '../accounts/accounts.schemas.ts';
import { Done, Id, Instant } from '../common.schemas.ts';

/** A member's own account, as the settings show it. */
export const Account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** A new address that waits to be confirmed, and until when it can be. */
  pendingEmail: z.object({ email: z.string(), expiresAt: Instant }).nullable(),
  phoneNumber: z.string().nullable(),
  municipality: z.string().nullable(),
  createdAt: Instant,
  /** Null: never since registration. */
  passwordChangedAt: Instant.nullable(),
  twoFactor: z.object({
    enabledAt: Instant.nullable(),
    recoveryCodesLeft: z.int().nonnegative(),
  }),
});
export type Account = z.input<typeof Account>;

/** What a member may change of it without proving anything more; what is left out stays. */
export const AccountChange = z.object({
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  phoneNumber: PhoneNumber.optional(),
  municipality: Town.optional(),
});

/** The password that proves it is the member who asks; a wrong one is `passwordWrong`. */
const OwnPassword = z.string().min(1, 'required').max(200);

/** Six digits of the app, or one of the recovery codes. */
export const SecondFactorCode = z.string().trim().min(6, 'code').max(20);

export const ChangePasswordBody = z.object({
  currentPassword: OwnPassword,
  newPassword: Password,
});
export const RequestEmailChangeBody = z.object({ newEmail: Email, password: OwnPassword });
export const EmailChangeTokenBody = z.object({ token: z.string().min(1).max(200) });
export const PasswordBody = z.object({ password: OwnPassword });

/** A device on which the account is open. */
export const SessionView = z.object({
  id: Id,
  /** The one that asks. */
  current: z.boolean(),
  device: z.enum(['desktop', 'phone', 'tablet', 'other']),
  /** Names as their makers write them; null where the device does not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type SessionView = z.input<typeof SessionView>;

/** What an authenticator app needs; nothing is enabled until a code of it has come back. */
export const TwoFactorSetup = z.object({
  /** The secret in base32, for typing. */
  secret: z.string(),
  /** `otpauth://` address, for a link and the QR code. */
  address: z.string(),
  /** The QR code, rows of dark (`1`) and light (`0`) squares without a margin. */
  qr: z.array(z.string()),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const TwoFactorBody = z.object({ password: OwnPassword, code: SecondFactorCode });
/** Shown once; kept hashed. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** `code` where two-factor is enabled. */
export const DeletionBody = z.object({
  password: OwnPassword,
  code: SecondFactorCode.optional(),
});
export const DeletionAnswer = Done.extend({
  /** Until then signing in restores the account. */
  dueAt: Instant,
});
