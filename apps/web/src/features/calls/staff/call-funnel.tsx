import type { Funnel } from '@app/contracts/page-views/page-views.schemas';
import { cx } from '@app/ui/cx';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { Table } from '@app/ui/table';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { pageViews } from '../../../entities/calls/public.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import s from './call-funnel.module.css';
import { useCallFunnelText } from './text.ts';

/** How many looked at a call, began and submitted, whole and by source. `call`: its slug or id. */
export function CallFunnel({ call }: { call: string }) {
  const t = useCallFunnelText();
  const shell = useShellText();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['calls', call, 'funnel'],
    queryFn: ({ signal }) => pageViews.funnel({ params: { slug: call } }, { signal }),
    ...caches.asShown,
  });
  return (
    <section aria-labelledby="call-funnel">
      <h2 className="title-3" id="call-funnel">
        {t('title')}
      </h2>
      <p className="small muted mt2">{t('lead')}</p>
      {isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={220} />
        </Loading>
      ) : null}
      {data ? <Figures funnel={data} /> : null}
      {error && !data ? <Failed level={3} title={t('failed')} query={{ error, refetch }} /> : null}
    </section>
  );
}

const steps = ['views', 'started', 'submitted'] as const;

function Figures({ funnel: { total, sources } }: { funnel: Funnel }) {
  const t = useCallFunnelText();
  const { number, percent } = useFormat();
  if (sources.length === 0) return <p className="muted mt5">{t('empty')}</p>;
  const most = Math.max(1, ...steps.map((step) => total[step]));
  const width = (count: number) => ({ '--v': count / most }) as CSSProperties;
  return (
    <>
      <ol className={s.steps}>
        {steps.map((step, n) => {
          const before = total[steps[n - 1] ?? 'views'];
          return (
            <li key={step}>
              <p>
                <b className="number">{number(total[step])}</b> {t(step, { count: total[step] })}
              </p>
              <i style={width(total[step])} />
              {n > 0 && before > 0 ? (
                <p className="smaller muted">
                  {t('ofBefore', { share: percent(total[step] / before) })}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
      <h3 className={cx('title-4', s.by)}>{t('bySource')}</h3>
      <Table label={t('bySource')} minWidth={280}>
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
              <th scope="row">{one.source || <span className="muted">{t('direct')}</span>}</th>
              {steps.map((step) => (
                <td key={step} className="r tabular">
                  {number(one[step])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
