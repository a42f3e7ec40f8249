import { Loading, Skeleton } from '@app/ui/skeleton';
import { useConversationsText } from '../text.ts';
import s from './pane.module.css';

/** In the place of a conversation that has not come yet. */
export function Coming() {
  const t = useConversationsText();
  return (
    <Loading label={t('loadingTalk')} className={s.coming}>
      <Skeleton height={56} />
      <Skeleton height={320} />
    </Loading>
  );
}
