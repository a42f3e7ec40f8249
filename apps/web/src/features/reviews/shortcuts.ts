import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { browserStore, readStored, storageKeys } from '../../lib/drafts/storage.ts';

const watchers = new Set<() => void>();

const isOn = () => readStored('shortcuts') !== 'off';

/** Whether single keys do something; who speaks to the computer may switch them off. */
export function useShortcutsOn(): readonly [on: boolean, toggle: () => void] {
  const on = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    isOn,
    () => true,
  );
  const toggle = () => {
    browserStore.set(storageKeys.shortcuts, on ? 'off' : 'on');
    for (const watcher of watchers) watcher();
  };
  return [on, toggle];
}

const writing =
  'textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], input:not([type="radio"], [type="checkbox"])';

/** Whether a key pressed there is for the desk, not for a field or a dialog. */
export const isForDesk = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest(writing)) &&
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null;

export function useShortcuts(onKey: (key: string) => boolean): void {
  const [on] = useShortcutsOn();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.defaultPrevented || event.isComposing || !isForDesk(event.target)) return;
    if (onKey(event.key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return undefined;
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [on]);
}
