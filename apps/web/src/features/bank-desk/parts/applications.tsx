import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Listing } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { applicationsUrl, sectionUrl, useDeskPlace } from '../desk-place.ts';
import { applicationsQuery, boardQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import { ApplicationTable } from './application-table.tsx';
import s from './applications.module.css';
import { Board } from './board.tsx';
import { ExportButton } from './export-button.tsx';
import { DeskFilters } from './filters.tsx';

const ExportMenu = lazyPart(() => import('./export-menu.tsx').then((it) => it.ApplicationsExport), {
  waiting: <ExportButton />,
});

/** Applications by their stage, as a board or as a table; what is asked for stands in the address. */
export function Applications({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const { table, filters } = useDeskPlace();
  const { slug } = desk.bank;
  const views = [
    { name: 'viewBoard', to: applicationsUrl(slug, { ...filters, stage: undefined }), on: !table },
    { name: 'viewTable', to: applicationsUrl(slug, filters, true), on: table },
  ] as const;
  return (
    <>
      <div className={s.head}>
        <h1 className="title-1">{t('applicationsTitle')}</h1>
        <div className="row row-wrap g4">
          {desk.abilities.canExport ? <ExportMenu bank={slug} /> : null}
          <nav className="segment" aria-label={t('view')}>
            {views.map(({ name, to, on }) => (
              <Link key={name} to={to} preventScrollReset aria-current={on ? 'page' : undefined}>
                {t(name)}
              </Link>
            ))}
          </nav>
        </div>
      </div>
      <DeskFilters desk={desk} />
      {table ? <Table bank={slug} /> : <BoardView bank={slug} />}
    </>
  );
}

function BoardView({ bank }: { bank: string }) {
  const t = useDeskText();
  const shell = useShellText();
  const { filters } = useDeskPlace();
  const { data, error, isPending, refetch } = useQuery(boardQuery(bank, filters));
  if (isPending) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton height={420} />
      </Loading>
    );
  }
  if (!data) {
    return <Failed level={2} title={t('listFailed')} query={{ error, refetch }} />;
  }
  if (data.every(({ count }) => count === 0)) return <Empty bank={bank} />;
  return <Board bank={bank} board={data} filters={filters} />;
}

function Table({ bank }: { bank: string }) {
  const { filters } = useDeskPlace();
  const query = useInfiniteQuery(applicationsQuery(bank, filters));
  return (
    <Listing asked={query} none={<Empty bank={bank} />}>
      {(items) => <ApplicationTable applications={items} />}
    </Listing>
  );
}

function Empty({ bank }: { bank: string }) {
  const t = useDeskText();
  const { narrowed } = useDeskPlace();
  return (
    <EmptyState
      level={2}
      framed
      picture={<MissingStone />}
      title={t(narrowed ? 'noneFound' : 'none')}
      text={t(narrowed ? 'noneFoundText' : 'noneText')}
      action={
        narrowed ? (
          <Link className="button button-secondary" to={applicationsUrl(bank, {}, true)}>
            {t('clear')}
          </Link>
        ) : (
          <Link className="button button-secondary" to={sectionUrl(bank, 'pozivi')}>
            {t('callsTitle')}
          </Link>
        )
      }
    />
  );
}
