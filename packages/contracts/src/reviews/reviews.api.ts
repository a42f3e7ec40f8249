import { z } from 'zod';
import { ById, listOf } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { reviewsPaths } from './reviews.paths.ts';
import {
  BoardCall,
  BoardDetail,
  BoardInboxQuery,
  BoardItem,
  RankingRow,
  ReviewBody,
} from './reviews.schemas.ts';

/** The board's desk: inbox, scoring, ranking. Decisions are application transitions. */
export const reviewsApi = endpoints(reviewsPaths, {
  calls: {
    access: 'ob',
    summary: "Calls of the reader's banks that hold submitted applications.",
    answer: z.array(BoardCall),
  },
  inbox: {
    access: 'ob',
    summary: 'Submitted applications of one call with the state of the own review.',
    query: BoardInboxQuery,
    answer: listOf(BoardItem),
    errors: ['NOT_FOUND'],
  },
  detail: {
    access: 'ob',
    summary: "One application with rubric, the own review and, once given, the others'.",
    params: ById,
    answer: BoardDetail,
    errors: ['NOT_FOUND'],
  },
  save: {
    access: 'ob',
    summary: 'Gives or changes the own review: scores, abstention or conflict of interest.',
    params: ById,
    body: ReviewBody,
    answer: BoardDetail,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'CONFLICT_OF_INTEREST', 'REVISION_CLASH', 'INCOMPLETE'],
  },
  ranking: {
    access: 'ob',
    summary: 'Ranking of a call: mean, spread, count and quorum of each application.',
    params: ById,
    answer: z.array(RankingRow),
    errors: ['NOT_FOUND'],
  },
  publishDecisions: {
    access: 'ob',
    summary: "Announces a call's decisions to all its teams at once.",
    params: ById,
    answer: z.object({ announced: z.int() }),
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'INCOMPLETE'],
  },
});
