import { seenKeeping } from '@app/contracts/site/seen-pages';
import { session } from '../session/session.ts';
import { forgetSeen } from './forget-seen.ts';

/** Pages of a member that are kept at most, the latest seen. */
const atMost = 8;
/** Letters of a kept page at most; a larger one is not kept. */
const longest = 200_000;
/** Screens of a page that are kept, from its top. */
const screens = 6;
/** Milliseconds after which the page itself is shown, finished or not. */
const patience = 10_000;
/** Milliseconds that a page must have stood before it is kept. */
const settled = 1_500;

const coming = '.page-spin, .skeleton, [aria-busy="true"]';
/** What loads or runs something by itself, or is a place for what is not there. */
const leftOut = 'script, iframe, video, audio, object, embed, template, dialog, [popover], .toast';

const ownBuild = () =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;

export interface Seen {
  readonly main: HTMLElement;
  readonly pathname: string;
  readonly member: string;
  /** Says when it was seen, where it is read without a connection. */
  readonly note: string;
}

/**
 * Follows a member's page: shows it in the place of what was kept of it once it stands, and keeps
 * it from then on: once it stood for a while, and whenever the reader turns away.
 *
 * @param describe the page as it is now; null while it is not to be kept.
 */
export function followSeen(main: HTMLElement, describe: () => Seen | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stands = () => main.querySelector(coming) === null;
  const keepNow = () => {
    const seen = stands() ? describe() : null;
    if (seen) void keepSeen(seen).catch(() => undefined);
  };
  const show = () => {
    const kept = document.getElementById(seenKeeping.host);
    if (kept) delete kept.dataset.shown;
  };
  const look = () => {
    if (!stands()) return;
    show();
    timer ??= setTimeout(keepNow, settled);
  };
  const changes = new MutationObserver(look);
  changes.observe(main, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  const late = setTimeout(show, patience);
  const turned = () => {
    if (document.visibilityState === 'hidden') keepNow();
  };
  document.addEventListener('visibilitychange', turned);
  look();
  return () => {
    changes.disconnect();
    clearTimeout(timer);
    clearTimeout(late);
    document.removeEventListener('visibilitychange', turned);
    show();
  };
}

/** Keeps a page as it looks, and no other member's, build's or too many beside it. */
export async function keepSeen({ main, pathname, member, note }: Seen): Promise<void> {
  const build = ownBuild();
  if (!globalThis.caches || !build) return;
  const { cache: name, folder, keptAt } = seenKeeping;
  const own = `${folder}/${member}/${build}/`;
  const html = pictureOf(main, note);
  if (html.length > longest) return;
  const cache = await caches.open(name);
  await cache.put(
    `${own}${document.documentElement.lang}${pathname}`,
    new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', [keptAt]: String(Date.now()) },
    }),
  );
  const keys = await cache.keys();
  const mine = keys.filter(({ url }) => new URL(url).pathname.startsWith(own));
  const kept = new Set(mine.slice(-atMost));
  await Promise.all(keys.filter((key) => !kept.has(key)).map((key) => cache.delete(key)));
  // Signed out, or in as somebody else, while it was being kept.
  if (session.read().profile?.id !== member) forgetSeen();
}

/** The page's sheets and its first screens, as text: nothing in it runs, and nothing is typed. */
function pictureOf(main: HTMLElement, note: string): string {
  const copy = main.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll('*');
  const end = screens * innerHeight;
  main.querySelectorAll<HTMLElement>('*').forEach((element, place) => {
    const its = copies[place];
    if (!its) return;
    if (element.matches('li, article') && element.getBoundingClientRect().top + scrollY > end)
      its.remove();
    else if (element instanceof HTMLInputElement) {
      its.setAttribute('value', element.type === 'password' ? '' : element.value);
      its.toggleAttribute('checked', element.checked);
    } else if (element instanceof HTMLTextAreaElement) its.textContent = element.value;
    else if (element instanceof HTMLOptionElement)
      its.toggleAttribute('selected', element.selected);
  });
  for (const one of copy.querySelectorAll(leftOut)) one.remove();
  for (const one of copy.querySelectorAll('img[src^="blob:"]')) one.removeAttribute('src');
  // Where it is read without a connection nothing of it can be pressed or written.
  for (const one of copy.querySelectorAll('button, input, textarea, select')) {
    one.toggleAttribute('inert', true);
    one.removeAttribute('autofocus');
  }
  copy.removeAttribute('id');
  copy.removeAttribute('tabindex');
  const said = document.createElement('p');
  said.className = 'seen-note';
  said.hidden = true;
  said.textContent = note;
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    (sheet) => sheet.getAttribute('href')?.replace(/#.*/, '') ?? '',
  );
  const links = [...new Set(sheets)].map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('href', href);
    return link.outerHTML;
  });
  return `${links.join('')}${said.outerHTML}${copy.outerHTML}`;
}
