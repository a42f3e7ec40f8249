import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { isPublicStatus, livingStatuses } from '@app/domain/applications/application.machine';
import { isPast } from '@app/domain/volunteers/volunteer';
import { cx } from '@app/ui/cx';
import { CalendarDays, HandHeart, UserRound, UsersRound } from '@app/ui/icons';
import { useLocation } from 'react-router';
import { Link } from '../../../../lib/addresses/links.tsx';
import { loginUrl } from '../../../../lib/addresses/return-url.ts';
import { useNow } from '../../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { HelpKey, VolunteersPanel } from '../../../volunteers/public.ts';
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

function Plan({ application }: OfView<'orange'>) {
  const { projectActivities, members } = application;
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
              <Help application={application} activity={activity} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Where a project that everybody sees plans volunteers and is not over: its readers may offer. */
function Help({ application, activity }: OfView<'orange'> & { readonly activity: Activity }) {
  const t = usePreviewText();
  const { state } = useSession();
  const here = useLocation();
  const now = useNow();
  const { id, status, abilities } = application;
  const isOpen =
    isPublicStatus(status) &&
    livingStatuses.includes(status) &&
    !abilities.canComment &&
    activity.volunteersPlanned &&
    activity.expectedVolunteers > 0 &&
    !isPast({ endsOn: activity.endDate }, new Date(now));
  if (!isOpen) return null;
  if (state === 'authenticated') return <HelpKey application={id} activity={activity} />;
  return (
    <p className="mt3">
      <Link className="button button-soft button-medium if-no-session" to={loginUrl(here)}>
        <HandHeart />
        {t('wantToHelp')}
        <span className="visually-hidden">: {activity.name}</span>
      </Link>
    </p>
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
