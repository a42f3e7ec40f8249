import type { OwnToArticle } from '@app/contracts/articles/article-talk.schemas';
import type { ArticleView } from '@app/contracts/articles/articles.schemas';
import { type ArticleReaction, articleReactions } from '@app/domain/articles/article';
import { HandHeart, Heart, Lightbulb, ThumbsUp } from '@app/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginUrl } from '../../../lib/addresses/return-url.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { articleTalk } from '../client.ts';
import s from '../pages/article.module.css';
import { useArticlesText } from '../text.ts';

const icons = { like: Heart, useful: ThumbsUp, inspiring: Lightbulb, support: HandHeart } as const;

interface ReactionsProps {
  readonly article: Pick<ArticleView, 'slug' | 'reactions'>;
  readonly own: OwnToArticle | null;
  onOwn(own: OwnToArticle): void;
}

/** How readers answer in one press; a member has one answer, and pressing it again takes it back. */
export function Reactions({ article: { slug, reactions }, own, onOwn }: ReactionsProps) {
  const t = useArticlesText();
  const { language } = useLanguage();
  const { number } = useFormat();
  const { state } = useSession();
  const navigate = useNavigate();
  const here = useLocation();
  const [counts, setCounts] = useState(reactions);
  const [busy, setBusy] = useState(false);
  /** Pressed before it was known what the reader had answered. */
  const [early, setEarly] = useState<ArticleReaction | null>(null);
  const press = async (reaction: ArticleReaction) => {
    if (state === 'anonymous') return navigate(loginUrl(here));
    if (!own) setEarly(early === reaction ? null : reaction);
    if (!own || busy) return undefined;
    setBusy(true);
    try {
      const body = { reaction: own.reaction === reaction ? null : reaction };
      const answer = await articleTalk.react({ params: { slug }, body });
      setCounts(answer.reactions);
      onOwn({ ...own, reaction: answer.reaction });
    } catch (error) {
      toast({ title: t('reactFailed'), description: errorText(error, language), tone: 'bad' });
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const catchUp = useEffectEvent(() => {
    setEarly(null);
    if (early && own?.reaction !== early) void press(early);
  });
  const isKnown = own !== null || state === 'anonymous';
  useEffect(() => {
    if (isKnown) catchUp();
  }, [isKnown]);
  return (
    <section className={s.reactions} aria-labelledby="reactions">
      <h2 className="title-4" id="reactions">
        {t('reactions')}
      </h2>
      <div className={s.keys}>
        {articleReactions.map((reaction) => {
          const Icon = icons[reaction];
          return (
            <button
              key={reaction}
              type="button"
              aria-pressed={(own ? own.reaction : early) === reaction}
              onClick={() => void press(reaction)}
            >
              <Icon />
              {t(reaction)}
              {counts[reaction] > 0 ? <b className="tabular">{number(counts[reaction])}</b> : null}
            </button>
          );
        })}
      </div>
    </section>
  );
}
