import { ErrorState } from '@app/ui/error-state';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useZoneText } from '../text.ts';

export function Coming() {
  const t = useZoneText();
  return (
    <div className="wrap sec">
      <Loading label={t('loading')} className="col g6">
        <Skeleton height={364} />
        <Skeleton width="60%" height={56} />
        <Skeleton height={200} />
      </Loading>
    </div>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useZoneText();
  return (
    <div className="wrap sec">
      <ErrorState
        level={1}
        title={t('failed')}
        action={
          <button type="button" className="btn btn-s" onClick={onRetry}>
            {t('retry')}
          </button>
        }
      />
    </div>
  );
}
