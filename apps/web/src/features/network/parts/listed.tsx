import { Loading, Skeleton } from '@app/ui/skeleton';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { NextPage } from '../../../lib/lists/next-page.tsx';
import { useRestoredFocus } from '../../../lib/lists/restored-focus.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { useNetworkText } from '../text.ts';
import s from './network.module.css';

interface ListedProps<T> {
  readonly title: string;
  /** How many there are in all. */
  readonly count?: number | undefined;
  readonly asked: UseInfiniteQueryResult<{ readonly pages: readonly { readonly items: T[] }[] }>;
  /** Stands where there is nobody; left out, the whole part is. */
  readonly none?: ReactNode;
  readonly lead?: string;
  show(item: T): ReactNode;
}

/** While not all parts of the page have their answer: they come at once, so that nothing jumps. */
export function PartsLoading() {
  const shell = useShellText();
  return (
    <Loading label={shell('loading')} className="column g4">
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Loading>
  );
}

/** A part of the network: a heading and people. */
export function Listed<T>({ title, count, asked, none, lead, show }: ListedProps<T>) {
  const t = useNetworkText();
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useRestoredFocus(list, asked.data, { rows: ':scope > li' });
  const items = asked.data?.pages.flatMap((page) => page.items);
  if (!none && items?.length === 0) return null;
  return (
    <section className={s.part}>
      <h2 className="title-3">
        {title}
        {count ? <span className="muted tabular"> {count}</span> : null}
      </h2>
      {lead ? <p className="small muted mt2">{lead}</p> : null}
      {items === undefined ? (
        <Failed asked={asked} title={t('listFailed')} level={3} />
      ) : items.length === 0 ? (
        none
      ) : (
        <ul ref={list} className="mt3" {...noteFocus}>
          {items.map(show)}
        </ul>
      )}
      <NextPage query={asked} className="mt5">
        {t('more')}
      </NextPage>
    </section>
  );
}
