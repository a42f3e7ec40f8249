import { pages } from '@app/contracts/pages';
import { giftStatus } from '@app/domain/gifts/gift';
import { type GiftActor, type GiftEvent, giftMachine } from '@app/domain/gifts/gift.machine';
import type { NotificationText } from '@app/messages/notifications';
import { type CodeOf, type LifecycleOf, runMove } from '../../kit/moves.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { titleOf, type WrittenApplication } from '../applications/public.ts';
import { notify } from '../notifications/public.ts';
import { type GiftRow, isLineTaken, updateGift } from './gifts.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly gift: CodeOf<typeof giftMachine, GiftMoving>;
  }
}

interface GiftMoving {
  /** The application is held. */
  readonly record: WrittenApplication;
  /** As it stands afterwards; while its guards are tried, as it stood. */
  readonly gift: GiftRow;
  /** Of the address that the donor is sent; empty where none is. */
  readonly secret: string;
  /** What else is kept of it. */
  readonly change: Partial<GiftRow>;
}

/** Mails to donors, and what becomes of requests that nobody answered. */
export const giftJobs = {
  request: 'mail.gift-request',
  receipt: 'mail.gift-receipt',
  sweep: 'gifts.ended',
} as const;

const noticeTexts: Partial<Record<GiftEvent, NotificationText>> = {
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
        const text = noticeTexts[event];
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

const lifecycle: LifecycleOf<typeof giftMachine, GiftMoving> = {
  table: giftMachine,
  code: ({ gift }) => gift,
  async write(_p, tx, { gift, change, to }) {
    const changed = { ...change, status: to };
    await updateGift(tx, gift.id, changed);
    return { gift: { ...gift, ...changed } };
  },
  audit: ({ gift, event }) => ({
    action: `gift.${event}`,
    subject: gift.applicationId,
    details: { gift: gift.id },
  }),
  signals: ({ gift }) => [`application:${gift.applicationId}`],
  refusal: () => fail('WRONG_STATUS'),
};

interface Move {
  readonly record: WrittenApplication;
  readonly gift: GiftRow;
  readonly event: GiftEvent;
  readonly by: GiftActor;
  /** Whose account; null for donors and the clock. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly secret?: string;
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
  // The line is that which is wished for, the time that of the address by which it is answered.
  const { contributionId = gift.contributionId } = change;
  const moving = { record, gift: { ...gift, contributionId }, secret, change };
  const done = await runMove(p, tx, lifecycle, { state, event, actors: [by], actorId, at }, moving);
  return isFailure(done) ? done : done.gift;
}
