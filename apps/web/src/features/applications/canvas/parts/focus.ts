/**
 * Puts the cursor into a field by its path, once what was just changed is on the screen. A field that
 * takes no cursor hands it to the first control inside.
 */
export function focusSoon(path: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(path)));
}

/**
 * The same, now. Answers whether the field is there; what a member of the team lacks is found in the
 * team while their row has not come yet.
 */
export function focusField(path: string): boolean {
  const found = document.getElementById(path) ?? document.getElementById(path.split('.')[0] ?? '');
  if (!found) return false;
  const inner = 'input, select, textarea, button, summary, a[href], [tabindex]';
  const taker = found.matches(inner) ? found : found.querySelector(inner);
  if (!(taker instanceof HTMLElement)) return false;
  taker.closest('details')?.setAttribute('open', '');
  taker.focus({ preventScroll: true });
  taker.scrollIntoView({ block: 'center' });
  return true;
}
