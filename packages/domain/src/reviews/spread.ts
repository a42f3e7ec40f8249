export interface ToSpread {
  readonly id: string;
  /** Who may not score it: of its team, or with a conflict of interest. */
  readonly barred: readonly string[];
  /** Who has it already, by hand or because they scored; they keep it. */
  readonly kept: readonly string[];
}

/**
 * Spreads applications over a board so that each is read by `perApplication` members and nobody has
 * much more than another. Applications with the fewest who may read them go first; equal are taken
 * in turn, the same way every time.
 *
 * @returns who is added to each application, fewer where not enough may score it.
 */
export function spreadEvenly(
  applications: readonly ToSpread[],
  board: readonly string[],
  perApplication: number,
): ReadonlyMap<string, readonly string[]> {
  const load = new Map(board.map((id) => [id, 0]));
  const count = (id: string) => load.set(id, (load.get(id) ?? 0) + 1);
  for (const { kept } of applications) kept.filter((id) => load.has(id)).forEach(count);
  const open = applications.map((one) => ({
    ...one,
    may: board.filter((id) => !one.barred.includes(id) && !one.kept.includes(id)),
  }));
  const added = new Map<string, readonly string[]>();
  for (const { id, may, kept } of open.toSorted((a, b) => a.may.length - b.may.length)) {
    const seated = kept.filter((one) => load.has(one)).length;
    const chosen = may
      .toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0))
      .slice(0, Math.max(0, perApplication - seated));
    chosen.forEach(count);
    added.set(id, chosen);
  }
  return added;
}
