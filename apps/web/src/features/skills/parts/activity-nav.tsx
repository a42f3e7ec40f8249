import { pages } from '@app/contracts/pages';
import type { ApplicationSkills } from '@app/contracts/skills/skills.schemas';
import { cx } from '@app/ui/cx';
import { Check } from '@app/ui/icons';
import { StoneGauge } from '@app/ui/stone-gauge';
import { Link } from '../../../lib/addresses/links.tsx';
import { isDone, waitingIn } from '../queries.ts';
import { useKindText, useSkillsText } from '../text.ts';
import s from './skills.module.css';

interface NavProps {
  readonly skills: ApplicationSkills;
  readonly at: number;
}

export const activityLink = (id: string, at: number) =>
  pages.skills({ id, aktivnost: String(at + 1) });

export function ActivityNav({ skills, at }: NavProps) {
  const { activities, kind } = skills;
  const t = useKindText(kind);
  const done = activities.filter(({ analysis }) => isDone(analysis)).length;
  return (
    <nav className={s.side} aria-label={t('activities')}>
      <StoneGauge
        className={s.gauge}
        width={196}
        inner={62}
        stones={activities.map(({ analysis }, n) =>
          isDone(analysis) ? 'done' : n === at ? 'now' : 'open',
        )}
        number={`${done} / ${activities.length}`}
        label={t('activitiesDone')}
      />
      <ActivityLinks skills={skills} at={at} className={s.links} />
    </nav>
  );
}

/** The same on a phone, in a row under the bar. */
export function ActivityChips(props: NavProps) {
  return (
    // No landmark of its own: two of one name would stand on the page, of which one is seen.
    <div className={s.chips}>
      <ActivityLinks {...props} className={cx('row-aside', s.row)} />
    </div>
  );
}

function ActivityLinks({ skills, at, className }: NavProps & { className: string | undefined }) {
  const t = useSkillsText();
  return (
    <ol className={className}>
      {skills.activities.map(({ id, name, analysis }, n) => {
        const waiting = waitingIn(analysis);
        return (
          <li key={id}>
            <Link
              to={activityLink(skills.applicationId, n)}
              aria-current={n === at ? 'step' : undefined}
            >
              <span>{name}</span>
              {waiting > 0 ? (
                <span className={cx('tabular', s.count)}>
                  <span aria-hidden="true">{waiting}</span>
                  <span className="visually-hidden">{t('waiting', { count: waiting })}</span>
                </span>
              ) : isDone(analysis) ? (
                <Check label={t('done')} />
              ) : null}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
