import { Button } from '@app/ui/button';
import { ErrorState } from '@app/ui/error-state';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
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
export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useSecurityText();
  const { language } = useLanguage();
  return (
    <ErrorState
      level={2}
      title={t('failed')}
      text={errorText(error, language, t('failedText'))}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
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
