import type { BoardCall, RankingRow } from '@app/contracts/reviews/reviews.schemas';
import { readKm } from '@app/domain/money';
import { type Choice, decidedAs, planOf } from '@app/domain/reviews/plan';
import { useState } from 'react';

interface Wish {
  readonly line?: number;
  readonly locks: Readonly<Record<string, Choice>>;
}

const nothing: Wish = { locks: {} };

/** What would be given if the line stood elsewhere or a choice was sure; nothing of it is sent. */
export function useWhatIf(call: BoardCall, rows: readonly RankingRow[]) {
  const [wish, setWish] = useState(nothing);
  const plan = planOf(
    rows.map(({ applicationId, requestedAmount, mean, status }) => ({
      id: applicationId,
      amount: readKm(requestedAmount),
      mean,
      decided: decidedAs(status),
    })),
    readKm(call.budget),
    wish,
  );
  return {
    plan,
    lockOf: (id: string): Choice | null => wish.locks[id] ?? null,
    changed: wish.line !== undefined || Object.keys(wish.locks).length > 0,
    moveTo: (line: number) =>
      setWish(({ locks }) => (line === plan.endsAt ? { locks } : { line, locks })),
    lock: (id: string, choice: Choice | null) =>
      setWish(({ locks: { [id]: _, ...others }, ...rest }) => ({
        ...rest,
        locks: choice ? { ...others, [id]: choice } : others,
      })),
    reset: () => setWish(nothing),
  };
}

export type WhatIf = ReturnType<typeof useWhatIf>;
