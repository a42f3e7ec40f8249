import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { applicationMemberTable, applicationTable } from '../applications/public.ts';
import { bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { mentorshipMessages, mentorshipReads, mentorshipRequests } from './mentorship.tables.ts';

// What open pages ask for all day: these queries are written once and prepared by name, as writing
// and planning them takes longer than answering.

/** Of whose boards somebody is: slugs of banks. */
type Boards = 'all' | readonly string[];

/** As whom somebody reads: of the team, or as the mentor who has claimed it. */
type Side = 'applicant' | 'mentor';

interface Narrowed {
  readonly side: Side;
  readonly everywhere: boolean;
  /** Of named requests alone. */
  readonly some: boolean;
}

const { applicationId, bankId, claimedBy, status } = mentorshipRequests;
const userId = sql`${sql.placeholder('userId')}::uuid`;
/** A deleted draft is nowhere, nor is what was asked about it. */
const notDeleted = isNull(applicationTable.deletedAt);
const inBanks = sql`${bankId} = any (array(
  select ${bankTable.id} from ${bankTable}
  where ${bankTable.slug} = any (${sql.placeholder('banks')}::text[])
))`;
const teams = sql`array(
  select ${applicationMemberTable.applicationId} from ${applicationMemberTable}
  where ${applicationMemberTable.userId} = ${userId}
)`;

/** Messages of the other side after the reader's mark. */
const unreadAs = (side: Side) => sql<number>`(
  select count(*)::int from ${mentorshipMessages}
  where ${mentorshipMessages.requestId} = ${mentorshipRequests.id}
    and not ${mentorshipMessages.isNote}
    and ${mentorshipMessages.side} = ${sql.raw(side === 'mentor' ? "'applicant'" : "'mentor'")}
    and ${mentorshipMessages.number} > coalesce((
      select ${mentorshipReads.number} from ${mentorshipReads}
      where ${mentorshipReads.requestId} = ${mentorshipRequests.id}
        and ${mentorshipReads.userId} = ${userId}
    ), 0)
)`;

const mine: Record<Side, (everywhere: boolean) => SQL | undefined> = {
  applicant: () => sql`${applicationId} = any (${teams})`,
  mentor: (everywhere) =>
    and(
      sql`${claimedBy} = ${userId}`,
      sql`${applicationId} <> all (${teams})`,
      everywhere ? undefined : inBanks,
    ),
};

const unreadQuery = (read: Reader, { side, everywhere, some }: Narrowed, name: string) =>
  read
    .select({
      requestId: mentorshipRequests.id,
      applicationId,
      kind: callTable.kind,
      unread: unreadAs(side).as('unread'),
    })
    .from(mentorshipRequests)
    .innerJoin(applicationTable, eq(applicationTable.id, applicationId))
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(
      and(
        notDeleted,
        ne(status, 'archived'),
        some ? sql`${mentorshipRequests.id} = any (${sql.placeholder('only')}::uuid[])` : undefined,
        mine[side](everywhere),
      ),
    )
    .prepare(name);

export interface UnreadRow {
  readonly requestId: string;
  readonly applicationId: string;
  readonly kind: 'orange' | 'blue';
  readonly unread: number;
}

/** What somebody has not read, of their teams' requests and of those that they have claimed. */
export function createUnreadBy(read: Reader) {
  const prepared = new Map<string, ReturnType<typeof unreadQuery>>();
  const queryFor = (which: Narrowed) => {
    const { side, everywhere, some } = which;
    const name = `mentorship_unread_${side}${everywhere ? '_all' : ''}${some ? '_only' : ''}`;
    const query = prepared.get(name) ?? unreadQuery(read, which, name);
    prepared.set(name, query);
    return query;
  };
  return async (userId: string, banks: Boards, only?: readonly string[]): Promise<UnreadRow[]> => {
    if (only?.length === 0) return [];
    const counted = (side: Side) => {
      const everywhere = side === 'mentor' && banks === 'all';
      return queryFor({ side, everywhere, some: only !== undefined }).execute({
        userId,
        banks,
        only,
      });
    };
    const ofTeam = await counted('applicant');
    const ofMentor = banks.length > 0 ? await counted('mentor') : [];
    return [...ofTeam, ...ofMentor].filter(({ unread }) => unread > 0);
  };
}

const openQuery = (read: Reader, everywhere: boolean) =>
  read
    .select({ applicationId, kind: callTable.kind, count: sql<number>`count(*)::int` })
    .from(mentorshipRequests)
    .innerJoin(applicationTable, eq(applicationTable.id, applicationId))
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(
      and(
        // As the index of what is open has it.
        sql`${status} = 'open'`,
        notDeleted,
        everywhere ? undefined : inBanks,
        sql`not exists (
          select from ${applicationMemberTable}
          where ${applicationMemberTable.applicationId} = ${applicationId}
            and ${applicationMemberTable.userId} = ${userId}
        )`,
      ),
    )
    .groupBy(applicationId, callTable.kind)
    .prepare(`mentorship_open_in${everywhere ? '_all' : ''}`);

/** How many requests wait for a mentor, by application; not those of the reader's own teams. */
export function createOpenIn(read: Reader) {
  const some = openQuery(read, false);
  const all = openQuery(read, true);
  return async (
    userId: string,
    banks: Boards,
  ): Promise<{ applicationId: string; kind: 'orange' | 'blue'; count: number }[]> => {
    if (banks.length === 0) return [];
    return banks === 'all' ? all.execute({ userId }) : some.execute({ userId, banks });
  };
}
