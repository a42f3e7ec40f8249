import { type Actor, isReviewBoard } from '@app/domain/permissions/permissions';
import { reviewPolicy } from '@app/domain/reviews/review.policy';
import type { Reader } from '../../platform/db/client.ts';
import { submittedIn } from './assignments.repo.ts';
import { boardsOf, quorumOf } from './reviews.quorum.ts';
import { reviewSummaries, teammatesAmong } from './reviews.repo.ts';

/** What of a call waits for its board; counts of applications. */
export interface BoardWaits {
  /** Short of the scores that a decision needs. */
  readonly unscored: number;
  /** Waiting for the reader's own score. */
  readonly myScores: number;
  /** Ripe to be decided, by the reader. */
  readonly myDecisions: number;
}

interface DecidingCall {
  readonly id: string;
  readonly bankSlug: string;
  readonly quorum: number;
}

/** @param upTo applications of a call are looked at no further, those sent first before others. */
export async function boardWaits(
  read: Reader,
  actor: NonNullable<Actor>,
  calls: readonly DecidingCall[],
  upTo: number,
): Promise<ReadonlyMap<string, BoardWaits>> {
  const rows = await submittedIn(read, calls, actor.id, upTo);
  if (rows.length === 0) return new Map();
  const which = { ids: rows.map(({ id }) => id) };
  const boards = await boardsOf(
    read,
    calls.map(({ bankSlug }) => bankSlug),
  );
  const summary = await reviewSummaries(read, which, actor.id);
  const teams = await teammatesAmong(read, [...boards.values(), actor.id].flat(), which);
  const byCall = Map.groupBy(rows, ({ callId }) => callId);
  return new Map(
    calls.map((call) => {
      const { bankSlug } = call;
      const found = (byCall.get(call.id) ?? []).map(({ id, ownerId, waits }) => {
        const given = summary.get(id) ?? { scores: 0, conflicted: [], mine: null };
        const memberIds = teams.get(id) ?? [];
        const ripe = quorumOf(call, boards.get(bankSlug) ?? [], memberIds, given).reached;
        const own = given.mine ?? 'none';
        const subject = { ownerId, memberIds, bankSlug, status: 'submitted', own } as const;
        return {
          unscored: !ripe,
          myScores: waits && isReviewBoard(actor, bankSlug),
          myDecisions: ripe && reviewPolicy.decide(actor, subject).ok,
        };
      });
      const count = (of: keyof BoardWaits) => found.filter((one) => one[of]).length;
      return [
        call.id,
        {
          unscored: count('unscored'),
          myScores: count('myScores'),
          myDecisions: count('myDecisions'),
        },
      ];
    }),
  );
}
