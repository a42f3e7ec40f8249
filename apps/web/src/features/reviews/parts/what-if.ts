import type { BoardCall, RankingRow } from '@app/contracts/reviews/reviews.schemas';
import { readKm } from '@app/domain/money';
import { type Choice, planLinesOf, planOf } from '@app/domain/reviews/plan';
import { useOwnWish, type Wish } from '../drafts.ts';

const nothing: Wish = { locks: {} };

/** What would be given if the line stood elsewhere or a choice was sure; nothing of it is sent. */
export function useWhatIf(call: BoardCall, rows: readonly RankingRow[]) {
  const { draft, keep, drop } = useOwnWish(call.id);
  const wish = draft ?? nothing;
  const plan = planOf(planLinesOf(rows), readKm(call.budget), wish);
  return {
    plan,
    lockOf: (id: string): Choice | null => wish.locks[id] ?? null,
    changed: wish.line !== undefined || Object.keys(wish.locks).length > 0,
    moveTo: (line: number) =>
      keep(line === plan.endsAt ? { locks: wish.locks } : { ...wish, line }),
    lock: (id: string, choice: Choice | null) => {
      const { [id]: _, ...others } = wish.locks;
      keep({ ...wish, locks: choice ? { ...others, [id]: choice } : others });
    },
    reset: drop,
  };
}

export type WhatIf = ReturnType<typeof useWhatIf>;
