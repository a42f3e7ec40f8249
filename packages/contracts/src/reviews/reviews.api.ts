import { z } from 'zod';
import { ContentChange } from '../applications/applications.schemas.ts';
import { ById, LanguageCode, listOf, SheetFormat, SheetQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { reviewsPaths } from './reviews.paths.ts';
import {
  AssignBody,
  BoardCall,
  BoardDetail,
  BoardInboxQuery,
  BoardItem,
  BoardWork,
  Decided,
  DecideManyBody,
  RankingRow,
  ReviewBody,
  SpreadBody,
  WaitingItem,
} from './reviews.schemas.ts';

/** The board's desk: inbox, scoring, ranking. Decisions are application transitions. */
export const reviewsApi = endpoints(reviewsPaths, {
  calls: {
    access: 'ob',
    summary: "Calls of the reader's banks that hold submitted applications.",
    answer: z.array(BoardCall),
  },
  waiting: {
    access: 'ob',
    summary: "What waits for the reader's score in all their banks, by deadline; at most 100.",
    answer: z.array(WaitingItem),
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
  changes: {
    access: 'ob',
    summary: 'What an application says differently than an earlier revision of it.',
    params: ById,
    query: z.object({ since: z.coerce.number().int().min(1).max(1_000_000) }),
    answer: z.array(ContentChange),
    errors: ['NOT_FOUND'],
  },
  save: {
    access: 'ob',
    summary: 'Gives or changes the own review: scores, abstention or conflict of interest.',
    params: ById,
    body: ReviewBody,
    answer: BoardDetail,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'CONFLICT_OF_INTEREST', 'REVISION_CLASH', 'INCOMPLETE'],
    largestBody: 64 * 1024,
  },
  ranking: {
    access: 'ob',
    summary: 'Ranking of a call: mean, spread, count and quorum of each application.',
    params: ById,
    answer: z.array(RankingRow),
    errors: ['NOT_FOUND'],
  },
  rankingFile: {
    access: 'ob',
    kind: 'stream',
    summary: 'The ranking as the reader sees it, as a CSV or XLSX file.',
    params: ById.extend({ format: SheetFormat }),
    query: SheetQuery,
    answer: z.string(),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  minutes: {
    access: 'ob',
    kind: 'stream',
    summary: 'Minutes of the board about a call, as a PDF, for those who decide.',
    params: ById,
    query: z.object({ language: LanguageCode.default('bhs') }),
    answer: z.string(),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 60, windowSeconds: 600 },
  },
  decideMany: {
    access: 'ob',
    summary: 'Decides about several applications of a call, each by itself.',
    params: ById,
    body: DecideManyBody,
    answer: z.array(Decided),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    largestBody: 600 * 1024,
  },
  board: {
    access: 'ob',
    summary: 'How far the board is with a call, and who is asked to score what.',
    params: ById,
    answer: BoardWork,
    errors: ['NOT_FOUND'],
  },
  assign: {
    access: 'ob',
    summary: 'Asks members of the board by name to score applications of a call.',
    params: ById,
    body: AssignBody,
    answer: BoardWork,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT_OF_INTEREST', 'VALIDATION'],
    largestBody: 840 * 1024,
  },
  spread: {
    access: 'ob',
    summary:
      'Spreads what is still to be scored evenly over the board, conflicts of interest left out; who is asked already stays.',
    params: ById,
    body: SpreadBody,
    answer: BoardWork,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  remind: {
    access: 'ob',
    summary: 'Reminds those of the board who have not scored what they were asked to.',
    params: ById,
    answer: z.object({ reminded: z.int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 20, windowSeconds: 3600 },
  },
  publishDecisions: {
    access: 'ob',
    summary: "Announces a call's decisions to all its teams at once.",
    params: ById,
    answer: z.object({ announced: z.int() }),
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'INCOMPLETE'],
  },
});
