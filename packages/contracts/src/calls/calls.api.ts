import { z } from 'zod';
import { BySlug, listOf } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { JsonFeed } from '../feeds.schemas.ts';
import { callsPaths } from './calls.paths.ts';
import { CallDetail, CallFilesQuery, CallSummary, CallsQuery } from './calls.schemas.ts';

export const callsApi = endpoints(callsPaths, {
  list: {
    access: 'public',
    summary: 'Calls, open ones first by deadline, then coming, then closed; paged by key.',
    query: CallsQuery,
    answer: listOf(CallSummary),
  },
  feed: {
    access: 'public',
    anyOrigin: true,
    summary: 'Open calls as a JSON Feed 1.1, the one that opened last first.',
    query: CallFilesQuery,
    answer: JsonFeed,
  },
  feedRss: {
    access: 'public',
    anyOrigin: true,
    kind: 'stream',
    summary: 'The same as RSS 2.0.',
    query: CallFilesQuery,
    answer: z.string(),
  },
  calendar: {
    access: 'public',
    kind: 'stream',
    summary: 'The deadline of a call as a calendar file (RFC 5545), until it has passed.',
    params: BySlug,
    query: CallFilesQuery,
    answer: z.string(),
    errors: ['NOT_FOUND'],
  },
  detail: {
    access: 'public',
    summary: 'One call with conditions, timeline, rubric, questions and contact.',
    params: BySlug,
    answer: CallDetail,
    errors: ['NOT_FOUND'],
  },
});
