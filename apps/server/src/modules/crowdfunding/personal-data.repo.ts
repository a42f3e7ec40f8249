import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';
import { campaigns, donations, refunds } from './crowdfunding.tables.ts';
import type { Donation } from './donations/donations.repo.ts';
import { noDonor } from './donations/forget.repo.ts';

const givenBy = (person: Person) =>
  and(inArray(donations.donorEmail, [...person.addresses]), ne(donations.donorEmail, ''));

export async function donationsBy(
  read: Reader,
  person: Person,
): Promise<{ readonly donation: Donation; readonly title: string }[]> {
  if (person.addresses.length === 0) return [];
  return read
    .select({ donation: donations, title: campaigns.title })
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
    .where(givenBy(person))
    .orderBy(asc(donations.createdAt), asc(donations.id));
}

/** @returns ids of the campaigns that they gave to. */
export async function forgetDonor(tx: Tx, person: Person): Promise<string[]> {
  if (person.addresses.length === 0) return [];
  const rows = await tx
    .update(donations)
    .set(noDonor)
    .where(givenBy(person))
    .returning({ id: donations.id, campaignId: donations.campaignId });
  for (const { id } of rows) await cleanRefunds(tx, id, person);
  return [...new Set(rows.map(({ campaignId }) => campaignId))];
}

/** Takes a donor out of what the staff wrote about refunds of theirs. */
async function cleanRefunds(tx: Tx, donationId: string, person: Person): Promise<void> {
  const written = await tx
    .select({ id: refunds.id, reason: refunds.reason, note: refunds.note })
    .from(refunds)
    .where(eq(refunds.donationId, donationId));
  for (const { id, ...texts } of written) {
    await tx.update(refunds).set(withoutPerson(texts, person)).where(eq(refunds.id, id));
  }
}

/** Takes the member out of what the campaigns of some applications copied. @returns their ids. */
export async function cleanCampaigns(
  tx: Tx,
  applicationIds: readonly string[],
  person: Person,
): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const rows = await tx
    .select({ id: campaigns.id, title: campaigns.title, summary: campaigns.summary })
    .from(campaigns)
    .where(inArray(campaigns.applicationId, [...applicationIds]));
  const changed: string[] = [];
  for (const { id, ...texts } of rows) {
    const cleaned = withoutPerson(texts, person);
    if (cleaned.title === texts.title && cleaned.summary === texts.summary) continue;
    await tx.update(campaigns).set(cleaned).where(eq(campaigns.id, id));
    changed.push(id);
  }
  return changed;
}
