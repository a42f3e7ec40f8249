import { Button } from '@app/ui/button';
import { ErrorState } from '@app/ui/error-state';
import { Loading, Skeleton } from '@app/ui/skeleton';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText, useShellText } from '../../../lib/text.ts';
import { useFundsText } from '../text.ts';

interface ListPartProps<T> {
  readonly query: UseInfiniteQueryResult<{ readonly pages: { readonly items: T[] }[] }>;
  readonly empty: string;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A list of the fund in all its states: on its way, failed, empty, shown with a way to more. */
export function ListPart<T>({ query, empty, children }: ListPartProps<T>) {
  const t = useFundsText();
  const shell = useShellText();
  const { language } = useLanguage();
  if (query.isPending) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton height={240} />
      </Loading>
    );
  }
  if (!query.data) {
    return (
      <ErrorState
        level={3}
        title={t('listFailed')}
        text={errorText(query.error, language)}
        action={<Button onClick={() => void query.refetch()}>{shell('retry')}</Button>}
      />
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="mut">{empty}</p>;
  return (
    <>
      {children(items)}
      {query.hasNextPage ? (
        <p className="mt5">
          <Button
            variant="soft"
            busy={query.isFetchingNextPage}
            busyLabel={shell('loading')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
