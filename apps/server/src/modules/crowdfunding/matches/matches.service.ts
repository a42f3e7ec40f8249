import type { MatchBody, MatchView } from '@app/contracts/crowdfunding/matches.schemas';
import { campaignStatus } from '@app/domain/crowdfunding/campaign';
import { donationPolicy } from '@app/domain/crowdfunding/donation.policy';
import { matchLeft } from '@app/domain/crowdfunding/match';
import { fundPolicy } from '@app/domain/funds/fund.policy';
import { fening, toKm } from '@app/domain/money';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.repo.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findApplication,
  type LockedApplication,
  lockApplication,
} from '../../applications/public.ts';
import { notify } from '../../notifications/public.ts';
import { type Campaign, campaignById } from '../campaigns/campaigns.repo.ts';
import { termsOf } from '../campaigns/campaigns.view.ts';
import { campaignPage } from '../campaigns/team.ts';
import {
  countReleased,
  endMatches,
  insertMatch,
  lockCampaign,
  type Match,
  matchById,
  matchesOf,
  matchesWithRest,
  runningMatch,
} from './matches.repo.ts';

declare module '../../../platform/provided.ts' {
  interface Provided {
    /** Sets money of a bank's fund aside for a project; the application is held. */
    readonly promiseFromFund: (
      p: Platform,
      tx: Tx,
      promise: {
        readonly id: string;
        readonly bank: LockedApplication['bank'];
        readonly applicationId: string;
        readonly amount: number;
        readonly purpose: string;
        readonly actor: NonNullable<Actor>;
        readonly at: Date;
      },
    ) => Promise<Failure | undefined>;
    /** Frees what of it is not needed; the application is held. */
    readonly releaseToFund: (
      p: Platform,
      tx: Tx,
      rest: { readonly id: string; readonly amount: number; readonly at: Date },
    ) => Promise<void>;
  }
}

type SignedIn = NonNullable<Actor>;

/** A campaign and its application, both held; the application first, as its moves do. */
async function holdBoth(tx: Tx, { id, applicationId }: Campaign) {
  const record = await lockApplication(tx, applicationId);
  const campaign = await lockCampaign(tx, id);
  if (!record || !campaign) throw new Error(`The campaign ${id} has gone.`);
  return { record, campaign };
}

/** Promises that donations to a campaign are doubled; sent again it is promised once. */
export async function setMatch(
  p: Platform,
  actor: SignedIn,
  campaignId: string,
  body: z.output<typeof MatchBody>,
): Promise<Failure | z.output<typeof MatchView>> {
  const known = await campaignById(p.db.read, campaignId);
  if (!known) return fail('NOT_FOUND');
  const { amount, endsAt } = body;
  const at = p.clock.now();
  const made = await p.db.transaction(async (tx) => {
    const { record, campaign } = await holdBoth(tx, known);
    if (!donationPolicy.match(actor, { bankSlug: record.bank.slug }).ok) return fail('FORBIDDEN');
    const match = {
      id: body.id,
      campaignId,
      byBank: body.byBank,
      giver: body.byBank ? record.bank.name : body.giver,
      amount,
      endsAt,
      createdAt: at,
    };
    const before = await matchById(tx, body.id);
    if (before) return isSame(before, match) ? undefined : fail('IDEMPOTENCY_MISMATCH');
    const refused = await refusalOf(tx, campaign, match);
    if (refused) return refused;
    if (match.byBank) {
      const { title: purpose, applicationId } = campaign;
      const promise = {
        id: match.id,
        bank: record.bank,
        applicationId,
        amount,
        purpose,
        actor,
        at,
      };
      const unfunded = await p.provided.promiseFromFund(p, tx, promise);
      if (unfunded) return unfunded;
    }
    await insertMatch(tx, match);
    await tellOfMatch(p, tx, record, campaign, match);
    await recordAudit(tx, {
      action: 'match.set',
      subject: match.id,
      actorId: actor.id,
      at,
      details: { campaignId, amount, byBank: match.byBank },
    });
    p.signals.publish(tx, `campaign:${campaignId}`);
    return undefined;
  });
  return made ?? viewOf(p, body.id);
}

type New = Pick<Match, 'campaignId' | 'byBank' | 'giver' | 'amount' | 'endsAt' | 'createdAt'>;

const isSame = (before: Match, match: New): boolean =>
  before.campaignId === match.campaignId &&
  before.amount === match.amount &&
  before.giver === match.giver &&
  before.byBank === match.byBank &&
  before.endsAt.getTime() === match.endsAt.getTime();

async function refusalOf(tx: Tx, campaign: Campaign, match: New): Promise<Failure | undefined> {
  const at = match.createdAt;
  const terms = termsOf(campaign);
  const status = campaignStatus(terms, at);
  if (status === 'ended' || status === 'reached') return fail('CAMPAIGN_CLOSED');
  if (await runningMatch(tx, campaign.id, at)) return fail('MATCH_RUNNING');
  if (match.endsAt <= at) return fail('VALIDATION', { fields: { endsAt: 'endPassed' } });
  if (match.endsAt > campaign.endsAt) {
    return fail('VALIDATION', { fields: { endsAt: 'endAfterCampaign' } });
  }
  const missing = fening(terms.target - terms.settled);
  if (match.amount > missing) {
    return fail('VALIDATION', { fields: { amount: { key: 'aboveGoal', km: toKm(missing) } } });
  }
  return undefined;
}

async function tellOfMatch(
  p: Platform,
  tx: Tx,
  { memberIds }: Pick<LockedApplication, 'memberIds'>,
  { slug, title }: Campaign,
  { giver, amount }: New,
): Promise<void> {
  await notify(tx, p, {
    userIds: memberIds,
    type: 'donation',
    text: 'campaignMatchedTeam',
    values: { title, giver, amount: toKm(amount) },
    actionUrl: campaignPage(slug),
  });
}

/** Ends a match before its day: what is being paid now is still doubled. */
export async function endMatch(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<Failure | z.output<typeof MatchView>> {
  const match = await matchById(p.db.read, id);
  const known = match && (await campaignById(p.db.read, match.campaignId));
  if (!known) return fail('NOT_FOUND');
  const at = p.clock.now();
  const ended = await p.db.transaction(async (tx) => {
    const { record } = await holdBoth(tx, known);
    if (!donationPolicy.match(actor, { bankSlug: record.bank.slug }).ok) return fail('FORBIDDEN');
    if ((await runningMatch(tx, known.id, at))?.id !== id) return undefined;
    await endMatches(tx, known.id, at);
    await recordAudit(tx, { action: 'match.ended', subject: id, actorId: actor.id, at });
    p.signals.publish(tx, `campaign:${known.id}`);
    return undefined;
  });
  return ended ?? viewOf(p, id);
}

/** All matches of a campaign, the newest first, for the bank's people. */
export async function listMatches(
  p: Platform,
  actor: SignedIn,
  campaignId: string,
): Promise<Failure | z.output<typeof MatchView>[]> {
  const campaign = await campaignById(p.db.read, campaignId);
  const record = campaign && (await findApplication(p.db.read, { id: campaign.applicationId }));
  if (!record) return fail('NOT_FOUND');
  if (!fundPolicy.view(actor, { bankSlug: record.bank.slug }).ok) return fail('FORBIDDEN');
  const now = p.clock.now();
  return (await matchesOf(p.db.read, [campaignId])).map((match) => matchView(match, now));
}

async function viewOf(p: Platform, id: string): Promise<Failure | z.output<typeof MatchView>> {
  const match = await matchById(p.db.read, id);
  return match ? matchView(match, p.clock.now()) : fail('NOT_FOUND');
}

function matchView(match: Match, now: Date): z.output<typeof MatchView> {
  return {
    id: match.id,
    giver: match.giver,
    byBank: match.byBank,
    amount: match.amount,
    givenAmount: match.settled,
    heldAmount: match.held,
    availableAmount: matchLeft(match),
    endsAt: match.endsAt,
    isRunning: match.endsAt > now,
  };
}

/** How many matches are looked at in one run. */
const batch = 100;

/** Gives a bank's fund back what ended matches did not need, whenever it turns out. */
export async function returnRests(p: Platform): Promise<void> {
  for (const { id, campaignId } of await matchesWithRest(p.db.read, p.clock.now(), batch)) {
    const known = await campaignById(p.db.read, campaignId);
    if (!known) continue;
    await p.db.transaction(async (tx) => {
      await holdBoth(tx, known);
      const match = await matchById(tx, id);
      if (!match || match.held > 0) return;
      const amount = match.amount - match.settled - match.released;
      if (amount === 0) return;
      await p.provided.releaseToFund(p, tx, { id, amount, at: p.clock.now() });
      await countReleased(tx, id, amount);
    });
  }
}
