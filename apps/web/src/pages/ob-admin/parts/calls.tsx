import type { StaffOverview } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { callKinds } from '@app/domain/calls/call';
import { callStatuses } from '@app/domain/calls/call.machine';
import { EmptyState } from '@app/ui/empty-state';
import { Plus } from '@app/ui/icons';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeskText } from '../../../features/bank-desk/public.ts';
import { type Choice, FilterForm } from '../../../kit/listing/filter-form.tsx';
import { Listing } from '../../../kit/listing/listing.tsx';
import { Link, PageLink } from '../../../lib/addresses/links.tsx';
import { type FilterName, sectionUrl, useAdminPlace } from '../admin-place.ts';
import { callsQuery } from '../queries.ts';
import { useAdminText } from '../text.ts';
import { CallLine } from './call-line.tsx';
import s from './calls.module.css';

/** Calls in every status, the newest first, each with what it lacks and what comes next. */
export function AdminCalls({ overview }: { readonly overview: StaffOverview }) {
  const t = useAdminText();
  const desk = useDeskText();
  const { filters, narrowed, set } = useAdminPlace();
  const query = useInfiniteQuery(callsQuery(filters));
  const choices: readonly Choice<FilterName>[] = [
    {
      name: 'status',
      label: t('status'),
      value: filters.status ?? '',
      all: t('allStatuses'),
      options: callStatuses.map((status) => [status, desk(`call_${status}`)]),
    },
    {
      name: 'banka',
      label: t('bank'),
      value: filters.bank ?? '',
      all: t('allBanks'),
      options: overview.banks.map(({ bank }) => [bank.slug, bank.municipality]),
    },
    {
      name: 'vrsta',
      label: t('filterKind'),
      value: filters.kind ?? '',
      all: t('allKinds'),
      options: callKinds.map((kind) => [kind, t(`kind_${kind}`)]),
    },
  ];
  return (
    <>
      <div className="section-head">
        <h1 className="title-1">{t('section_pozivi')}</h1>
        {overview.abilities.canManageCalls ? (
          <PageLink
            className="button button-primary"
            to={pages.newCall({ banka: filters.bank })}
            route={pages.newCall.path}
          >
            <Plus />
            {t('newCall')}
          </PageLink>
        ) : null}
      </div>
      <FilterForm
        label={t('filters')}
        words={{ name: 'q', label: t('filterWords'), value: filters.q }}
        choices={choices}
        set={set}
      />
      <Listing
        asked={query}
        none={
          <EmptyState
            level={2}
            framed
            picture={<MissingStone />}
            title={t(narrowed ? 'noneFound' : 'noCalls')}
            text={t(narrowed ? 'noneFoundText' : 'noCallsText')}
            action={
              narrowed ? (
                <Link className="button button-secondary" to={sectionUrl('pozivi')}>
                  {t('clear')}
                </Link>
              ) : undefined
            }
          />
        }
      >
        {(items) => (
          <ul className={s.calls}>
            {items.map((call) => (
              <CallLine key={call.id} call={call} />
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}
