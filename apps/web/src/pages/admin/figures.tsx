import type { PageFigures } from '@app/contracts/page-views/page-views.schemas';
import { pages } from '@app/contracts/pages';
import type { SignInFigures } from '@app/contracts/security/security.schemas';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { pageViews } from '../../entities/calls/public.ts';
import { figuresQuery } from '../../features/security/public.ts';
import { Waiting } from '../../kit/listing/listing.tsx';
import { Link } from '../../lib/addresses/links.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { caches } from '../../lib/queries/caches.ts';
import { Failed } from '../../lib/queries/failed.tsx';
import s from './overview.module.css';
import { useAdminText } from './text.ts';
import { viewsByWeek, weekCount } from './weeks.ts';

/** What the platform comes to: views week by week, and a line of numbers. */
export default function Figures() {
  const t = useAdminText();
  const visits = useQuery({
    queryKey: ['admin', 'visits'],
    queryFn: ({ signal }) => pageViews.figures({ query: { days: weekCount * 7 } }, { signal }),
    ...caches.asShown,
  });
  const signIns = useQuery(figuresQuery);
  if (visits.isPending || signIns.isPending)
    return <Waiting height={320} rows={1} className={s.figures} />;
  if (!visits.data) return <Failed level={2} title={t('figuresFailed')} query={visits} />;
  return <Viaduct visits={visits.data} signIns={signIns.data} />;
}

interface ViaductProps {
  readonly visits: PageFigures;
  readonly signIns: SignInFigures | undefined;
}

function Viaduct({ visits: { product, to }, signIns }: ViaductProps) {
  const t = useAdminText();
  const { quantity, shortDate } = useFormat();
  if (!product) return null;
  const weeks = viewsByWeek(product.days, to);
  const most = Math.max(1, ...weeks.map(({ views }) => views));
  const visitors = product.days.reduce((sum, day) => sum + day.visitors, 0);
  const numbers = [
    ['visitors', Math.round(visitors / (weekCount * 7))],
    ['signedIn', signIns?.members],
    ['failedTries', signIns?.failed],
    ['lockedNow', signIns?.locked],
  ] as const;
  return (
    <section className={s.figures} aria-labelledby="figures">
      <h2 className="small muted" id="figures">
        {t('figures')}
      </h2>
      <div className="row row-wrap between">
        <p className={s.number}>{quantity(weeks.at(-1)?.views ?? 0)}</p>
        <Link className="go" to={pages.banksAdmin({ dio: 'posjete' })}>
          {t('allFigures')}
          <ArrowRight />
        </Link>
      </div>
      <ol
        className={s.weeks}
        aria-label={t('weeks', {
          first: quantity(weeks[0]?.views ?? 0),
          last: quantity(weeks.at(-1)?.views ?? 0),
        })}
      >
        {weeks.map(({ last, views }, n) => (
          <li key={last} style={{ '--v': views / most } as CSSProperties}>
            <span className={cx(s.arch, n === weekCount - 1 && s.latest)}>{quantity(views)}</span>
            <span className={s.day}>{shortDate(last)}</span>
          </li>
        ))}
      </ol>
      <dl className={s.numbers}>
        {numbers.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{quantity(value)}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
