import { z } from 'zod';
import { ById, Done, Id, listOf } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { reportsPaths } from './reports.paths.ts';
import {
  NewReport,
  ReportCase,
  ReportCounts,
  ReportMove,
  ReportsQuery,
} from './reports.schemas.ts';

/** Members report what should not stand; moderators decide. */
export const reportsApi = endpoints(reportsPaths, {
  report: {
    access: 'member',
    summary:
      'Reports something to the moderators, once until they decide. What the reader may not see is not found.',
    body: NewReport,
    answer: Done,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'TOO_MANY_ITEMS'],
    rateLimit: { max: 60, windowSeconds: 3600 },
  },
  list: {
    access: 'moderator',
    summary:
      'Reported subjects: those that wait, the longest waiting first, or those decided, the latest first; paged by key. What is the own of the reader is left out.',
    query: ReportsQuery,
    answer: listOf(ReportCase),
  },
  counts: {
    access: 'moderator',
    summary: 'How many subjects wait for a decision.',
    answer: ReportCounts,
  },
  move: {
    access: 'moderator',
    summary:
      'Decides about a reported subject: leaves it, warns whose it is, or removes it. Reporters are told that it was decided, not what.',
    params: ById,
    body: ReportMove,
    answer: Done,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  file: {
    access: 'moderator',
    kind: 'stream',
    summary:
      'A file of what was reported, or of what reporters showed besides, while the case waits; each opening is written down.',
    params: ById.extend({ fileId: Id }),
    answer: z.unknown(),
    errors: ['NOT_FOUND'],
  },
});
