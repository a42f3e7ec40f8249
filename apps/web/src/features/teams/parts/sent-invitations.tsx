import type { Invitation, Team } from '@app/contracts/teams/teams.schemas';
import { Button } from '@app/ui/button';
import { useFormat } from '../../../lib/format/use-format.ts';
import { teams } from '../client.ts';
import { useTeamsText } from '../text.ts';
import s from './person.module.css';
import StatusLabel from './status-label.tsx';
import type { TeamActions } from './use-team.ts';

/** Invitations without a yes so far. */
export function SentInvitations({ team, actions }: { team: Team; actions: TeamActions }) {
  const t = useTeamsText();
  const open = team.invitations.filter((one) => one.status !== 'accepted');
  if (open.length === 0) return null;
  const move = (id: string, event: 'resend' | 'withdraw') =>
    void actions.act(
      () => teams.moveInvitation({ params: { id }, body: { event } }),
      event === 'resend' ? t('resent') : undefined,
    );
  return (
    <section className="mt7" aria-labelledby="team-invited">
      <h2 className="title-4" id="team-invited">
        {t('invited')}
      </h2>
      <ul className="rows mt4">
        {open.map((one) => (
          <li key={one.id} className="row row-wrap g4">
            <div className={s.person}>
              <p className="bold break">{one.inviteeName || one.inviteeEmail}</p>
              <p className="small muted">
                <When invitation={one} />
              </p>
            </div>
            <StatusLabel status={one.status} />
            {one.events.length > 0 ? (
              <div className="row g2">
                {one.events.includes('resend') ? (
                  <Button size="m" variant="secondary" onClick={() => move(one.id, 'resend')}>
                    {t('sendAgain')}
                  </Button>
                ) : null}
                <Button size="m" variant="ghost" onClick={() => move(one.id, 'withdraw')}>
                  {t('withdraw')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function When({ invitation }: { invitation: Invitation }) {
  const t = useTeamsText();
  const format = useFormat();
  const sent = format.date(invitation.sentAt);
  const until = format.date(invitation.expiresAt);
  if (invitation.status === 'rejected') return t('sentRejected');
  return t(invitation.status === 'expired' ? 'sentExpired' : 'sentUntil', { sent, until });
}
