/** Whether what had the cursor has gone: taken away, or hidden with the list on a phone. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || !at.checkVisibility();
}
