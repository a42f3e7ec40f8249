import type { DeskTaskKind } from '@app/domain/bank-desk/desk.tasks';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { banks } from '../banks/banks.tables.ts';

/** When somebody of a bank last reminded those for whom something waits. */
export const deskReminders = pgTable(
  'desk_reminders',
  {
    bankId: reference('bank_id', () => banks.id),
    kind: text().$type<DeskTaskKind>().notNull(),
    /** Id of the application, or slug of the call, that it is about. */
    about: text().notNull(),
    sentBy: reference('sent_by', () => users.id),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bankId, table.kind, table.about] }),
    index('desk_reminders_by').on(table.sentBy),
  ],
);

export const bankDeskTables: AboutMembers = [
  about(deskReminders, {
    erase: { sentBy: 'delete' },
    give: { reminders: { of: 'sentBy', columns: ['kind', 'sentAt'], order: ['sentAt'] } },
  }),
];
