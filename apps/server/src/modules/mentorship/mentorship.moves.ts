import { answerHours, deadlineAfter } from '@app/domain/mentorship/clock';
import type { RequestPriority } from '@app/domain/mentorship/mentorship';
import {
  type RequestEvent,
  type RequestStatus,
  requestMachine,
} from '@app/domain/mentorship/request.machine';
import { requestActors } from '@app/domain/mentorship/request.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { NotificationText } from '@app/messages/notifications';
import { type CodeOf, type LifecycleOf, type MoveOf, runMove } from '../../kit/moves.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { hoursOf } from './bank.repo.ts';
import { mentorsOf, tell } from './mentorship.notices.ts';
import {
  insertEvent,
  type RequestRecord,
  type RequestRow,
  subjectOf,
  updateRequest,
} from './mentorship.repo.ts';

declare module '../../platform/provided.ts' {
  interface Moves {
    readonly mentorship: CodeOf<typeof requestMachine, Moving>;
  }
}

interface Moving {
  /** The request is held. */
  readonly record: RequestRecord;
  readonly actorId: string;
  /** To whom it is handed over. */
  readonly targetId: string | null;
  readonly change: Partial<RequestRow>;
}

type MentorshipMove = MoveOf<typeof requestMachine, Moving>;

type Clock = Pick<RequestRow, 'slaTimer' | 'clockSince'>;

/** The clock of an answer that is awaited since a time. */
export async function clockFrom(
  read: Reader,
  bankId: string,
  priority: RequestPriority,
  since: Date,
): Promise<Clock> {
  const hours = await hoursOf(read, bankId);
  return { clockSince: since, slaTimer: deadlineAfter(since, answerHours[priority], hours) };
}

/** The clock of an answer that came, or is awaited no more. */
export const clockStopped = (
  { slaTimer, wasLate }: RequestRow,
  at: Date,
): Clock & Pick<RequestRow, 'wasLate'> => ({
  clockSince: null,
  slaTimer: null,
  wasLate: wasLate || (slaTimer !== null && at > slaTimer),
});

const changing = (move: MentorshipMove, change: Partial<RequestRow>) => ({
  change: { ...move.change, ...change },
});

/** What the team hears, by the event; of others it sees what became of its request. */
const teamTexts: Readonly<Partial<Record<RequestEvent, NotificationText>>> = {
  claim: 'mentorClaimedTeam',
  assign: 'mentorClaimedTeam',
  resolve: 'mentorResolvedTeam',
};

export const mentorshipMoves = {
  mentorship: {
    guards: {},
    effects: {
      takeClaim: (_p, _tx, move) =>
        Promise.resolve(
          changing(move, { claimedBy: move.record.request.claimedBy ?? move.actorId }),
        ),
      giveClaim: (_p, _tx, move) => Promise.resolve(changing(move, { claimedBy: move.targetId })),
      clearClaim: (_p, _tx, move) => Promise.resolve(changing(move, { claimedBy: null })),
      async runClock(_p, tx, move) {
        const { bankId, priority } = move.record.request;
        return changing(move, await clockFrom(tx, bankId, priority, move.at));
      },
      stopClock: (_p, _tx, move) =>
        Promise.resolve(changing(move, clockStopped(move.record.request, move.at))),
      async tellTeam(p, tx, { record, actorId, event, change }) {
        const text = teamTexts[event];
        if (!text) return;
        const from = change.claimedBy ?? actorId;
        const to = record.subject.memberIds;
        await tell(p, tx, record, { to, side: 'applicant', text, from, ownMail: true });
      },
      async tellMentor(p, tx, { record, actorId, targetId }) {
        if (targetId === actorId) return;
        const text = 'mentorAssigned';
        await tell(p, tx, record, { to: [targetId], side: 'mentor', text, from: actorId });
      },
      async tellBoard(p, tx, { record, actorId }) {
        const to = (await mentorsOf(tx, record)).map(({ id }) => id);
        await tell(p, tx, record, {
          to: to.filter((id) => id !== actorId),
          side: 'mentor',
          text: 'mentorAskedBoard',
          ownMail: true,
        });
      },
    },
  },
} satisfies SomeMoves;

/** When it was resolved; in the archive that is still known. */
const resolvedAt = (to: RequestStatus, { resolvedAt: before }: RequestRow, at: Date) => {
  if (to === 'resolved') return at;
  return to === 'archived' ? before : null;
};

const lifecycle: LifecycleOf<typeof requestMachine, Moving> = {
  table: requestMachine,
  code: ({ mentorship }) => mentorship,
  writes: 'last',
  async write(_p, tx, { record, change, event, to, actorId, targetId, at }) {
    const { request } = record;
    await insertEvent(tx, { id: newId(), requestId: request.id, event, actorId, targetId, at });
    const moved = { status: to, resolvedAt: resolvedAt(to, request, at) };
    return { record: await updateRequest(tx, record, { ...change, ...moved }) };
  },
};

/**
 * Moves a request by its status table, with its effects and its history; the request is held.
 *
 * @returns how it stands then; `WRONG_STATUS`, or `FORBIDDEN` for who may not.
 */
export async function moveWithin(
  p: Platform,
  tx: Tx,
  actor: NonNullable<Actor>,
  record: RequestRecord,
  event: RequestEvent,
  targetId: string | null = null,
): Promise<RequestRecord | Failure> {
  const actors = requestActors(actor, subjectOf(record));
  const request = { state: record.request.status, event, actors, actorId: actor.id };
  const done = await runMove(p, tx, lifecycle, request, {
    record,
    actorId: actor.id,
    targetId,
    change: {},
  });
  return isFailure(done) ? done : done.record;
}
