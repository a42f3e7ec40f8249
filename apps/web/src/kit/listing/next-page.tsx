import { Button, type ButtonProps } from '@app/ui/button';
import type { ReactNode } from 'react';
import { useShellText } from '../../lib/texts/text.ts';

/** Of an infinite query, or of `useMore`; a query that answers with everything has none of it. */
export interface PagedQuery {
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly isFetchNextPageError?: boolean;
  fetchNextPage?(): unknown;
}

export interface NextPageProps extends Pick<ButtonProps, 'className' | 'size' | 'variant'> {
  readonly query: PagedQuery;
  /** What the key says. */
  readonly children: ReactNode;
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
        busy={query.isFetchingNextPage ?? false}
        busyLabel={t('loading')}
        onClick={() => void query.fetchNextPage?.()}
      >
        {isMissing ? t('retry') : children}
      </Button>
    </>
  );
}
