import { listsTexts } from '@app/messages/lists';
import { Loading, Skeleton } from '@app/ui/skeleton';
import type { ReactNode } from 'react';
import { Failed, type FailedProps } from '../../lib/queries/failed.tsx';
import { textsFor, useShellText } from '../../lib/texts/text.ts';
import { NextPage, type NextPageProps, type PagedQuery } from './next-page.tsx';
import { type Listed, rowsOf } from './paged.ts';
import { useScrollBack } from './scroll-back.ts';

const useListsText = textsFor('lists', listsTexts);

interface WaitingProps {
  /** Of one row in px, as it is once it is there, so that nothing below moves. */
  readonly height?: number;
  readonly rows?: number;
  readonly className?: string | undefined;
}

/** Rows that are on their way. */
export function Waiting({ height = 72, rows = 3, className }: WaitingProps) {
  const t = useShellText();
  return (
    <Loading label={t('loading')} className={className}>
      {Array.from({ length: rows }, (_, n) => n).map((n) => (
        <Skeleton key={n} height={height} />
      ))}
    </Loading>
  );
}

/** A query of a list: whole, or page by page. */
export interface AskedList<T> extends PagedQuery {
  readonly data: Listed<T> | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  refetch(): unknown;
}

interface ListingProps<T> {
  readonly asked: AskedList<T>;
  /** What is shown of what was answered, where that is not all of it. */
  readonly rows?: readonly T[] | undefined;
  /** Stands in the place of the rows until they come. */
  readonly waiting?: ReactNode;
  readonly failed?: Partial<Omit<FailedProps, 'query'>>;
  /** Stands where there is none: what, why, and what comes next. */
  readonly none: ReactNode;
  /** The key to the next page. */
  readonly more?: Partial<Omit<NextPageProps, 'query'>>;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/**
 * A list in all its states: on its way, failed, empty, shown with a way to more. What came stays
 * where asking anew fails, and is there with all its pages, where it was left, for who comes Back.
 */
export function Listing<T>(props: ListingProps<T>) {
  const { asked, rows = rowsOf(asked.data), waiting = <Waiting />, failed, none, more } = props;
  const t = useListsText();
  useScrollBack(rows !== undefined);
  if (asked.isPending) return waiting;
  if (!rows) return <Failed level={3} title={t('listFailed')} {...failed} query={asked} />;
  return (
    <>
      {rows.length > 0 ? props.children(rows) : asked.hasNextPage ? null : none}
      <NextPage className="mt6" {...more} query={asked}>
        {more?.children ?? t('more')}
      </NextPage>
    </>
  );
}
