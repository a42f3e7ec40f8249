import type { FactorProof } from '@app/domain/security/factor-removal';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { lateLetters } from './name-order.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

type Named = Record<'firstName' | 'lastName' | 'email', AnyPgColumn>;

/** As it is searched by: in small letters without carons, so that `hodzic` finds Hodžić. */
const folded = (text: SQL): SQL =>
  sql`(lower(translate(${text}, 'ČĆŠŽĐčćšžđ', 'ccszdccszd')) COLLATE "C")`;

/** As it stands in the order of the alphabet: the same on every database, whatever its locales. */
const ordered = (text: SQL): SQL =>
  sql`(${lateLetters.reduce(
    (inner, [letter, key]) =>
      sql`replace(${inner}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${key}'`)})`,
    sql`lower(translate(${text}, 'ČĆŠŽĐ', 'čćšžđ'))`,
  )} COLLATE "C")`;

const byName = (of: Named) => sql`${of.firstName} || ' ' || ${of.lastName}`;
const bySurname = (of: Named) => sql`${of.lastName} || ' ' || ${of.firstName}`;

/** What the search for members compares with; an index serves each. */
export const nameKey = (of: Named): SQL => folded(byName(of));
export const surnameKey = (of: Named): SQL => folded(bySurname(of));
/** What lists of members go by; an index serves each. */
export const nameOrder = (of: Named): SQL => ordered(byName(of));
export const surnameOrder = (of: Named): SQL => ordered(bySurname(of));
export const emailKey = (of: Named): SQL => sql`(${of.email} COLLATE "C")`;

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
    /** Asked where a rule needs it, and shown to nobody. */
    birthYear: integer('birth_year'),
    /** Said that they are eighteen already, where the year is not needed. */
    adultSaidAt: at('adult_said_at'),
    /** Where the member lives: calls of its bank are their own. */
    municipality: text(),
    interests: text().array().notNull().default([]),
    picture: text(),
    passwordChangedAt: at('password_changed_at'),
    /** Asked to be deleted; signing in before `deletionDueAt` calls it off. */
    deletionRequestedAt: at('deletion_requested_at'),
    deletionDueAt: at('deletion_due_at'),
    /** Nobody can sign in any more: erased, or closed by an admin. */
    closedAt: at('closed_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_deletion_due').on(table.deletionDueAt).where(sql`deletion_due_at IS NOT NULL`),
    index('users_closed').on(table.closedAt, table.id).where(sql`closed_at IS NOT NULL`),
    index('users_find_name').on(nameKey(table), table.id),
    index('users_find_surname').on(surnameKey(table), table.id),
    index('users_name_order').on(nameOrder(table), table.id),
    index('users_surname_order').on(surnameOrder(table), table.id),
    index('users_interests').using('gin', table.interests),
    index('users_find_email').on(emailKey(table), table.id),
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
  (table) => [index('sessions_user').on(table.userId, table.lastUsedAt)],
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

/** What a secret is good for: two kinds are mailed, `registration` stays in the browser that registered. */
export type SecretPurpose = 'verify' | 'reset' | 'registration';

/** Codes and tokens handed to members, hashed; each is used once. */
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
    /** Hash of what names the browser that asked for it; such a code counts there only. */
    requestHash: text('request_hash'),
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
    index('account_secrets_request').on(table.requestHash).where(sql`request_hash IS NOT NULL`),
    index('account_secrets_expires').on(table.expiresAt),
  ],
);

/** Second factors (TOTP). Not asked for until `enabledAt` is set. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Encrypted with the first of the product's encryption keys. */
  secret: text().notNull(),
  enabledAt: at('enabled_at'),
  /** Time step of the last code that was taken; none is taken twice. */
  lastStep: integer('last_step'),
  createdAt: at('created_at').notNull(),
});

/** Codes for members who lost their second factor, hashed; each is used once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    hash: text().notNull(),
    usedAt: at('used_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Lost second factors that are to be removed: by two admins, a day after their owner was told. */
export const secondFactorRemovals = pgTable(
  'second_factor_removals',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    openedAt: at('opened_at').notNull(),
    /** Of the link in the mails by which its owner stops it. */
    stopHash: text('stop_hash').notNull(),
    reportedAt: at('reported_at'),
    /** What the owner wrote at the sign-in: how they can be reached. */
    contact: text().notNull().default(''),
    requestedBy: uuid('requested_by').references(() => users.id),
    requestedAt: at('requested_at'),
    proof: text().$type<FactorProof>(),
    /** What the first admin wrote about the proof. */
    note: text().notNull().default(''),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    confirmedAt: at('confirmed_at'),
  },
  (table) => [
    uniqueIndex('second_factor_removals_stop').on(table.stopHash),
    index('second_factor_removals_by').on(table.requestedBy),
    index('second_factor_removals_confirmed').on(table.confirmedBy),
  ],
);

/** Changes of e-mail address: confirmed from the new one, undone from the old one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Hashes of the tokens mailed to the new and the old address; null until mailed. */
    confirmHash: text('confirm_hash'),
    undoHash: text('undo_hash'),
    requestedAt: at('requested_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    confirmedAt: at('confirmed_at'),
    undoUntil: at('undo_until').notNull(),
    /** Cancelled, undone, or replaced by a newer one. */
    endedAt: at('ended_at'),
  },
  (table) => [
    index('email_changes_user').on(table.userId, table.requestedAt),
    uniqueIndex('email_changes_confirm').on(table.confirmHash),
    uniqueIndex('email_changes_undo').on(table.undoHash),
  ],
);

/** How a try to sign in ended. */
export type SignInOutcome =
  | 'signed_in'
  | 'wrong_password'
  | 'unknown_account'
  | 'limited'
  | 'code_asked'
  | 'wrong_code'
  | 'unverified'
  | 'closed'
  | 'password_reset_asked';

/** Tries to sign in, kept for 90 days. */
export const signInEvents = pgTable(
  'sign_in_events',
  {
    id: uuid().primaryKey(),
    at: at('at').notNull(),
    /** Null where no account was meant; what was typed is not kept. */
    userId: uuid('user_id').references(() => users.id),
    outcome: text().$type<SignInOutcome>().notNull(),
    ip: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('sign_in_events_at').on(table.at, table.id),
    index('sign_in_events_user').on(table.userId, table.at, table.id),
    index('sign_in_events_outcome').on(table.outcome, table.at, table.id),
    index('sign_in_events_ip').on(table.ip, table.at, table.id),
  ],
);

/** Of the account itself only the record stays, for what others rest on it: by code. */
export const accountsTables: AboutMembers = [
  about(users),
  about(sessions, {
    erase: { userId: 'delete' },
    give: { sessions: { of: 'userId', order: ['id'] } },
  }),
  about(refreshTokens, { erase: { sessionId: 'delete' } }),
  about(accountSecrets, { erase: { userId: 'delete' } }),
  about(secondFactors, { erase: { userId: 'delete' } }),
  about(recoveryCodes, { erase: { userId: 'delete' } }),
  about(secondFactorRemovals, {
    erase: { userId: 'delete', requestedBy: 'delete', confirmedBy: 'delete' },
  }),
  about(emailChanges, {
    erase: { userId: 'delete' },
    give: {
      emailChanges: {
        of: 'userId',
        columns: ['oldEmail', 'newEmail', 'requestedAt', 'confirmedAt', 'endedAt'],
        order: ['requestedAt'],
      },
    },
  }),
  about(signInEvents, {
    erase: { userId: 'delete' },
    give: { signIns: { of: 'userId', order: ['at', 'id'] } },
  }),
];
