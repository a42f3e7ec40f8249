import type { Invitation } from '@app/contracts/teams/teams.schemas';
import { Badge, type BadgeTone } from '@app/ui/badge';
import { useTeamsText } from '../text.ts';

const tones: Record<Invitation['status'], BadgeTone> = {
  pending: 'warn',
  accepted: 'ok',
  rejected: 'bad',
  expired: 'quiet',
};

/** How far somebody is in a team; who is in it accepted (specification §4). */
export default function StatusLabel({ status = 'accepted' }: Partial<Pick<Invitation, 'status'>>) {
  const t = useTeamsText();
  return <Badge tone={tones[status]}>{t(`invitation_${status}`)}</Badge>;
}
