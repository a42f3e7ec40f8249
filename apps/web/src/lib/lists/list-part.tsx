import { listsTexts } from '@app/messages/lists';
import { Loading, Skeleton } from '@app/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../queries/failed.tsx';
import { textsFor, useShellText } from '../texts/text.ts';
import { MoreButton, useMore } from './more.tsx';

const useListsText = textsFor('lists', listsTexts);

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

interface ListPartProps<T> {
  /** The first page. */
  readonly query: UseQueryResult<Page<T>>;
  load(after: string): Promise<Page<T>>;
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A list of a desk in all its states: on its way, failed, empty, shown with a way to more. */
export function ListPart<T>({ query, load, empty, children }: ListPartProps<T>) {
  const t = useListsText();
  const shell = useShellText();
  if (query.isPending) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton height={240} />
      </Loading>
    );
  }
  if (!query.data) {
    return <Failed level={3} title={t('listFailed')} asked={query} />;
  }
  if (query.data.items.length === 0) return <>{empty}</>;
  return (
    <Shown key={query.dataUpdatedAt} first={query.data} load={load}>
      {children}
    </Shown>
  );
}

function Shown<T>({
  first,
  load,
  children,
}: Pick<ListPartProps<T>, 'load' | 'children'> & { readonly first: Page<T> }) {
  const t = useListsText();
  const list = useMore(first, load);
  return (
    <>
      {children(list.items)}
      <MoreButton list={list} label={t('more')} failed={t('moreFailed')} />
    </>
  );
}
