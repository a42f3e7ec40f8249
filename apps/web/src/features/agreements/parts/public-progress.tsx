import type { ProjectProgress } from '@app/contracts/agreements/agreements.schemas';
import { cx } from '@app/ui/cx';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { QueriesProvider } from '../../../lib/queries/queries.tsx';
import { agreements } from '../client.ts';
import { useAgreementsText, useMoneyText } from '../text.ts';
import s from './agreement.module.css';
import { Lines } from './lines.tsx';
import { Reached } from './reached.tsx';
import r from './report.module.css';

/** What a project promised, reached and spent, for everybody; nothing before it is signed. */
export default function PublicProgress({ slug }: { readonly slug: string }) {
  // Pages for everybody come without the query library.
  return (
    <QueriesProvider>
      <Loaded slug={slug} />
    </QueriesProvider>
  );
}

function Loaded({ slug }: { readonly slug: string }) {
  const { data } = useQuery({
    queryKey: ['agreements', 'progress', slug],
    queryFn: () => agreements.progress({ params: { slug } }),
    retry: false,
    ...caches.asShown,
  });
  return data ? <Progress progress={data} /> : null;
}

function Progress({ progress }: { progress: ProjectProgress }) {
  const t = useAgreementsText();
  const m = useMoneyText();
  const { km, dayOf, shortDate } = useFormat();
  const { signedAt, lines, totals, money, milestones, report } = progress;
  return (
    <section aria-labelledby="progress">
      <h2 className="title-3" id="progress">
        {t('progress')}
      </h2>
      {signedAt ? <p className="muted mt2">{t('signedOn', { day: dayOf(signedAt) })}</p> : null}
      <Lines lines={lines} totals={totals} />
      {money.paid > 0 ? (
        <p className="muted mt3">
          {m('publicPaid', {
            paid: km(money.paid),
            proven: km(money.proven),
            returned: km(money.returned),
          })}
          {report && money.missing > 0
            ? ` ${m('publicMissing', { missing: km(money.missing) })}`
            : null}
        </p>
      ) : null}
      {milestones.length > 0 ? (
        <>
          <h3 className="title-4 mt6">{t('steps')}</h3>
          <ul className={cx(s.queue, 'mt3')}>
            {milestones.map(({ title, dueOn, reached, late }) => (
              <li key={`${dueOn} ${title}`}>
                <span className="bold">{title}</span>
                <span className={cx('small', late ? 'bad-text' : reached ? s.good : 'muted')}>
                  {reached ? t('reached') : t(late ? 'late' : 'until', { day: shortDate(dueOn) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {report ? (
        <div className={cx(r.form, 'mt6')}>
          <h3 className="title-4">{t('report')}</h3>
          <Reached report={report} />
          {(['done', 'difficult', 'next'] as const).map((name) => (
            <div key={name}>
              <h4 className="bold">{t(name)}</h4>
              <p className="mt2 lines">{report[name]}</p>
            </div>
          ))}
          <div className={r.pictures}>
            {report.pictures.map((picture, n) => (
              <img
                key={picture}
                src={picture}
                alt={t('pictureAlt', { number: n + 1 })}
                loading="lazy"
              />
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
