import {
  type DonationActor,
  type DonationEvent,
  type DonationStatus,
  donationMachine,
} from '@app/domain/crowdfunding/donation.machine';
import { graceOverSince } from '@app/domain/crowdfunding/holds';
import { leftOf as leftOfGift } from '@app/domain/crowdfunding/refund';
import { fening } from '@app/domain/money';
import { allowMove, type CodeOf, type LifecycleOf, makeMove } from '../../../kit/moves.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { jobNames } from '../crowdfunding.names.ts';
import { matchLate, returnMatched, settleMatched } from '../matches/matches.repo.ts';
import { queueOwedRefund } from '../refunds/refunds.queue.ts';
import { changeDonations, type Donation } from './donations.repo.ts';
import { type ChangedSums, countSettled, hasRoom, releaseHold, uncount } from './sums.repo.ts';

declare module '../../../platform/provided.ts' {
  interface Moves {
    readonly donation: DonationCode;
  }
}

export interface NotedDonation {
  readonly donation: Donation;
  /** Names the provider's notice, so that it is taken once. */
  readonly noticeId: string | null;
  readonly details: Readonly<Record<string, string>>;
  /** What of it is given back by `refundPart`. */
  readonly part?: number;
}

/** Donations of one campaign and in one status that move together. */
interface DonationMoving {
  readonly donations: readonly NotedDonation[];
  readonly campaignId: string;
  /** What this very move counts, with what matches give; of a refund what is given back by it. */
  readonly amount: number;
  readonly matched: number;
  readonly sums?: ChangedSums;
}

type DonationCode = CodeOf<typeof donationMachine, DonationMoving>;

const lifecycle: LifecycleOf<typeof donationMachine, DonationMoving> = {
  table: donationMachine,
  code: ({ donation }) => donation,
  async write(_p, tx, { event, donations, to, at }) {
    const isRefund = event === 'refund' || event === 'refundPart';
    const rows = donations.map((one) => ({
      id: one.donation.id,
      given: isRefund ? givenOf(one) : 0,
      noticeId: one.noticeId,
      details: one.details,
    }));
    const told = { status: to, event: event === 'refundPart' ? 'refundedPart' : to } as const;
    await changeDonations(tx, rows, told, at);
  },
  signals: ({ campaignId }) => [`campaign:${campaignId}`],
};

/**
 * Moves locked donations by the table, all in one statement each: however many they are, the row of
 * their campaign, for which all other donors wait, is changed once and late.
 *
 * @param donations of one campaign and in one status.
 * @returns their new status; undefined if the table or a guard does not let them move.
 */
export async function moveDonations(
  p: Platform,
  tx: Tx,
  by: DonationActor,
  event: DonationEvent,
  donations: readonly NotedDonation[],
): Promise<DonationStatus | undefined> {
  const [first] = donations;
  if (!first) return undefined;
  const { status: state, campaignId } = first.donation;
  const matched = donations.reduce((sum, one) => sum + matchedOf(one).matched, 0);
  const amount = donations.reduce((sum, one) => sum + givenOf(one), matched);
  const request = { state, event, actors: [by], actorId: null };
  const moving = { donations, campaignId, amount, matched };
  const allowed = await allowMove(p, tx, lifecycle, request, moving);
  if (isFailure(allowed)) return undefined;
  const done = await makeMove(p, tx, lifecycle, allowed);
  // Whoever is told that nothing moved goes on within the transaction: half a move must end it.
  if (isFailure(done)) throw new Error(`${event} was undone: ${done.code}`);
  return done.to;
}

/** What of a donation is not given back. */
export const leftOf = ({ amount, refunded }: Pick<Donation, 'amount' | 'refunded'>) =>
  leftOfGift({ amount: fening(amount), refunded: fening(refunded) });

/** What of a donation moves. */
const givenOf = ({ donation, part }: NotedDonation): number => part ?? leftOf(donation);

/** What a match gives with it: never more than what is left of the donation. */
const matchedOf = ({ donation, part = 0 }: NotedDonation) => ({
  ...donation,
  matched: fening(Math.max(0, donation.matched - (part > 0 ? leftOf(donation) - part : 0))),
});

/** Milliseconds between two words to the team about donations. */
const notifyEvery = 5 * 60_000;
/** After this long without a word, a job that was to bring it must have been lost. */
const wordIsLostAfter = 60 * 60_000;

export const donationMoves: DonationCode = {
  guards: {
    fits: async (tx, { campaignId, amount }) =>
      (await hasRoom(tx, campaignId, amount)) ? undefined : fail('AMOUNT_EXCEEDS_GOAL'),
    fitsNot: async (tx, { campaignId, amount }) =>
      (await hasRoom(tx, campaignId, amount)) ? fail('WRONG_STATUS') : undefined,
    holdOver: (_tx, { donations, at }) =>
      donations.every(({ donation }) => donation.holdExpiresAt <= at)
        ? undefined
        : fail('WRONG_STATUS'),
    graceOver: (_tx, { donations, at }) =>
      donations.every(({ donation }) => donation.createdAt <= graceOverSince(at))
        ? undefined
        : fail('WRONG_STATUS'),
    leavesSome: (_tx, { donations }) =>
      donations.every(({ donation, part }) => part !== undefined && part < leftOf(donation))
        ? undefined
        : fail('WRONG_STATUS'),
  },
  effects: {
    countHeld: async (_p, tx, { campaignId, amount, matched, donations, at }) => {
      const settled = { amount, matched, held: amount, donations: donations.length, at };
      const sums = await countSettled(tx, campaignId, settled);
      await settleMatched(tx, donations.map(matchedOf));
      return { sums };
    },
    countLate: async (_p, tx, { campaignId, amount, donations, at }) => {
      let matched = 0;
      for (const { donation } of donations) matched += await matchLate(tx, donation, at);
      const all = amount + matched;
      const settled = { amount: all, matched, held: 0, donations: donations.length, at };
      return { sums: await countSettled(tx, campaignId, settled) };
    },
    uncount: async (_p, tx, { campaignId, donations, at }) => {
      for (const one of donations) {
        const back = matchedOf(one);
        const amount = givenOf(one) + back.matched;
        const whole = one.part === undefined;
        const given = { donationId: one.donation.id, amount, matched: back.matched, whole };
        await uncount(tx, campaignId, given);
        await returnMatched(tx, [back], 'settled', at);
      }
    },
    releaseHold: async (_p, tx, { campaignId, amount, donations, at }) => {
      await releaseHold(tx, campaignId, amount);
      await returnMatched(tx, donations.map(matchedOf), 'held', at);
    },

    async mailReceipt(p, tx, { donations }) {
      const donationIds = donations.map(({ donation }) => donation.id);
      await p.jobs.put(tx, jobNames.receipts, { donationIds });
    },

    async mailRefund(p, tx, { donations }) {
      for (const { donation, part } of donations) {
        const amount = part ?? leftOf(donation);
        const data = { donationId: donation.id, amount, after: donation.refunded + amount };
        await p.jobs.put(tx, jobNames.refundMail, data);
      }
    },

    async queueRefund(p, tx, { donations, at }) {
      for (const { donation } of donations) {
        await queueOwedRefund(p, tx, donation, 'overfunded', at);
      }
    },

    /**
     * The first donation that the team does not know of brings a job that tells them of it and of
     * all that follow until it runs.
     */
    async notifyTeam(p, tx, { campaignId, sums, donations, at }) {
      if (!sums) throw new Error('The campaign does not count the donations yet.');
      const { toldAt } = sums;
      const since = toldAt ? at.getTime() - toldAt.getTime() : Number.POSITIVE_INFINITY;
      const reached = sums.settled === sums.target;
      const first = sums.donorCount - donations.length <= sums.toldDonors;
      if (!first && !reached && since < wordIsLostAfter) return;
      const startAfter =
        reached || !toldAt || since >= notifyEvery ? at : new Date(toldAt.getTime() + notifyEvery);
      await p.jobs.put(
        tx,
        jobNames.notifyTeam,
        { campaignId },
        { startAfter, singletonKey: reached ? `${campaignId} reached` : campaignId },
      );
    },
  },
};
