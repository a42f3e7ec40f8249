import { callPage, pages } from '@app/contracts/pages';
import type { CallEvent, callMachine } from '@app/domain/calls/call.machine';
import { callMissing } from '@app/domain/calls/call.missing';
import type { Actor } from '@app/domain/permissions/permissions';
import { formatMomentOf } from '@app/messages/format/dates';
import type { CodeOf, MoveOf } from '../../kit/moves.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { type NotificationValue, notify } from '../notifications/public.ts';
import { staffOf } from '../permissions/public.ts';
import { followersOf } from './call-follows.repo.ts';
import type { CallWork } from './calls.work.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly call: CodeOf<typeof callMachine, CallMoving>;
  }
}

export interface CallMoveRequest {
  readonly callId: string;
  /** Null for the clock. */
  readonly actor: Actor;
  readonly event: CallEvent;
  readonly reason?: string | undefined;
  /** With `reopen`: until when. */
  readonly closesAt?: Date | undefined;
}

/** What is known in a move; what effects make of it is for those after them. */
export interface CallMoving {
  readonly request: CallMoveRequest;
  /** Held. */
  readonly work: CallWork;
  /** How many teams heard of a decision. */
  readonly announced: number;
}

export type CallMove = MoveOf<typeof callMachine, CallMoving>;

/** A time as the middle of a sentence has it, in both languages. */
export const momentIn = (at: Date): NotificationValue => ({
  bhs: formatMomentOf(at, 'bhs'),
  en: formatMomentOf(at, 'en'),
});

export const titleIn = ({ content: { title } }: Pick<CallWork, 'content'>): NotificationValue => ({
  bhs: title.bhs || title.en,
  en: title.en || title.bhs,
});

const invalid = (field: string): Failure => fail('VALIDATION', { fields: { [field]: 'invalid' } });

const reached = (at: Date, moment: Date) => (moment <= at ? undefined : fail('WRONG_STATUS'));

export const callMoves = {
  guards: {
    nothingMissing(_tx, { work: { content, call }, at }) {
      const missing = callMissing(content, { now: at, status: call.status });
      return missing.some(({ blocks }) => blocks)
        ? fail('INCOMPLETE', { details: { missing } })
        : undefined;
    },
    closesAhead(_tx, { request: { event, closesAt }, work, at }) {
      const end = event === 'reopen' ? closesAt : work.content.closesAt;
      if (!end) return fail('VALIDATION', { fields: { closesAt: 'required' } });
      return new Date(end) > at ? undefined : invalid('closesAt');
    },
    openingReached: (_tx, { work, at }) => reached(at, work.call.opensAt),
    closingReached: (_tx, { work, at }) => reached(at, work.call.closesAt),
  },
  effects: {
    async notifyFollowers(p, tx, { work }) {
      await notify(tx, p, {
        userIds: await followersOf(tx, { bankId: work.bank.id, kind: work.call.kind }),
        type: 'call_opened',
        text: 'callOpened',
        values: { title: titleIn(work), bank: work.bank.name, until: momentIn(work.call.closesAt) },
        actionUrl: callPage(work.call),
      });
    },
    async notifyBoardClosed(p, tx, { work }) {
      const { received } = await p.provided.countOfCall(tx, work.call.id);
      const board = await staffOf(tx, work.bank.slug, [
        'ob_asistent',
        'ob_koordinator',
        'ob_voditelj',
        'ob_savjetnik',
        'ob_committee_member',
        'ob_menadzer',
      ]);
      await notify(tx, p, {
        userIds: board.map(({ id }) => id),
        type: 'review',
        text: 'callClosedBoard',
        values: { title: titleIn(work), count: received },
        actionUrl: pages.board({ poziv: work.call.slug }),
      });
    },
  },
} satisfies SomeMoves['call'];
