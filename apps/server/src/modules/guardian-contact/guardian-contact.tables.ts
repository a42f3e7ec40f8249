import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** The address of a guardian of a member under fifteen; at most one for each. */
export const guardianContacts = pgTable(
  'guardian_contacts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Another one with each address, so that links to an earlier one open nothing. */
    id: uuid().notNull(),
    email: text().notNull(),
    /** Of the secret that confirms it, once; null afterwards. */
    confirmHash: text('confirm_hash'),
    /** Of the token that stands in every mail to the guardian and takes the address out again. */
    removeHash: text('remove_hash').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    confirmedAt: at('confirmed_at'),
  },
  (table) => [
    uniqueIndex('guardian_contacts_confirm').on(table.confirmHash),
    uniqueIndex('guardian_contacts_remove').on(table.removeHash),
    index('guardian_contacts_email').on(table.email),
    index('guardian_contacts_ends').on(table.expiresAt).where(sql`confirmed_at IS NULL`),
  ],
);

/** The address that a member keeps goes with them, and so does their own where others keep it. */
export const guardianContactTables: AboutMembers = [
  about(guardianContacts, {
    erase: { userId: 'delete', email: 'delete' },
    give: {
      guardian: { of: 'userId', columns: ['email', 'sentAt', 'confirmedAt'], one: true },
      // Not who the members are.
      guardianOf: { of: 'email', columns: ['email', 'sentAt', 'confirmedAt'] },
    },
  }),
];
