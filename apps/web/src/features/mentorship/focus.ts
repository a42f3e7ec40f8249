/** Whether what had the cursor has gone (taken away, or hidden with the list on a phone), or nothing had it yet. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.id === 'main' || !at.checkVisibility();
}
