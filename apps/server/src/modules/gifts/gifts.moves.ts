import { pages } from '@app/contracts/pages';
import { giftStatus } from '@app/domain/gifts/gift';
import {
  type GiftActor,
  type GiftEffect,
  type GiftEvent,
  type GiftGuard,
  giftMachine,
} from '@app/domain/gifts/gift.machine';
import { decide } from '@app/domain/machine';
import type { NotificationText } from '@app/messages/notifications';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type MoveCode, refusedBy, runEffects } from '../../platform/moves.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { titleOf, type WrittenApplication } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { type GiftRow, isLineTaken, updateGift } from './gifts.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly gift: MoveCode<GiftMoving, GiftGuard, GiftEffect>;
  }
}

/** A move under way. */
export interface GiftMoving {
  /** The application is held. */
  readonly record: WrittenApplication;
  /** As it stands afterwards; while its guards are tried, as it stood. */
  readonly gift: GiftRow;
  readonly at: Date;
  readonly event: GiftEvent;
  /** Of the address that the donor is sent; empty where none is. */
  readonly secret: string;
}

/** Mails to donors, and what becomes of requests that nobody answered. */
export const giftJobs = {
  request: 'mail.gift-request',
  receipt: 'mail.gift-receipt',
  sweep: 'gifts.ended',
} as const;

const told: Partial<Record<GiftEvent, NotificationText>> = {
  confirm: 'giftConfirmedTeam',
  reject: 'giftRejectedTeam',
  expire: 'giftExpiredTeam',
  askNew: 'giftAskedNewTeam',
};

export const giftMoves = {
  gift: {
    guards: {
      inTime: (_tx, { gift, at }) => (gift.expiresAt > at ? undefined : fail('WRONG_STATUS')),
      lineFree: async (tx, { gift }) =>
        (await isLineTaken(tx, gift)) ? fail('ALREADY_EXISTS') : undefined,
      notAsked: (_tx, { gift }) => (gift.askedNewAt === null ? undefined : fail('WRONG_STATUS')),
    },
    effects: {
      mailRequest: (p, tx, { gift: { id }, secret }) =>
        p.jobs.put(tx, giftJobs.request, { id, secret }),
      mailReceipt: (p, tx, { gift: { id } }) => p.jobs.put(tx, giftJobs.receipt, { id }),
      async tellTeam(p, tx, { record, gift, event }) {
        const text = told[event];
        if (!text) return;
        await notify(tx, p, {
          userIds: record.memberIds,
          type: 'donation',
          text,
          values: { title: titleOf(record), donor: gift.donorName, what: gift.description },
          actionUrl: pages.project({
            slug: record.application.slug,
            dio: 'budzet',
            budzet: 'roba',
          }),
        });
      },
    },
  },
} satisfies SomeMoves;

interface Move {
  readonly record: WrittenApplication;
  readonly gift: GiftRow;
  readonly event: GiftEvent;
  readonly by: GiftActor;
  /** Whose account; null for donors and the clock. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly secret?: string;
  /** What else is kept of it. */
  readonly change?: Partial<GiftRow>;
}

/** Moves a gift by its table, in the transaction that holds its application. */
export async function moveGift(
  p: Platform,
  tx: Tx,
  { record, gift, event, by, actorId, at, secret = '', change = {} }: Move,
): Promise<GiftRow | Failure> {
  // The clock writes down what the time has done already.
  const state = by === 'clock' ? gift.status : giftStatus(gift, at);
  const decided = decide(giftMachine, { state, event, actors: [by] });
  if (!decided.ok) return fail('WRONG_STATUS');
  const changed = { ...change, status: decided.move.to };
  const after = { ...gift, ...changed };
  // The line is that which is wished for, the time that of the address by which it is answered.
  const tried = { ...gift, contributionId: after.contributionId };
  const moving = { record, at, event, secret };
  const refused = await refusedBy(p.moves.gift, decided.move, tx, { ...moving, gift: tried });
  if (refused) return refused;
  await updateGift(tx, gift.id, changed);
  const done = await runEffects(p.moves.gift, decided.move, p, tx, { ...moving, gift: after });
  if (isFailure(done)) return done;
  await recordAudit(tx, {
    action: `gift.${event}`,
    subject: gift.applicationId,
    actorId,
    at,
    details: { gift: gift.id },
  });
  p.signals.publish(tx, `application:${gift.applicationId}`);
  return after;
}
