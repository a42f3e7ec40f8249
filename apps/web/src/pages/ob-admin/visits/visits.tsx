import type { PageFigures } from '@app/contracts/page-views/page-views.schemas';
import { callPage } from '@app/contracts/pages';
import { Segment } from '@app/ui/segment';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { Table } from '@app/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageViews } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { VisitDays } from './days.tsx';
import { everyDay } from './every-day.ts';
import { Pages } from './pages.tsx';
import { useVisitsText } from './text.ts';
import s from './visits.module.css';

const periods = ['7', '30', '90'] as const;
type Period = (typeof periods)[number];

/** How often pages and calls were looked at: all of them, or the calls of the reader's banks. */
export function Visits() {
  const t = useVisitsText();
  const shell = useShellText();
  const [period, setPeriod] = useState<Period>('30');
  const query = useQuery({
    queryKey: ['ob-admin', 'visits', period],
    queryFn: ({ signal }) => pageViews.figures({ query: { days: Number(period) } }, { signal }),
    ...caches.asShown,
  });
  return (
    <>
      <div className="section-head">
        <h1 className="title-1">{t('title')}</h1>
        <Segment
          label={t('period')}
          value={period}
          onValue={setPeriod}
          options={periods.map((value) => ({ value, label: t(`days${value}`) }))}
        />
      </div>
      <p className="lead muted">{t('lead')}</p>
      {query.isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={180} />
          <Skeleton height={320} />
        </Loading>
      ) : null}
      {query.data ? (
        <>
          <Product figures={query.data} />
          <Calls figures={query.data} />
        </>
      ) : null}
      {query.error && !query.data ? <Failed level={2} title={t('failed')} query={query} /> : null}
    </>
  );
}

const steps = ['views', 'started', 'submitted'] as const;

interface OfFigures {
  readonly figures: PageFigures;
}

function Product({ figures: { product, from, to } }: OfFigures) {
  const t = useVisitsText();
  const { quantity } = useFormat();
  if (!product) return null;
  const views = product.days.reduce((sum, day) => sum + day.views, 0);
  const visitors = product.days.reduce((sum, day) => sum + day.visitors, 0);
  const daily = Math.round(visitors / everyDay(product.days, from, to).length);
  return (
    <section className={s.part} aria-labelledby="product">
      <h2 className="title-2" id="product">
        {t('product')}
      </h2>
      {views === 0 ? (
        <p className="muted mt4">{t('none')}</p>
      ) : (
        <>
          <dl className={s.figures}>
            <div>
              <dd>{quantity(views)}</dd>
              <dt>{t('views', { count: views })}</dt>
            </div>
            <div>
              <dd>{quantity(daily)}</dd>
              <dt>{t('daily', { count: daily })}</dt>
            </div>
          </dl>
          <VisitDays days={product.days} from={from} to={to} />
          <Pages pages={product.pages} />
        </>
      )}
    </section>
  );
}

function Calls({ figures: { calls, from, to } }: OfFigures) {
  const t = useVisitsText();
  const localized = useLocalized();
  const { quantity } = useFormat();
  return (
    <section className={s.part} aria-labelledby="calls">
      <h2 className="title-2" id="calls">
        {t('calls')}
      </h2>
      <p className="muted mt2">{t(calls.length > 0 ? 'callsLead' : 'noCalls')}</p>
      <ul className={s.calls}>
        {calls.map(({ call, bankName, views, days, sources }) => (
          <li key={call.id}>
            <div>
              <h3 className="title-4">
                <Link className="link" to={callPage(call)}>
                  {localized(call.title)}
                </Link>
              </h3>
              <p className="smaller muted">
                {bankName}, {t('callViews', { count: views, number: quantity(views) })}
              </p>
              <Table
                label={t('sourcesOf', { call: localized(call.title) })}
                minWidth={280}
                className={s.sources}
              >
                <thead>
                  <tr>
                    <th scope="col">{t('source')}</th>
                    {steps.map((step) => (
                      <th key={step} scope="col" className="r">
                        {t(`${step}Head`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {sources.map((one) => (
                    <tr key={one.source}>
                      <th scope="row">
                        {one.source || <span className="muted">{t('direct')}</span>}
                      </th>
                      {steps.map((step) => (
                        <td key={step} className="r tabular">
                          {quantity(one[step])}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </div>
            <VisitDays days={days} from={from} to={to} small />
          </li>
        ))}
      </ul>
    </section>
  );
}
