import { Button } from '@app/ui/button';

interface CommentActionsProps {
  readonly busy: boolean;
  /** Within a thread: one may leave it, and it is not what the page is for. */
  readonly inside: boolean;
  readonly words: Readonly<Record<'send' | 'sending' | 'cancel', string>>;
  readonly hidden?: boolean;
  onLeave(): void;
}

/** Sends a comment, or leaves it. */
export const CommentActions = ({ busy, inside, words, hidden, onLeave }: CommentActionsProps) => (
  <div className="row row-wrap g2" hidden={hidden}>
    <Button
      type="submit"
      size="m"
      variant={inside ? 'soft' : 'primary'}
      busy={busy}
      busyLabel={words.sending}
    >
      {words.send}
    </Button>
    {inside ? (
      <Button size="m" variant="ghost" onClick={onLeave}>
        {words.cancel}
      </Button>
    ) : null}
  </div>
);
