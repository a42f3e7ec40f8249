import { ArrowRight } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { TaskIcon } from './task-icons.tsx';
import { daysLate, type PlacedTask, taskKey, useTask } from './task-words.ts';
import s from './tasks.module.css';

interface TaskRowsProps {
  readonly tasks: readonly PlacedTask[];
  readonly today: string;
}

export function TaskRows({ tasks, today }: TaskRowsProps) {
  return (
    <ul className={s.rows}>
      {tasks.map((task) => (
        <li key={taskKey(task)}>
          <TaskRow task={task} today={today} />
        </li>
      ))}
    </ul>
  );
}

function TaskRow({ task, today }: Omit<TaskRowsProps, 'tasks'> & { task: PlacedTask }) {
  const { title, says, action, when } = useTask(today)(task);
  const late = (daysLate(task, today) ?? 0) > 0;
  return (
    <Link to={task.to}>
      <span className={s.niche} data-tone={late ? 'bad' : undefined} aria-hidden>
        <TaskIcon kind={task.kind} />
      </span>
      <span className={s.what}>
        <span className={s.when} data-tone={late ? 'bad' : undefined}>
          {when}
        </span>
        <span className="bold">{title}</span>
        <span className="smaller muted">{says}</span>
      </span>
      <span className={s.go}>
        <span>{action}</span>
        <ArrowRight />
      </span>
    </Link>
  );
}
