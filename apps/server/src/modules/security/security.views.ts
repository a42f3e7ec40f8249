import type { AdminMember } from '@app/contracts/security/security.schemas';
import type { TimeCursor } from '../../platform/cursor.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { MemberRecord } from '../accounts/public.ts';

/** A member as admins see them. */
export const memberView = (member: MemberRecord): AdminMember => ({
  id: member.id,
  name: `${member.firstName} ${member.lastName}`.trim(),
  email: member.email,
  role: member.role,
  verified: member.verifiedAt !== null,
  closedAt: member.closedAt?.toISOString() ?? null,
});

/** Whether an account's data is gone for good: it was asked for, and no day for it is left. */
export const isErased = (member: MemberRecord): boolean =>
  member.closedAt !== null && member.deletionRequestedAt !== null && member.deletionDueAt === null;

/** A page of a list, and the cursor of the next one. */
export interface ListPage<T> {
  readonly items: T[];
  readonly next: string | null;
}

/**
 * Reads a page in the order of time.
 *
 * @param asked the page as it was asked for.
 * @param list reads records after the cursor, at most `limit` of them.
 * @param timeOf the time by which they are ordered.
 */
export async function pageByTime<T extends { readonly id: string }>(
  asked: { readonly after?: string | undefined; readonly limit: number },
  list: (page: { after: TimeCursor | undefined; limit: number }) => Promise<T[]>,
  timeOf: (record: T) => Date,
): Promise<Failure | ListPage<T>> {
  const after = asked.after === undefined ? undefined : readCursor(asked.after);
  if (after === null) return fail('VALIDATION', { fields: { after: 'invalid' } });
  const found = await list({ after, limit: asked.limit + 1 });
  const items = found.slice(0, asked.limit);
  const last = items.at(-1);
  const more = found.length > asked.limit && last;
  return { items, next: more ? writeCursor({ at: timeOf(last), id: last.id }) : null };
}
