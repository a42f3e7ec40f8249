import { fail } from '../../platform/http/failure.ts';
import type { SomeMoves } from '../../platform/provided.ts';
import { quorumOfRecord } from './reviews.quorum.ts';
import { kindOfReview } from './reviews.repo.ts';

export const reviewGuards = {
  noConflictOfInterest: async (tx, { record, request }) => {
    const own = await kindOfReview(tx, record.application.id, request.actor.id);
    return own === 'conflict' ? fail('CONFLICT_OF_INTEREST') : undefined;
  },
  quorumReached: async (tx, { record }) => {
    const { reached, ...details } = await quorumOfRecord(tx, record);
    return reached ? undefined : fail('QUORUM_MISSING', { details });
  },
} satisfies NonNullable<SomeMoves['application']>['guards'];
