import type { ObPermissionType } from '@app/domain/accounts/permissions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Members of the platform. E-mail addresses are kept in lower case. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** argon2id; null for members of the older system who must choose a password. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text().notNull().default('INDIVIDUAL'),
    language: text().$type<'bhs' | 'en'>().notNull(),
    verifiedAt: at('verified_at'),
    onboardedAt: at('onboarded_at'),
    phoneNumber: text('phone_number'),
    gender: text(),
    interests: text().array().notNull().default([]),
    picture: text(),
    closedAt: at('closed_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** Youth-bank permissions (specification §3, OB permission record). */
export const obPermissions = pgTable(
  'ob_permissions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    permissionType: text('permission_type').$type<ObPermissionType>().notNull(),
    scope: text().$type<'global' | 'bank'>().notNull(),
    scopeValue: text('scope_value'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('ob_permissions_user').on(table.userId),
    index('ob_permissions_scope').on(table.scopeValue, table.permissionType),
  ],
);

/** One signed-in device: a family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    userAgent: text('user_agent').notNull(),
    ip: text().notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
    endedAt: at('ended_at'),
    endedBecause: text('ended_because'),
  },
  (table) => [index('sessions_user').on(table.userId, table.lastUsedAt.desc())],
);

/** Refresh tokens, hashed; each is used once. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_expires').on(table.expiresAt),
  ],
);

/** What a mailed secret is good for. */
export type SecretPurpose = 'verify' | 'reset';

/** Codes and link tokens sent by mail, hashed; each is used once. */
export const accountSecrets = pgTable(
  'account_secrets',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text().$type<SecretPurpose>().notNull(),
    form: text().$type<'code' | 'link'>().notNull(),
    hash: text().notNull(),
    /** Guesses at a code so far. */
    tries: integer().notNull().default(0),
    /** Network address that asked for it; a code sent without an e-mail counts only from there. */
    requestedFrom: text('requested_from').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Used, or replaced by a newer one. */
    usedAt: at('used_at'),
    usedFrom: text('used_from'),
  },
  (table) => [
    uniqueIndex('account_secrets_link').on(table.hash).where(sql`form = 'link'`),
    index('account_secrets_user').on(table.userId, table.purpose),
    index('account_secrets_requested').on(table.requestedFrom, table.createdAt),
    index('account_secrets_expires').on(table.expiresAt),
  ],
);
