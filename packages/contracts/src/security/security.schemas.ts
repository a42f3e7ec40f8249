import { obPermissionTypes } from '@app/domain/permissions/permissions';
import {
  factorContactLength,
  factorNoteLength,
  factorProofs,
} from '@app/domain/security/factor-removal';
import { z } from 'zod';
import { SessionView } from '../account-settings/account-settings.schemas.ts';
import { Id, Instant, listQuery, SentInstant, Slug, Words } from '../common.schemas.ts';

/** A member as admins see them. */
export const AdminMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** Role label; older spellings stay as they are. */
  role: z.string(),
  verified: z.boolean(),
  closedAt: Instant.nullable(),
});
export type AdminMember = z.input<typeof AdminMember>;

/** `q` is the beginning of a name, a surname or an e-mail address; carons may be left out. */
export const MembersQuery = listQuery().extend({ q: z.string().trim().min(2).max(100) });

/** How a try to sign in ended. */
export const SignInOutcome = z.enum([
  'signed_in',
  'wrong_password',
  'unknown_account',
  'limited',
  'code_asked',
  'wrong_code',
  'unverified',
  'closed',
  'password_reset_asked',
]);
export type SignInOutcome = z.infer<typeof SignInOutcome>;

export const SignInsQuery = listQuery().extend({
  outcome: SignInOutcome.optional(),
  memberId: Id.optional(),
  /** From this moment on. */
  from: SentInstant.optional(),
  /** Before this moment. */
  to: SentInstant.optional(),
  /** A network address, whole. */
  ip: z.string().trim().min(2).max(45).optional(),
});

/** A device as its browser describes itself. */
const Device = SessionView.pick({ device: true, browser: true, system: true });

/** A try to sign in. */
export const SignInEvent = Device.extend({
  id: Id,
  at: Instant,
  outcome: SignInOutcome,
  /** Null where no account has the address that was typed; it is not kept. */
  member: AdminMember.nullable(),
  ip: z.string(),
});
export type SignInEvent = z.input<typeof SignInEvent>;

/** Tries to sign in within the last 24 hours. */
export const SignInFigures = z.object({
  signedIn: z.int().nonnegative(),
  /** Wrong passwords and codes, and addresses without an account. */
  failed: z.int().nonnegative(),
  limited: z.int().nonnegative(),
  /** Members who signed in. */
  members: z.int().nonnegative(),
  /** Network addresses that tries came from. */
  addresses: z.int().nonnegative(),
  /** Accounts locked now. */
  locked: z.int().nonnegative(),
});
export type SignInFigures = z.infer<typeof SignInFigures>;

/** An account whose tries to sign in are refused now. */
export const LockedAccount = z.object({
  member: AdminMember,
  /** When the next try will be taken. */
  until: Instant,
  lastTryAt: Instant,
  /** Refused and failed tries that were noted within the last 24 hours. */
  tries: z.int().positive(),
  /** Network addresses that they came from, the last first, at most five. */
  addresses: z.array(z.string()),
  /** Whether the member can still sign in from where they have signed in before. */
  openAtHome: z.boolean(),
});
export type LockedAccount = z.input<typeof LockedAccount>;

/** An account that an admin closed, or a member had deleted. */
export const ClosedAccount = z.object({
  member: AdminMember,
  closedAt: Instant,
  /** False once its data is erased. */
  canReopen: z.boolean(),
});
export type ClosedAccount = z.input<typeof ClosedAccount>;

const FactorState = z.enum(['reported', 'requested', 'confirmed']);

/** A lost second factor that is to be removed (decision 093). */
export const FactorRemoval = z.object({
  member: AdminMember,
  /** `reported`: by its owner; `requested`: an admin stated the proof; `confirmed`: another agreed. */
  state: FactorState,
  reportedAt: Instant.nullable(),
  /** How the owner says that they can be reached. */
  contact: z.string(),
  /** The admin who stated the proof; null before that, and for who is no longer there. */
  by: AdminMember.nullable(),
  requestedAt: Instant.nullable(),
  proof: z.enum(factorProofs).nullable(),
  note: z.string(),
  confirmedBy: AdminMember.nullable(),
  /** When the second factor goes, once two admins agreed. */
  goesAt: Instant.nullable(),
  /** When it ends by itself; null once two admins agreed. */
  expiresAt: Instant.nullable(),
  /** Whether the reader may state the proof. */
  canRequest: z.boolean(),
  /** Whether the reader may be the second admin. */
  canConfirm: z.boolean(),
});
export type FactorRemoval = z.input<typeof FactorRemoval>;

const trimmed = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Words(max)
    .transform((text) => text.trim())
    .pipe(z.string().min(min, 'tooShort'));

/** What an admin saw of the owner. */
export const FactorProofBody = z.object({
  proof: z.enum(factorProofs),
  note: trimmed(factorNoteLength),
});

/** The challenge of the first step of signing in; without `contact` only how far it is is told. */
export const LostFactorBody = z.object({
  challenge: z.string().min(1).max(1000),
  contact: trimmed(factorContactLength).optional(),
});
/** How far the removal of a lost second factor is; `none`: nobody asked for it. */
export const LostFactorAnswer = z.object({
  state: z.enum([...FactorState.options, 'none']),
  /** When it goes, once two admins agreed. */
  goesAt: Instant.nullable(),
});
export type LostFactorAnswer = z.input<typeof LostFactorAnswer>;

export const StopBody = z.object({ token: z.string().min(1).max(200) });
/** Whether a new password is to be chosen, since whoever asked knew the old one. */
export const StopAnswer = z.object({ success: z.literal(true), passwordEnded: z.boolean() });

export const BySession = z.object({ id: Id, sessionId: Id });
export const ByPermission = z.object({ id: Id, permissionId: Id });

/** A permission in force. */
export const GivenPermission = z.object({
  id: Id,
  permission_type: z.enum(obPermissionTypes),
  scope: z.enum(['global', 'bank']),
  scope_value: z.string().nullable(),
  createdAt: Instant,
  /** Whether the reader may take it. */
  canRevoke: z.boolean(),
});
export type GivenPermission = z.input<typeof GivenPermission>;

/** Role labels that can be given. */
export const GivenRole = z.enum(['INDIVIDUAL', 'MODERATOR', 'ADMIN']);
export type GivenRole = z.infer<typeof GivenRole>;

/** What a member may do, and what the reader may change about it. */
export const MemberPermissions = z.object({
  member: AdminMember,
  permissions: z.array(GivenPermission),
  abilities: z.object({
    /** Types that the reader may give. */
    grant: z.array(z.enum(obPermissionTypes)),
    canSetRole: z.boolean(),
  }),
});
export type MemberPermissions = z.input<typeof MemberPermissions>;

/** A permission to give: everywhere, or in one bank named by its slug. */
export const GrantBody = z
  .object({
    permission_type: z.enum(obPermissionTypes),
    scope: z.enum(['global', 'bank']),
    scope_value: Slug.nullish(),
  })
  .refine((body) => body.scope === 'global' || Boolean(body.scope_value), {
    path: ['scope_value'],
    error: 'required',
  });
export type GrantBody = z.input<typeof GrantBody>;

export const RoleBody = z.object({ role: GivenRole });

export const ChangesQuery = listQuery().extend({ memberId: Id.optional() });

/** Somebody got or lost a permission or a role. */
export const PermissionChange = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(['granted', 'revoked', 'role']),
  /** Null for the system itself, and for who is no longer there. */
  by: AdminMember.nullable(),
  member: AdminMember.nullable(),
  permission: z
    .object({
      permission_type: z.enum(obPermissionTypes),
      scope: z.enum(['global', 'bank']),
      scope_value: z.string().nullable(),
    })
    .nullable(),
  role: z.object({ from: z.string(), to: z.string() }).nullable(),
});
export type PermissionChange = z.input<typeof PermissionChange>;
