import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../platform/audit.tables.ts';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { rateLimits } from '../../platform/limits.tables.ts';
import { demoMails } from '../../platform/mail/mail.tables.ts';
import { users } from '../accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Files with all that is kept about a member, on request. */
export const dataArchives = pgTable(
  'data_archives',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    state: text().$type<'preparing' | 'ready' | 'failed' | 'expired'>().notNull(),
    requestedAt: at('requested_at').notNull(),
    readyAt: at('ready_at'),
    expiresAt: at('expires_at'),
    /** Key in the file store; null before and after. */
    fileKey: text('file_key'),
    /** Bytes. */
    size: integer(),
  },
  (table) => [
    index('data_archives_user').on(table.userId, table.requestedAt),
    uniqueIndex('data_archives_one_prepared').on(table.userId).where(sql`state = 'preparing'`),
    index('data_archives_expires').on(table.expiresAt).where(sql`state = 'ready'`),
  ],
);

export const personalDataTables: AboutMembers = [
  about(auditEntries, { erase: { actorId: { keep: 'the audit trail, by the id alone' } } }),
  about(dataArchives, {
    erase: { userId: 'delete' },
    give: {
      archives: {
        of: 'userId',
        columns: ['id', 'state', 'requestedAt', 'expiresAt'],
        order: ['-requestedAt', '-id'],
      },
    },
  }),
  about(demoMails),
  about(rateLimits, { none: 'hashes that end within hours' }),
];
