import { useEffect, useEffectEvent, useRef } from 'react';

interface ReadMark {
  /** The last message of others that is shown; undefined while there is none. */
  readonly last: string | undefined;
  /** Whether the server still counts something as unread. */
  readonly unread: boolean;
  /** Tells the server. */
  tell(last: string): Promise<unknown>;
}

/** Says how far the reader has read, once, and only while they look at it. */
export function useReadMark({ last, unread, tell }: ReadMark): void {
  const first = useRef<string | undefined>(undefined);
  const sent = useRef('');
  const say = useEffectEvent(() => {
    const now = `${last} ${unread}`;
    if (!last || sent.current === now || document.visibilityState !== 'visible') return;
    sent.current = now;
    tell(last).catch(() => {
      sent.current = '';
    });
  });
  useEffect(() => {
    if (!last) return undefined;
    first.current ??= last;
    // What was read before needs no word.
    if (!unread && first.current === last) return undefined;
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [last, unread]);
}
