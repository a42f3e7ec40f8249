import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';
import { campaigns, donations } from './crowdfunding.tables.ts';
import type { Donation } from './donations/donations.repo.ts';
import { forgetDonorsOf } from './donations/forget.repo.ts';

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
  return person.addresses.length === 0 ? [] : forgetDonorsOf(tx, givenBy(person));
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
