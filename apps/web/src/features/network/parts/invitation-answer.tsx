import { Button } from '@app/ui/button';
import { network } from '../client.ts';
import { useNetworkAction, useStanding } from '../queries.ts';
import { useNetworkText } from '../text.ts';

interface InvitationAnswerProps {
  /** Who invites. */
  readonly from: { readonly id: string; readonly name: string };
  readonly onAnswered: () => void;
}

/** The answer to an invitation to connect, where the reader is told of it. */
export default function InvitationAnswer({
  from: { id, name },
  onAnswered,
}: InvitationAnswerProps) {
  const t = useNetworkText();
  const action = useNetworkAction();
  const { data } = useStanding(id);
  if (data?.state !== 'invites') return null;
  const { invitationId } = data;
  return (['accept', 'decline'] as const).map((event) => (
    <Button
      key={event}
      size="m"
      variant={event === 'accept' ? 'soft' : 'ghost'}
      aria-label={t(`${event}Of`, { name })}
      disabled={action.isPending}
      onClick={() =>
        action.mutate(
          {
            act: () => network.answer({ params: { id: invitationId ?? '' }, body: { event } }),
            done: t(event === 'accept' ? 'accepted' : 'declined', { name }),
          },
          { onSuccess: onAnswered },
        )
      }
    >
      {t(event)}
    </Button>
  ));
}
