import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { monthNames } from '@app/messages/format/dates';
import { cx } from '@app/ui/cx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { TaskIcon } from '../parts/task-icons.tsx';
import { taskKey, useTask } from '../parts/task-words.ts';
import s from './duties.module.css';
import type { Time } from './times.ts';

interface DutyRowsProps {
  readonly tasks: readonly DeskTask[];
  readonly today: string;
  readonly time: Time;
}

export function DutyRows({ tasks, today, time }: DutyRowsProps) {
  return (
    <ul className={s.rows}>
      {tasks.map((task) => (
        <li key={taskKey(task)}>
          <Row task={task} today={today} time={time} />
        </li>
      ))}
    </ul>
  );
}

function Row({ task, today, time }: Omit<DutyRowsProps, 'tasks'> & { task: DeskTask }) {
  const { km } = useFormat();
  const { act, subject, says, action, when, title } = useTask(today)(task);
  return (
    <>
      <Day task={task} time={time} />
      <div>
        <p className={cx('bold', s.act)}>
          {act}
          <span className="visually-hidden">, {when}</span>
        </p>
        <p className="small muted break">
          {task.amount === null ? subject : `${subject}, ${km(task.amount)}`}
        </p>
        <p className={s.why}>
          {task.due === null ? null : <TaskIcon kind={task.kind} />}
          {says}
        </p>
      </div>
      <Link
        className="button button-soft button-medium"
        to={task.to}
        aria-label={`${action}: ${title}`}
      >
        {action}
      </Link>
    </>
  );
}

function Day({ task: { due, kind }, time }: { task: DeskTask; time: Time }) {
  const { language } = useLanguage();
  if (due === null) {
    return (
      <span className={s.day} data-time={time} aria-hidden="true">
        <TaskIcon kind={kind} />
      </span>
    );
  }
  const [, month = '1', day = '1'] = due.split('-');
  return (
    <span className={s.day} data-time={time} aria-hidden="true">
      <b className="tabular">{Number(day)}</b>
      <span>{monthNames(language)[Number(month) - 1]?.slice(0, 3)}</span>
    </span>
  );
}
