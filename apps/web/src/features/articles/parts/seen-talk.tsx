import type { OwnToArticle } from '@app/contracts/articles/article-talk.schemas';
import type { ArticleView } from '@app/contracts/articles/articles.schemas';
import { useEffect, useRef, useState } from 'react';
import { useSeen } from '../../../lib/blocks/use-seen.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import s from '../talk/talk.module.css';
import { useArticlesText } from '../text.ts';

const Talk = lazyPart(() => import('../talk/talk.tsx'));

interface SeenTalkProps {
  readonly article: Pick<ArticleView, 'slug' | 'comments'>;
  readonly own: OwnToArticle | null;
}

/** What readers say of it; asked for once somebody reads so far. */
export function SeenTalk({ article: { slug, comments }, own }: SeenTalkProps) {
  const t = useArticlesText();
  const place = useRef<HTMLElement>(null);
  const inSight = useSeen(place, 0);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // A link to the conversation leads there before it is in sight.
    if (inSight || location.hash === '#razgovor') setWanted(true);
  }, [inSight]);
  return (
    <section ref={place} className={s.talk} id="razgovor" tabIndex={-1} aria-labelledby="talk">
      <div className="wrap">
        <h2 className="title-2" id="talk">
          {t('comments')}
        </h2>
        <p className="muted mt2">
          {comments > 0 ? t('commentsCount', { count: comments }) : t('commentsNone')}
        </p>
        {wanted ? <Talk slug={slug} canModerate={own?.canModerate ?? false} /> : null}
      </div>
    </section>
  );
}
