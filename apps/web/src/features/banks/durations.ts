import type { CallDetail } from '@app/contracts/calls/calls.schemas';

const day = 86_400_000;

type Past = Pick<CallDetail, 'opensAt' | 'closesAt' | 'decisionsPublishedAt'>;

/** In the middle of all; null where there is none. */
function median(days: readonly number[]): number | null {
  const sorted = [...days].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** How many days calls were open, and how many passed from their end to their decisions. */
export function durationsOf(calls: readonly Past[]): {
  readonly open: number | null;
  readonly decided: number | null;
} {
  const between = (from: string, to: string) =>
    Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / day));
  return {
    open: median(calls.map(({ opensAt, closesAt }) => between(opensAt, closesAt))),
    decided: median(
      calls.flatMap(({ closesAt, decisionsPublishedAt }) =>
        decisionsPublishedAt ? [between(closesAt, decisionsPublishedAt)] : [],
      ),
    ),
  };
}
