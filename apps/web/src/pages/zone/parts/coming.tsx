import { Loading, Skeleton } from '@app/ui/skeleton';
import { useZoneText } from '../text.ts';

export function LoadingState() {
  const t = useZoneText();
  return (
    <div className="wrap section">
      <Loading label={t('loading')} className="column g6">
        <Skeleton height={364} />
        <Skeleton width="60%" height={56} />
        <Skeleton height={200} />
      </Loading>
    </div>
  );
}
