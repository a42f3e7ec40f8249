import type { TickedKind } from '@app/domain/tasks/system-tasks';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications, ofTeams } from '../applications/applications.tables.ts';

/** Goes with its application when a draft is taken away for good. */
const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** What teams wrote down to do; the team's own, so it stays when who wrote it leaves. */
export const applicationTasks = pgTable(
  'application_tasks',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    title: text().notNull(),
    /** The day on which it is due, by the calendar of Sarajevo. */
    on: date('due_on'),
    assignedUserId: uuid('assigned_user_id').references(() => users.id),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: at('created_at').notNull(),
    doneBy: uuid('done_by').references(() => users.id),
    doneAt: at('done_at'),
    /** When who does it was reminded of this day; a new day reminds anew. */
    remindedAt: at('reminded_at'),
  },
  (table) => [
    index('application_tasks_application').on(table.applicationId, table.createdAt),
    index('application_tasks_assigned').on(table.assignedUserId),
    index('application_tasks_created_by').on(table.createdBy),
    index('application_tasks_done_by').on(table.doneBy),
    index('application_tasks_waiting')
      .on(table.on)
      .where(sql`done_at IS NULL AND reminded_at IS NULL`),
  ],
);

/** What only the team knows to be done of what the call, the board or the contract ask. */
export const applicationTicks = pgTable(
  'application_ticks',
  {
    applicationId: ofApplication(),
    kind: text().$type<TickedKind>().notNull(),
    by: reference('ticked_by', () => users.id),
    at: at('ticked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.kind] }),
    index('application_ticks_by').on(table.by),
  ],
);

/** The tasks are the team's and stay. */
export const tasksTables: AboutMembers = [
  about(applicationTasks, {
    erase: { createdBy: 'null', assignedUserId: 'null', doneBy: 'null', title: 'name' },
    named: ofTeams(applicationTasks.applicationId),
  }),
  about(applicationTicks, { erase: { by: 'delete' } }),
];
