import { and, eq, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/client.ts';
import { removed, withoutPerson } from '../../../platform/personal-data.ts';
import { donations, paymentDifferences, refunds } from '../crowdfunding.tables.ts';

/** Where a donor lives and how to call them. */
const noContacts = {
  donorPhone: '',
  donorAddress: '',
  donorCity: '',
  donorPostalCode: '',
  donorCountry: '',
} as const;

/** Everything of who gave; the donation itself stays. */
const noDonor = {
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

/**
 * Takes whoever made some donations out of them, and out of what the staff wrote about them.
 *
 * @returns ids of their campaigns.
 */
export async function forgetDonorsOf(tx: Tx, which: SQL | undefined): Promise<string[]> {
  await cleanStaffWords(tx, which);
  const rows = await tx
    .update(donations)
    .set(noDonor)
    .where(which)
    .returning({ campaignId: donations.campaignId });
  return [...new Set(rows.map(({ campaignId }) => campaignId))];
}

export const forgetDonations = (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  forgetDonorsOf(tx, inArray(donations.id, [...ids]));

const donor = {
  id: donations.id,
  firstName: donations.donorName,
  lastName: donations.donorSurname,
  email: donations.donorEmail,
  phoneNumber: donations.donorPhone,
  language: donations.language,
};

async function cleanStaffWords(tx: Tx, which: SQL | undefined): Promise<void> {
  const given = await tx
    .select({ donor, refund: refunds, difference: paymentDifferences })
    .from(donations)
    .leftJoin(refunds, eq(refunds.donationId, donations.id))
    .leftJoin(paymentDifferences, eq(paymentDifferences.donationId, donations.id))
    .where(and(which, sql`(${refunds.id} IS NOT NULL OR ${paymentDifferences.id} IS NOT NULL)`));
  for (const { donor: of, refund, difference } of given) {
    const person = { ...of, addresses: [of.email] };
    const clean = <T>(words: T) => withoutPerson(words, person, { called: removed, alone: true });
    if (refund) {
      const words = clean({ reason: refund.reason, note: refund.note });
      await tx.update(refunds).set(words).where(eq(refunds.id, refund.id));
    }
    if (difference) {
      const words = clean({ note: difference.note });
      await tx
        .update(paymentDifferences)
        .set(words)
        .where(eq(paymentDifferences.id, difference.id));
    }
  }
}

const known = ne(donations.donorEmail, '');

export const forgetNetworks = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .update(donations)
    .set({ network: null })
    .where(and(isNotNull(donations.network), lte(donations.createdAt, before)));
};

export const forgetUnpaid = async (tx: Tx, before: Date): Promise<void> => {
  const unpaid = inArray(donations.status, ['expired', 'declined']);
  await forgetDonorsOf(tx, and(known, unpaid, lte(donations.createdAt, before)));
};

export const forgetContacts = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .update(donations)
    .set({ ...noContacts, requestHash: '' })
    .where(and(known, ne(donations.donorPhone, ''), lte(donations.createdAt, before)));
};

export const forgetNames = async (tx: Tx, before: Date): Promise<void> => {
  await forgetDonorsOf(tx, and(known, lte(donations.createdAt, before)));
};
