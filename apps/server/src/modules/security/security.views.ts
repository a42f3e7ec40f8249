import type { AdminMember } from '@app/contracts/security/security.schemas';
import type { z } from 'zod';
import type { MemberRecord } from '../accounts/public.ts';

export const memberView = (member: MemberRecord): z.output<typeof AdminMember> => ({
  id: member.id,
  name: `${member.firstName} ${member.lastName}`.trim(),
  email: member.email,
  role: member.role,
  verified: member.verifiedAt !== null,
  closedAt: member.closedAt,
});

/** Whether an account's data is gone for good: it was asked for, and no day for it is left. */
export const isErased = (member: MemberRecord): boolean =>
  member.closedAt !== null && member.deletionRequestedAt !== null && member.deletionDueAt === null;
