import type { PostComment, PostThread, PostView } from '@app/contracts/posts/posts.schemas';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/language.tsx';
import { useLiveRefetch } from '../../../lib/live-refetch.ts';
import { errorText } from '../../../lib/text.ts';
import { newThread, withAnswers, withComment } from '../../../lib/threads/threads.ts';
import { toast } from '../../../lib/toast.ts';
import { postTalk } from '../client.ts';
import { changePost, talkQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';

type Held = InfiniteData<{ readonly items: readonly PostThread[]; readonly next: string | null }>;

/** What is said under a post, as the reader may see it, and what they change in it. */
export function useTalk({ id }: Pick<PostView, 'id'>) {
  const t = usePostsText();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const options = talkQuery(id);
  const live = useLiveRefetch(options.queryKey, [`postComments:${id}`]);
  const asked = useInfiniteQuery({ ...options, ...live });
  const setThreads = (change: (threads: readonly PostThread[], page: number) => PostThread[]) =>
    queries.setQueryData(options.queryKey, (held: Held | undefined) =>
      held
        ? {
            ...held,
            pages: held.pages.map((page, n) => ({ ...page, items: change(page.items, n) })),
          }
        : held,
    );

  const put = (comment: PostComment) => setThreads((threads) => withComment(threads, comment));
  const add = (comment: PostComment) => {
    if (comment.parentId === null) {
      setThreads((threads, page) => (page === 0 ? [newThread(comment), ...threads] : [...threads]));
    } else put(comment);
    changePost(queries, id, (post) => ({ ...post, comments: post.comments + 1 }));
  };
  /** Shows at once what a comment becomes; puts it back where that is refused. */
  const change = async (before: PostComment, after: PostComment, send: () => Promise<unknown>) => {
    put(after);
    try {
      await send();
      return true;
    } catch (error) {
      put(before);
      toast({ title: t('actionFailed'), description: errorText(error, language), tone: 'bad' });
      return false;
    }
  };
  const remove = async (comment: PostComment) => {
    const gone = { ...comment, text: '', mentions: [], isDeleted: true };
    const params = { id: comment.id };
    if (await change(comment, gone, () => postTalk.removeComment({ params }))) {
      changePost(queries, id, (post) => ({ ...post, comments: Math.max(0, post.comments - 1) }));
    }
  };
  const moreAnswers = async ({ id: threadId, answersNext }: PostThread) => {
    try {
      const query = { after: answersNext ?? undefined };
      const more = await postTalk.answers({ params: { id: threadId }, query });
      setThreads((threads) => withAnswers(threads, threadId, more));
    } catch (error) {
      toast({ title: t('talkFailed'), description: errorText(error, language), tone: 'bad' });
    }
  };
  return {
    asked,
    threads: asked.data?.pages.flatMap(({ items }) => items),
    add,
    put,
    change,
    remove,
    moreAnswers,
  };
}

export type TalkOf = ReturnType<typeof useTalk>;
