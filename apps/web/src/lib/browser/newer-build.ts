import { tabStore } from '../drafts/storage.ts';

/** Milliseconds between two looks whether the page may be loaded anew. */
const lookEvery = 5_000;
const key = 'reloadedFor';

let flagged = false;
let holding = 0;

const ownBuild = (): string | undefined =>
  typeof window === 'undefined'
    ? undefined
    : (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;

/**
 * An answer came from a server with this build of the web. If it is another than the page's, the
 * page is loaded anew as soon as no dialog is open and nothing is unsaved (specification §4), once
 * for each build: while copies of the server are replaced, old ones still answer.
 */
export function noteBuild(build: string | null): void {
  const own = ownBuild();
  if (!build || !own || build === own || flagged || tabStore.get(key) === build) return;
  flagged = true;
  const timer = setInterval(() => {
    if (!isFree()) return;
    clearInterval(timer);
    tabStore.set(key, build);
    location.reload();
  }, lookEvery);
}

/** Something is being sent: the page stays until it has arrived. @returns what lets go again. */
export function holdReload(): () => void {
  holding += 1;
  return () => {
    holding -= 1;
  };
}

const open = '[role="dialog"], [role="alertdialog"], :popover-open';
const written = 'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])';

function isFree(): boolean {
  if (holding > 0 || document.querySelector(open)) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(written);
  if ([...fields].some(({ value }) => value !== '')) return false;
  // Whoever would ask before the page is left is asked.
  return dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
