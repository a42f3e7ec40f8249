import { cx } from '@app/ui/cx';
import { NextStone } from '@app/ui/scenes/next-stone';
import { Link } from '../../../lib/addresses/links.tsx';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { daysLate, TaskIcon, taskKey, useTask } from '../../bank-desk/public.ts';
import type { Duty } from '../work.ts';
import s from './dashboard.module.css';
import { type Leading, Title } from './leading.tsx';
import { DashboardLine } from './line.tsx';

/** Stones of the arch that is drawn beside it; the one that hangs is what to do. */
const stones = [true, true, true, true, false];

/** What leads the page of who works in a bank: what is due first. */
export function LeadingDuty({ duty, level = 2 }: Leading & { duty: Duty }) {
  const { km } = useFormat();
  const today = dayOf(useNow());
  const { title, says, action, when } = useTask(today)(duty);
  return (
    <section className={cx('on-field', s.urgent)} aria-labelledby="urgent">
      <div>
        <p className="small">
          <b className="bold block break">{duty.bank.name}</b>
          <span className="field-muted">{when}</span>
        </p>
        <Title className="mt4 break" level={level}>
          {title}
        </Title>
        <p className={cx('small mt3 break field-muted', s.reason)}>
          {duty.amount === null ? says : `${km(duty.amount)}. ${says}`}
        </p>
        <div className={cx('row row-wrap g2', s.do)}>
          <Link className="button button-field" to={duty.to}>
            {action}
          </Link>
        </div>
      </div>
      <NextStone placed={stones} next={4} number="" note="" label={when} />
    </section>
  );
}

export function DutyLines({ duties }: { duties: readonly Duty[] }) {
  const today = dayOf(useNow());
  const textOf = useTask(today);
  return duties.map((duty) => {
    const { title, when } = textOf({ ...duty, town: duty.bank.municipality });
    const late = (daysLate(duty, today) ?? 0) > 0;
    return (
      <DashboardLine
        key={`${duty.bank.slug} ${taskKey(duty)}`}
        to={duty.to}
        icon={<TaskIcon kind={duty.kind} />}
        title={title}
        warn={late}
      >
        {when}
      </DashboardLine>
    );
  });
}
