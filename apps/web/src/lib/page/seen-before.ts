import type { SeenKeeping } from '@app/contracts/site/seen-pages';

interface ShowSeen extends SeenKeeping {
  readonly build: string;
  /** Name of the token in the storage: whose it is. */
  readonly token: string;
}

/**
 * Shows a member's page as this device last showed it to them, until the page itself stands. It is
 * a picture: out of reach of keys, presses and scripts, in a tree of its own, so that nothing of it
 * is taken for the page. Printed into the page as it stands, so it uses nothing from outside.
 */
export function showSeen({ cache, folder, keptAt, lifetime, host, build, token }: ShowSeen): void {
  try {
    const member = JSON.parse(
      atob(
        (localStorage.getItem(token)?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'),
      ),
    ).id;
    if (!member || location.search || location.hash || !globalThis.caches) return;
    const { lang } = document.documentElement;
    const url = `${folder}/${member}/${build}/${lang}${location.pathname}`;
    const found = caches.match(url, { cacheName: cache }).then(async (kept) => {
      const age = Date.now() - Number(kept?.headers.get(keptAt));
      return kept && age >= 0 && age < lifetime ? kept.text() : null;
    });
    const placed = new Promise<HTMLElement | null>((resolve) => {
      const look = () => {
        const place = document.getElementById(host);
        if (place || document.readyState !== 'loading') resolve(place);
        else requestAnimationFrame(look);
      };
      look();
    });
    Promise.all([found, placed])
      .then(async ([html, place]) => {
        if (html === null || !place) return;
        const tree = place.attachShadow({ mode: 'closed' });
        tree.innerHTML = html;
        const sheets = [...tree.querySelectorAll('link')];
        await Promise.all(
          sheets.map(
            (sheet) =>
              new Promise((resolve) => {
                sheet.onload = resolve;
                sheet.onerror = resolve;
              }),
          ),
        );
        // Whoever was quicker is the page itself.
        if (place.isConnected && place.nextElementSibling?.querySelector('.page-spin'))
          place.dataset.shown = '';
      })
      .catch(() => undefined);
  } catch {
    // Where nothing can be read, the page begins as it does for the first time.
  }
}
