import { machine } from '../machine.ts';

/** What has become of words that one member wrote about another. */
export const recommendationStatuses = [
  'pending',
  'shown',
  'hidden',
  'declined',
  'withdrawn',
] as const;
export type RecommendationStatus = (typeof recommendationStatuses)[number];

export const recommendationEvents = ['accept', 'decline', 'hide', 'show', 'withdraw'] as const;
export type RecommendationEvent = (typeof recommendationEvents)[number];

/** `subject` is whom it is about. */
export type RecommendationActor = 'author' | 'subject';

/**
 * - `tellAuthor`: that it is shown now. Of a refusal nobody is told.
 * - `untellSubject`: nothing tells of it any more.
 */
export type RecommendationEffect = 'tellAuthor' | 'untellSubject';

const withdraw = { to: 'withdrawn', by: ['author'], effects: ['untellSubject'] } as const;

export const recommendationMachine = machine<
  RecommendationStatus,
  RecommendationEvent,
  RecommendationActor,
  never,
  RecommendationEffect
>({
  pending: {
    accept: { to: 'shown', by: ['subject'], effects: ['tellAuthor'] },
    decline: { to: 'declined', by: ['subject'] },
    withdraw,
  },
  shown: {
    hide: { to: 'hidden', by: ['subject'] },
    withdraw,
  },
  hidden: {
    show: { to: 'shown', by: ['subject'] },
    withdraw,
  },
  declined: { withdraw },
  withdrawn: {},
});
