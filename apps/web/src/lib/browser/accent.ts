import { useLayoutEffect, useSyncExternalStore } from 'react';

export type Accent = 'orange' | 'blue';

let shown: Accent | undefined;
const listeners = new Set<() => void>();

function show(accent: Accent | undefined): void {
  shown = accent;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Colours the page by a grant's kind, which its address does not tell: before what is coloured is
 * painted. Until the kind is known a page shows nothing in a colour.
 */
export function useAccentOf(kind: string | undefined): void {
  useLayoutEffect(() => {
    show(kind === 'blue' ? 'blue' : undefined);
    return () => show(undefined);
  }, [kind]);
}

/** What the page asks for; else its row of the route table says it. */
export const useOwnAccent = (): Accent | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
