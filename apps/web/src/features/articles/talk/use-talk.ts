import type { ArticleComment, ArticleThread } from '@app/contracts/articles/article-talk.schemas';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { newThread, withAnswers, withComment } from '../../../lib/threads/threads.ts';
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
      const more = await articleTalk.answers({ params: { id }, query });
      setPage((before) => before && { ...before, items: withAnswers(before.items, id, more) });
    } catch (error) {
      toast({ title: t('commentsFailed'), description: errorText(error, language), tone: 'bad' });
    }
  };

  /** Puts a comment in the place of what it was, or where a new one stands. */
  const put = (comment: ArticleComment) =>
    setPage((before) => {
      if (!before) return before;
      const isNew = comment.parentId === null && !before.items.some(({ id }) => id === comment.id);
      const items = isNew
        ? [newThread(comment), ...before.items]
        : withComment(before.items, comment);
      return { ...before, items };
    });
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

export type TalkOf = ReturnType<typeof useTalk>;
