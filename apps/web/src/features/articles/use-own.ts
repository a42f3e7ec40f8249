import type { OwnToArticle } from '@app/contracts/articles/article-talk.schemas';
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { articleTalk } from './client.ts';

/** What the article is to the reader; null for a stranger, and until it is known. */
export function useOwn(slug: string) {
  const { state } = useSession();
  const [own, setOwn] = useState<OwnToArticle | null>(null);
  useEffect(() => {
    setOwn(null);
    if (state !== 'authenticated') return undefined;
    let gone = false;
    articleTalk.own({ params: { slug } }).then(
      (answer) => {
        if (!gone) setOwn(answer);
      },
      // Without it the page is what everybody reads; pressing a key says what is wrong.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [slug, state]);
  return [own, setOwn] as const;
}
