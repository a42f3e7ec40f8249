import { Button, type ButtonProps } from '@app/ui/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useShellText } from '../texts/text.ts';

interface NextPageProps extends Pick<ButtonProps, 'className' | 'size' | 'variant'> {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  > & { fetchNextPage(): unknown };
  /** What the key says. */
  readonly children: string;
}

/**
 * Goes on in a list that is asked for page by page; nothing where it is there whole. That the next
 * page did not come is said, and the key asks once more.
 */
export function NextPage({ query, children, ...button }: NextPageProps) {
  const t = useShellText();
  if (!query.hasNextPage) return null;
  const { isFetchNextPageError: isMissing } = query;
  return (
    <>
      {isMissing ? (
        <p className="message bad" role="alert">
          {t('nextPageFailed')}
        </p>
      ) : null}
      <Button
        {...button}
        busy={query.isFetchingNextPage}
        busyLabel={t('loading')}
        onClick={() => void query.fetchNextPage()}
      >
        {isMissing ? t('retry') : children}
      </Button>
    </>
  );
}
