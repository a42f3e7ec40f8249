import { Button } from '@app/ui/button';
import { network } from '../client.ts';
import { useNetworkAction, useStanding } from '../queries.ts';
import { useNetworkText } from '../text.ts';

interface InvitationAnswerProps {
  readonly id: string;
  /** Who invites. */
  readonly from: { readonly id: string; readonly name: string };
  readonly onAnswered: () => void;
}

/** The answer to an invitation to connect, where the reader is told of it. */
export default function InvitationAnswer({ id, from, onAnswered }: InvitationAnswerProps) {
  const { name } = from;
  const t = useNetworkText();
  const action = useNetworkAction();
  const { data } = useStanding(from.id);
  // It was answered or withdrawn, and perhaps another came since.
  if (data?.state !== 'invites' || data.invitationId !== id) return null;
  return (['accept', 'decline'] as const).map((event) => (
    <Button
      key={event}
      size="m"
      variant={event === 'accept' ? 'soft' : 'ghost'}
      aria-label={t(`${event}Of`, { name })}
      disabled={action.isPending}
      onClick={() =>
        action.mutate({
          act: () => network.answer({ params: { id }, body: { event } }),
          done: t(event === 'accept' ? 'accepted' : 'declined', { name }),
          next: onAnswered,
        })
      }
    >
      {t(event)}
    </Button>
  ));
}
