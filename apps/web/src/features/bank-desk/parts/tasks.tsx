import type { DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import {
  ArrowRight,
  Banknote,
  Flag,
  Hammer,
  HandCoins,
  Hourglass,
  type Icon,
  Megaphone,
  PencilLine,
  Scale,
  Signature,
  Star,
} from '@app/ui/icons';
import { Link } from 'react-router';
import { daysLate, type PlacedTask, useTask } from './task-words.ts';
import s from './tasks.module.css';

const icons: Readonly<Record<DeskTask['kind'], Icon>> = {
  drafts: PencilLine,
  score: Star,
  decide: Scale,
  announce: Megaphone,
  campaignEnding: Hourglass,
  campaignMissed: HandCoins,
  sign: Signature,
  start: Hammer,
  pay: Banknote,
  complete: Flag,
};

interface TaskRowsProps {
  readonly tasks: readonly PlacedTask[];
  readonly today: string;
}

export function TaskRows({ tasks, today }: TaskRowsProps) {
  return (
    <ul className={s.rows}>
      {tasks.map((task) => (
        <li key={[task.kind, task.call?.slug, task.application?.slug].join(' ')}>
          <TaskRow task={task} today={today} />
        </li>
      ))}
    </ul>
  );
}

function TaskRow({ task, today }: Omit<TaskRowsProps, 'tasks'> & { task: PlacedTask }) {
  const { title, says, action, when, to } = useTask(today)(task);
  const Mark = icons[task.kind];
  const late = (daysLate(task, today) ?? 0) > 0;
  return (
    <Link to={to}>
      <span className={s.niche} data-tone={late ? 'bad' : undefined} aria-hidden>
        <Mark />
      </span>
      <span className={s.what}>
        <span className={s.when} data-tone={late ? 'bad' : undefined}>
          {when}
        </span>
        <span className="b">{title}</span>
        <span className="xs mut">{says}</span>
      </span>
      <span className={s.go}>
        <span>{action}</span>
        <ArrowRight />
      </span>
    </Link>
  );
}
