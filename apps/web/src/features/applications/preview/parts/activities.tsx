import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { cx } from '@app/ui/cx';
import { CalendarDays, HandHeart, UserRound, UsersRound } from '@app/ui/icons';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { VolunteersPanel } from '../../../volunteers/public.ts';
import { usePreviewText } from '../text.ts';
import type { OfView } from '../view.ts';
import s from './activities.module.css';

type Activity = OrangeView['projectActivities'][number];

export function Activities({ application }: OfView<'orange'>) {
  const { id, abilities } = application;
  return (
    <>
      <Plan application={application} />
      {abilities.canComment ? <VolunteersPanel application={id} /> : null}
    </>
  );
}

function Plan({ application: { projectActivities, members } }: OfView<'orange'>) {
  const t = usePreviewText();
  return (
    <section>
      <h2 className="title-3">{t('plan')}</h2>
      {projectActivities.length === 0 ? (
        <p className="muted">{t('noPlan')}</p>
      ) : (
        <ol className="numbered">
          {projectActivities.map((activity) => (
            <li key={activity.id} className={s.step}>
              <ActivityBlock activity={activity} members={members} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface ActivityProps {
  readonly activity: Activity;
  readonly members: OrangeView['members'];
}

function ActivityBlock({ activity, members }: ActivityProps) {
  const t = usePreviewText();
  const { date } = useFormat();
  const named = members.find(
    (one) => one.id === activity.responsible || one.userId === activity.responsible,
  );
  return (
    <div className={cx('column g2', s.activity)}>
      <h3 className="title-4 break">{activity.name}</h3>
      <p className="chip tabular">
        <CalendarDays />
        {date(activity.startDate)} - {date(activity.endDate)}
      </p>
      {activity.description ? <p className="muted lines">{activity.description}</p> : null}
      <Assignments activity={activity} />
      {activity.volunteersPlanned ? (
        <Planned
          Icon={HandHeart}
          name={t('volunteers')}
          count={activity.expectedVolunteers}
          text={activity.volunteerDescription}
        />
      ) : null}
      {activity.usersPlanned ? (
        <Planned
          Icon={UsersRound}
          name={t('users')}
          count={activity.expectedUsers}
          text={activity.userDescription}
        />
      ) : null}
      {activity.responsible ? (
        <p className="chip">
          <UserRound />
          {t('responsible')}: {named?.name ?? activity.responsible}
        </p>
      ) : null}
    </div>
  );
}

function Assignments({ activity: { teamAssignments } }: { activity: Activity }) {
  const t = usePreviewText();
  if (teamAssignments.length === 0) return null;
  return (
    <div>
      <h4 className="smaller faint">{t('who')}</h4>
      <ul className="small mt2 column g1">
        {teamAssignments.map((one, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: assignments carry no id
          <li key={n} className="break">
            <b className="bold">{one.teamMemberName}</b>
            {one.description ? `, ${one.description}` : ''}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlannedProps {
  readonly Icon: typeof UsersRound;
  readonly name: string;
  readonly count: number;
  readonly text: string;
}

function Planned({ Icon, name, count, text }: PlannedProps) {
  const t = usePreviewText();
  const { number } = useFormat();
  return (
    <p className="row top g2 small">
      <Icon className="faint" />
      <span className="break">
        <b className="bold">{name}</b>
        {count > 0 ? `, ${t('expected', { count: number(count) })}` : ''}
        {text ? <span className="muted block">{text}</span> : null}
      </span>
    </p>
  );
}
