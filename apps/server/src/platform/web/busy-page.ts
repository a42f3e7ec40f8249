import { languageTag } from '@app/messages/catalogue';
import { siteTexts } from '@app/messages/site';
import { addTexts, translate } from '@app/messages/translate';
import { escapeHtml } from '../escape-html.ts';
import { apiSecurityHeaders } from '../headers.ts';
import type { Settings } from '../settings.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageReader } from './page-reader.ts';

addTexts('site', siteTexts);

/** Seconds after which the page is asked for again. */
const again = 3;

/** Stands where more pages are asked for than can be rendered: it costs nothing and loads nothing. */
export function busyPage(
  settings: Settings,
  { language }: Pick<PageReader, 'language'>,
): Omit<RenderedPage, 'until'> {
  const say = (key: string) => escapeHtml(translate(language, `site.${key}`));
  return {
    status: 503,
    headers: {
      ...apiSecurityHeaders(settings),
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(again),
    },
    nonce: '',
    body: `<!DOCTYPE html>
<html lang="${languageTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${again}">
<title>${say('busyTitle')} | ${escapeHtml(settings.brand)}</title>
</head>
<body>
<main>
<h1>${say('busyTitle')}</h1>
<p>${say('busyText')}</p>
<p><a href="">${say('offlineRetry')}</a></p>
</main>
</body>
</html>`,
  };
}
