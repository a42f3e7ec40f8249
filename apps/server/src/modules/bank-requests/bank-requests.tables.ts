import type {
  BankRequestEvent,
  BankRequestStatus,
} from '@app/domain/bank-requests/bank-request.machine';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { banks } from '../banks/banks.tables.ts';

export interface BankRequestMessage {
  readonly event: BankRequestEvent;
  readonly text: string;
  readonly at: string;
}

/** Wishes for a youth bank, and calls proposed to one. */
export const bankRequests = pgTable(
  'bank_requests',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'bank' | 'call'>().notNull(),
    status: text().$type<BankRequestStatus>().notNull(),
    requesterId: reference('requester_id', () => users.id),
    groupName: text('group_name').notNull(),
    municipality: text().notNull(),
    /** Of a proposed call. */
    bankId: uuid('bank_id').references(() => banks.id),
    people: integer(),
    title: text().notNull(),
    text: text().notNull(),
    messages: jsonb().$type<BankRequestMessage[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('bank_requests_open')
      .on(table.createdAt, table.id)
      .where(sql`status IN ('received', 'answered')`),
    index('bank_requests_closed')
      .on(table.createdAt, table.id)
      .where(sql`status NOT IN ('received', 'answered')`),
    index('bank_requests_bank').on(table.bankId, table.createdAt, table.id),
    index('bank_requests_requester').on(table.requesterId, table.createdAt),
  ],
);

/** Without who asked a wish says nothing to anybody: it goes with them. */
export const bankRequestsTables: AboutMembers = [
  about(bankRequests, {
    erase: { requesterId: 'delete' },
    give: {
      requests: {
        of: 'requesterId',
        columns: [
          'id',
          'kind',
          'status',
          'groupName',
          'municipality',
          'people',
          'title',
          'text',
          'messages',
          'createdAt',
        ],
        as: { bank: sql`(SELECT slug FROM ${banks} AS one WHERE one.id = ${bankRequests.bankId})` },
        order: ['-createdAt', '-id'],
      },
    },
  }),
];
