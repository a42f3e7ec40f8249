import { and, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/client.ts';
import { donations } from '../crowdfunding.tables.ts';

/** Where a donor lives and how to call them. */
const noContacts = {
  donorPhone: '',
  donorAddress: '',
  donorCity: '',
  donorPostalCode: '',
  donorCountry: '',
} as const;

/** Everything of who gave; the donation itself stays. */
export const noDonor = {
  ...noContacts,
  donorName: '',
  donorSurname: '',
  donorEmail: '',
  message: '',
  showName: false,
  wantsNews: false,
  network: null,
  // A print of the form: who guesses its content could check the guess.
  requestHash: '',
  idempotencyKey: null,
} as const;

const forget =
  (what: Partial<typeof donations.$inferInsert>, ...whose: SQL[]) =>
  async (tx: Tx): Promise<void> => {
    await tx
      .update(donations)
      .set(what)
      .where(and(...whose));
  };

export const forgetNetworks = (before: Date) =>
  forget({ network: null }, isNotNull(donations.network), lte(donations.createdAt, before));

export const forgetUnpaid = (before: Date) =>
  forget(
    noDonor,
    ne(donations.donorEmail, ''),
    inArray(donations.status, ['expired', 'declined']),
    lte(donations.createdAt, before),
  );

export const forgetContacts = (before: Date) =>
  forget(
    { ...noContacts, requestHash: '' },
    ne(donations.donorEmail, ''),
    sql`donor_phone <> ''`,
    lte(donations.createdAt, before),
  );

export const forgetNames = (before: Date) =>
  forget(noDonor, ne(donations.donorEmail, ''), lte(donations.createdAt, before));
