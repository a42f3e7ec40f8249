import { hash } from 'node:crypto';
import { parseAddress } from '@app/contracts/endpoint';
import { seenKeeping } from '@app/contracts/site/seen-pages';
import { sitePaths } from '@app/contracts/site/site.paths';
import { languages, languageTag } from '@app/messages/catalogue';
import { siteTexts } from '@app/messages/site';
import { addTexts, translate } from '@app/messages/translate';
import { escapeHtml } from '../../platform/escape-html.ts';

addTexts('site', siteTexts);

const style = `
:root{color-scheme:light;--bg:#fdfaf7;--ink:#1d1512;--quiet:#5f534c;--key:#1d1512;--on:#fff}
:root[data-theme=dark]{color-scheme:dark;--bg:#16110f;--ink:#f7f1ec;--quiet:#c9bdb5;--key:#f7f1ec;--on:#16110f}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--ink);font:18px/1.55 system-ui,sans-serif}
main{max-width:30rem;padding:32px clamp(20px,6vw,48px)}
svg{width:96px;height:auto}
h1{font-size:clamp(34px,7vw,52px);line-height:1.05;letter-spacing:-.03em;margin:24px 0 12px}
p{color:var(--quiet);margin:0 0 28px}
a{display:inline-flex;align-items:center;min-height:52px;padding:0 28px;border-radius:999px;background:var(--key);color:var(--on);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid #fb7a1e;outline-offset:3px}
`;

const addressOf = (name: keyof typeof sitePaths) =>
  JSON.stringify(parseAddress(sitePaths[name]).path);

const address = addressOf('offline');

/** Something small that the server has, by which it is seen that it can be reached. */
const asked = addressOf('robots');

/**
 * The page is kept for all readers of a browser: what they chose stands in its cookies. Browsers
 * tell that a network is there, not that anything is reached by it; so the page asks.
 */
const script = `(function(){
var d=document,h=d.documentElement,c=d.cookie;
var l=/(?:^|; )language=(bhs|en)/.exec(c),t=/(?:^|; )theme=(light|dark|system)/.exec(c);
if(t&&(t[1]==="dark"||t[1]==="system"&&matchMedia("(prefers-color-scheme: dark)").matches))h.dataset.theme="dark";
if(l&&!h.dataset.seen)d.querySelectorAll("main").forEach(function(m){m.hidden=m.id!==l[1];if(!m.hidden){h.lang=m.lang;d.title=m.dataset.title}});
if(location.pathname===${address})return;
function again(){fetch(${asked},{method:"HEAD",cache:"no-store"}).then(function(a){if(a.ok)location.reload()},function(){})}
addEventListener("online",again);setInterval(again,5000);
})()`;

const fingerprint = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

export const offlinePolicy = [
  "default-src 'none'",
  `style-src ${fingerprint(style)}`,
  `script-src ${fingerprint(script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Of a page that was kept: it is drawn as it was, and asks for the page itself as the other does. */
const seenPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  `script-src ${fingerprint(script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const mark =
  '<svg viewBox="0 0 34 34" aria-hidden="true"><path fill="currentColor" d="M0 29.5a16.5 16.5 0 0 1 23.6-14.9l-2.9 6.1a9.7 9.7 0 0 0-13.9 8.8ZM33 29.5a16.5 16.5 0 0 0-3.5-10.2l-5.3 4.2a9.7 9.7 0 0 1 2 6Z"/><circle cx="28.6" cy="9.4" r="5.2" fill="#fb7a1e"/></svg>';

/** Both languages, of which the reader's is shown; loads nothing, as nothing can be loaded. */
export function offlinePage(brand: string): string {
  const parts = languages.map((language, place) => {
    const say = (key: string) => escapeHtml(translate(language, `site.${key}`));
    const title = `${say('offlineTitle')} | ${escapeHtml(brand)}`;
    return `<main id="${language}" lang="${languageTag[language]}" data-title="${title}"${place > 0 ? ' hidden' : ''}>
${mark}
<h1>${say('offlineTitle')}</h1>
<p>${say('offlineText')}</p>
<a href="">${say('offlineRetry')}</a>
</main>`;
  });
  const first = languages[0];
  return `<!doctype html>
<html lang="${languageTag[first]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(translate(first, 'site.offlineTitle'))} | ${escapeHtml(brand)}</title>
<style>${style}</style>
</head>
<body>
${parts.join('\n')}
<script>${script}</script>
</body>
</html>`;
}

/** What the worker fetches falls under the policy that it came with. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Keeps one page and shows it where a page cannot be had; where a member's page was kept of who is
 * signed in here, it shows that one, and says of when it is. It answers nothing else.
 */
export function offlineWorker(page: string, brand: string): string {
  const { cache, keptAt, lifetime } = seenKeeping;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(brand)}</title></head><body>`;
  const kept = JSON.stringify(`offline-${hash('sha256', page, 'base64url').slice(0, 12)}`);
  return `async function seen({ url }) {
  const { pathname, search } = new URL(url);
  if (search || !(await caches.has(${JSON.stringify(cache)}))) return undefined;
  const kept = await caches.open(${JSON.stringify(cache)});
  for (const key of (await kept.keys()).reverse()) {
    const [, , , lang, ...path] = new URL(key.url).pathname.slice(1).split('/');
    if ('/' + path.join('/') !== pathname) continue;
    const found = await kept.match(key);
    if (!(Date.now() - Number(found.headers.get(${JSON.stringify(keptAt)})) < ${lifetime})) continue;
    const body = (await found.text()).replace(' hidden=""', '');
    return new Response(
      '<!doctype html><html data-seen="1" data-theme="light" data-accent="career" lang="' + lang + '"><head>' +
        ${JSON.stringify(head)} + body + ${JSON.stringify(`<script>${script}</script></body></html>`).replaceAll('</', '</')},
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': ${JSON.stringify(seenPolicy)},
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
        },
      },
    );
  }
}
addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(${kept})
      .then((cache) => cache.add(new Request(${address}, { cache: 'reload' })))
      .then(() => skipWaiting()),
  );
});
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('offline-') && name !== ${kept}) await caches.delete(name);
      await registration.navigationPreload?.enable();
    })(),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request));
      } catch {
        return (await seen(request)) ?? (await caches.match(${address})) ?? Response.error();
      }
    })(),
  );
});
`;
}
