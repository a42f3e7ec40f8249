import type { GuardianRelation } from '@app/domain/teams/guardian-consent';
import type { ConsentStatus } from '@app/domain/teams/guardian-consent.machine';
import type { InvitationStatus } from '@app/domain/teams/team-invitation.machine';
import type { RequestStatus } from '@app/domain/teams/team-request.machine';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications } from '../applications/applications.tables.ts';

/** Goes with its application when a draft is taken away for good. */
const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

export const applicationInvitations = pgTable(
  'application_invitations',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    inviteeUserId: uuid('invitee_user_id').references(() => users.id),
    inviteeName: text('invitee_name').notNull(),
    inviteeEmail: text('invitee_email').notNull(),
    role: text().notNull(),
    responsibility: text().notNull().default(''),
    message: text().notNull().default(''),
    status: text().$type<InvitationStatus>().notNull(),
    /** Of the code in the mail that was sent last; null before there was one. */
    codeHash: text('code_hash'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('application_invitations_application').on(table.applicationId),
    index('application_invitations_invitee').on(table.inviteeUserId),
    index('application_invitations_address').on(sql`lower(${table.inviteeEmail})`),
    uniqueIndex('application_invitations_pending')
      .on(table.applicationId, sql`lower(${table.inviteeEmail})`)
      .where(sql`status = 'pending' AND invitee_email <> ''`),
  ],
);

/** Links that teams share; one at a time stands. */
export const teamLinks = pgTable(
  'team_links',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    code: text().notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('team_links_standing').on(table.applicationId).where(sql`withdrawn_at IS NULL`),
  ],
);

/** Who came through a link and asked to be let in; once for each link. */
export const teamRequests = pgTable(
  'team_requests',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => teamLinks.id, { onDelete: 'cascade' }),
    userId: reference('user_id', () => users.id),
    status: text().$type<RequestStatus>().notNull(),
    askedAt: at('asked_at').notNull(),
  },
  (table) => [
    uniqueIndex('team_requests_link_user').on(table.linkId, table.userId),
    index('team_requests_application').on(table.applicationId, table.askedAt),
    index('team_requests_user').on(table.userId),
  ],
);

/** What guardians of members under eighteen were asked, and said; one for each membership. */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    userId: reference('user_id', () => users.id),
    guardianEmail: text('guardian_email').notNull(),
    /** Said with the answer. */
    guardianName: text('guardian_name').notNull().default(''),
    relation: text().$type<GuardianRelation>(),
    status: text().$type<ConsentStatus>().notNull(),
    /** Of the secret in the mail that was sent last. */
    tokenHash: text('token_hash').notNull().unique(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    uniqueIndex('guardian_consents_member').on(table.applicationId, table.userId),
    index('guardian_consents_user').on(table.userId),
    index('guardian_consents_guardian').on(sql`lower(${table.guardianEmail})`),
    index('guardian_consents_ends').on(table.expiresAt).where(sql`status <> 'agreed'`),
  ],
);

/** Ages that members ask to have put right, until a guardian or staff answer. */
export const ageCorrections = pgTable(
  'age_corrections',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    birthYear: integer('birth_year'),
    adult: boolean().notNull(),
    askedAt: at('asked_at').notNull(),
  },
  (table) => [index('age_corrections_asked').on(table.askedAt, table.userId)],
);

/** Offers to take an application over, until they are answered. */
export const teamHandovers = pgTable(
  'team_handovers',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    toUserId: reference('to_user_id', () => users.id),
    offeredAt: at('offered_at').notNull(),
  },
  (table) => [index('team_handovers_to').on(table.toUserId)],
);

/** Invitations, and what a guardian said of others, stay without their name: by code. */
export const teamsTables: AboutMembers = [
  about(applicationInvitations, { erase: { inviteeUserId: 'null' } }),
  about(teamLinks, { none: 'names an application, nobody' }),
  about(teamRequests, {
    erase: { userId: 'delete' },
    give: {
      requests: {
        of: 'userId',
        columns: ['applicationId', 'status', 'askedAt'],
        order: ['askedAt'],
      },
    },
  }),
  about(guardianConsents, {
    erase: { userId: 'delete' },
    // Without who the guardian is.
    give: {
      consents: {
        of: 'userId',
        columns: ['applicationId', 'status', 'sentAt', 'answeredAt'],
        order: ['sentAt'],
      },
    },
  }),
  about(ageCorrections, {
    erase: { userId: 'delete' },
    give: {
      ageCorrection: {
        of: 'userId',
        columns: ['userId', 'birthYear', 'adult', 'askedAt'],
        one: true,
      },
    },
  }),
  about(teamHandovers, { erase: { toUserId: 'delete' } }),
];
