import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { deskStages } from '@app/domain/bank-desk/desk.stages';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Choice, FilterForm } from '../../../kit/listing/filter-form.tsx';
import { Listing } from '../../../kit/listing/listing.tsx';
import { oneOf, words } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
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
  const { place } = usePlace({ bank: oneOf('banka', [...banks.keys()], calls[0]?.bankSlug) });
  const { bank } = place;
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
  const { bank, banks } = props;
  const calls = props.calls.filter((call) => call.bankSlug === bank);
  const {
    place: filters,
    put,
    set,
  } = usePlace({
    call: oneOf(
      'poziv',
      calls.map(({ slug }) => slug),
    ),
    stage: oneOf('status', stages),
    q: words('q', 80),
    sort: oneOf('red', sorts),
  });
  const choose = (name: FilterName, value: string) => {
    // A call belongs to its bank.
    if (name === 'banka') put({ call: undefined });
    set(name, value);
  };
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
        set={choose}
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
