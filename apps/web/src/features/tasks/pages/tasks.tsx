import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { ErrorState } from '@app/ui/error-state';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { PageSpinner } from '@app/ui/spinner';
import { Link, useParams } from 'react-router';
import { useAccentOf } from '../../../lib/accent.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { Bar } from '../parts/bar.tsx';
import { Letter } from '../parts/letter.tsx';
import { OwnTasks } from '../parts/own-tasks.tsx';
import { SystemTasks } from '../parts/system-tasks.tsx';
import s from '../parts/tasks.module.css';
import { useNextSteps } from '../queries.ts';
import { useTasksText } from '../text.ts';

/** What comes next for an application, orange or blue. */
export default function TasksPage() {
  const t = useTasksText();
  const { id = '' } = useParams();
  const { data, error, isError, refetch } = useNextSteps(id);
  useAccentOf(data?.kind);
  if (data) {
    return (
      <>
        <Bar steps={data} />
        <div className={s.page}>
          <h1 className="vh">{t('title')}</h1>
          <div className={s.main}>
            <SystemTasks steps={data} />
            <OwnTasks steps={data} />
          </div>
          {data.letter ? <Letter letter={data.letter} bank={data.bankName} /> : null}
        </div>
      </>
    );
  }
  // An address that is no id at all does not exist either.
  if (isApiError(error, 'NOT_FOUND', 'VALIDATION')) {
    return (
      <div className="wrap sec-end">
        <EmptyState
          level={1}
          picture={<Lookout />}
          title={t('missing')}
          text={t('missingText')}
          action={
            <Link className="btn btn-p" to={pages.ownApplications({ tab: 'sve' })}>
              {t('back')}
            </Link>
          }
        />
      </div>
    );
  }
  if (isError) {
    return (
      <div className="wrap sec-end">
        <ErrorState
          level={1}
          title={t('failed')}
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        />
      </div>
    );
  }
  return <PageSpinner label={t('opening')} />;
}
