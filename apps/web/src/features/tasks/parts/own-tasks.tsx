import type { NextSteps, OwnTaskView } from '@app/contracts/tasks/tasks.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { IconButton } from '@app/ui/icon-button';
import { Pencil, Plus, Trash } from '@app/ui/icons';
import { useState } from 'react';
import { useUndo } from '../../../lib/form/list-rows.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { tasks } from '../client.ts';
import { useChange } from '../queries.ts';
import { useTasksText } from '../text.ts';
import { Due } from './due.tsx';
import s from './tasks.module.css';
import { Tick } from './tick.tsx';

const TaskDialog = lazyPart(() => import('./task-dialog.tsx').then((it) => it.TaskDialog));

/** What the team wrote down for itself. */
export function OwnTasks({ steps }: { steps: NextSteps }) {
  const t = useTasksText();
  const [open, setOpen] = useState<OwnTaskView | 'new' | null>(null);
  const waiting = steps.own.filter(({ done }) => !done);
  const done = steps.own.filter((task) => task.done);
  const list = (rows: readonly OwnTaskView[]) => (
    <ul className={cx('mt4', s.list)}>
      {rows.map((task) => (
        <Row key={task.id} steps={steps} task={task} onEdit={() => setOpen(task)} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="own">
      <div className={s.head}>
        <div>
          <h2 className="title-3" id="own">
            {t('own')}
          </h2>
          <p className="small muted mt2">{t(steps.own.length > 0 ? 'ownText' : 'ownEmpty')}</p>
        </div>
        <Button size="m" onClick={() => setOpen('new')}>
          <Plus />
          {t('add')}
        </Button>
      </div>
      {waiting.length > 0 ? list(waiting) : null}
      {done.length > 0 ? (
        <div className="mt4">
          <Disclosure title={t('doneCount', { count: done.length })}>{list(done)}</Disclosure>
        </div>
      ) : null}
      {open ? (
        <TaskDialog
          steps={steps}
          task={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  );
}

interface RowProps {
  readonly steps: NextSteps;
  readonly task: OwnTaskView;
  onEdit(): void;
}

function Row({ steps: { id, members }, task, onEdit }: RowProps) {
  const t = useTasksText();
  const change = useChange(id);
  const undo = useUndo();
  const params = { id, taskId: task.id };
  const name = members.find((member) => member.id === task.memberId)?.name;
  const tick = (done: boolean) =>
    change(
      () => tasks.change({ params, body: { done } }),
      (now) => ({
        ...now,
        own: now.own.map((one) =>
          one.id === task.id
            ? { ...one, done: done ? { by: '', at: new Date().toISOString() } : null }
            : one,
        ),
      }),
    );
  const remove = async () => {
    await change(() => tasks.remove({ params }));
    const { title, on, memberId } = task;
    undo(title, () => {
      void change(() => tasks.add({ params: { id }, body: { title, on, memberId } }));
    });
  };
  return (
    <li className={cx(s.row, task.done && s.done)}>
      <Tick
        label={t('tick', { task: task.title })}
        done={task.done !== null}
        onDone={(done) => void tick(done)}
      />
      <div className="grow">
        <p className="bold break">{task.title}</p>
        <p className="small muted">
          {task.done ? (
            t('doneBy', { name: task.done.by })
          ) : (
            <>
              {name ?? t('whoever')}
              {task.on ? ', ' : null}
              <Due {...task} />
            </>
          )}
        </p>
      </div>
      <div className={s.tools}>
        {task.done ? null : (
          <IconButton label={t('edit', { task: task.title })} onClick={onEdit}>
            <Pencil />
          </IconButton>
        )}
        <IconButton label={t('remove', { task: task.title })} onClick={() => void remove()}>
          <Trash />
        </IconButton>
      </div>
    </li>
  );
}
