import { pages } from '@app/contracts/pages';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { useParams } from 'react-router';
import { Unopened } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { PageTitle } from '../../../lib/page/page-head.tsx';
import s from '../parts/agreement.module.css';
import { Closing } from '../parts/closing.tsx';
import { EvidenceOf } from '../parts/evidence.tsx';
import { Exceptions } from '../parts/exceptions.tsx';
import { Expenses } from '../parts/expenses.tsx';
import { AgreementHead } from '../parts/head.tsx';
import { Instalments } from '../parts/instalments.tsx';
import { Lines } from '../parts/lines.tsx';
import { Milestones } from '../parts/milestones.tsx';
import { Now } from '../parts/now.tsx';
import { Paper } from '../parts/paper.tsx';
import { Past } from '../parts/past.tsx';
import { Report } from '../parts/report.tsx';
import { Signed } from '../parts/signed.tsx';
import { useAgreement } from '../queries.ts';
import { useAgreementsText } from '../text.ts';

/** What follows a decision, for the team and for the bank. */
export default function AgreementPage() {
  const t = useAgreementsText();
  const { id = '' } = useParams();
  const query = useAgreement(id);
  const { data } = query;
  if (data) {
    return (
      <div className="wrap section-end">
        <EvidenceOf view={data}>
          <PageTitle title={t('title', { title: data.title })} />
          <AgreementHead view={data} />
          <Now view={data} />
          {data.signedAt === null ? <Signed view={data} /> : null}
          <Milestones view={data} />
          <section className={s.part} aria-labelledby="money">
            <h2 className="title-2" id="money">
              {t('money')}
            </h2>
            <p className="lead mt2">{t('moneyText')}</p>
            <Lines lines={data.lines} totals={data.totals} />
            {data.signedAt === null ? null : <Expenses view={data} />}
          </section>
          <Instalments view={data} />
          <Exceptions view={data} />
          <Report view={data} />
          <Closing view={data} />
          <Paper view={data} />
          {data.signedAt === null ? null : <Signed view={data} />}
          <Past id={id} />
        </EvidenceOf>
      </div>
    );
  }
  if (!isApiError(query.error, 'WRONG_STATUS')) {
    const missing = { title: t('gone'), text: t('goneText') };
    return <Unopened query={query} opening={t('opening')} failed={t('failed')} missing={missing} />;
  }
  return (
    <div className="wrap section-end page-top">
      <PageTitle title={t('early')} />
      <EmptyState
        level={1}
        picture={<Lookout />}
        title={t('early')}
        text={t('earlyText')}
        action={
          <Link className="button button-primary" to={pages.tasks({ id })}>
            {t('backTeam')}
          </Link>
        }
      />
    </div>
  );
}
