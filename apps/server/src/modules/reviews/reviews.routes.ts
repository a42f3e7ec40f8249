import { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { attach } from '../../platform/http/answers.ts';
import { isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { sheetTypes } from '../../platform/sheet.ts';
import {
  assignByHand,
  listWaitingFor,
  openBoard,
  remindBoard,
  spreadOverBoard,
} from './assignments.service.ts';
import { listCalls, listInbox, publishDecisions } from './reviews.desk.service.ts';
import { reviewsJobs } from './reviews.jobs.ts';
import { minutesOf, rankingFile } from './reviews.papers.ts';
import { reviewGuards } from './reviews.quorum.ts';
import { decideMany, rankCall } from './reviews.ranking.service.ts';
import { silenceConflicts } from './reviews.repo.ts';
import { boardFeedback, changesSinceRevision, openOnDesk, saveReview } from './reviews.service.ts';
import { reviewsTables } from './reviews.tables.ts';

export const reviewsModule = defineModule({
  name: 'reviews',
  api: reviewsApi,
  tables: reviewsTables,
  personalData: () => ({ erase: (tx, userId) => silenceConflicts(tx, userId) }),
  jobs: reviewsJobs,
  provides: { boardFeedback },
  moves: { application: { guards: reviewGuards } },
  handlers: (p) => ({
    calls: (_input, { actor }) => listCalls(p, actor),
    waiting: (_input, { actor }) => listWaitingFor(p, actor),
    board: ({ params }, { actor }) => openBoard(p, actor, params.id),
    assign: ({ params, body }, { actor }) => assignByHand(p, actor, params.id, body),
    spread: ({ params, body }, { actor }) => spreadOverBoard(p, actor, params.id, body),
    remind: ({ params }, { actor }) => remindBoard(p, actor, params.id),
    inbox: ({ query }, { actor }) => listInbox(p, actor, query),
    detail: ({ params }, { actor }) => openOnDesk(p, actor, params.id),
    changes: ({ params, query }, { actor }) =>
      changesSinceRevision(p, actor, { ...params, ...query }),
    save: ({ params, body }, { actor }) => saveReview(p, actor, params.id, body),
    ranking: ({ params }, { actor }) => rankCall(p, actor, params.id),
    async rankingFile({ params, query }, { actor, reply }) {
      const file = await rankingFile(p, actor, params, query.language);
      if (isFailure(file)) return file;
      return attach(reply, sheetTypes[params.format], file);
    },
    async minutes({ params, query }, { actor, reply }) {
      const file = await minutesOf(p, actor, params.id, query.language);
      return isFailure(file) ? file : attach(reply, 'application/pdf', file);
    },
    decideMany: ({ params, body }, { actor, language }) =>
      decideMany(p, actor, params.id, body, language),
    publishDecisions: ({ params }, { actor }) => publishDecisions(p, actor, params.id),
  }),
});
