import { z } from 'zod';
import { Done, listOf, listQuery, Slug } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import {
  ArticleContent,
  ArticleMove,
  ArticleRevision,
  ArticleSaved,
  ArticleVersion,
  ArticleWork,
  ArticleWorkRow,
  ArticleWorksQuery,
  ByVersion,
  ByWriter,
  NewArticle,
  NewWriter,
  SaveArticle,
  SharedPreview,
  WriterAnswer,
} from './article-writing.schemas.ts';
import { articleWritingPaths } from './articles.paths.ts';

/** By id or slug. */
const ByWork = z.object({ id: Slug });

export const articleWritingApi = endpoints(articleWritingPaths, {
  mine: {
    access: 'member',
    summary: 'Articles that the member writes or is asked to write, the last saved first.',
    query: ArticleWorksQuery,
    answer: listOf(ArticleWorkRow),
  },
  waiting: {
    access: 'moderator',
    summary: 'Articles that wait for a moderator, the first sent in first.',
    query: listQuery(),
    answer: listOf(ArticleWorkRow),
  },
  begin: {
    access: 'member',
    summary: 'Begins an article, or the other language of an own one.',
    body: NewArticle,
    answer: ArticleWork,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'IDEMPOTENCY_MISMATCH', 'TOO_MANY_ITEMS'],
    status: 201,
  },
  open: {
    access: 'member',
    summary: 'The working copy with all that its writers and the moderators need.',
    params: ByWork,
    answer: ArticleWork,
    errors: ['NOT_FOUND'],
  },
  save: {
    access: 'member',
    summary:
      'Saves changed fields. A field that somebody else changed since `revision` is refused; `details` then says what stands now.',
    params: ByWork,
    body: SaveArticle,
    answer: ArticleSaved,
    errors: ['NOT_FOUND', 'REVISION_CLASH', 'WRONG_STATUS'],
  },
  move: {
    access: 'member',
    summary: 'Sends it in, gives it back, publishes, schedules or archives it.',
    params: ByWork,
    body: ArticleMove,
    answer: ArticleWork,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'INCOMPLETE', 'REVISION_CLASH'],
    rateLimit: { max: 120, windowSeconds: 3_600 },
  },
  remove: {
    access: 'member',
    summary: 'Deletes an article that never appeared, as who began it.',
    params: ByWork,
    answer: Done,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  drop: {
    access: 'member',
    summary: 'Gives up the changes: the working copy is again what everybody reads.',
    params: ByWork,
    answer: ArticleWork,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  history: {
    access: 'member',
    summary: 'What became of an article, the newest first.',
    params: ByWork,
    query: listQuery(50),
    answer: listOf(ArticleVersion),
    errors: ['NOT_FOUND'],
  },
  version: {
    access: 'member',
    summary: 'What stood there then.',
    params: ByVersion,
    answer: ArticleContent,
    errors: ['NOT_FOUND'],
  },
  restore: {
    access: 'member',
    summary: 'Makes the working copy what stood there then; what stands now is in the history.',
    params: ByVersion,
    body: ArticleRevision,
    answer: ArticleWork,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'REVISION_CLASH'],
  },
  share: {
    access: 'member',
    summary: 'A link by which anybody reads the working copy for 30 days; an earlier one ends.',
    params: ByWork,
    answer: SharedPreview,
    errors: ['NOT_FOUND'],
    status: 201,
    rateLimit: { max: 60, windowSeconds: 3_600 },
  },
  unshare: {
    access: 'member',
    summary: 'Ends that link.',
    params: ByWork,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  invite: {
    access: 'member',
    summary: 'Asks a member to be a co-author, as who began it.',
    params: ByWork,
    body: NewWriter,
    answer: ArticleWork,
    errors: ['NOT_FOUND', 'TOO_MANY_ITEMS'],
    rateLimit: { max: 60, windowSeconds: 3_600 },
  },
  answer: {
    access: 'member',
    summary: 'Agrees to be a co-author, or refuses.',
    params: ByWork,
    body: WriterAnswer,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  dismiss: {
    access: 'member',
    summary: 'Takes a co-author off, as who began it, or leaves, as the co-author.',
    params: ByWriter,
    answer: Done,
    errors: ['NOT_FOUND', 'OWNER_STAYS'],
  },
});
