import type { FundEntryKind } from '@app/domain/funds/fund';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference, signedFening } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications } from '../applications/applications.tables.ts';
import { banks } from '../banks/banks.tables.ts';

/**
 * The money of the banks, in fening; append-only. A trigger refuses to delete an entry and to change
 * anything of it but its texts, out of which a member who is erased must be taken.
 */
export const fundEntries = pgTable(
  'fund_entries',
  {
    id: uuid().primaryKey(),
    bankId: reference('bank_id', () => banks.id),
    kind: text().$type<FundEntryKind>().notNull(),
    amount: signedFening('amount').notNull(),
    /** For which it counts: with `received` as the giver says, else that of the day or the promise. */
    year: integer().notNull(),
    happenedOn: date('happened_on').notNull(),
    sourceName: text('source_name').notNull(),
    purpose: text().notNull(),
    applicationId: uuid('application_id').references(() => applications.id),
    reason: text().notNull(),
    correctsId: uuid('corrects_id').references((): AnyPgColumn => fundEntries.id),
    createdBy: reference('created_by', () => users.id),
    /** Of a payout beside the agreement: who proposed it; who wrote it then is who accepted that. */
    proposedBy: uuid('proposed_by').references(() => users.id),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('fund_entries_bank').on(table.bankId, table.happenedOn, table.id),
    index('fund_entries_kind').on(table.bankId, table.kind, table.happenedOn, table.id),
    index('fund_entries_year').on(table.bankId, table.year, table.happenedOn, table.id),
    index('fund_entries_ledger')
      .on(table.bankId, table.happenedOn, table.id)
      .where(sql`kind IN ('received', 'paid', 'returned')`),
    index('fund_entries_application').on(table.applicationId),
    index('fund_entries_grants')
      .on(table.bankId, table.applicationId)
      .where(sql`application_id IS NOT NULL`),
    index('fund_entries_corrects').on(table.correctsId),
    index('fund_entries_by').on(table.createdBy),
    check('fund_entries_positive', sql`amount > 0 OR corrects_id IS NOT NULL`),
    index('fund_entries_proposed_by').on(table.proposedBy),
    check(
      'fund_entries_two_people',
      sql`proposed_by IS NULL OR (kind = 'paid' AND (proposed_by <> created_by OR corrects_id IS NOT NULL))`,
    ),
    check('fund_entries_grant', sql`(kind = 'received') = (application_id IS NULL)`),
  ],
);

/** Entries stay, as the record of a bank's money; their texts lose the member by code, which tells. */
export const fundsTables: AboutMembers = [
  about(fundEntries, {
    erase: {
      createdBy: { keep: 'who wrote down the money of a bank' },
      proposedBy: { keep: 'who proposed a payout beside an agreement' },
    },
    give: { entries: { of: ['createdBy', 'proposedBy'], order: ['id'] } },
  }),
];
