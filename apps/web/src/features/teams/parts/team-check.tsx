import type { MyApplication } from '@app/contracts/applications/applications.schemas';
import { canvasOf } from '@app/contracts/pages';
import type { Team } from '@app/contracts/teams/teams.schemas';
import { isEditableStatus } from '@app/domain/applications/application.machine';
import { Avatar } from '@app/ui/avatar';
import { Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { applications, useMissingText } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useTeamTestText } from '../text.ts';
import { Facts } from './invitation-facts.tsx';
import StatusLabel from './status-label.tsx';
import { useTeam } from './use-team.ts';

/** A team, what its call asks of it, and what it lacks. */
export default function TeamCheck({ application }: { application: MyApplication }) {
  const t = useTeamTestText();
  const { team, asked: query } = useTeam(application.id);
  if (team) {
    return (
      <>
        <Missing application={application} team={team} />
        <Asks team={team} />
        <Members applicationId={application.id} />
        <Invitations team={team} />
      </>
    );
  }
  return query.isError ? (
    <Failed level={2} title={t('failed')} query={query} />
  ) : (
    <Skeleton height={320} className="mt6" />
  );
}

interface MissingProps {
  readonly application: MyApplication;
  readonly team: Team;
}

function Missing({ application, team }: MissingProps) {
  const t = useTeamTestText();
  const say = useMissingText();
  const { id, kind, membersLacking, role, status } = application;
  const leads = role === 'owner';
  const open = isEditableStatus(status);
  const lacking = [
    ...(membersLacking > 0 ? [say('teamTooSmall', { count: membersLacking })] : []),
    ...team.members.flatMap(({ lack, name }) => (lack ? [say(lack, { name })] : [])),
  ];
  const to = canvasOf(kind)({ id, dio: 'tim' });
  return (
    <section className="mt7" aria-labelledby="team-lacks">
      <h2 className="title-4" id="team-lacks">
        {t('missing')}
      </h2>
      {open && lacking.length > 0 ? (
        <ul className="rows mt4">
          {lacking.map((text) => (
            <li key={text}>
              <Link className="link break" to={to}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt3">{t(!open ? 'over' : leads ? 'nothing' : 'nothingOfYou')}</p>
      )}
      {open && !leads ? <p className="small muted mt3">{t('others')}</p> : null}
      <Link className="button button-secondary mt5" to={to}>
        {t('open')}
      </Link>
    </section>
  );
}

function Asks({ team: { ages, members, places } }: { team: Team }) {
  const t = useTeamTestText();
  const bounds = [ages.least !== null ? 'From' : '', ages.most !== null ? 'To' : ''].join('');
  const range = { from: ages.least ?? 0, to: ages.most ?? 0 };
  const years = {
    FromTo: t('agesBetween', range),
    From: t('agesFrom', range),
    To: t('agesTo', range),
  }[bounds];
  const facts: [string, string][] = [
    [t('size'), t('sizeText', { from: places.minimum, to: places.atMost, count: members.length })],
    [t('ages'), years ?? t('agesAny')],
    [t('consents'), t('consentsText')],
  ];
  return (
    <section className="mt7" aria-labelledby="team-asked">
      <h2 className="title-4" id="team-asked">
        {t('asks')}
      </h2>
      <Facts facts={facts} />
    </section>
  );
}

/** As the older call answers: with contact details for whom they are meant. */
function Members({ applicationId }: { applicationId: string }) {
  const t = useTeamTestText();
  const query = useQuery({
    queryKey: ['teams', applicationId, 'test'],
    queryFn: () => applications.testMembers({ params: { id: applicationId } }),
  });
  return (
    <section className="mt7" aria-labelledby="team-people">
      <h2 className="title-4" id="team-people">
        {t('members')}
      </h2>
      {query.isError && !query.data ? <Failed title={t('failed')} query={query} /> : null}
      <ul className="rows mt4">
        {query.data?.members.map(({ id, name, profile_picture_url, role, email, phone_number }) => (
          <li key={id} className="row g4">
            <Avatar name={name} src={profileImageUrl(id, profile_picture_url)} />
            <div className="grow">
              <p className="bold break">{name}</p>
              <p className="small muted break">
                {[t(role === 'vlasnik' ? 'leadsApplication' : 'member'), email, phone_number]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <StatusLabel />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitations({ team: { invitations } }: { team: Team }) {
  const t = useTeamTestText();
  return (
    <section className="mt7" aria-labelledby="team-invitations">
      <h2 className="title-4" id="team-invitations">
        {t('invitations')}
      </h2>
      {invitations.length === 0 ? <p className="mt3">{t('noInvitations')}</p> : null}
      <ul className="rows mt4">
        {invitations.map(({ id, inviteeName, inviteeEmail, responsibility, status }) => (
          <li key={id} className="row g4">
            <div className="grow">
              <p className="bold break">{inviteeName || inviteeEmail}</p>
              <p className="small muted break">{responsibility}</p>
            </div>
            <StatusLabel status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
