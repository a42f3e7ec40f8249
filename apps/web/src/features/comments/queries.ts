import type { CommentView } from '@app/contracts/comments/comments.schemas';
import type { LiveTopic } from '@app/contracts/system/live-topics';
import type { CommentAudience } from '@app/domain/comments/comment';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useAction } from '../../kit/action/use-action.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { comments } from './client.ts';

/** Whose discussion, of which application. */
export interface DiscussionOf {
  readonly id: string;
  readonly audience: CommentAudience;
}

const DiscussionContext = createContext<DiscussionOf | null>(null);
export const DiscussionProvider = DiscussionContext;

export function useDiscussionOf(): DiscussionOf {
  const of = use(DiscussionContext);
  if (!of) throw new Error('This part stands in a discussion only.');
  return of;
}

const listQuery = ({ id, audience }: DiscussionOf) =>
  queryOptions({
    queryKey: ['comments', id, audience],
    queryFn: ({ signal }) =>
      comments.list({ params: { id }, query: { audience } }, { signal }).then(({ data }) => data),
    ...caches.asShown,
  });

const topicOf = ({ id, audience }: DiscussionOf): LiveTopic =>
  audience === 'team' ? `comments:${id}` : `boardComments:${id}`;

export function useComments(of: DiscussionOf) {
  const query = listQuery(of);
  return useQuery({ ...query, ...useLiveRefetch(query.queryKey, [topicOf(of)]) });
}

export function usePeople(wanted: boolean) {
  const { id, audience } = useDiscussionOf();
  return useQuery({
    queryKey: ['comments', id, audience, 'people'],
    queryFn: ({ signal }) => comments.people({ params: { id }, query: { audience } }, { signal }),
    enabled: wanted,
  });
}

export function useChanges(commentId: string, wanted: boolean) {
  const { id } = useDiscussionOf();
  return useQuery({
    queryKey: ['comments', id, 'changes', commentId],
    queryFn: ({ signal }) => comments.changes({ params: { id, commentId } }, { signal }),
    enabled: wanted,
    ...caches.asShown,
  });
}

/** Puts a comment where it belongs: in the place of what it was, or behind all others. */
export function usePut(): (comment: CommentView) => void {
  const queries = useQueryClient();
  const { queryKey } = listQuery(useDiscussionOf());
  return (comment) =>
    void queries.setQueryData(queryKey, (now = []) =>
      now.some(({ id }) => id === comment.id)
        ? now.map((one) => (one.id === comment.id ? comment : one))
        : [...now, comment],
    );
}

interface Change {
  send(): Promise<unknown>;
  expected(now: CommentView[]): CommentView[];
}

/** Changes the discussion: at once on the screen, and back again with a word if it is refused. */
export function useChange() {
  const { queryKey } = listQuery(useDiscussionOf());
  const { run } = useAction({
    send: ({ send }: Change) => send(),
    query: { queryKey, optimistic: (now: CommentView[], { expected }) => expected(now) },
  });
  return (send: Change['send'], expected: Change['expected']) => run({ send, expected });
}
