import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { Badge } from '@app/ui/badge';
import { MapPin, Star } from '@app/ui/icons';
import { useSession } from '../../lib/session/session.ts';
import { concernOf } from './for-member.ts';
import { useCallsText } from './text.ts';

/**
 * Marks a call that concerns the member who looks. Pages are rendered for strangers: it comes later,
 * and stands where there is room already.
 */
export function Concern({ call, onField }: { call: CallSummary; onField?: boolean }) {
  const t = useCallsText();
  const { profile } = useSession();
  const why = profile && call.state !== 'closed' ? concernOf(call, profile) : null;
  if (!why) return null;
  return (
    <Badge tone={onField ? 'field' : 'accent'} icon={why === 'town' ? <MapPin /> : <Star />}>
      {t(why === 'town' ? 'yourTown' : 'forYou')}
    </Badge>
  );
}
