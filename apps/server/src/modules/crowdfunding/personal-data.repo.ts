import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { takeOut } from '../../kit/personal-data/personal-data.repo.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Person } from '../../platform/personal-data.ts';
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
  const of = inArray(campaigns.applicationId, [...applicationIds]);
  const named = await takeOut(tx, campaigns, ['title', 'summary'], of, person);
  return named.map(({ id }) => id);
}
