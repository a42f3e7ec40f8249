import type { Language } from '@app/messages/catalogue';

const takers = 'input, select, textarea, button, summary, a[href], [tabindex]';

/** What stands for a path: itself, one of its languages, else whatever holds it. */
function find(path: string, shown: Language): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const start = parts.slice(0, length).join('.');
    const found =
      document.getElementById(start) ?? document.getElementById(`${start}.${shown}`) ?? null;
    if (found) return found;
  }
  return null;
}

/** Puts the cursor where a path is written, unfolding what hides it. */
export function focusPath(path: string, shown: Language): void {
  const found = find(path, shown);
  for (let at = found?.closest('details'); at; at = at.parentElement?.closest('details')) {
    at.open = true;
  }
  const taker = found?.matches(takers) ? found : found?.querySelector<HTMLElement>(takers);
  taker?.focus({ preventScroll: true });
  (taker ?? found)?.scrollIntoView({ block: 'center' });
}

/** The same, once what was just changed is on the screen. */
export function focusSoon(path: string, shown: Language = 'bhs'): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusPath(path, shown)));
}
