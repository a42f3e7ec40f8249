import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Heard, useLive, useLiveInterval } from '../live/live.ts';
import type { Autosave, Look } from './autosave.ts';

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
export function useLookAgain(saver: Watched, topics: readonly Heard[]): void {
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

/**
 * A saver that hears at once what another tab of this browser saved, and stops with its page.
 *
 * @param make gets what tells the other tabs.
 */
export function useSaverOfTabs<T extends object>(
  name: string,
  make: (onSaved: () => void) => Autosave<T>,
): Autosave<T> {
  const [tabs] = useState(() => new BroadcastChannel(name));
  const [saver] = useState(() => make(() => tabs.postMessage('saved')));
  useEffect(() => {
    tabs.onmessage = () => void saver.refresh('written');
    return () => {
      saver.stop();
      tabs.onmessage = null;
    };
  }, [saver, tabs]);
  return saver;
}

/**
 * Others' changes of a field wait while the cursor stands in it.
 *
 * @param left told the id of what the cursor left.
 */
export function useFocusedFields<F extends string>(
  root: RefObject<HTMLElement | null>,
  saver: { hold(field: F): void; release(field: F): void },
  left?: (id: string) => void,
): void {
  const moved = useEffectEvent(({ type, target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field as F | undefined;
    if (field && type === 'focusin') saver.hold(field);
    else if (field) saver.release(field);
    if (type === 'focusout' && target.id) left?.(target.id);
  });
  useEffect(() => {
    const element = root.current;
    const onMove = (event: FocusEvent) => moved(event);
    element?.addEventListener('focusin', onMove);
    element?.addEventListener('focusout', onMove);
    return () => {
      element?.removeEventListener('focusin', onMove);
      element?.removeEventListener('focusout', onMove);
    };
  }, [root]);
}
