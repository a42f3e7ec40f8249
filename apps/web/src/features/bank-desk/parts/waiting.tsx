import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { NextStone } from '@app/ui/scenes/next-stone';
import { useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDeskText } from '../text.ts';
import { daysLate, type PlacedTask, useTask } from './task-words.ts';
import { TaskRows } from './tasks.tsx';
import s from './waiting.module.css';

interface WaitingProps {
  readonly tasks: readonly PlacedTask[];
  /** What is said above those that are not the reader's. */
  readonly othersTitle: string;
}

/** What waits for the reader, the first due as the one thing of the page; what others do apart. */
export function WaitingTasks({ tasks, othersTitle }: WaitingProps) {
  const t = useDeskText();
  const { longDate } = useFormat();
  const now = useNow();
  const today = dayOf(now);
  const mine = tasks.filter((task) => task.mine);
  const others = tasks.filter((task) => !task.mine);
  const late = mine.filter(({ due }) => due !== null && due < today).length;
  const [first, ...rest] = mine;
  return (
    <>
      <h1 className="title-1">
        {mine.length > 0 ? t('todayTitle', { count: mine.length }) : t('todayNone')}
      </h1>
      <p className="lead mt3">
        {longDate(now)}
        {late > 0 ? ` · ${t('lateCount', { count: late })}` : ''}
      </p>
      {first ? (
        <div className={cx(s.due, rest.length === 0 && s.alone)}>
          <First task={first} today={today} />
          {rest.length > 0 ? <Some tasks={rest} today={today} /> : null}
        </div>
      ) : (
        <EmptyState
          level={2}
          framed
          className="mt6"
          picture={<WholeBridge />}
          title={t('todayNone')}
          text={t('todayNoneText')}
        />
      )}
      {others.length > 0 ? (
        <section className="mt8" aria-labelledby="others">
          <h2 className={cx('title-3', s.othersTitle)} id="others">
            {othersTitle}
          </h2>
          <Some tasks={others} today={today} />
        </section>
      ) : null}
    </>
  );
}

interface FirstProps {
  readonly task: PlacedTask;
  readonly today: string;
}

/** Stones of the arch that is drawn beside it; the one that hangs is what to do. */
const stones = [true, true, true, true, false];

function First({ task, today }: FirstProps) {
  const t = useDeskText();
  const { km, quantity } = useFormat();
  const { title, says, action, when } = useTask(today)(task);
  const days = daysLate(task, today);
  return (
    <section className={cx('on-field', s.first)} aria-labelledby="first">
      <div className={s.arch}>
        <NextStone
          placed={stones}
          next={4}
          number={days === null ? '' : quantity(Math.abs(days))}
          note={days === null ? '' : t('daysLeft', { count: Math.abs(days) })}
          label={when}
        />
      </div>
      <h2 className="title-3" id="first">
        {title}
      </h2>
      <p className="small mt3 field-muted">{says}</p>
      <div className={s.do}>
        <p>
          {task.amount === null ? null : <b className={s.amount}>{km(task.amount)}</b>}
          <span className="small field-muted">{when}</span>
        </p>
        <Link className="button button-field" to={task.to}>
          {action}
        </Link>
      </div>
    </section>
  );
}

/** Most that one takes in at a glance. */
const atFirst = 5;

function Some({ tasks, today }: { tasks: readonly PlacedTask[]; today: string }) {
  const t = useDeskText();
  const [all, setAll] = useState(false);
  return (
    <div>
      <TaskRows tasks={all ? tasks : tasks.slice(0, atFirst)} today={today} />
      {!all && tasks.length > atFirst ? (
        <Button variant="soft" size="m" className="mt4" onClick={() => setAll(true)}>
          {t('allTasks', { count: tasks.length })}
        </Button>
      ) : null}
    </div>
  );
}
