import { pages } from '@app/contracts/pages';
import { Skeleton } from '@app/ui/skeleton';
import { useEffect } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useTeamsText } from '../text.ts';
import { InviteForm } from './invite-form.tsx';
import { OwnAge } from './own-age.tsx';
import { SentInvitations } from './sent-invitations.tsx';
import { TeamArch } from './team-arch.tsx';
import { TeamLink } from './team-link.tsx';
import { TeamMembers } from './team-members.tsx';
import { TeamRequests } from './team-requests.tsx';
import s from './team-section.module.css';
import { useTeam } from './use-team.ts';

interface TeamSectionProps {
  readonly applicationId: string;
  /** Names of the others who have the application open. */
  readonly here: readonly string[];
  /** The members have come: what leads to one of them finds them. */
  onShown(): void;
}

/** Who writes an application together, who is invited, who asks. */
export function TeamSection({ applicationId, here, onShown }: TeamSectionProps) {
  const t = useTeamsText();
  const actions = useTeam(applicationId);
  const { team, asked: query } = actions;
  const isShown = team !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, not with each change of the team
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown]);
  if (!team) {
    if (!query.isError) return <Skeleton className={s.waiting} />;
    return <Failed title={t('failed')} query={query} />;
  }
  const waiting = team.invitations.filter(({ status }) => status === 'pending');
  const room = team.members.length < team.places.atMost;
  return (
    <>
      <TeamArch
        people={team.members}
        invited={waiting.length}
        minimum={team.places.minimum}
        atMost={team.places.atMost}
      />
      {team.own ? <OwnAge applicationId={applicationId} own={team.own} actions={actions} /> : null}
      {team.requests.length > 0 ? <TeamRequests team={team} actions={actions} /> : null}
      {team.canManage && room ? (
        <section className="mt7" aria-labelledby="team-invite">
          <h2 className="title-4" id="team-invite">
            {t('invite')}
          </h2>
          <div className={s.ways}>
            <InviteForm applicationId={applicationId} actions={actions} />
            <TeamLink applicationId={applicationId} team={team} actions={actions} />
          </div>
        </section>
      ) : null}
      <TeamMembers applicationId={applicationId} team={team} here={here} actions={actions} />
      <SentInvitations team={team} actions={actions} />
      <p className="mt6">
        <Link className="link" to={pages.teamTest({ prijava: applicationId })}>
          {t('check')}
        </Link>
      </p>
    </>
  );
}
