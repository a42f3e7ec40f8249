import { type Fening, fening, minimumCampaignGoal, noFening, readKm } from '@app/domain/money';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { findApplication } from '../applications/public.ts';
import { campaignMatches, campaigns, donationEvents, donations } from './crowdfunding.tables.ts';
import { countSettled } from './donations/sums.repo.ts';

export type BuiltCampaign = typeof campaigns.$inferSelect;
export type BuiltDonation = typeof donations.$inferSelect;
export type BuiltMatch = typeof campaignMatches.$inferSelect;

/** What may be chosen of a built campaign; the sums follow from its donations. */
/** Amounts as plain numbers. */
type Plain<T> = { readonly [K in keyof T]: T[K] extends Fening ? number : T[K] };

export type CampaignPlan = Partial<
  Omit<
    Plain<BuiltCampaign>,
    'id' | 'applicationId' | 'settled' | 'held' | 'matched' | 'donorCount' | 'nearly'
  >
>;

const day = 24 * 60 * 60 * 1000;

/** By default it began five days ago and has nine left. */
export async function createCampaign(
  tx: Tx,
  of: { readonly id: string },
  now: Date,
  plan: CampaignPlan = {},
): Promise<BuiltCampaign> {
  const found = await findApplication(tx, of);
  if (!found) throw new Error(`There is no application ${of.id}.`);
  const { application, bank } = found;
  const { about } = application;
  const campaign = {
    id: newId(),
    applicationId: application.id,
    bankId: bank.id,
    slug: application.slug,
    title: about.title,
    summary: about.summary,
    municipality: about.municipality || bank.municipality,
    picture: about.picture,
    target: 193_000,
    minimum: minimumCampaignGoal(fening(application.requestedAmount)),
    settled: 0,
    held: 0,
    matched: 0,
    donorCount: 0,
    startsAt: new Date(now.getTime() - 5 * day),
    endsAt: new Date(now.getTime() + 9 * day),
    closedAt: null,
    endToldAt: null,
    releasedAt: null,
    nearly: false,
    toldDonors: 0,
    toldSettled: 0,
    toldAt: null,
    createdAt: new Date(now.getTime() - 5 * day),
    ...plan,
  } as BuiltCampaign;
  const { nearly: _, ...kept } = campaign;
  await tx.insert(campaigns).values(kept);
  return campaign;
}

/** Of a sponsor, 500 KM, running to the end of the campaign unless named otherwise. */
export async function createMatch(
  tx: Tx,
  campaign: Pick<BuiltCampaign, 'id' | 'endsAt'>,
  now: Date,
  plan: Partial<Plain<BuiltMatch>> = {},
): Promise<BuiltMatch> {
  const match = {
    id: newId(),
    campaignId: campaign.id,
    byBank: false,
    giver: 'Pekara Manja',
    amount: 50_000,
    held: 0,
    settled: 0,
    released: 0,
    endsAt: campaign.endsAt,
    createdAt: now,
    ...plan,
  } as BuiltMatch;
  await tx.insert(campaignMatches).values(match);
  return match;
}

export type DonationPlan = Partial<
  Omit<Plain<BuiltDonation>, 'id' | 'campaignId' | 'bankId' | 'amount' | 'refunded'>
> & {
  /** In KM; 20 unless named. */
  readonly km?: number;
};

/** Settled unless named otherwise, a minute after `at`; counted in the campaign's sums. */
export async function createDonation(
  tx: Tx,
  campaign: Pick<BuiltCampaign, 'id' | 'bankId'>,
  at: Date,
  plan: DonationPlan = {},
): Promise<BuiltDonation> {
  const { km = 20, status = 'settled', ...chosen } = plan;
  const id = newId();
  const mark = id.slice(-12).toUpperCase();
  const wasSettled = status === 'settled';
  const donation = {
    id,
    orderNumber: `D-${mark}`,
    campaignId: campaign.id,
    bankId: campaign.bankId,
    status,
    amount: readKm(km),
    matchId: null,
    matched: noFening,
    refunded: status === 'refunded' ? readKm(km) : noFening,
    donorName: 'Nermina',
    donorSurname: 'Hadžić',
    donorEmail: 'nermina@primjer.ba',
    donorPhone: '+38762345678',
    donorAddress: 'Slatina 12',
    donorCity: 'Tuzla',
    donorPostalCode: '75000',
    donorCountry: 'Bosna i Hercegovina',
    message: '',
    showName: true,
    wantsNews: false,
    language: 'bhs',
    idempotencyKey: null,
    requestHash: '',
    flow: 'form',
    providerReference: null,
    clientSecret: null,
    askedAt: null,
    receiptNumber: wasSettled ? `R-${at.getUTCFullYear()}-${mark}` : null,
    network: null,
    holdExpiresAt: new Date(at.getTime() + 30 * 60_000),
    settledAt: wasSettled ? new Date(at.getTime() + 60_000) : null,
    createdAt: at,
    ...chosen,
  } as BuiltDonation;
  await tx.insert(donations).values(donation);
  await tx.insert(donationEvents).values(eventsOf(donation));
  await count(tx, donation);
  return donation;
}

function eventsOf(donation: BuiltDonation): (typeof donationEvents.$inferInsert)[] {
  const event = (name: string, at: Date) => ({
    id: newId(),
    donationId: donation.id,
    event: name,
    data: {},
    at,
  });
  const held = event('held', donation.createdAt);
  if (donation.status === 'held') return [held];
  return [held, event(donation.status, donation.settledAt ?? donation.holdExpiresAt)];
}

async function count(tx: Tx, donation: BuiltDonation): Promise<void> {
  const { campaignId, status, settledAt, matched, matchId } = donation;
  const amount = donation.amount + matched;
  if (status === 'held') {
    await tx
      .update(campaigns)
      .set({ held: sql`${campaigns.held} + ${amount}` })
      .where(sql`${campaigns.id} = ${campaignId}`);
  }
  if (matchId && (status === 'held' || status === 'settled')) {
    const sum = campaignMatches[status];
    await tx
      .update(campaignMatches)
      .set({ [status]: sql`${sum} + ${matched}` })
      .where(sql`${campaignMatches.id} = ${matchId}`);
  }
  if (status !== 'settled' || !settledAt) return;
  await countSettled(tx, campaignId, { amount, matched, held: 0, donations: 1, at: settledAt });
  await tx
    .update(campaigns)
    .set({
      toldDonors: sql`${campaigns.toldDonors} + 1`,
      toldSettled: sql`${campaigns.toldSettled} + ${donation.amount}`,
    })
    .where(sql`${campaigns.id} = ${campaignId}`);
}
