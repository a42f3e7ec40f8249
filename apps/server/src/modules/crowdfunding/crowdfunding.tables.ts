import type { DifferenceKind, RefundCause } from '@app/domain/crowdfunding/refund';
import type { RefundStatus } from '@app/domain/crowdfunding/refund.machine';
import { noFening } from '@app/domain/money';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, fening, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications } from '../applications/applications.tables.ts';
import { banks } from '../banks/banks.tables.ts';

/**
 * Campaigns; amounts in fening. The sums are kept with the row so that one lock guards them, and
 * what lists show of the project is copied: an approved application's content changes no more.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid().primaryKey(),
    applicationId: reference('application_id', () => applications.id),
    bankId: reference('bank_id', () => banks.id),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    municipality: text().notNull(),
    picture: text(),
    target: fening('target').notNull(),
    minimum: fening('minimum').notNull(),
    /** With what matches give with the donations, like `held`. */
    settled: fening('settled').notNull().default(noFening),
    held: fening('held').notNull().default(noFening),
    /** Of what is settled. */
    matched: fening('matched').notNull().default(noFening),
    donorCount: integer('donor_count').notNull().default(0),
    startsAt: at('starts_at').notNull(),
    /** Closing before the planned end brings it forward, so that time alone orders the lists. */
    endsAt: at('ends_at').notNull(),
    closedAt: at('closed_at'),
    /** When everybody was told how it came out. */
    endToldAt: at('end_told_at'),
    /** When its project was let go; donors get their money back. */
    releasedAt: at('released_at'),
    /** Seven tenths are in, not all. Changes seldom, unlike the sums that an index would follow. */
    nearly: boolean().generatedAlwaysAs(sql`settled * 10 >= target * 7 AND settled < target`),
    /** What the team has been told of so far: donors, settled amount, when. */
    toldDonors: integer('told_donors').notNull().default(0),
    toldSettled: fening('told_settled').notNull().default(noFening),
    toldAt: at('told_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('campaigns_open').on(table.applicationId).where(sql`closed_at IS NULL`),
    index('campaigns_application').on(table.applicationId, table.createdAt),
    index('campaigns_ends').on(table.endsAt, table.id),
    index('campaigns_nearly').on(table.endsAt, table.id).where(sql`nearly`),
    index('campaigns_bank').on(table.bankId, table.endsAt, table.id),
    // Those that a bank has to close or renew.
    index('campaigns_bank_open')
      .on(table.bankId, table.endsAt, table.id)
      .where(sql`closed_at IS NULL`),
    // Of which nobody was told how they came out.
    index('campaigns_untold')
      .on(table.endsAt)
      .where(sql`closed_at IS NULL AND end_told_at IS NULL`),
    check(
      'campaigns_never_above_target',
      sql`settled >= 0 AND held >= 0 AND settled + held <= target`,
    ),
    check('campaigns_matched_within', sql`matched >= 0 AND matched <= settled`),
  ],
);

/**
 * Promises of a bank, or of somebody through it, to double donations of a campaign (decision 062).
 * Ending one early brings its end forward, so that time alone says which runs.
 */
export const campaignMatches = pgTable(
  'campaign_matches',
  {
    id: uuid().primaryKey(),
    campaignId: reference('campaign_id', () => campaigns.id),
    /** The bank itself, out of its fund. */
    byBank: boolean('by_bank').notNull(),
    /** Who doubles, as everybody reads it. */
    giver: text().notNull(),
    amount: fening('amount').notNull(),
    held: fening('held').notNull().default(noFening),
    settled: fening('settled').notNull().default(noFening),
    /** What of the bank's promise its fund got back so far. */
    released: fening('released').notNull().default(noFening),
    endsAt: at('ends_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('campaign_matches_campaign').on(table.campaignId, table.endsAt),
    // Those of which a bank's fund may get something back.
    index('campaign_matches_rest')
      .on(table.endsAt)
      .where(sql`by_bank AND settled + released < amount`),
    check(
      'campaign_matches_never_above',
      sql`amount > 0 AND held >= 0 AND settled >= 0 AND released >= 0
        AND held + settled + released <= amount`,
    ),
  ],
);

/**
 * What a campaign got on a day in Sarajevo, kept with its sums, so that a bank's ledger needs no
 * sum over donations; without a row on days without a settled donation, or with nothing in it.
 */
export const campaignDays = pgTable(
  'campaign_days',
  {
    id: uuid().notNull(),
    campaignId: reference('campaign_id', () => campaigns.id),
    bankId: reference('bank_id', () => banks.id),
    day: date().notNull(),
    settled: fening('settled').notNull(),
    /** Of what is settled. */
    matched: fening('matched').notNull().default(noFening),
    donations: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.day] }),
    index('campaign_days_bank').on(table.bankId, table.day, table.id),
    check('campaign_days_never_below', sql`matched >= 0 AND matched <= settled AND donations >= 0`),
  ],
);

/** Running number of receipts; a gap in it means nothing. */
export const receiptNumbers = pgSequence('receipt_numbers');

/** Donations; one order number each. Who gave stands here and is shown by rights only. */
export const donations = pgTable(
  'donations',
  {
    id: uuid().primaryKey(),
    orderNumber: text('order_number').notNull(),
    campaignId: reference('campaign_id', () => campaigns.id),
    /** That of the campaign, so that an index serves the bank's list. */
    bankId: reference('bank_id', () => banks.id),
    status: text()
      .$type<'held' | 'settled' | 'declined' | 'expired' | 'overfunded' | 'refunded'>()
      .notNull(),
    amount: fening('amount').notNull(),
    matchId: uuid('match_id').references(() => campaignMatches.id),
    /** What the match reserves or gives with it; nothing once the hold or the donation is over. */
    matched: fening('matched').notNull().default(noFening),
    /** What of it was given back. */
    refunded: fening('refunded').notNull().default(noFening),
    donorName: text('donor_name').notNull(),
    donorSurname: text('donor_surname').notNull(),
    /** In lower case; empty, like all of who gave, once the donor was erased. */
    donorEmail: text('donor_email').notNull(),
    donorPhone: text('donor_phone').notNull(),
    donorAddress: text('donor_address').notNull(),
    donorCity: text('donor_city').notNull(),
    donorPostalCode: text('donor_postal_code').notNull(),
    donorCountry: text('donor_country').notNull(),
    message: text().notNull(),
    showName: boolean('show_name').notNull(),
    /** The team's news by mail. */
    wantsNews: boolean('wants_news').notNull().default(false),
    language: text().$type<'bhs' | 'en'>().notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the body sent with the idempotency key. */
    requestHash: text('request_hash').notNull(),
    /** How the browser was to go on with the payment. */
    flow: text().$type<'form' | 'components' | 'instant'>().notNull(),
    /** The provider's id of the payment and the browser's key to it, where it was opened so. */
    providerReference: text('provider_reference'),
    clientSecret: text('client_secret'),
    askedAt: at('asked_at'),
    receiptNumber: text('receipt_number'),
    /** Keyed hash of the network it was placed from, kept while it may count against it. */
    network: text(),
    holdExpiresAt: at('hold_expires_at').notNull(),
    settledAt: at('settled_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('donations_order').on(table.orderNumber),
    uniqueIndex('donations_idempotency')
      .on(table.idempotencyKey)
      .where(sql`idempotency_key IS NOT NULL`),
    uniqueIndex('donations_receipt').on(table.receiptNumber).where(sql`receipt_number IS NOT NULL`),
    index('donations_settled')
      .on(table.campaignId, table.settledAt.desc().nullsFirst(), table.id)
      .where(sql`status = 'settled'`),
    index('donations_held').on(table.campaignId, table.holdExpiresAt).where(sql`status = 'held'`),
    index('donations_bank').on(table.bankId, table.createdAt, table.id),
    index('donations_created').on(table.createdAt, table.id),
    // The same two lists, of donations in one state.
    index('donations_bank_status').on(table.bankId, table.status, table.createdAt, table.id),
    index('donations_status').on(table.status, table.createdAt, table.id),
    index('donations_surname').on(sql`lower(donor_surname)`).where(sql`donor_surname <> ''`),
    index('donations_lapsed')
      .on(table.campaignId, table.network, table.createdAt)
      .where(sql`status = 'expired' AND network IS NOT NULL`),
    index('donations_networks').on(table.createdAt).where(sql`network IS NOT NULL`),
    index('donations_donor')
      .on(table.donorEmail, table.createdAt, table.id)
      .where(sql`donor_email <> ''`),
    index('donations_undecided')
      .on(table.createdAt)
      .where(sql`status IN ('held', 'expired', 'declined')`),
    index('donations_match').on(table.matchId).where(sql`match_id IS NOT NULL`),
    check('donations_positive', sql`amount > 0`),
    check('donations_matched_within', sql`matched >= 0 AND matched <= amount`),
    check(
      'donations_refunded',
      sql`refunded BETWEEN 0 AND amount AND (refunded = amount) = (status = 'refunded')`,
    ),
  ],
);

/** What happened to a donation; append-only. */
export const donationEvents = pgTable(
  'donation_events',
  {
    id: uuid().primaryKey(),
    donationId: reference('donation_id', () => donations.id),
    event: text().notNull(),
    /** Names a notice of the provider, so that it is taken once. */
    providerEventId: text('provider_event_id'),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('donation_events_donation').on(table.donationId, table.id),
    uniqueIndex('donation_events_provider')
      .on(table.providerEventId)
      .where(sql`provider_event_id IS NOT NULL`),
  ],
);

/**
 * What is to be given back of donations, and was; one open refund of a donation at a time. Rows with
 * `notice_id` were told of, or begun, by the provider.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    donationId: reference('donation_id', () => donations.id),
    amount: fening('amount').notNull(),
    cause: text().$type<RefundCause>().notNull(),
    reason: text().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    askedBy: uuid('asked_by').references(() => users.id),
    askedAt: at('asked_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: at('decided_at'),
    /** What whoever decided said to it. */
    note: text().notNull().default(''),
    sentAt: at('sent_at'),
    doneAt: at('done_at'),
    noticeId: text('notice_id'),
    /** By which the provider knows it, where its answer said so. */
    providerReference: text('provider_reference'),
  },
  (table) => [
    index('refunds_donation').on(table.donationId, table.id),
    uniqueIndex('refunds_open').on(table.donationId).where(sql`status NOT IN ('done', 'rejected')`),
    uniqueIndex('refunds_notice').on(table.noticeId).where(sql`notice_id IS NOT NULL`),
    index('refunds_done').on(table.doneAt, table.id).where(sql`status = 'done'`),
    check('refunds_positive', sql`amount > 0`),
  ],
);

/** Where the provider's word and ours disagree, until somebody of the staff has looked into it. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: uuid().primaryKey(),
    donationId: reference('donation_id', () => donations.id),
    kind: text().$type<DifferenceKind>().notNull(),
    /** What the provider says. */
    told: jsonb().$type<Record<string, string>>().notNull(),
    foundAt: at('found_at').notNull(),
    closedAt: at('closed_at'),
    /** Null where a later check found them agreeing. */
    closedBy: uuid('closed_by').references(() => users.id),
    note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('payment_differences_open')
      .on(table.donationId, table.kind)
      .where(sql`closed_at IS NULL`),
    index('payment_differences_found').on(table.foundAt, table.id),
  ],
);

/** Nightly questions to the provider about everything unsettled. */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    id: uuid().primaryKey(),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at').notNull(),
    asked: integer().notNull(),
    changed: integer().notNull(),
    unanswered: integer().notNull(),
    differences: integer().notNull(),
  },
  (table) => [index('payment_checks_ended').on(table.endedAt)],
);

/** Donations are found by the donor's address: by code. */
export const crowdfundingTables: AboutMembers = [
  about(campaigns),
  about(donations),
  about(campaignDays, { none: 'sums of donations, no donor' }),
  about(campaignMatches, { none: 'names a bank or who gives through it, no member' }),
  about(donationEvents, { none: 'names a donation and what the provider told of it, nobody' }),
  about(paymentChecks, { none: 'counts questions to the card provider, nobody' }),
  about(paymentDifferences, { erase: { closedBy: { keep: 'who looked into a payment' } } }),
  about(refunds, {
    erase: {
      askedBy: { keep: 'who gave money back' },
      decidedBy: { keep: 'who agreed that money is given back' },
    },
  }),
];
