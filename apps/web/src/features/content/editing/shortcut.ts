/** `undo`, `redo` or `save`, where a key asks for it; null for any letter that is typed. */
export function shortcutOf(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  getModifierState(key: 'AltGraph'): boolean;
}): 'undo' | 'redo' | 'save' | null {
  // AltGr comes as Ctrl and Alt on some systems: it writes č ć š ž đ, and asks for nothing.
  if (event.altKey || event.getModifierState('AltGraph')) return null;
  if (!event.ctrlKey && !event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (event.shiftKey) return null;
  return key === 'y' ? 'redo' : key === 's' ? 'save' : null;
}
