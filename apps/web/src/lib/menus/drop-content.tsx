import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight } from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import type { ReactNode } from 'react';
import { PageLink } from '../addresses/links.tsx';
import { FailedLine } from '../queries/failed.tsx';
import s from './drop-content.module.css';

interface DropListProps<T> {
  readonly title: string;
  /** Beside the title. */
  readonly beside?: ReactNode;
  /** Page that shows all. */
  readonly all: string;
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error?: unknown;
    refetch(): unknown;
  };
  /** What came of it, a row each. */
  readonly rows: readonly T[];
  readonly words: Readonly<
    Record<'all' | 'loading' | 'failed' | 'emptyTitle' | 'emptyText', string>
  >;
  onDone(): void;
  /** One row; a `li` with a link or key that fills it. */
  row(of: T): ReactNode;
}

/** What a key of the header opens: the newest of a list, and the way to all of it. */
export function DropList<T>(props: DropListProps<T>) {
  const { title, beside, all, query, rows, words, onDone, row } = props;
  return (
    <div className={s.panel}>
      <div className={s.head}>
        <h2 className="title-4">{title}</h2>
        {beside}
      </div>
      <div className={s.body}>
        {query.isPending ? (
          <Loading label={words.loading}>
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
          </Loading>
        ) : query.isError && rows.length === 0 ? (
          <FailedLine query={query} title={words.failed} />
        ) : rows.length === 0 ? (
          <EmptyState
            level={3}
            picture={<QuietRiver />}
            title={words.emptyTitle}
            text={words.emptyText}
          />
        ) : null}
        <ul className={s.rows}>{rows.map(row)}</ul>
      </div>
      <div className={s.foot}>
        <PageLink className="go" to={all} onClick={onDone}>
          {words.all} <ArrowRight />
        </PageLink>
      </div>
    </div>
  );
}
