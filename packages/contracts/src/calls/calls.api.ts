import { BySlug, listOf } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { callsPaths } from './calls.paths.ts';
import { CallDetail, CallSummary, CallsQuery } from './calls.schemas.ts';

export const callsApi = endpoints(callsPaths, {
  list: {
    access: 'public',
    summary: 'Calls, open ones first by deadline, then coming, then closed; paged by key.',
    query: CallsQuery,
    answer: listOf(CallSummary),
  },
  detail: {
    access: 'public',
    summary: 'One call with conditions, timeline, rubric, questions and contact.',
    params: BySlug,
    answer: CallDetail,
    errors: ['NOT_FOUND'],
  },
});
