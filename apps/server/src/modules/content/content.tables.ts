import type { PageBlock } from '@app/contracts/blocks/blocks.schemas';
import type { PageChange } from '@app/contracts/content/content.schemas';
import type { EditablePage } from '@app/domain/content/pages';
import type { TextChange, TextValues } from '@app/domain/translations/translation';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** A text that the draft says otherwise than the page did when it was written. */
export interface DraftText extends TextValues {
  readonly replaced: TextValues;
}

/** What differs from what is published. */
export interface Draft {
  /** Null: as published. */
  readonly blocks: PageBlock[] | null;
  readonly texts: Readonly<Record<string, DraftText>>;
}

/** A page's blocks and its draft; its texts are those of the product. No row: nobody wrote there. */
export const contentPages = pgTable('content_pages', {
  page: text().$type<EditablePage>().primaryKey(),
  blocks: jsonb().$type<PageBlock[]>().notNull(),
  publishedRevision: integer('published_revision').notNull(),
  publishedAt: at('published_at'),
  publishedBy: uuid('published_by').references(() => users.id),
  draft: jsonb().$type<Draft>().notNull(),
  revision: integer().notNull(),
  /** For `blocks` and each text: the save that last changed it, by whom, from which open editor. */
  fields: jsonb()
    .$type<Record<string, { revision: number; by: string; editor: string }>>()
    .notNull(),
  savedAt: at('saved_at'),
  savedBy: uuid('saved_by').references(() => users.id),
  /** The draft as it was when somebody scheduled it; it is published as such at `appearsAt`. */
  scheduled: jsonb().$type<Draft>(),
  appearsAt: at('appears_at'),
  scheduledBy: uuid('scheduled_by').references(() => users.id),
});

/** What was published of a page, whole; append-only. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: uuid().primaryKey(),
    page: text().$type<EditablePage>().notNull(),
    at: at('at').notNull(),
    /** Null for the page as it began. */
    actorId: uuid('actor_id').references(() => users.id),
    blocks: jsonb().$type<PageBlock[]>().notNull(),
    /** Those that differ from their defaults. */
    texts: jsonb().$type<Record<string, TextChange>>().notNull(),
    changes: jsonb().$type<PageChange[]>().notNull(),
  },
  (table) => [
    index('content_versions_page').on(table.page, table.id),
    index('content_versions_actor').on(table.actorId),
  ],
);

/** Which pages an admin wrote; the pages stay, without the name. */
export const contentTables: AboutMembers = [
  about(contentPages, {
    erase: { publishedBy: 'null', savedBy: 'null', scheduledBy: 'null' },
    give: {
      drafts: { of: 'savedBy', columns: ['page', 'savedAt'], order: ['page'] },
      scheduled: { of: 'scheduledBy', columns: ['page', 'appearsAt'], order: ['page'] },
    },
  }),
  about(contentVersions, {
    erase: { actorId: 'null' },
    give: { published: { of: 'actorId', columns: ['page', 'at', 'changes'], order: ['id'] } },
  }),
];
