import type { BankDesk, DeskTask, WaitingTask } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { NextStone } from '@app/ui/scenes/next-stone';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { useDeskPlace } from '../desk-place.ts';
import { daysLate, useTask } from '../parts/task-words.ts';
import { todayQuery } from '../queries.ts';
import { useDeskText } from '../text.ts';
import { actOf, dutyActs } from './acts.ts';
import { Awaited } from './awaited.tsx';
import s from './duties.module.css';
import { DutyRows } from './duty-rows.tsx';
import { byTime, times } from './times.ts';

/** All that the reader has to do in the bank, by date; what waits for others apart. */
export function Duties({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  const shell = useShellText();
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
  if (!data) return <Failed level={1} title={t('listFailed')} query={{ error, refetch }} />;
  return <List tasks={data.tasks} bank={slug} />;
}

function List({ tasks, bank }: { tasks: readonly WaitingTask[]; bank: string }) {
  const t = useDeskText();
  const { longDate } = useFormat();
  const now = useNow();
  const { act } = useDeskPlace();
  const today = dayOf(now);
  const mine = tasks.filter((task) => task.mine);
  const others = tasks.filter((task) => !task.mine);
  const shown = act ? mine.filter(({ kind }) => actOf(kind) === act) : mine;
  const isLate = (task: DeskTask) => (daysLate(task, today) ?? 0) > 0;
  const late = mine.filter(isLate).length;
  const first = shown.find(isLate);
  const groups = byTime(
    shown.filter((task) => task !== first),
    today,
  );
  return (
    <>
      <h1 className="title-1">
        {mine.length === 0
          ? t('dutiesNone')
          : late > 0
            ? t('dutiesLate', { duties: t('duties', { count: mine.length }), count: late })
            : t('dutiesTitle', { duties: t('duties', { count: mine.length }) })}
      </h1>
      <p className="lead mt3">{t('dutiesLead', { date: longDate(now) })}</p>
      {mine.length > 0 ? <Acts mine={mine} bank={bank} /> : null}
      <div className={s.two}>
        <div>
          {first ? <Late task={first} today={today} /> : null}
          {times.map((time) => {
            const found = groups.get(time) ?? [];
            return found.length > 0 ? (
              <section key={time} className={s.group} aria-labelledby={`time-${time}`}>
                <h2 className="title-4" id={`time-${time}`}>
                  {t(`time_${time}`)}
                </h2>
                <DutyRows tasks={found} today={today} time={time} />
              </section>
            ) : null;
          })}
          {shown.length === 0 ? (
            <EmptyState
              level={2}
              framed
              picture={<WholeBridge />}
              title={t('todayNone')}
              text={t('todayNoneText')}
            />
          ) : null}
        </div>
        {others.length > 0 ? <Awaited tasks={others} today={today} bank={bank} /> : null}
      </div>
    </>
  );
}

/** How many there are of each act; each narrows the list. */
function Acts({ mine, bank: bankId }: { mine: readonly DeskTask[]; bank: string }) {
  const t = useDeskText();
  const { act } = useDeskPlace();
  const counted = dutyActs
    .map((one) => [one, mine.filter(({ kind }) => actOf(kind) === one).length] as const)
    .filter(([one, count]) => count > 0 || one === act);
  const to = (vrsta?: string) => pages.bankDesk({ bankId, dio: 'duznosti', vrsta });
  return (
    <nav className={cx('row-aside', s.acts)} aria-label={t('acts')}>
      <Link to={to()} aria-current={act === undefined ? 'true' : undefined}>
        <b className="tabular">{mine.length}</b>
        {t('act_all')}
      </Link>
      {counted.map(([one, count]) => (
        <Link key={one} to={to(one)} aria-current={act === one ? 'true' : undefined}>
          <b className="tabular">{count}</b>
          {t(`act_${one}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Stones of the arch that is drawn beside it; the one that hangs is what is late. */
const stones = [true, true, true, true, false, true, true];

function Late({ task, today }: { task: DeskTask; today: string }) {
  const t = useDeskText();
  const { km, longDate } = useFormat();
  const { act, subject, says, action, when } = useTask(today)(task);
  const due = t('lateSince', { late: when, date: longDate(task.due ?? today) });
  return (
    <section className={cx('on-field', s.late)} aria-labelledby="late">
      <div className={s.arch}>
        <NextStone placed={stones} next={4} number="" note="" label={when} />
      </div>
      <div>
        <p className="smaller bold">{due}</p>
        <h2 className="title-3 mt2 break" id="late">
          {t('taskOf', { act, subject })}
        </h2>
        <p className="small mt2 field-muted">{says}</p>
        <p className={s.do}>
          {task.amount === null ? null : <b className={s.amount}>{km(task.amount)}</b>}
          <Link className="button button-field" to={task.to}>
            {action}
          </Link>
        </p>
      </div>
    </section>
  );
}
