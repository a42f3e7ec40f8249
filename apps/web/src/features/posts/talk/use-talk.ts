import type { PostComment, PostThread, PostView } from '@app/contracts/posts/posts.schemas';
import { postLimits } from '@app/domain/posts/post';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useActions } from '../../../kit/action/use-action.ts';
import { useLiveRefetch } from '../../../lib/live/live-refetch.ts';
import { newThread, withComment } from '../../../lib/threads/threads.ts';
import { postTalk } from '../client.ts';
import { changePost, talkKey, talkQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';
import { useAnswers } from './use-answers.ts';

type CachedThreads = InfiniteData<{
  readonly items: readonly PostThread[];
  readonly next: string | null;
}>;

const isIn = (threads: readonly PostThread[] = [], id: string): boolean =>
  threads.some((thread) => thread.id === id || thread.answers.some((one) => one.id === id));

/** What is said under a post, as the reader may see it, and what they change in it. */
export function useTalk({ id }: Pick<PostView, 'id'>, wanted: string | null) {
  const t = usePostsText();
  const queries = useQueryClient();
  const options = talkQuery(id, wanted);
  const live = useLiveRefetch(talkKey(id), [`postComments:${id}`]);
  const answers = useAnswers(id);
  const query = useInfiniteQuery({ ...options, ...live });
  const [first, ...later] = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // The thread that was sought stands first, and once more in its own place.
  const threads =
    first && [first, ...later.filter((one) => one.id !== first.id)].map(answers.whole);
  const setThreads = (change: (threads: readonly PostThread[], page: number) => PostThread[]) =>
    queries.setQueryData(options.queryKey, (cached: CachedThreads | undefined) =>
      cached
        ? {
            ...cached,
            pages: cached.pages.map((page, n) => ({ ...page, items: change(page.items, n) })),
          }
        : cached,
    );

  const { run } = useActions({ scope: `talk ${id}` });

  const put = (comment: PostComment) => {
    setThreads((threads) => withComment(threads, comment));
    answers.put(comment);
  };
  const add = (comment: PostComment) => {
    if (comment.parentId === null) {
      setThreads((threads, page) => (page === 0 ? [newThread(comment), ...threads] : [...threads]));
    } else {
      const before = threads?.find((thread) => thread.id === comment.parentId);
      put(comment);
      // Of many answers the first alone come with the threads: it stays with all of them.
      if (before && before.answers.length >= postLimits.shownAnswers) {
        void answers.open(before.id).catch(() => undefined);
      }
    }
    changePost(queries, id, (post) => ({ ...post, comments: post.comments + 1 }));
  };
  /** Shows at once what a comment becomes; puts it back where that is refused. */
  const change = (before: PostComment, after: PostComment, send: () => Promise<unknown>) =>
    run({
      send,
      failed: t('actionFailed'),
      optimistic: () => {
        put(after);
        return () => put(before);
      },
    });
  const remove = async (comment: PostComment) => {
    const gone = { ...comment, text: '', mentions: [], isDeleted: true };
    const params = { id: comment.id };
    if (await change(comment, gone, () => postTalk.removeComment({ params }))) {
      changePost(queries, id, (post) => ({ ...post, comments: Math.max(0, post.comments - 1) }));
    }
  };
  const moreAnswers = ({ id: threadId }: PostThread) =>
    run({ send: () => answers.open(threadId), failed: t('talkFailed') });
  return {
    asked: query,
    threads,
    /** The comment that was sought is not there, or not for the reader. */
    isGone: wanted !== null && query.isSuccess && !isIn(threads, wanted),
    add,
    put,
    change,
    remove,
    moreAnswers,
  };
}

export type TalkOf = ReturnType<typeof useTalk>;
