import { z } from 'zod';
import { BySlug } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { callsPaths } from './calls.paths.ts';
import { CallDetail, CallSummary, CallsQuery } from './calls.schemas.ts';

/** Calls for applications. */
export const callsApi = endpoints(callsPaths, {
  list: {
    access: 'public',
    summary: 'Calls, open ones first by deadline, then coming, then closed; paged by key.',
    query: CallsQuery,
    answer: z.object({ items: z.array(CallSummary), next: z.string().nullable() }),
  },
  detail: {
    access: 'public',
    summary: 'One call with conditions, timeline, rubric, questions and contact.',
    params: BySlug,
    answer: CallDetail,
    errors: ['NOT_FOUND'],
  },
});
