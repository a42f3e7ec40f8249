import { Button } from '@app/ui/button';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { Failed, type FailedProps } from '../../../lib/failed.tsx';
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
  return <Failed asked={asked} level={2} title={t('failed')} text={t('failedText')} />;
}

interface MoreProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
}

/** The next page of a list, below it. */
export function More({ query }: MoreProps) {
  const t = useSecurityText();
  if (!query.hasNextPage) return null;
  return (
    <p className="mt5">
      <Button
        variant="soft"
        busy={query.isFetchingNextPage}
        busyLabel={t('loading')}
        onClick={() => void query.fetchNextPage()}
      >
        {t('more')}
      </Button>
    </p>
  );
}
