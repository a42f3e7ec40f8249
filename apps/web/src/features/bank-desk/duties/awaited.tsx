import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { Link } from 'react-router';
import { TaskIcon } from '../parts/task-icons.tsx';
import { taskKey, useTask } from '../parts/task-words.ts';
import { useDeskText } from '../text.ts';
import s from './duties.module.css';

interface AwaitedProps {
  readonly tasks: readonly DeskTask[];
  readonly today: string;
}

/** What teams, donors and the rest of the bank have to do. */
export function Awaited({ tasks, today }: AwaitedProps) {
  const t = useDeskText();
  const told = useTask(today);
  return (
    <aside className={s.others} aria-labelledby="others">
      <h2 className="t4" id="others">
        {t('awaited')}
      </h2>
      <p className="sm mut mt2">{t('awaitedText')}</p>
      <ul>
        {tasks.map((task) => {
          const { act, subject, when } = told(task);
          return (
            <li key={taskKey(task)}>
              <TaskIcon kind={task.kind} />
              <div>
                <Link className="sm b break" to={task.to}>
                  {subject}
                </Link>
                <p className="sm mut">{act}</p>
                <p className="xs sub">{when}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
