import type { NextSteps, SystemTaskView } from '@app/contracts/tasks/tasks.schemas';
import { type TickedKind, tickedKinds } from '@app/domain/tasks/system-tasks';
import { cx } from '@app/ui/cx';
import { CircleCheck, Clock } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { tasks } from '../client.ts';
import { useChange } from '../queries.ts';
import { useTaskPlace, useTaskTitle } from '../task-words.ts';
import { useTasksText } from '../text.ts';
import { Due } from './due.tsx';
import s from './tasks.module.css';
import { Tick } from './tick.tsx';

const tickedOf = ({ kind }: SystemTaskView): TickedKind | undefined =>
  tickedKinds.find((one) => one === kind);

/** What the call, the board and the contract ask: one thing first, the rest below. */
export function SystemTasks({ steps }: { steps: NextSteps }) {
  const t = useTasksText();
  const first = steps.system.find(({ by, done }) => by === 'team' && !done);
  const rest = steps.system.filter((task) => task !== first);
  return (
    <>
      {first ? <First steps={steps} task={first} /> : <Nothing steps={steps} />}
      {rest.length > 0 ? (
        <section aria-labelledby="then">
          <h2 className="title-3" id="then">
            {t('afterwards')}
          </h2>
          <ul className={cx('mt4', s.list)}>
            {rest.map((task) => (
              <Row
                key={`${task.kind} ${task.section} ${task.item?.id}`}
                steps={steps}
                task={task}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

const hints = ['details', 'account', 'signedCopy', 'receiptBack', 'receipts', 'report'] as const;

function useHint() {
  const t = useTasksText();
  return ({ kind }: SystemTaskView): string | null => {
    const hinted = hints.find((one) => one === kind);
    return hinted ? t(`${hinted}Hint`) : null;
  };
}

function First({ steps, task }: { steps: NextSteps; task: SystemTaskView }) {
  const t = useTasksText();
  const title = useTaskTitle(steps.kind);
  const hint = useHint()(task);
  return (
    <section className={cx('on-field', s.first)} aria-labelledby="first">
      <p className="small field-muted">{t('nextOne')}</p>
      <h2 className="title-2 mt2" id="first">
        {title(task)}
      </h2>
      {hint ? <p className="mt3 field-muted">{hint}</p> : null}
      <p className="mt3 field-muted">
        <Due {...task} />
      </p>
      {task.late ? <p className="small mt2 field-muted">{t('lateCalm')}</p> : null}
      <div className="row row-wrap g4 mt5">
        <Action steps={steps} task={task} look="button button-field" />
        <Ticked steps={steps} task={task} shown />
      </div>
    </section>
  );
}

function Nothing({ steps }: { steps: NextSteps }) {
  const t = useTasksText();
  const waits = steps.system.some(({ by }) => by === 'bank');
  return (
    <section className={cx('on-field', s.first)} aria-labelledby="first">
      <h2 className="title-2" id="first">
        {t('allDone')}
      </h2>
      <p className="mt3 field-muted">{t(waits ? 'allDoneBank' : 'allDoneOver')}</p>
    </section>
  );
}

function Row({ steps, task }: { steps: NextSteps; task: SystemTaskView }) {
  const t = useTasksText();
  const title = useTaskTitle(steps.kind)(task);
  const hint = useHint()(task);
  return (
    <li className={cx(s.row, task.done && s.done)}>
      {tickedOf(task) ? (
        <Ticked steps={steps} task={task} />
      ) : (
        <span className={s.mark}>{task.done ? <CircleCheck /> : <Clock />}</span>
      )}
      <div className="grow">
        <p className="bold">{title}</p>
        {task.done ? (
          <p className="small muted">{t('doneBy', { name: task.done.by })}</p>
        ) : (
          <>
            {hint ? <p className="small muted">{hint}</p> : null}
            <p className="small muted">
              {t(task.by)}
              {task.on ? ', ' : null}
              <Due {...task} />
            </p>
          </>
        )}
      </div>
      {task.done ? null : (
        <Action steps={steps} task={task} look="button button-secondary button-medium" />
      )}
    </li>
  );
}

/** The box of what only the team knows to be done. */
function Ticked({
  steps: { id },
  task,
  shown = false,
}: {
  steps: NextSteps;
  task: SystemTaskView;
  shown?: boolean;
}) {
  const t = useTasksText();
  const change = useChange(id);
  const kind = tickedOf(task);
  if (!kind) return null;
  return (
    <Tick
      label={t('tick', { task: t(kind) })}
      shown={shown}
      done={task.done !== null}
      onDone={(done) =>
        void change(
          () => tasks.tick({ params: { id, kind }, body: { done } }),
          (now) => ({
            ...now,
            system: now.system.map((one) =>
              one.kind === kind
                ? { ...one, done: done ? { by: '', at: new Date().toISOString() } : null }
                : one,
            ),
          }),
        )
      }
    />
  );
}

/** Where it is done. */
function Action({ steps, task, look }: { steps: NextSteps; task: SystemTaskView; look: string }) {
  const place = useTaskPlace()(steps, task);
  return place ? (
    <Link className={look} to={place.to}>
      {place.text}
    </Link>
  ) : null;
}
