import { Button } from '@app/ui/button';
import { type ReactNode, useState } from 'react';
import type { ThreadOf } from './threads.ts';

interface ThreadListProps<C> {
  readonly threads: readonly ThreadOf<C>[];
  /** Classes of the page. */
  readonly look: Readonly<Record<'threads' | 'thread' | 'answers' | 'more', string | undefined>>;
  /** What asks for further answers. */
  readonly more: string;
  show(comment: C): ReactNode;
  onMore(thread: ThreadOf<C>): Promise<unknown>;
}

/** Comments with the answers to each. */
export function ThreadList<C extends { readonly id: string }>(props: ThreadListProps<C>) {
  const { threads, look, more, show, onMore } = props;
  return (
    <ul className={look.threads}>
      {threads.map((thread) => (
        <li key={thread.id} className={look.thread}>
          {show(thread)}
          {thread.answers.length > 0 ? (
            <ul className={look.answers}>
              {thread.answers.map((answer) => (
                <li key={answer.id}>{show(answer)}</li>
              ))}
            </ul>
          ) : null}
          {thread.answersNext ? (
            <span className={look.more}>
              <MoreAnswers label={more} onMore={() => onMore(thread)} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function MoreAnswers({ label, onMore }: { label: string; onMore(): Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    await onMore();
    setBusy(false);
  };
  return (
    <Button size="m" variant="ghost" busy={busy} onClick={() => void more()}>
      {label}
    </Button>
  );
}
