import { useEffect, useEffectEvent } from 'react';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** What reads aloud tells of the keys below, as `aria-keyshortcuts`. */
export const searchKeys = '/ Control+K Meta+K';

/** `/`, where nothing is being written, and Ctrl or Cmd with K, where no editor uses it, search. */
export function useSearchShortcut(search: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    // Under a dialog the page is not reached.
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
    const command = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
    const inEditor = target instanceof HTMLElement && target.isContentEditable;
    if (command ? inEditor : key !== '/' || ctrlKey || metaKey || isWriting(target)) return;
    event.preventDefault();
    search();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
