import { commentsApi } from '@app/contracts/comments/comments.api';
import { defineModule } from '../../platform/http/module.ts';
import {
  addComment,
  changeComment,
  changesSinceComment,
  listComments,
  listPeople,
  removeComment,
  resolveThread,
} from './comments.service.ts';
import { commentsTables } from './comments.tables.ts';
import { commentsTopics } from './comments.topics.ts';

export const commentsModule = defineModule({
  name: 'comments',
  api: commentsApi,
  tables: commentsTables,
  topics: commentsTopics,
  handlers: (p) => ({
    list: ({ params, query }, { actor }) => listComments(p, actor, params.id, query.audience),
    add: ({ params, body }, { actor }) => addComment(p, actor, params.id, body),
    people: ({ params, query }, { actor }) => listPeople(p, actor, params.id, query.audience),
    change: ({ params, body }, { actor }) => changeComment(p, actor, params, body.comment),
    remove: ({ params }, { actor }) => removeComment(p, actor, params),
    resolve: ({ params, body }, { actor }) => resolveThread(p, actor, params, body.resolved),
    changes: ({ params }, { actor }) => changesSinceComment(p, actor, params),
  }),
});
