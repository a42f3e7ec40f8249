/** What two members have in common, the closest first. */
export const suggestionKinds = ['team', 'mutual', 'school', 'bank', 'town', 'interests'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionLimits = {
  /** Shown at a time. */
  shown: 5,
  /** Reasons named of one person. */
  reasons: 2,
  /** People read for each kind of reason. */
  read: 40,
} as const;

/**
 * How many interests in common are a reason to suggest somebody: two, and one to who has but one.
 *
 * @param own how many interests the member has whom others are suggested to.
 */
export const enoughInterests = (own: number): number => Math.max(1, Math.min(2, own));

interface Reason {
  readonly userId: string;
  readonly kind: SuggestionKind;
  /** How much of it there is: connections or interests in common. */
  readonly weight: number;
}

export interface Suggested<R> {
  readonly userId: string;
  readonly reasons: R[];
}

/**
 * Whom to suggest: by their closest reason, then by how many they have, then by how much of it.
 *
 * @param reasons all that were found, several of one person and even of one kind among them.
 */
export function rankSuggestions<R extends Reason>(reasons: readonly R[]): Suggested<R>[] {
  const byPerson = new Map<string, R[]>();
  for (const reason of reasons) {
    const known = byPerson.get(reason.userId) ?? [];
    if (known.some(({ kind }) => kind === reason.kind)) continue;
    byPerson.set(reason.userId, [...known, reason]);
  }
  const place = ({ kind }: R) => suggestionKinds.indexOf(kind);
  return [...byPerson]
    .map(([userId, found]) => ({ userId, found: found.sort((a, b) => place(a) - place(b)) }))
    .sort(
      (a, b) =>
        place(a.found[0] as R) - place(b.found[0] as R) ||
        b.found.length - a.found.length ||
        (b.found[0]?.weight ?? 0) - (a.found[0]?.weight ?? 0) ||
        (a.userId < b.userId ? -1 : 1),
    )
    .map(({ userId, found }) => ({ userId, reasons: found.slice(0, suggestionLimits.reasons) }));
}
