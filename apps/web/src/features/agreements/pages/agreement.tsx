import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { PageSpinner } from '@app/ui/spinner';
import { Link, useParams } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { Failed } from '../../../lib/failed.tsx';
import { PageTitle } from '../../../lib/page-head.tsx';
import s from '../parts/agreement.module.css';
import { Expenses } from '../parts/expenses.tsx';
import { Head } from '../parts/head.tsx';
import { Instalments } from '../parts/instalments.tsx';
import { Lines } from '../parts/lines.tsx';
import { Milestones } from '../parts/milestones.tsx';
import { Now } from '../parts/now.tsx';
import { Paper } from '../parts/paper.tsx';
import { Past } from '../parts/past.tsx';
import { Report } from '../parts/report.tsx';
import { useAgreement } from '../queries.ts';
import { useAgreementsText } from '../text.ts';

/** What follows a decision, for the team and for the bank. */
export default function AgreementPage() {
  const t = useAgreementsText();
  const { id = '' } = useParams();
  const query = useAgreement(id);
  const { data, error, isError } = query;
  if (data) {
    return (
      <div className="wrap sec-end">
        <PageTitle title={t('title', { title: data.title })} />
        <Head view={data} />
        <Now view={data} />
        <Milestones view={data} />
        <section className={s.part} aria-labelledby="money">
          <h2 className="t2" id="money">
            {t('money')}
          </h2>
          <p className="lead mt2">{t('moneyText')}</p>
          <Lines lines={data.lines} totals={data.totals} />
          {data.signedAt === null ? null : <Expenses view={data} />}
        </section>
        <Instalments view={data} />
        <Report view={data} />
        <Paper view={data} />
        <Past id={id} />
      </div>
    );
  }
  const early = isApiError(error, 'WRONG_STATUS');
  // An address that is no id at all does not exist either.
  if (early || isApiError(error, 'NOT_FOUND', 'VALIDATION')) {
    return (
      <div className="wrap sec-end page-top">
        <PageTitle title={t(early ? 'early' : 'gone')} />
        <EmptyState
          level={1}
          picture={<Lookout />}
          title={t(early ? 'early' : 'gone')}
          text={t(early ? 'earlyText' : 'goneText')}
          action={
            <Link className="btn btn-p" to={early ? pages.tasks({ id }) : pages.canvas()}>
              {t(early ? 'backTeam' : 'toApplications')}
            </Link>
          }
        />
      </div>
    );
  }
  if (isError) {
    return (
      <div className="wrap sec-end page-top">
        <PageTitle title={t('failed')} />
        <Failed asked={query} level={1} title={t('failed')} />
      </div>
    );
  }
  return <PageSpinner label={t('opening')} />;
}
