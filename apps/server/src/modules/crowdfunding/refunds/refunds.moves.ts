import {
  type RefundActor,
  type RefundEffect,
  type RefundEvent,
  type RefundGuard,
  refundMachine,
} from '@app/domain/crowdfunding/refund.machine';
import { decide } from '@app/domain/machine';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { type MoveCode, refusedBy, runEffects } from '../../../platform/moves.ts';
import type { Platform } from '../../../platform/platform.ts';
import { leftOf, moveDonations } from '../donations/donations.moves.ts';
import type { Donation } from '../donations/donations.repo.ts';
import { tellTreasurers } from '../payments/treasurers.ts';
import { queueRefund } from './refunds.queue.ts';
import { type Refund, updateRefund } from './refunds.repo.ts';

declare module '../../../platform/provided.ts' {
  interface Moves {
    readonly refund: MoveCode<RefundMove, RefundGuard, RefundEffect>;
  }
}

/** A refund under way; its donation is held, and then it itself. */
export interface RefundMove {
  readonly refund: Refund;
  readonly donation: Donation;
  /** Whose decision it is; null for the provider and our job. */
  readonly actorId: string | null;
  readonly note?: string | undefined;
  /** Names the provider's notice. */
  readonly noticeId?: string | null;
  /** By which the provider knows the refund that it made. */
  readonly reference?: string | null;
}

export const refundMoves: MoveCode<RefundMove, RefundGuard, RefundEffect> = {
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

/** Moves a refund by its table, in the transaction that holds its donation. */
export async function moveRefund(
  p: Platform,
  tx: Tx,
  event: RefundEvent,
  by: RefundActor,
  move: RefundMove,
): Promise<Failure | undefined> {
  const { refund, actorId, note } = move;
  const decided = decide(refundMachine, {
    state: refund.status,
    event,
    actors: [by],
    reason: note,
  });
  if (!decided.ok) {
    return decided.code === 'REASON_MISSING'
      ? fail('VALIDATION', { fields: { note: 'required' } })
      : fail('WRONG_STATUS');
  }
  const refused = await refusedBy(p.moves.refund, decided.move, tx, move);
  if (refused) return refused;
  const at = p.clock.now();
  const status = decided.move.to;
  await updateRefund(tx, refund.id, {
    status,
    ...(by === 'treasurer' && { decidedBy: actorId, decidedAt: at, note: note ?? '' }),
    ...(status === 'sent' && { sentAt: at }),
    ...(status === 'done' && { doneAt: at, noticeId: move.noticeId ?? null }),
    ...(move.reference && { providerReference: move.reference }),
  });
  const done = await runEffects(p.moves.refund, decided.move, p, tx, move);
  return isFailure(done) ? done : undefined;
}
