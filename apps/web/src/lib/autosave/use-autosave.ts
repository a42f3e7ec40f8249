import { useEffect, useEffectEvent } from 'react';
import { useLive, useLiveInterval } from '../live.ts';
import type { Look } from './autosave.ts';

/** How often an open record is looked at again while no live events come, in ms. */
const lookEvery = 20_000;

interface Watched {
  read(): { readonly atRisk: boolean };
  refresh(look?: Look): Promise<void>;
}

/**
 * Looks again when the connection or the reader comes back, and when others change something:
 * `topics`, of which `written:` says that no more than the content is another.
 */
export function useLookAgain(saver: Watched, topics: readonly string[]): void {
  const wake = useEffectEvent((look?: Look) => {
    if (document.visibilityState === 'visible') void saver.refresh(look);
  });
  useLive(topics, (signal) => wake(signal?.startsWith('written:') ? 'written' : 'all'));
  const every = useLiveInterval(lookEvery);
  const others = topics.length > 0;
  useEffect(() => {
    const timer = others && every ? window.setInterval(() => wake(), every) : 0;
    const back = () => wake();
    addEventListener('online', back);
    addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      removeEventListener('online', back);
      removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [others, every]);
}

/** Asks before closing only when something would really be lost. */
export function useLeaveWarning(saver: Watched): void {
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (saver.read().atRisk) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [saver]);
}
