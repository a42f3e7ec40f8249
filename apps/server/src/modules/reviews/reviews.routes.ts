import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import type { Tx } from '../../platform/db/client.ts';
import { fail } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { type MoveUnderWay, type MoveWitness, witnessMoves } from '../applications/public.ts';
import { listCalls, listInbox, publishDecisions, rankCall } from './reviews.desk.service.ts';
import { reviewsPersonalData } from './reviews.personal-data.ts';
import { quorumOfRecord } from './reviews.quorum.ts';
import { kindOfReview } from './reviews.repo.ts';
import { openOnDesk, saveReview } from './reviews.service.ts';

/** Who declared a conflict of interest does not decide. */
async function conflictOf(tx: Tx, { record, request }: MoveUnderWay) {
  const own = await kindOfReview(tx, record.application.id, request.actor.id);
  return own === 'conflict' ? fail('CONFLICT_OF_INTEREST') : undefined;
}

const witness: MoveWitness = {
  guards: {
    quorumReached: async (tx, { record }) => {
      const { reached, ...details } = await quorumOfRecord(tx, record);
      return reached ? true : { ok: false, details };
    },
  },
  refusals: { approve: conflictOf, reject: conflictOf, declareWinner: conflictOf },
};

export const reviewsModule = defineModule({
  name: 'reviews',
  api: reviewsApi,
  personalData: () => reviewsPersonalData,
  handlers: (p) => {
    witnessMoves('reviews', witness);
    return {
      calls: (_input, { actor }) => listCalls(p, actor),
      inbox: ({ query }, { actor }) => listInbox(p, actor, query),
      detail: ({ params }, { actor }) => openOnDesk(p, actor, params.id),
      save: ({ params, body }, { actor }) => saveReview(p, actor, params.id, body),
      ranking: ({ params }, { actor }) => rankCall(p, actor, params.id),
      publishDecisions: ({ params }, { actor }) => publishDecisions(p, actor, params.id),
    };
  },
});
