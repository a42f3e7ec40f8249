import { createHash } from 'node:crypto';
import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { type Language, languageTag } from '@app/messages/catalogue';
import type { z } from 'zod';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { Settings } from '../../../platform/settings.ts';
import { widgetWords } from './widget.words.ts';

const style = `
:root{color-scheme:light dark;--bg:#fff;--ink:#1f1512;--quiet:#5f534c;--track:#ffdcc2;--fill:#f97316;--line:#eadfd7}
@media(prefers-color-scheme:dark){:root{--bg:#1f1815;--ink:#fdfaf7;--quiet:#c9bdb5;--track:#4a2b16;--fill:#ff8a3a;--line:#3b302a}}
*{box-sizing:border-box;margin:0}
body{font:15px/1.45 system-ui,sans-serif;background:var(--bg);color:var(--ink)}
main{display:flex;flex-direction:column;gap:12px;max-width:420px;min-height:100vh;margin:auto;padding:20px;border:1px solid var(--line);border-radius:20px}
h1{font-size:20px;line-height:1.2;letter-spacing:-.01em;overflow-wrap:anywhere}
p{overflow-wrap:anywhere}
.quiet{color:var(--quiet);font-size:13px}
svg{display:block;width:200px;max-width:100%;margin:4px auto 0}
.sum{font-size:17px;font-weight:700;text-align:center;font-variant-numeric:tabular-nums}
.sum+p{text-align:center}
a{display:block;margin-top:auto;padding:14px;border-radius:999px;background:#f97316;color:#1f1512;font-weight:700;text-align:center;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
text{fill:var(--ink);font-weight:700}
`;

/** Nothing on it runs or loads; any site may frame it. */
export const widgetPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** A campaign in a frame on somebody else's page. */
export function widgetPage(
  campaign: z.output<typeof CampaignView>,
  { publicUrl, brand }: Pick<Settings, 'publicUrl' | 'brand'>,
  language: Language,
): string {
  const { percent, sum, below, action } = widgetWords(campaign, language);
  const say = escapeHtml;
  const address = `${publicUrl}${pages.campaigns({ id: campaign.applicationId })}`;
  return `<!doctype html>
<html lang="${languageTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(campaign.title)} | ${say(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="quiet">${say(campaign.bankName)}</p>
<h1>${say(campaign.title)}</h1>
<svg viewBox="0 0 100 56" role="img" aria-label="${percent} %"><g fill="none" stroke-width="10"><path d="M6 52a44 44 0 0 1 88 0" stroke="var(--track)"/><path d="M6 52a44 44 0 0 1 88 0" stroke="var(--fill)" pathLength="100" stroke-dasharray="${percent} 200"/></g><text x="50" y="50" text-anchor="middle" font-size="20">${percent} %</text></svg>
<p class="sum">${say(sum)}</p>
<p class="quiet">${say(below)}</p>
<a href="${say(address)}" target="_blank" rel="noopener">${say(action)}</a>
<p class="quiet">${say(brand)}</p>
</main>
</body>
</html>`;
}
