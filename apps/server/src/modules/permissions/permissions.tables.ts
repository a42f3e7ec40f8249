import type { ObPermissionType } from '@app/domain/permissions/permissions';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { users } from '../accounts/accounts.tables.ts';

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('ob_permissions_user').on(table.userId),
    index('ob_permissions_scope').on(table.scopeValue, table.permissionType),
  ],
);

export const permissionsTables: AboutMembers = [
  about(obPermissions, {
    erase: { userId: { keep: 'the record of who could decide, inactive' } },
    give: { permissions: { of: 'userId', order: ['id'] } },
  }),
];
