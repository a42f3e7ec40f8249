import { type ReactNode, useRef } from 'react';
import { type AskedList, Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { rowsOf } from '../../../kit/listing/paged.ts';
import { useRestoredFocus } from '../../../lib/browser/restored-focus.ts';
import { useNetworkText } from '../text.ts';
import s from './network.module.css';

interface ListedProps<T> {
  readonly title: string;
  /** How many there are in all. */
  readonly count?: number | undefined;
  readonly asked: AskedList<T>;
  /** Stands where there is nobody; left out, the whole part is. */
  readonly none?: ReactNode;
  readonly lead?: string;
  show(item: T): ReactNode;
}

/** While not all parts of the page have their answer: they come at once, so that nothing jumps. */
export const PartsLoading = () => <Waiting height={64} className="column g4" />;

/** A part of the network: a heading and people. */
export function Listed<T>({ title, count, asked, none, lead, show }: ListedProps<T>) {
  const t = useNetworkText();
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useRestoredFocus(list, asked.data, { rows: ':scope > li' });
  if (!none && rowsOf(asked.data)?.length === 0) return null;
  return (
    <section className={s.part}>
      <h2 className="title-3">
        {title}
        {count ? <span className="muted tabular"> {count}</span> : null}
      </h2>
      {lead ? <p className="small muted mt2">{lead}</p> : null}
      <Listing
        asked={asked}
        failed={{ title: t('listFailed') }}
        none={none}
        more={{ className: 'mt5', children: t('more') }}
      >
        {(people) => (
          <ul ref={list} className="mt3" {...noteFocus}>
            {people.map(show)}
          </ul>
        )}
      </Listing>
    </section>
  );
}
