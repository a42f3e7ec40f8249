import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { defineModule } from '../../platform/http/module.ts';
import { listCalls, listInbox, publishDecisions, rankCall } from './reviews.desk.service.ts';
import { reviewsPersonalData } from './reviews.personal-data.ts';
import { reviewGuards } from './reviews.quorum.ts';
import { openOnDesk, saveReview } from './reviews.service.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  api: reviewsApi,
  personalData: () => reviewsPersonalData,
  moves: { application: { guards: reviewGuards } },
  handlers: (p) => ({
    calls: (_input, { actor }) => listCalls(p, actor),
    inbox: ({ query }, { actor }) => listInbox(p, actor, query),
    detail: ({ params }, { actor }) => openOnDesk(p, actor, params.id),
    save: ({ params, body }, { actor }) => saveReview(p, actor, params.id, body),
    ranking: ({ params }, { actor }) => rankCall(p, actor, params.id),
    publishDecisions: ({ params }, { actor }) => publishDecisions(p, actor, params.id),
  }),
});
