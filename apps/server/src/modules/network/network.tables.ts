import type { InvitationStatus } from '@app/domain/network/invitation.machine';
import type { RecommendationStatus } from '@app/domain/network/recommendation.machine';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

const member = (name: string) => reference(name, () => users.id);

/** Invitations to connect; of two members at most one waits, whoever sent it. */
export const connectionInvitations = pgTable(
  'connection_invitations',
  {
    id: uuid().primaryKey(),
    inviterId: member('inviter_id'),
    inviteeId: member('invitee_id'),
    note: text().notNull(),
    status: text().$type<InvitationStatus>().notNull(),
    createdAt: at('created_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    uniqueIndex('connection_invitations_pair')
      .on(
        sql`least(${table.inviterId}, ${table.inviteeId})`,
        sql`greatest(${table.inviterId}, ${table.inviteeId})`,
      )
      .where(sql`status = 'pending'`),
    index('connection_invitations_received')
      .on(table.inviteeId, table.createdAt, table.id)
      .where(sql`status = 'pending'`),
    index('connection_invitations_sent')
      .on(table.inviterId, table.createdAt, table.id)
      .where(sql`status = 'pending'`),
    index('connection_invitations_between').on(table.inviterId, table.inviteeId, table.createdAt),
    index('connection_invitations_invitee').on(table.inviteeId),
  ],
);

/** Each connection stands twice, once for each side: a member's are read by one key. */
export const connections = pgTable(
  'connections',
  {
    memberId: member('member_id'),
    otherId: member('other_id'),
    since: at('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.otherId] }),
    index('connections_since').on(table.memberId, table.since, table.otherId),
    index('connections_other').on(table.otherId),
  ],
);

export const memberFollows = pgTable(
  'member_follows',
  {
    followerId: member('follower_id'),
    followedId: member('followed_id'),
    since: at('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('member_follows_following').on(table.followerId, table.since, table.followedId),
    index('member_follows_followers').on(table.followedId, table.since, table.followerId),
  ],
);

/** What one member wrote about another; others see it once that one wants it. */
export const recommendations = pgTable(
  'recommendations',
  {
    id: uuid().primaryKey(),
    authorId: member('author_id'),
    subjectId: member('subject_id'),
    text: text().notNull(),
    status: text().$type<RecommendationStatus>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('recommendations_pair')
      .on(table.authorId, table.subjectId)
      .where(sql`status <> 'withdrawn'`),
    index('recommendations_received')
      .on(table.subjectId, table.createdAt, table.id)
      .where(sql`status IN ('shown', 'hidden')`),
    index('recommendations_waiting')
      .on(table.subjectId, table.createdAt, table.id)
      .where(sql`status = 'pending'`),
    index('recommendations_given')
      .on(table.authorId, table.createdAt, table.id)
      .where(sql`status <> 'withdrawn'`),
    index('recommendations_subject').on(table.subjectId),
    index('recommendations_author').on(table.authorId),
  ],
);

/** Whom a member does not want to be suggested. */
export const suggestionDismissals = pgTable(
  'suggestion_dismissals',
  {
    memberId: member('member_id'),
    otherId: member('other_id'),
    dismissedAt: at('dismissed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.otherId] }),
    index('suggestion_dismissals_other').on(table.otherId),
  ],
);

/** Neither finds the other, whoever of the two blocked. */
export const memberBlocks = pgTable(
  'member_blocks',
  {
    blockerId: member('blocker_id'),
    blockedId: member('blocked_id'),
    since: at('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('member_blocks_since').on(table.blockerId, table.since, table.blockedId),
    index('member_blocks_blocked').on(table.blockedId, table.blockerId),
  ],
);

/** Connections are of two; who the others are stays theirs. */
export const networkTables: AboutMembers = [
  about(connectionInvitations, { erase: { inviterId: 'delete', inviteeId: 'delete' } }),
  // What a member's own doing made; of who follows or blocked them they are told nothing.
  about(connections, {
    erase: { memberId: 'delete', otherId: 'delete' },
    give: { connections: { of: 'memberId', columns: ['since'] } },
  }),
  about(memberFollows, {
    erase: { followerId: 'delete', followedId: 'delete' },
    give: { follows: { of: 'followerId', columns: ['since'] } },
  }),
  about(memberBlocks, {
    erase: { blockerId: 'delete', blockedId: 'delete' },
    give: { blocks: { of: 'blockerId', columns: ['since'] } },
  }),
  about(recommendations, {
    erase: { authorId: 'delete', subjectId: 'delete' },
    give: {
      recommendations: { of: 'authorId', columns: ['text', 'createdAt'], order: ['-createdAt'] },
    },
  }),
  about(suggestionDismissals, {
    erase: { memberId: 'delete', otherId: 'delete' },
    give: { suggestionsDismissed: { of: 'memberId', columns: ['dismissedAt'] } },
  }),
];
