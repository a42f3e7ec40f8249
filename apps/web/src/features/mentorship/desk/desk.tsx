import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { settingsQuery } from '../queries.ts';
import { useMentorshipDeskText } from '../text.ts';
import s from './desk.module.css';
import { MentorshipFigureList } from './figures.tsx';
import { Hours } from './hours.tsx';
import { TemplateList } from './templates.tsx';

/** How a bank answers: figures and settings for whoever leads it, templates for all who answer. */
export default function MentorshipDesk({ bank }: { readonly bank: string }) {
  const t = useMentorshipDeskText();
  const settings = useQuery(settingsQuery(bank));
  const { data, isPending } = settings;
  return (
    <>
      <div className="section-head">
        <div>
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt3">{t('lead')}</p>
        </div>
        <Link className="go" to={pages.board({ pogled: 'mentorstvo' })}>
          {t('toInbox')} <ArrowRight />
        </Link>
      </div>
      {isPending ? (
        <Loading label={t('loading')}>
          <Skeleton height={420} />
        </Loading>
      ) : null}
      {!isPending && !data ? <Failed level={2} title={t('failed')} query={settings} /> : null}
      {data ? (
        <div className={cx('chapters', s.parts)}>
          {data.canLead ? <MentorshipFigureList bank={bank} /> : null}
          <TemplateList bank={bank} canChange={data.canLead} />
          {data.canLead ? <Hours key={JSON.stringify(data.hours)} bank={bank} of={data} /> : null}
        </div>
      ) : null}
    </>
  );
}
