import type { PostComment, PostThread, PostView } from '@app/contracts/posts/posts.schemas';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/language.tsx';
import { useLiveRefetch } from '../../../lib/live-refetch.ts';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { postTalk } from '../client.ts';
import { changePost, talkQuery } from '../queries.ts';
import { usePostsText } from '../text.ts';

type Held = InfiniteData<{ readonly items: readonly PostThread[]; readonly next: string | null }>;

/** Threads with a comment in its place; a new one stands before the others, an answer behind them. */
export function withComment(threads: readonly PostThread[], comment: PostComment): PostThread[] {
  const { id, parentId } = comment;
  return threads.map((thread) => {
    if (thread.id === id) return { ...thread, ...comment };
    if (thread.id !== parentId) return thread;
    const known = thread.answers.some((one) => one.id === id);
    const answers = known
      ? thread.answers.map((one) => (one.id === id ? comment : one))
      : [...thread.answers, comment];
    return { ...thread, answers };
  });
}

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
      const thread = { ...comment, answers: [], answersNext: null };
      setThreads((threads, page) => (page === 0 ? [thread, ...threads] : [...threads]));
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
      const { items, next } = await postTalk.answers({ params: { id: threadId }, query });
      setThreads((threads) =>
        threads.map((thread) =>
          thread.id === threadId
            ? { ...thread, answers: merged(thread.answers, items), answersNext: next }
            : thread,
        ),
      );
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

/** One that was just written stands there before those above it are asked for. */
const merged = (known: readonly PostComment[], more: readonly PostComment[]) =>
  [...known, ...more.filter((one) => !known.some(({ id }) => id === one.id))].toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt),
  );
