import { Button } from '@app/ui/button';
import { network } from '../client.ts';
import { useNetworkActions, useWaiting } from '../queries.ts';
import { useNetworkText } from '../text.ts';

interface InvitationAnswerProps {
  readonly id: string;
  readonly onAnswered: () => void;
}

/** The answer to an invitation to connect, where the reader is told of it. */
export default function ConnectionAnswer({ id, onAnswered }: InvitationAnswerProps) {
  const t = useNetworkText();
  const action = useNetworkActions();
  const waiting = useWaiting(id);
  if (!waiting) return null;
  const { name } = waiting.person;
  return (['accept', 'decline'] as const).map((event) => (
    <Button
      key={event}
      size="m"
      variant={event === 'accept' ? 'soft' : 'ghost'}
      aria-label={t(`${event}Of`, { name })}
      disabled={action.busy}
      onClick={() =>
        void action.run({
          send: () => network.answer({ params: { id }, body: { event } }),
          done: t(event === 'accept' ? 'accepted' : 'declined', { name }),
          onSuccess: onAnswered,
        })
      }
    >
      {t(event)}
    </Button>
  ));
}
