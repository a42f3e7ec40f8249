import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useState } from 'react';
import { banks } from '../../../entities/banks/public.ts';
import { CallCard, calls, LeadCall, useCallsText } from '../../../entities/calls/public.ts';
import { oneOf, type PlaceOf, readPlace, slug } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { CallFeedLinks } from '../parts/call-head.tsx';
import type { Route } from './+types/calls';

const states = ['open', 'coming', 'closed'] as const;
const kinds = ['orange', 'blue'] as const;
const pageSize = 12;
/** Only the first row is led by a wider one. */
const besideLead = 2;

const params = {
  state: oneOf('state', states),
  kind: oneOf('kind', kinds),
  bank: slug('bank'),
};

export const loader = pageLoader(async ({ ask, query }) => {
  const [list, all] = await Promise.all([
    ask(calls.list, { query: { ...readPlace(params, query), limit: pageSize } }),
    ask(banks.list),
  ]);
  return { ...list, banks: all };
});

export default function CallsPage({ loaderData }: Route.ComponentProps) {
  const t = useCallsText();
  const { place } = usePlace(params);
  return (
    <div className="wrap section-end">
      <PageHead description={t('listDescription')} />
      <CallFeedLinks />
      <header className="page-top">
        <h1 className="title-1">{t('listTitle')}</h1>
        <p className="lead mt4">{t('listLead')}</p>
      </header>
      <Filters banks={loaderData.banks} filters={place} />
      <CallList key={JSON.stringify(place)} {...loaderData} filters={place} />
    </div>
  );
}

type Data = Route.ComponentProps['loaderData'];
type FilterValues = PlaceOf<typeof params>;

interface FiltersProps extends Pick<Data, 'banks'> {
  readonly filters: FilterValues;
}

function Filters({ banks: all, filters }: FiltersProps) {
  const t = useCallsText();
  // Of the page's own names alone: as it is rendered, so it stands in the browser.
  const linkTo = (changed: Partial<FilterValues>) => pages.calls({ ...filters, ...changed });
  const stateWords = {
    open: 'statesOpen',
    coming: 'statesComing',
    closed: 'statesClosed',
  } as const;
  const kindWords = { orange: 'kindsOrange', blue: 'kindsBlue' } as const;
  return (
    <div className="row row-wrap g4 mb6">
      <nav className="segment" aria-label={t('filterState')}>
        <FilterLink to={linkTo({ state: undefined })} chosen={!filters.state}>
          {t('all')}
        </FilterLink>
        {states.map((state) => (
          <FilterLink key={state} to={linkTo({ state })} chosen={filters.state === state}>
            {t(stateWords[state])}
          </FilterLink>
        ))}
      </nav>
      <nav className="segment" aria-label={t('filterKind')}>
        <FilterLink to={linkTo({ kind: undefined })} chosen={!filters.kind}>
          {t('allKinds')}
        </FilterLink>
        {kinds.map((kind) => (
          <FilterLink key={kind} to={linkTo({ kind })} chosen={filters.kind === kind}>
            {t(kindWords[kind])}
          </FilterLink>
        ))}
      </nav>
      <nav className="segment" aria-label={t('bank')}>
        <FilterLink to={linkTo({ bank: undefined })} chosen={!filters.bank}>
          {t('allBanks')}
        </FilterLink>
        {all.map((bank) => (
          <FilterLink
            key={bank.id}
            to={linkTo({ bank: bank.slug })}
            chosen={filters.bank === bank.slug}
          >
            {bank.municipality}
          </FilterLink>
        ))}
      </nav>
    </div>
  );
}

function FilterLink(props: { to: string; chosen: boolean; children: string }) {
  return (
    <Link to={props.to} aria-current={props.chosen ? 'true' : undefined} preventScrollReset>
      {props.children}
    </Link>
  );
}

function CallList(props: Data & { filters: FilterValues }) {
  const t = useCallsText();
  const [items, setItems] = useState(props.items);
  const [next, setNext] = useState(props.next);
  const [failed, setFailed] = useState(false);
  const [first, ...others] = items;
  if (!first) {
    return (
      <EmptyState
        picture={<QuietRiver />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link className="button button-secondary" to={pages.calls()}>
            {t('emptyAction')}
          </Link>
        }
      />
    );
  }
  const more = async () => {
    if (!next) return;
    setFailed(false);
    try {
      const page = await calls.list({ query: { ...props.filters, limit: pageSize, after: next } });
      setItems((before) => [...before, ...page.items]);
      setNext(page.next);
    } catch {
      setFailed(true);
    }
  };
  const leads = first.state === 'open';
  return (
    <>
      <h2 className="visually-hidden">{t('listHeading')}</h2>
      {leads ? (
        <div className="lead-grid">
          <LeadCall call={first} />
          {others.slice(0, besideLead).map((call) => (
            <CallCard key={call.id} call={call} />
          ))}
        </div>
      ) : null}
      <div className="lead-grid even">
        {(leads ? others.slice(besideLead) : items).map((call) => (
          <CallCard key={call.id} call={call} />
        ))}
      </div>
      {failed ? (
        <p className="message bad mt5" role="alert">
          {t('failed')}
        </p>
      ) : null}
      {next ? (
        <div className="row middle mt6">
          <button type="button" className="button button-secondary" onClick={more}>
            {t('more')}
          </button>
        </div>
      ) : null}
    </>
  );
}
