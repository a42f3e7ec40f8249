import type { StoryContent } from '@app/domain/stories/story';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at } from '../../platform/db/columns.ts';
import { applications, ofTeams } from '../applications/applications.tables.ts';

/** Stories of applications while they are written, apart from these. */
export const stories = pgTable('stories', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  content: jsonb().$type<StoryContent>().notNull(),
  revision: integer().notNull(),
  /** For each field: the save that last changed it, by whom, from which open page. */
  fields: jsonb()
    .$type<Record<string, { revision: number; by: string; editor: string }>>()
    .notNull(),
  savedAt: at('saved_at').notNull(),
  /** What the campaign is to say when it opens. */
  forCampaign: text('for_campaign'),
});

/** Stories are their teams' and stay, without the name. */
export const storiesTables: AboutMembers = [
  about(stories, {
    erase: { content: 'name', forCampaign: 'name' },
    named: ofTeams(stories.applicationId),
  }),
];
