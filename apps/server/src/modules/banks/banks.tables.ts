import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export const banks = pgTable(
  'youth_banks',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    municipality: text().notNull(),
    emblem: text().notNull(),
    descriptionBhs: text('description_bhs').notNull(),
    descriptionEn: text('description_en').notNull(),
    /** Paragraphs, parted by an empty line. */
    storyBhs: text('story_bhs').notNull().default(''),
    storyEn: text('story_en').notNull().default(''),
    /** Names in the banks' storage. */
    logo: text(),
    picture: text(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    web: text().notNull().default(''),
    /** Where it is and when one finds it open, in words. */
    addressBhs: text('address_bhs').notNull().default(''),
    addressEn: text('address_en').notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    foundedOn: date('founded_on'),
    revision: integer().notNull().default(0),
    /** A founded bank is a draft until it lacks nothing. */
    publishedAt: at('published_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('youth_banks_slug').on(table.slug)],
);

/** Whom a bank shows: its committee and its staff. What they may do stands in their permissions. */
export const bankPeople = pgTable(
  'bank_people',
  {
    id: uuid().primaryKey(),
    bankId: reference('bank_id', () => banks.id),
    name: text().notNull(),
    roleBhs: text('role_bhs').notNull(),
    roleEn: text('role_en').notNull(),
    kind: text().$type<'committee' | 'staff'>().notNull(),
    picture: text(),
    position: integer().notNull(),
    userId: uuid('user_id').references(() => users.id),
  },
  (table) => [
    index('bank_people_bank').on(table.bankId, table.position),
    index('bank_people_user').on(table.userId),
  ],
);

export const banksTables: AboutMembers = [
  about(banks, { none: 'banks, not members' }),
  about(bankPeople, { erase: { userId: 'delete' }, give: { shownAs: { of: 'userId' } } }),
];
