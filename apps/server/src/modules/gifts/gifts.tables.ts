import type { GiftRefusal, GiftType } from '@app/domain/gifts/gift';
import type { GiftStatus } from '@app/domain/gifts/gift.machine';
import type { Language } from '@app/messages/catalogue';
import { inArray, or, sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, fening, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications, ofTeams } from '../applications/applications.tables.ts';
import { banks } from '../banks/banks.tables.ts';

/** Running number of receipts; a gap in it means nothing. */
export const giftReceiptNumbers = pgSequence('gift_receipt_numbers');

/** What donors were asked to confirm, and said. */
export const gifts = pgTable(
  'gifts',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The application's: within it no file proves twice. */
    bankId: reference('bank_id', () => banks.id),
    /** The line of the budget in the application's content. */
    contributionId: text('contribution_id'),
    status: text().$type<GiftStatus>().notNull(),
    type: text().$type<GiftType>().notNull(),
    donorName: text('donor_name').notNull(),
    /** In lower case; empty once the donor was erased. */
    donorEmail: text('donor_email').notNull(),
    description: text().notNull(),
    /** What was agreed, as the donor was told. */
    value: fening('value'),
    message: text().notNull().default(''),
    /** In which the donor is written to: that of who asked, then that in which the donor answered. */
    language: text().$type<Language>().notNull(),
    requestedBy: uuid('requested_by').references(() => users.id),
    requestedAt: at('requested_at').notNull(),
    /** Of the secret in the mail that was sent last. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    answeredAt: at('answered_at'),
    refusal: text().$type<GiftRefusal>(),
    answer: text().notNull().default(''),
    askedNewAt: at('asked_new_at'),
    receiptNumber: text('receipt_number').unique(),
    receiptHash: text('receipt_hash').unique(),
    proofKey: text('proof_key'),
    proofName: text('proof_name'),
    proofBytes: integer('proof_bytes'),
    /** SHA-256 of the file as it was sent. */
    proofHash: text('proof_hash'),
    proofNotes: text('proof_notes').notNull().default(''),
    proofBy: uuid('proof_by').references(() => users.id),
    proofAt: at('proof_at'),
  },
  (table) => [
    index('gifts_application').on(table.applicationId, table.id),
    index('gifts_donor').on(table.donorEmail),
    index('gifts_requested_by').on(table.requestedBy),
    index('gifts_proof_by').on(table.proofBy),
    index('gifts_ends').on(table.expiresAt).where(sql`status = 'pending'`),
    uniqueIndex('gifts_line')
      .on(table.applicationId, table.contributionId)
      .where(sql`status IN ('pending', 'confirmed')`),
    uniqueIndex('gifts_proof').on(table.bankId, table.proofHash),
    check('gifts_value', sql`value > 0`),
    check('gifts_receipt', sql`status <> 'confirmed' OR receipt_hash IS NOT NULL`),
  ],
);

/** What was given stays, without who gave it: by code. */
export const giftsTables: AboutMembers = [
  about(gifts, {
    erase: {
      requestedBy: 'null',
      proofBy: 'null',
      donorName: 'name',
      description: 'name',
      message: 'name',
      answer: 'name',
      proofName: 'name',
      proofNotes: 'name',
    },
    named: (person) =>
      or(ofTeams(gifts.applicationId)(person), inArray(gifts.donorEmail, [...person.addresses])),
    give: {
      proofs: {
        of: 'proofBy',
        columns: [],
        as: { name: 'proofName', notes: 'proofNotes', uploadedAt: 'proofAt' },
        order: ['id'],
        file: 'proofKey',
      },
    },
  }),
];
