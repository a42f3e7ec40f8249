import { Button } from '@app/ui/button';

interface MoveButtonsProps<E extends string> {
  readonly events: readonly E[];
  readonly busy: boolean;
  /** What a key says, and what it is called with whom it concerns. */
  wordsOf(event: E): { readonly text: string; readonly label: string };
  onMove(event: E): void;
}

/** What the reader can do with something that was sent to them, or that they sent. */
export const MoveButtons = <E extends string>({
  events,
  busy,
  wordsOf,
  onMove,
}: MoveButtonsProps<E>) =>
  events.map((event) => {
    const { text, label } = wordsOf(event);
    return (
      <Button
        key={event}
        size="m"
        variant={event === 'accept' || event === 'show' ? 'soft' : 'ghost'}
        aria-label={label}
        disabled={busy}
        onClick={() => onMove(event)}
      >
        {text}
      </Button>
    );
  });
