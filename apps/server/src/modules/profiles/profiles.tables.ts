import type {
  PeriodView,
  ProfileLink,
  SpokenLanguage,
} from '@app/contracts/profiles/profiles.schemas';
import type { ProfileSection, SeekingKind } from '@app/domain/profiles/profile';
import type { ProfilePart, Visibility } from '@app/domain/profiles/profile.policy';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { users } from '../accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const periods = (name: string) => jsonb(name).$type<PeriodView[]>().notNull().default([]);

/** Kept by the database from the other columns. */
const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What members tell about themselves; name, picture and interests stand with the account. There is
 * no row until a member first writes something.
 */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    headline: text().notNull().default(''),
    about: text().notNull().default(''),
    place: text().notNull().default(''),
    seeking: text().array().$type<SeekingKind[]>().notNull().default([]),
    skills: text().array().notNull().default([]),
    experience: periods('experience'),
    education: periods('education'),
    volunteering: periods('volunteering'),
    languages: jsonb().$type<SpokenLanguage[]>().notNull().default([]),
    links: jsonb().$type<ProfileLink[]>().notNull().default([]),
    /** Rises with each change of a section. */
    revision: integer().notNull().default(0),
    /** The revision at which each section was last changed. */
    sectionRevisions: jsonb('section_revisions')
      .$type<Partial<Record<ProfileSection, number>>>()
      .notNull()
      .default({}),
    updatedAt: at('updated_at'),
    visibility: text().$type<Visibility>().notNull().default('everyone'),
    searchEngines: boolean('search_engines').notNull().default(false),
    /** Parts for which the member chose; the others are as the rules have them. */
    parts: jsonb().$type<Partial<Record<ProfilePart, Visibility>>>().notNull().default({}),
    privacyChangedAt: at('privacy_changed_at'),
    /**
     * What members find them by, of what they let members see: skills (weight A), place (B), headline
     * (C), what they look for (D).
     */
    words: words().notNull().default(sql`''`),
    /** Where they learn and learned, as it is searched by. */
    schools: text().array().notNull().default([]),
  },
  (table) => [
    index('profiles_words').using('gin', table.words),
    index('profiles_schools').using('gin', table.schools),
  ],
);

export const profilesTables: AboutMembers = [about(profiles, { erase: { userId: 'delete' } })];
