import type { Invitation } from '@app/contracts/teams/teams.schemas';
import { Badge, type BadgeTone } from '@app/ui/badge';
import { useTeamsText } from '../text.ts';

const tones: Record<Invitation['status'], BadgeTone> = {
  pending: 'warn',
  accepted: 'ok',
  rejected: 'bad',
  expired: 'quiet',
};

/**
 * How far somebody is in a team; who is in it accepted (specification §4). The labels of the
 * specification speak of the invitation, so that nobody is taken for a man.
 */
export default function StatusLabel({ status = 'accepted' }: Partial<Pick<Invitation, 'status'>>) {
  const t = useTeamsText();
  return (
    <span>
      <span className="smaller muted block">{t('invitationIs')}</span>
      <Badge tone={tones[status]}>{t(`invitation_${status}`)}</Badge>
    </span>
  );
}
