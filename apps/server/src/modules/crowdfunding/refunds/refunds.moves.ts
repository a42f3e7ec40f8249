import {
  type RefundActor,
  type RefundEvent,
  refundMachine,
} from '@app/domain/crowdfunding/refund.machine';
import { type CodeOf, type LifecycleOf, refusalWith, runMove } from '../../../kit/moves.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { leftOf, moveDonations } from '../donations/donations.moves.ts';
import type { Donation } from '../donations/donations.repo.ts';
import { tellTreasurers } from '../payments/treasurers.ts';
import { queueRefund } from './refunds.queue.ts';
import { type Refund, updateRefund } from './refunds.repo.ts';

declare module '../../../platform/provided.ts' {
  interface Moves {
    readonly refund: RefundCode;
  }
}

/** A refund under way; its donation is held, and then it itself. */
interface RefundMoving {
  readonly refund: Refund;
  readonly donation: Donation;
  /** Names the provider's notice. */
  readonly noticeId?: string | null;
  /** By which the provider knows the refund that it made. */
  readonly reference?: string | null;
}

type Own = RefundMoving & { readonly by: RefundActor };
type RefundCode = CodeOf<typeof refundMachine, Own>;

interface RefundMove extends RefundMoving {
  /** Whose decision it is; null for the provider and our job. */
  readonly actorId: string | null;
  readonly note?: string | undefined;
}

export const refundMoves: RefundCode = {
  guards: {
    otherPerson: (_tx, { refund, actorId }) =>
      refund.askedBy === actorId ? fail('OWN_REQUEST') : undefined,
    notOwed: (_tx, { refund: { cause } }) =>
      cause === 'overfunded' || cause === 'released' ? fail('WRONG_STATUS') : undefined,
  },
  effects: {
    queueRefund: (p, tx, { refund }) => queueRefund(p, tx, refund.id),
    tellTreasurers: (p, tx, { refund: { amount }, donation }) =>
      tellTreasurers(p, tx, 'refundStuckStaff', { ...donation, amount }),
    async countOut(p, tx, { refund, donation, noticeId = null }) {
      const whole = refund.amount === leftOf(donation);
      const noted = {
        donation,
        noticeId,
        details: { amount: String(refund.amount) },
        ...(whole ? {} : { part: refund.amount }),
      };
      const event = whole ? 'refund' : 'refundPart';
      const to = await moveDonations(p, tx, 'provider', event, [noted]);
      if (to === undefined) return fail('WRONG_STATUS');
    },
  },
};

const lifecycle: LifecycleOf<typeof refundMachine, Own> = {
  table: refundMachine,
  code: ({ refund }) => refund,
  async write(_p, tx, { refund, by, noticeId, reference, to, actorId, reason, at }) {
    await updateRefund(tx, refund.id, {
      status: to,
      ...(by === 'treasurer' && { decidedBy: actorId, decidedAt: at, note: reason }),
      ...(to === 'sent' && { sentAt: at }),
      ...(to === 'done' && { doneAt: at, noticeId: noticeId ?? null }),
      ...(reference && { providerReference: reference }),
    });
  },
  refusal: (code) => (code === 'FORBIDDEN' ? fail('WRONG_STATUS') : refusalWith('note')(code)),
};

/** Moves a refund by its table, in the transaction that holds its donation. */
export async function moveRefund(
  p: Platform,
  tx: Tx,
  event: RefundEvent,
  by: RefundActor,
  { actorId, note, ...moving }: RefundMove,
): Promise<Failure | undefined> {
  const request = { state: moving.refund.status, event, actors: [by], reason: note, actorId };
  const done = await runMove(p, tx, lifecycle, request, { ...moving, by });
  return isFailure(done) ? done : undefined;
}
