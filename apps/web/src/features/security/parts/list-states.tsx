import { Loading, Skeleton } from '@app/ui/skeleton';
import { Failed, type FailedProps } from '../../../lib/queries/failed.tsx';
import { useSecurityText } from '../text.ts';

export function ListLoading() {
  const t = useSecurityText();
  return (
    <Loading label={t('loading')}>
      <Skeleton height={58} />
      <Skeleton height={58} />
      <Skeleton height={58} />
      <Skeleton height={58} />
    </Loading>
  );
}

/** A list did not come; why, and again. */
export function ListFailed({ asked }: Pick<FailedProps, 'asked'>) {
  const t = useSecurityText();
  return <Failed asked={asked} level={2} title={t('notLoaded')} text={t('failedText')} />;
}
