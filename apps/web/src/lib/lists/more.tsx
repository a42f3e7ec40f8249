import { Button } from '@app/ui/button';
import { useState } from 'react';
import { useShellText } from '../texts/text.ts';

interface Pages<T> {
  readonly items: readonly T[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** A list that was rendered with its first page, and goes on when asked. */
export function useMore<T>(first: Pages<T>, load: (after: string) => Promise<Pages<T>>) {
  const [{ items, next }, setShown] = useState(first);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const more = async () => {
    if (!next) return;
    setState('busy');
    try {
      const page = await load(next);
      setShown({ items: [...items, ...page.items], next: page.next });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { items, next, state, more };
}

interface MoreProps {
  readonly list: Pick<ReturnType<typeof useMore>, 'next' | 'state' | 'more'>;
  readonly label: string;
  /** Said when it did not come. */
  readonly failed: string;
}

export function MoreButton({ list: { next, state, more }, label, failed }: MoreProps) {
  const shell = useShellText();
  return (
    <>
      {state === 'failed' ? (
        <p className="message bad mt4" role="alert">
          {failed}
        </p>
      ) : null}
      {next ? (
        <Button
          className="mt6"
          busy={state === 'busy'}
          busyLabel={shell('loading')}
          onClick={() => void more()}
        >
          {label}
        </Button>
      ) : null}
    </>
  );
}
