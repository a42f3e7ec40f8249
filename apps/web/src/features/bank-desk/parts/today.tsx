import type { BankDesk, DeskTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { ErrorState } from '@app/ui/error-state';
import { ArrowRight } from '@app/ui/icons';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { NextStone } from '@app/ui/scenes/next-stone';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayOf } from '../../../lib/days.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { errorText, useShellText } from '../../../lib/text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { sectionUrl } from '../desk-place.ts';
import { FundDeck } from '../money/fund-deck.tsx';
import { fundQuery } from '../money/queries.ts';
import { todayQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import { Arches } from './arches.tsx';
import { daysLate, useTask } from './task-words.ts';
import { TaskRows } from './tasks.tsx';
import s from './today.module.css';

/** What waits today, the first due as the one thing of the page; below it how the bank stands. */
export function Today({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const shell = useShellText();
  const { language } = useLanguage();
  const { slug } = desk.bank;
  const { data, error, isPending, refetch } = useQuery(todayQuery(slug));
  if (isPending) {
    return (
      <Loading label={shell('loading')}>
        <Skeleton width="50%" height={56} />
        <Skeleton height={320} />
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorState
        level={1}
        title={t('listFailed')}
        text={errorText(error, language)}
        action={<Button onClick={() => void refetch()}>{shell('retry')}</Button>}
      />
    );
  }
  return (
    <>
      <Waiting bank={slug} tasks={data.tasks} />
      <section className={s.part} aria-labelledby="money">
        <div className="sec-h">
          <h2 className="t2" id="money">
            {t('moneyTitle')}
          </h2>
          <Link className="go" to={sectionUrl(slug, 'novac')}>
            {t('toMoney')}
            <ArrowRight />
          </Link>
        </div>
        <Fund bank={slug} />
      </section>
      <section className={s.part} aria-labelledby="applications">
        <div className="sec-h">
          <h2 className="t2" id="applications">
            {t('applicationsTitle')}
          </h2>
          <Link className="go" to={sectionUrl(slug, 'prijave')}>
            {t('toApplications')}
            <ArrowRight />
          </Link>
        </div>
        <Arches bank={slug} stages={data.stages} />
      </section>
    </>
  );
}

function Fund({ bank }: { bank: string }) {
  const { data } = useQuery(fundQuery(bank));
  return data ? <FundDeck fund={data} /> : <Skeleton height={180} />;
}

function Waiting({ bank, tasks }: { bank: string; tasks: readonly DeskTask[] }) {
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
      <h1 className="t1">
        {mine.length > 0 ? t('todayTitle', { count: mine.length }) : t('todayNone')}
      </h1>
      <p className="lead mt3">
        {longDate(now)}
        {late > 0 ? ` · ${t('lateCount', { count: late })}` : ''}
      </p>
      {first ? (
        <div className={cx(s.due, rest.length === 0 && s.alone)}>
          <First bank={bank} task={first} today={today} />
          {rest.length > 0 ? <Some bank={bank} tasks={rest} today={today} /> : null}
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
        <section className={s.part} aria-labelledby="others">
          <h2 className={cx('t3', s.others)} id="others">
            {t('others')}
          </h2>
          <Some bank={bank} tasks={others} today={today} />
        </section>
      ) : null}
    </>
  );
}

interface FirstProps {
  readonly bank: string;
  readonly task: DeskTask;
  readonly today: string;
}

/** Stones of the arch that is drawn beside it; the one that hangs is what to do. */
const stones = [true, true, true, true, false];

function First({ bank, task, today }: FirstProps) {
  const { km, quantity } = useFormat();
  const { title, says, action, to, when } = useTask(bank, today)(task);
  const days = daysLate(task, today);
  return (
    <section className={cx('on-field', s.first)} aria-labelledby="first">
      <div className={s.arch}>
        <NextStone
          placed={stones}
          next={4}
          number={days === null ? '' : quantity(Math.abs(days))}
          note=""
          label={when}
        />
      </div>
      <h2 className="t3" id="first">
        {title}
      </h2>
      <p className={cx('sm mt3', s.quiet)}>{says}</p>
      <div className={s.do}>
        <p>
          {task.amount === null ? null : <b className={s.amount}>{km(task.amount)}</b>}
          <span className={cx('sm', s.quiet)}>{when}</span>
        </p>
        <Link className="btn btn-field" to={to}>
          {action}
        </Link>
      </div>
    </section>
  );
}

/** Most that one takes in at a glance. */
const atFirst = 5;

function Some({
  bank,
  tasks,
  today,
}: {
  readonly bank: string;
  readonly tasks: readonly DeskTask[];
  readonly today: string;
}) {
  const t = useDeskText();
  const [all, setAll] = useState(false);
  return (
    <div>
      <TaskRows bank={bank} tasks={all ? tasks : tasks.slice(0, atFirst)} today={today} />
      {!all && tasks.length > atFirst ? (
        <Button variant="soft" size="m" className="mt4" onClick={() => setAll(true)}>
          {t('allTasks', { count: tasks.length })}
        </Button>
      ) : null}
    </div>
  );
}
