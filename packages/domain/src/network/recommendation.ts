import type { RecommendationActor, RecommendationStatus } from './recommendation.machine.ts';

export const recommendationLimits = {
  /** Characters. */
  text: 1000,
} as const;

/** What a member is to a recommendation; to others there is none. */
export function recommendationActors(
  memberId: string,
  { authorId, subjectId }: { readonly authorId: string; readonly subjectId: string },
): RecommendationActor[] {
  if (memberId === authorId) return ['author'];
  return memberId === subjectId ? ['subject'] : [];
}

/** What its author is told of it: a refusal looks like no answer, and hiding is no news. */
export const statusForAuthor = (status: RecommendationStatus): 'pending' | 'shown' =>
  status === 'shown' || status === 'hidden' ? 'shown' : 'pending';
