import { useParams } from 'react-router';
import { Unopened } from '../../../entities/applications/public.ts';
import { useAccentOf } from '../../../lib/browser/accent.ts';
import { TasksBar } from '../parts/bar.tsx';
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
  const query = useNextSteps(id);
  const { data } = query;
  useAccentOf(data?.kind);
  if (data) {
    return (
      <>
        <TasksBar steps={data} />
        <div className={s.page}>
          <h1 className="visually-hidden">{t('title')}</h1>
          <div className={s.main}>
            <SystemTasks steps={data} />
            <OwnTasks steps={data} />
          </div>
          {data.letter ? <Letter letter={data.letter} bank={data.bankName} /> : null}
        </div>
      </>
    );
  }
  return <Unopened query={query} opening={t('opening')} failed={t('failed')} />;
}
