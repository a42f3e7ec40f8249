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
  return { page, state, load, put, change };
}

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
          answers: one.answers.some((answer) => answer.id === id)
            ? one.answers.map((answer) => (answer.id === id ? comment : answer))
            : [...one.answers, comment],
        }
      : one,
  );
}
