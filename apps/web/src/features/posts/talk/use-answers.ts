import type { PostComment, PostThread } from '@app/contracts/posts/posts.schemas';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answersQuery } from '../queries.ts';

/** Threads of a post whose answers are all shown, however often the threads are asked for anew. */
export function useAnswers(postId: string) {
  const queries = useQueryClient();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const answerQueries = useQueries({ queries: opened.map((id) => answersQuery(postId, id)) });
  return {
    /** A thread with all that is known of its answers. */
    whole(thread: PostThread): PostThread {
      const answers = answerQueries[opened.indexOf(thread.id)]?.data;
      return answers ? { ...thread, answers, answersNext: null } : thread;
    },
    async open(threadId: string): Promise<void> {
      await queries.fetchQuery(answersQuery(postId, threadId));
      setOpened((before) => [...new Set([...before, threadId])]);
    },
    /** Puts an answer where it was, or behind the others. */
    put(answer: PostComment): void {
      queries.setQueryData(
        answersQuery(postId, answer.parentId ?? '').queryKey,
        (cached) =>
          cached && [
            ...cached.map((one) => (one.id === answer.id ? answer : one)),
            ...(cached.some(({ id }) => id === answer.id) ? [] : [answer]),
          ],
      );
    },
  };
}
