import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { type DeskStage, deskStages } from '@app/domain/bank-desk/desk.stages';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type Choice, FilterForm } from '../../../kit/listing/filter-form.tsx';
import { Listing } from '../../../kit/listing/listing.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { ApplicationTable, applicationsQuery, useDeskText } from '../../bank-desk/public.ts';
import { placeUrl } from '../desk-place.ts';
import { useReviewsText } from '../text.ts';
import { NoCalls } from './call-list.tsx';
import desk from './desk.module.css';

type FilterName = 'banka' | 'poziv' | 'status' | 'q' | 'red';

/** What the board never sees is no stage to look for. */
const stages = deskStages.filter((stage) => stage !== 'draft');
const sorts = ['oldest', 'amount'] as const;

/** All applications of a bank in which the reader works, by what stands in the address. */
export function AllApplications({ calls }: { calls: readonly BoardCall[] }) {
  const t = useReviewsText();
  const banks = new Map(calls.map((call) => [call.bankSlug, call.bankName]));
  const [query] = useSearchParams();
  const wanted = query.get('banka') ?? '';
  const bank = banks.has(wanted) ? wanted : calls[0]?.bankSlug;
  return (
    <div className={cx('wrap', desk.inner)}>
      {bank ? (
        <>
          <h2 className="title-2">{t('all')}</h2>
          <List key={bank} bank={bank} banks={banks} calls={calls} />
        </>
      ) : (
        <NoCalls />
      )}
    </div>
  );
}

function List(props: {
  bank: string;
  banks: ReadonlyMap<string, string>;
  calls: readonly BoardCall[];
}) {
  const t = useDeskText();
  const own = useReviewsText();
  const localized = useLocalized();
  const [query, setQuery] = useSearchParams();
  const { bank, banks } = props;
  const calls = props.calls.filter((call) => call.bankSlug === bank);
  const among = <T extends string>(known: readonly T[], name: FilterName) =>
    known.find((one) => one === query.get(name));
  const filters = {
    call: among(
      calls.map(({ slug }) => slug),
      'poziv',
    ),
    stage: among<DeskStage>(stages, 'status'),
    q: query.get('q')?.slice(0, 80) || undefined,
    sort: among(sorts, 'red'),
  } as const;
  const set = (name: FilterName, value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        // A call belongs to its bank.
        if (name === 'banka') after.delete('poziv');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const choices: readonly Choice<FilterName>[] = [
    ...(banks.size > 1
      ? [
          {
            name: 'banka',
            label: own('bank'),
            value: bank,
            all: banks.get(bank) ?? '',
            options: [...banks].filter(([slug]) => slug !== bank),
          } as const,
        ]
      : []),
    {
      name: 'poziv',
      label: t('filterCall'),
      value: filters.call ?? '',
      all: t('allCalls'),
      options: calls.map(({ slug, title }) => [slug, localized(title)]),
    },
    {
      name: 'status',
      label: t('filterStage'),
      value: filters.stage ?? '',
      all: t('allStages'),
      options: stages.map((stage) => [stage, t(`stage_${stage}`)]),
    },
    {
      name: 'red',
      label: t('sort'),
      value: filters.sort ?? '',
      all: t('sort_newest'),
      options: sorts.map((sort) => [sort, t(`sort_${sort}`)]),
    },
  ];
  const found = useInfiniteQuery(applicationsQuery(bank, filters));
  return (
    <>
      <FilterForm
        label={t('filters')}
        words={{ name: 'q', label: t('filterWords'), value: filters.q }}
        choices={choices}
        set={set}
      />
      <Listing
        asked={found}
        none={
          <EmptyState
            level={3}
            framed
            picture={<MissingStone />}
            title={t('noneFound')}
            text={t('noneFoundText')}
            action={
              <Link className="button button-secondary" to={placeUrl({ view: 'sve' })}>
                {t('clear')}
              </Link>
            }
          />
        }
      >
        {(items) => <ApplicationTable applications={items} />}
      </Listing>
    </>
  );
}
