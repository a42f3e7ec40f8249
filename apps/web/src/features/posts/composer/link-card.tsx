import { IconButton } from '@app/ui/icon-button';
import { X } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { PostLinkCard } from '../post/attached.tsx';
import { useComposerText } from '../text.ts';
import s from './composer.module.css';
import type { useLinkCard } from './use-link-card.ts';

/** What the address in the text leads to, as others will see it. */
export function CardOfLink({ card, isReading, failed, remove }: ReturnType<typeof useLinkCard>) {
  const t = useComposerText();
  if (isReading) {
    return (
      <Loading label={t('linkReading')}>
        <Skeleton height={132} />
      </Loading>
    );
  }
  if (card) {
    return (
      <div className={s.card}>
        <PostLinkCard card={card} />
        <IconButton soft label={t('linkRemove')} onClick={remove}>
          <X />
        </IconButton>
      </div>
    );
  }
  return failed ? (
    <p className="small muted" role="status">
      {t('linkFailed')}
    </p>
  ) : null;
}
