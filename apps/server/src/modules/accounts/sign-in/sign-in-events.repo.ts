import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  max,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import type { Slice } from '../../../platform/lists.ts';
import { type SignInOutcome, signInEvents } from '../accounts.tables.ts';

type SignInRecord = typeof signInEvents.$inferSelect;

interface SignInFilter {
  readonly outcome?: SignInOutcome | undefined;
  readonly memberId?: string | undefined;
  readonly ip?: string | undefined;
  /** From this moment on, and before that one. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export async function listSignIns(
  read: Reader,
  filter: SignInFilter,
  { after, limit }: Slice,
): Promise<SignInRecord[]> {
  const { at, id } = signInEvents;
  const order = inTimeOrder('desc', at, id);
  return read
    .select()
    .from(signInEvents)
    .where(
      and(
        filter.outcome && eq(signInEvents.outcome, filter.outcome),
        filter.memberId ? eq(signInEvents.userId, filter.memberId) : undefined,
        filter.ip ? eq(signInEvents.ip, filter.ip) : undefined,
        filter.from && gte(at, filter.from),
        filter.to && lt(at, filter.to),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}

const failures = ['wrong_password', 'wrong_code', 'unknown_account'] as const;

const counted = (outcomes: readonly SignInOutcome[]) =>
  count(sql`case when ${inArray(signInEvents.outcome, [...outcomes])} then 1 end`);

export async function countSignIns(read: Reader, since: Date) {
  const [row] = await read
    .select({
      signedIn: counted(['signed_in']),
      failed: counted(failures),
      limited: counted(['limited']),
      members: countDistinct(
        sql`case when ${eq(signInEvents.outcome, 'signed_in')} then ${signInEvents.userId} end`,
      ),
      addresses: countDistinct(signInEvents.ip),
    })
    .from(signInEvents)
    .where(gte(signInEvents.at, since));
  return row ?? { signedIn: 0, failed: 0, limited: 0, members: 0, addresses: 0 };
}

/** What happened at an account that was refused tries. */
interface RefusedTries {
  readonly userId: string;
  readonly lastTryAt: Date;
  readonly tries: number;
  /** Network addresses, the last first. */
  readonly addresses: readonly string[];
}

/**
 * Accounts that were refused a try since a moment and have not been signed in to afterwards, the
 * last refused first.
 *
 * @param limit at most so many.
 */
export async function listRefused(
  read: Reader,
  since: Date,
  limit: number,
): Promise<RefusedTries[]> {
  const { userId, at, outcome, ip } = signInEvents;
  const refused = await read
    .select({ userId })
    .from(signInEvents)
    .where(and(eq(outcome, 'limited'), gte(at, since), isNotNull(userId)))
    .groupBy(userId)
    .orderBy(desc(max(at)))
    .limit(limit);
  const ids = refused.flatMap((row) => row.userId ?? []);
  if (ids.length === 0) return [];
  const tries = await read
    .select({ userId, outcome, ip, tries: count(), lastAt: max(at) })
    .from(signInEvents)
    .where(
      and(
        inArray(userId, ids),
        gte(at, since),
        inArray(outcome, [...failures, 'limited', 'signed_in']),
      ),
    )
    .groupBy(userId, outcome, ip)
    .orderBy(desc(max(at)));
  return ids.flatMap(
    (id) =>
      gather(
        id,
        tries.filter((row) => row.userId === id),
      ) ?? [],
  );
}

/** Network addresses from which tries at an account failed or were refused since a moment. */
export async function addressesTried(
  read: Reader,
  memberId: string,
  since: Date,
): Promise<string[]> {
  const { userId, at, outcome, ip } = signInEvents;
  const rows = await read
    .selectDistinct({ ip })
    .from(signInEvents)
    .where(and(eq(userId, memberId), gte(at, since), inArray(outcome, [...failures, 'limited'])));
  return rows.map((row) => row.ip);
}

interface Tries {
  readonly outcome: SignInOutcome;
  readonly ip: string;
  readonly tries: number;
  readonly lastAt: Date | null;
}

/** @param tries those of one account, the last first. */
function gather(userId: string, tries: readonly Tries[]): RefusedTries | null {
  const lastOf = (...outcomes: readonly SignInOutcome[]) =>
    tries.find(({ outcome }) => outcomes.includes(outcome))?.lastAt ?? new Date(0);
  if (lastOf('signed_in') > lastOf('limited')) return null;
  const failed = tries.filter(({ outcome }) => outcome !== 'signed_in');
  return {
    userId,
    lastTryAt: failed[0]?.lastAt ?? new Date(0),
    tries: failed.reduce((sum, row) => sum + row.tries, 0),
    addresses: [...new Set(failed.map(({ ip }) => ip))],
  };
}
