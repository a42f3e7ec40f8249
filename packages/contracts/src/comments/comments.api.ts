import { z } from 'zod';
import { ContentChange } from '../applications/applications.schemas.ts';
import { ById, Done } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { commentsPaths } from './comments.paths.ts';
import {
  ByComment,
  CommentChange,
  CommentPeople,
  CommentsQuery,
  CommentView,
  NewComment,
  Resolve,
} from './comments.schemas.ts';

const One = z.object({ data: CommentView });

export const commentsApi = endpoints(commentsPaths, {
  list: {
    access: 'member',
    summary:
      'Comments on an application, the first one first: those of team and bank, or the board’s own.',
    params: ById,
    query: CommentsQuery,
    answer: z.object({ data: z.array(CommentView) }),
    errors: ['NOT_FOUND'],
  },
  add: {
    access: 'member',
    summary: 'Writes a comment, or answers one; who is mentioned by name is told.',
    params: ById,
    body: NewComment,
    answer: One,
    errors: ['NOT_FOUND', 'TOO_MANY_COMMENTS', 'ALREADY_EXISTS'],
  },
  people: {
    access: 'member',
    summary: 'Who reads the comments, and can be mentioned.',
    params: ById,
    query: CommentsQuery,
    answer: CommentPeople,
    errors: ['NOT_FOUND'],
  },
  change: {
    access: 'member',
    summary: 'Rewrites an own comment, within a quarter of an hour.',
    params: ByComment,
    body: CommentChange,
    answer: One,
    errors: ['NOT_FOUND', 'COMMENT_FIXED'],
  },
  remove: {
    access: 'member',
    summary: 'Takes an own comment back, within a quarter of an hour.',
    params: ByComment,
    answer: Done,
    errors: ['NOT_FOUND', 'COMMENT_FIXED'],
  },
  resolve: {
    access: 'member',
    summary: 'Settles a thread, or opens it again.',
    params: ByComment,
    body: Resolve,
    answer: One,
    errors: ['NOT_FOUND'],
  },
  changes: {
    access: 'member',
    summary: 'What is different in the section of a comment since it was written.',
    params: ByComment,
    answer: z.array(ContentChange),
    errors: ['NOT_FOUND'],
  },
});
