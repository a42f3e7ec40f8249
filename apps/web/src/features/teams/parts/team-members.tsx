import type { Team, TeamPerson } from '@app/contracts/teams/teams.schemas';
import { Avatar } from '@app/ui/avatar';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Ellipsis } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useState } from 'react';
import { Menu, MenuItem } from '../../../lib/menus/menu.tsx';
import { profileImageUrl } from '../../../lib/pictures/profile-image.ts';
import { teams } from '../client.ts';
import { useGuardiansText, useTeamsText } from '../text.ts';
import { DescribeDialog } from './describe-dialog.tsx';
import s from './person.module.css';
import StatusLabel from './status-label.tsx';
import { HandOverDialog, LeaveDialog } from './team-dialogs.tsx';
import type { TeamActions } from './use-team.ts';

interface TeamMembersProps {
  readonly applicationId: string;
  readonly team: Team;
  readonly here: readonly string[];
  readonly actions: TeamActions;
}

type Wish = { readonly what: 'describe' | 'handOver' | 'leave'; readonly person: TeamPerson };

/** Who is in the team, what each of them does, and who leads. */
export function TeamMembers({ applicationId, team, here, actions }: TeamMembersProps) {
  const t = useTeamsText();
  const [wish, setWish] = useState<Wish | null>(null);
  const close = () => setWish(null);
  const of = { applicationId, actions, onClose: close };
  return (
    <section className="mt7" aria-labelledby="team-members">
      <h2 className="title-4" id="team-members">
        {t('members')}
      </h2>
      <Handover applicationId={applicationId} team={team} actions={actions} />
      <ul className="rows mt4">
        {team.members.map((person) => (
          <li key={person.id} id={`team.${person.id}`} className="row g4">
            <Avatar
              name={person.name}
              src={profileImageUrl(person.id, person.profile_picture_url)}
              online={person.isReader || here.includes(person.name)}
            />
            <div className="row row-wrap grow g2">
              <div className={s.person}>
                <p className="bold break">
                  {person.name}
                  {person.isReader ? <span className="small muted"> {t('you')}</span> : null}
                </p>
                <p className="small muted break">
                  {[person.role === 'vlasnik' ? t('leads') : '', person.responsibility]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
              <Status person={person} here={here} />
            </div>
            <Actions team={team} person={person} onWish={(what) => setWish({ what, person })} />
          </li>
        ))}
      </ul>
      {wish?.what === 'describe' ? <DescribeDialog {...of} person={wish.person} /> : null}
      {wish?.what === 'handOver' ? <HandOverDialog {...of} person={wish.person} /> : null}
      {wish?.what === 'leave' ? <LeaveDialog {...of} person={wish.person} /> : null}
    </section>
  );
}

function Status({ person, here }: { person: TeamPerson; here: readonly string[] }) {
  const t = useTeamsText();
  const say = useGuardiansText();
  if (person.lack) {
    const refused = person.consent === 'refused' || person.consent === 'withdrawn';
    return <Badge tone="warn">{say(refused ? 'lack_refused' : `lack_${person.lack}`)}</Badge>;
  }
  if (!person.isReader && here.includes(person.name)) return <Badge tone="ok">{t('here')}</Badge>;
  if (person.role === 'vlasnik') return null;
  return <StatusLabel />;
}

interface ActionsProps {
  readonly team: Team;
  readonly person: TeamPerson;
  onWish(what: Wish['what']): void;
}

function Actions({ team, person, onWish }: ActionsProps) {
  const t = useTeamsText();
  const mine = person.isReader;
  const leads = person.role === 'vlasnik';
  const mayLeave = mine ? team.canLeave : team.canManage && !leads;
  if (!mine && !team.canManage) return null;
  return (
    <Menu
      trigger={
        <IconButton label={t('more', { name: person.name })}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => onWish('describe')}>
        {t(mine ? 'describe' : 'describeOther')}
      </MenuItem>
      {team.canManage && !leads ? (
        <MenuItem onSelect={() => onWish('handOver')}>{t('handOver')}</MenuItem>
      ) : null}
      {mayLeave ? (
        <MenuItem tone="bad" onSelect={() => onWish('leave')}>
          {t(mine ? 'leave' : 'remove')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}

/** An offer to lead the application, for whom it is made and for who made it. */
function Handover({ applicationId, team, actions }: Omit<TeamMembersProps, 'here'>) {
  const t = useTeamsText();
  const params = { id: applicationId };
  if (!team.handover) return null;
  const { name, toReader } = team.handover;
  const answer = (accept: boolean) =>
    void actions.act(() => teams.answerHandover({ params, body: { accept } }));
  if (toReader) {
    return (
      <Note className="mt4">
        <p>{t('handOverYours')}</p>
        <div className="row row-wrap g2 mt3">
          <Button size="m" onClick={() => answer(true)}>
            {t('takeOver')}
          </Button>
          <Button size="m" variant="ghost" onClick={() => answer(false)}>
            {t('notNow')}
          </Button>
        </div>
      </Note>
    );
  }
  const takeBack = () =>
    void actions.act(() => teams.offerHandover({ params, body: { memberId: null } }));
  return (
    <Note className="mt4">
      <p>{t('handOverWaits', { name })}</p>
      {team.canManage ? (
        <button type="button" className="link mt2" onClick={takeBack}>
          {t('handOverBack')}
        </button>
      ) : null}
    </Note>
  );
}
