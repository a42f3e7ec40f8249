import { type Language, languageTag } from '@app/messages/catalogue';
import { formatDateTime } from '@app/messages/format/dates';
import { systemTexts } from '@app/messages/system';
import { addTexts, translate } from '@app/messages/translate';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { CaughtMail } from '../../platform/mail/mail.ts';

addTexts('system', systemTexts);

/** Mails bring inline styles, and a frame inherits this policy; no script runs in either. */
export const mailboxPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** How many mails the page shows; the endpoint has them all. */
const shownAtMost = 50;

export function mailboxPage(
  mails: readonly CaughtMail[],
  options: { brand: string; language: Language; to: string | undefined },
): string {
  const { brand, language, to } = options;
  const text = (key: string, values = {}) =>
    escapeHtml(translate(language, `system.${key}`, values));
  const list = mails.slice(0, shownAtMost).map((mail, index) => mailArticle(mail, index, language));
  const empty = `<p class="empty">${text(to ? 'mailboxEmptyFor' : 'mailboxEmpty')}</p>`;
  return `<!doctype html>
<html lang="${languageTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('mailboxTitle')} | ${escapeHtml(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<a class="back" href="/">${text('mailboxBack')}</a>
<h1>${text('mailboxTitle')}</h1>
<p class="lead">${text('mailboxLead')}</p>
<form method="get" action="/dev/mail">
<label for="to">${text('mailboxSearch')}</label>
<input id="to" name="to" type="email" value="${escapeHtml(to ?? '')}" autocomplete="off">
<button>${text('mailboxShow')}</button>
${to ? `<a href="/dev/mail">${text('mailboxAll')}</a>` : ''}
</form>
<p class="count">${mails.length > 0 ? text('mailboxCount', { count: mails.length }) : ''}</p>
${mails.length > 0 ? list.join('\n') : empty}
</main>
</body>
</html>`;
}

function mailArticle(mail: CaughtMail, index: number, language: Language): string {
  return `<article>
<details${index === 0 ? ' open' : ''}>
<summary>
<h2>${escapeHtml(mail.subject)}</h2>
<span>${escapeHtml(translate(language, 'system.mailboxTo'))}: ${escapeHtml(mail.to)}</span>
<time datetime="${escapeHtml(mail.sentAt)}">${formatDateTime(mail.sentAt, language)}</time>
</summary>
${mail.attachments.map((name) => `<p class="attached">📎 ${escapeHtml(name)}</p>`).join('\n')}
<iframe title="${escapeHtml(mail.subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(mail.html)}"></iframe>
<details class="text">
<summary>${escapeHtml(translate(language, 'system.mailboxText'))}</summary>
<pre>${escapeHtml(mail.text)}</pre>
</details>
</details>
</article>`;
}

const style = `
:root { color-scheme: light dark; --bg: #f8f8fb; --card: #fff; --ink: #16172b; --quiet: #4a4c66; --line: #e1e1ec; --edge: #83859c; --accent: #3b3fc6; --on: #fff; --link: #3539b4; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1020; --card: #191a30; --ink: #f1f1fa; --quiet: #bcbeda; --line: #2c2e4c; --edge: #70739a; --accent: #8e91ff; --on: #0e0f2e; --link: #b1b3ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.55 'Figtree Variable', Figtree, system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px clamp(16px, 4vw, 40px) 96px; }
h1 { font-size: clamp(30px, 5vw, 44px); line-height: 1.08; letter-spacing: -.022em; margin: 24px 0 8px; }
h2 { font-size: 18px; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
a { color: var(--link); text-underline-offset: 3px; }
.back { display: inline-flex; align-items: center; min-height: 44px; }
.lead, .count, .empty, summary span, time { color: var(--quiet); margin: 0; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin: 32px 0 12px; }
label { flex-basis: 100%; font-weight: 600; font-size: 15px; }
input { flex: 1 1 220px; min-width: 0; min-height: 48px; padding: 0 14px; border: 1px solid var(--edge); border-radius: 12px; background: var(--card); color: inherit; font: inherit; }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 999px; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
form a { min-height: 44px; display: inline-flex; align-items: center; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 20px; margin-top: 16px; overflow: hidden; }
summary { cursor: pointer; padding: 18px 22px; }
article > details > summary { display: grid; gap: 4px; list-style: none; position: relative; padding-right: 56px; }
article > details > summary::after { content: ''; position: absolute; right: 26px; top: 50%; width: 9px; height: 9px; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: translateY(-75%) rotate(45deg); }
article > details[open] > summary::after { transform: translateY(-25%) rotate(225deg); }
article > details > summary::-webkit-details-marker { display: none; }
summary span, time { font-size: 15px; overflow-wrap: anywhere; }
.attached { margin: 0; padding: 0 22px 14px; font-size: 15px; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 720px; border: 0; border-top: 1px solid var(--line); background: var(--card); }
.text { border-top: 1px solid var(--line); }
.text summary { min-height: 44px; font-size: 15px; }
pre { margin: 0; padding: 0 22px 22px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 8px; }
.empty { padding: 40px 0; }
`;
