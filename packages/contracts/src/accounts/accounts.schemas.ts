import { municipalityOf } from '@app/domain/accounts/municipality';
import { holdsTwoPhones, isPhone, normalizePhone } from '@app/domain/accounts/phone';
import { z } from 'zod';
import { Done, Id, Instant, LanguageCode } from '../common.schemas.ts';

/** An e-mail address, trimmed and in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'email' }));

/** A password as typed; what it must hold is the rule `passwordAcceptable`. */
export const Password = z.string().min(8, 'passwordShort').max(200);

/**
 * Names the browser that asks for a reset code: random, made and kept by it. A code that was asked
 * for with one is taken from nobody without it.
 */
const ResetRequest = z.string().min(20).max(100);

export const LoginBody = z.object({
  email: Email,
  password: z.string().min(1).max(200),
  /** For the code that a member without a password is sent. */
  request: ResetRequest.optional(),
});
export type LoginBody = z.infer<typeof LoginBody>;

export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

/**
 * A token pair; or `autoPasswordReset` for an account that must choose a password; or `twoFactor`,
 * a challenge that goes back with a code. `restored` says that signing in has called off the
 * deletion of the account.
 */
export const LoginAnswer = TokenPair.partial().extend({
  autoPasswordReset: z.boolean().optional(),
  twoFactor: z.string().optional(),
  restored: z.boolean().optional(),
});

/** The second step of signing in: the challenge of the first, and a code. */
export const LoginCodeBody = z.object({
  challenge: z.string().min(1).max(1000),
  code: z.string().trim().min(6, 'code').max(20),
});
export const LoginCodeAnswer = TokenPair.extend({ restored: z.boolean().optional() });

export const RefreshBody = z.object({ refreshToken: z.string().min(11).max(500) });

/**
 * A name is written into mails, so it must not be able to carry an address: no slash, no colon, a
 * dot at the end of a word only.
 */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N} '’-]|\.(?=\s|$))*$/u);

/** A page of the product to which the mailed link leads back; nothing of another site. */
const ReturnUrl = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);

/** Registration (specification §3, §5). */
export const RegisterBody = z
  .object({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    password: Password,
    confirmPassword: z.string().min(1).max(200),
    agreeToTerms: z.boolean().refine((agreed) => agreed, 'termsRequired'),
    language: LanguageCode.default('bhs'),
    returnUrl: ReturnUrl.optional(),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwordMismatch',
  });
export type RegisterBody = z.input<typeof RegisterBody>;

/** `registrationSecret` stays in the browser that registered, and signs it in (decision 046). */
export const RegisterAnswer = z.object({
  success: z.literal(true),
  /** The address is confirmed already: whoever registered came by a secret that was mailed to it. */
  verified: z.boolean(),
  redirectTo: z.string(),
  registrationSecret: z.string(),
});
/** `details` of an `EMAIL_NOT_VERIFIED` that signing in ends with, the password being right. */
export const UnverifiedDetails = z.object({ registrationSecret: z.string() });

export const RegistrationSecretBody = z.object({ secret: z.string().min(1).max(200) });
export const EmailBody = z.object({ email: Email });
export const ResendBody = EmailBody.extend({ returnUrl: ReturnUrl.optional() });
/** `alreadyVerified` comes with `error`, and only to the member who is signed in. */
export const ResendAnswer = z.object({
  success: z.literal(true),
  alreadyVerified: z.boolean(),
  error: z.string().optional(),
});
export const VerifyTokenQuery = z.object({ token: z.string().min(1).max(200) });
export const VerifyCodeBody = z.object({
  email: Email,
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/, 'code'),
});
/** `alreadyVerified`: what the link was for had been done before it was opened. */
export const VerifyAnswer = z.object({
  success: z.literal(true),
  email: z.string(),
  alreadyVerified: z.boolean().optional(),
});

export const ForgotPasswordBody = z.object({
  email: Email,
  language: LanguageCode.default('bhs'),
  request: ResetRequest.optional(),
});
export const ResetCode = z.string().regex(/^\d{6}$/, 'code');
export const VerifyResetCodeBody = z.object({
  code: ResetCode,
  email: Email.optional(),
  request: ResetRequest.optional(),
  language: LanguageCode.default('bhs'),
});
/** A new password, by a mailed code (wizard) or by the token of a mailed link (token page). */
export const ResetPasswordBody = z
  .object({
    code: ResetCode.optional(),
    token: z.string().min(1).max(200).optional(),
    newPassword: Password,
    email: Email.optional(),
    request: ResetRequest.optional(),
    language: LanguageCode.default('bhs'),
  })
  .refine((body) => (body.code === undefined) !== (body.token === undefined), {
    path: ['code'],
    error: 'required',
  });
/** The token goes by mail alone; screens also take one that comes with the answer (§7.1). */
export const ResetRequestAnswer = Done.extend({ resetToken: z.string().optional() });
export const ResetTokenAnswer = z.object({
  valid: z.boolean(),
  name: z.string().optional(),
  email: z.string().optional(),
});

export const interests = [
  'technology',
  'business',
  'education',
  'healthcare',
  'environment',
  'arts',
  'sports',
  'finance',
  'marketing',
  'social_impact',
] as const;
export const genders = ['male', 'female', 'other'] as const;

/** A phone number in any spelling, made `+387…` (specification §5). */
export const PhoneNumber = z
  .string()
  .max(40)
  .refine((typed) => !holdsTwoPhones(typed), 'twoPhones')
  .transform(normalizePhone)
  .refine(isPhone, 'phone');

/** A municipality of the list, in its own spelling; empty where none is said. */
export const Town = z
  .string()
  .trim()
  .max(80)
  .overwrite((typed) => municipalityOf(typed) ?? typed)
  .refine((typed) => typed === '' || municipalityOf(typed) !== undefined, 'municipality');

/** Onboarding (specification §3, §5), and the town, which decides whose calls are one's own. */
export const OnboardingBody = z.object({
  email: Email,
  phoneNumber: PhoneNumber,
  gender: z.enum(genders),
  municipality: Town.optional(),
  interests: z.array(z.enum(interests)).min(1, 'interests').max(10),
});

/** The signed-in member (specification §3, Profile). */
export const Profile = z.object({
  id: Id,
  email: z.string(),
  role: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profilePictureUrl: z.string().nullable(),
  language: LanguageCode,
  municipality: z.string().nullable(),
  interests: z.array(z.enum(interests)),
  isVerified: z.boolean(),
  onboardingCompleted: z.boolean(),
  createdAt: Instant,
});
export type Profile = z.input<typeof Profile>;
