import { type Between, type Reach, reach, type Way } from '@app/domain/people/reach';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { accountTable as users } from '../accounts/public.ts';
import { hasGuardian } from '../applications/public.ts';
import { isNotHidden } from '../profiles/public.ts';
import { isConnected, isNotBlocked } from './ties.repo.ts';

/** The ways to somebody, with what the two are to each other. */
export type Reached = Reach & Pick<Between, 'isBlocked' | 'isConnected'>;

const nobody: Reached = {
  isBlocked: false,
  isConnected: false,
  meet: false,
  find: false,
  see: false,
  name: false,
  note: false,
  knock: false,
  write: false,
  mail: false,
  guard: false,
};

/** What stands between somebody and the accounts of which something holds: one query for all. */
const betweens = (read: Reader, byId: string, of: SQL): Promise<(Between & { id: string })[]> =>
  read
    .select({
      id: users.id,
      birthYear: users.birthYear,
      adultSaidAt: users.adultSaidAt,
      isOpen: sql<boolean>`${users.closedAt} IS NULL AND ${users.deletionRequestedAt} IS NULL`,
      isConfirmed: sql<boolean>`${users.verifiedAt} IS NOT NULL`,
      isBlocked: sql<boolean>`NOT ${isNotBlocked(read, byId, users.id)}`,
      isConnected: sql<boolean>`${isConnected(byId, users.id)}`,
      isShown: sql<boolean>`${isNotHidden(read, users.id)}`,
      hasGuardian: sql<boolean>`${hasGuardian(read, users.id)}`,
    })
    .from(users)
    .where(of);

/**
 * Which ways lead a member to others: the one answer for conversations, the network, teams, mentions
 * and mails, by `domain/people/reach`. Lists that find members by an index have its `find` in their
 * query (`accounts/members.repo.ts`, `profiles/profiles.repo.ts`), which a test compares with it.
 *
 * @returns to themselves, and to ids without an account, no way at all.
 */
export async function reachOf(
  read: Reader,
  byId: string,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => Reached> {
  if (ids.length === 0) return () => nobody;
  const rows = await betweens(read, byId, inArray(users.id, [...new Set(ids)]));
  const others = rows.filter(({ id }) => id !== byId);
  const known = new Map(
    others.map((row) => {
      const { isBlocked, isConnected: tied } = row;
      return [row.id, { ...reach(row, now), isBlocked, isConnected: tied }];
    }),
  );
  return (id) => known.get(id) ?? nobody;
}

/**
 * Whether a member’s words, or their question to a guardian, may be mailed to an address: to nobody
 * whom they do not reach so. Who asks for it is answered as if it went, and asks before the mail is
 * written, not while the request is answered: so nobody learns whose an address is.
 *
 * @param byId null: their account is gone, and with it whoever could be apart from them.
 */
export async function mayMail(
  read: Reader,
  byId: string | null,
  address: string,
  way: Extract<Way, 'mail' | 'guard'>,
  now: Date,
): Promise<boolean> {
  const by = byId ?? '00000000-0000-0000-0000-000000000000';
  const [row] = await betweens(read, by, eq(users.email, address.toLowerCase()));
  return row === undefined || row.id === byId || reach(row, now)[way];
}
