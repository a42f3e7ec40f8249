import type { ArticleComment, ArticleThread } from '@app/contracts/articles/article-talk.schemas';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { articleTalk } from '../client.ts';
import { useArticlesText } from '../text.ts';

interface Page {
  readonly items: readonly ArticleThread[];
  readonly next: string | null;
}

/** The threads of an article as the reader may see them, and what is changed in them. */
export function useTalk(slug: string) {
  const t = useArticlesText();
  const { language } = useLanguage();
  const { state: session } = useSession();
  const [page, setPage] = useState<Page | null>(null);
  const [state, setState] = useState<'busy' | 'idle' | 'failed'>('busy');
  const load = async (after?: string) => {
    setState('busy');
    try {
      const answer = await articleTalk.comments({ params: { slug }, query: { after } });
      setPage((before) => ({
        items: after && before ? [...before.items, ...answer.items] : answer.items,
        next: answer.next,
      }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once it is known who reads
  useEffect(() => {
    if (session !== 'loading') void load();
  }, [slug, session]);
  const loadAnswers = async ({ id, answersNext }: ArticleThread) => {
    try {
      const query = { after: answersNext ?? undefined };
      const { items, next } = await articleTalk.answers({ params: { id }, query });
      const longer = (thread: ArticleThread) => ({
        ...thread,
        answers: inOrder([...thread.answers, ...items.filter((one) => !has(thread.answers, one))]),
        answersNext: next,
      });
      setPage(
        (before) =>
          before && {
            ...before,
            items: before.items.map((one) => (one.id === id ? longer(one) : one)),
          },
      );
    } catch (error) {
      toast({ title: t('commentsFailed'), description: errorText(error, language), tone: 'bad' });
    }
  };

  /** Puts a comment in the place of what it was, or behind the others. */
  const put = (comment: ArticleComment) =>
    setPage((before) => before && { ...before, items: withComment(before.items, comment) });
  /** @returns whether the server agreed. */
  const change = async (send: () => Promise<unknown>, after: ArticleComment): Promise<boolean> => {
    try {
      await send();
      put(after);
      return true;
    } catch (error) {
      toast({ title: t('actionFailed'), description: errorText(error, language), tone: 'bad' });
      return false;
    }
  };
  return { page, state, load, loadAnswers, put, change };
}

/** One that was just written stands there before those above it are asked for. */
const inOrder = (answers: readonly ArticleComment[]) =>
  answers.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));

const has = (answers: readonly ArticleComment[], { id }: ArticleComment) =>
  answers.some((one) => one.id === id);

export type TalkOf = ReturnType<typeof useTalk>;

function withComment(threads: readonly ArticleThread[], comment: ArticleComment): ArticleThread[] {
  const { id, parentId } = comment;
  if (parentId === null) {
    const known = threads.some((one) => one.id === id);
    if (!known) return [{ ...comment, answers: [], answersNext: null }, ...threads];
    return threads.map((one) => (one.id === id ? { ...one, ...comment } : one));
  }
  return threads.map((one) =>
    one.id === parentId
      ? {
          ...one,
          answers: has(one.answers, comment)
            ? one.answers.map((answer) => (answer.id === id ? comment : answer))
            : [...one.answers, comment],
        }
      : one,
  );
}
