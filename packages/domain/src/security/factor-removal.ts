/**
 * How somebody showed that the account is theirs (decision 093): a document and a face, in one room
 * or on a screen; a person of their bank who knows them and was asked in another way than this
 * product; or the guardian who signed for them.
 */
export const factorProofs = ['in_person', 'video_call', 'vouched', 'guardian'] as const;
export type FactorProof = (typeof factorProofs)[number];

/** Letters of what an admin writes about the proof: who, when and how, never a document's number. */
export const factorNoteLength = { min: 20, max: 500 } as const;
/** Letters of how the owner can be reached. */
export const factorContactLength = { min: 10, max: 300 } as const;

const hour = 3_600_000;

/** In milliseconds. */
export const factorTimes = {
  /** What was asked for at the sign-in waits so long for an admin. */
  report: 14 * 24 * hour,
  /** A stated proof waits so long for a second admin. */
  request: 3 * 24 * hour,
  /** The owner can stop it for so long after a proof was stated, however fast the second admin is. */
  wait: 24 * hour,
} as const;

/** `over`: none, or one that nobody took up in time. */
export type FactorRemovalState = 'reported' | 'requested' | 'confirmed' | 'over';

export interface FactorRemovalTimes {
  /** When its owner asked for it at the sign-in; null where an admin did. */
  readonly reportedAt: Date | null;
  /** When an admin stated the proof. */
  readonly requestedAt: Date | null;
  /** When a second admin agreed. */
  readonly confirmedAt: Date | null;
}

/** Where a removal stands; a proof that no second admin saw in time leaves the owner's request. */
export function factorRemovalState(times: FactorRemovalTimes, now: Date): FactorRemovalState {
  const within = (from: Date | null, ms: number) =>
    from !== null && now.getTime() < from.getTime() + ms;
  if (times.confirmedAt) return 'confirmed';
  if (within(times.requestedAt, factorTimes.request)) return 'requested';
  return within(times.reportedAt, factorTimes.report) ? 'reported' : 'over';
}

/** When the second factor goes at the earliest; null before a proof was stated. */
export const factorGoesAt = ({
  requestedAt,
}: Pick<FactorRemovalTimes, 'requestedAt'>): Date | null =>
  requestedAt && new Date(requestedAt.getTime() + factorTimes.wait);
