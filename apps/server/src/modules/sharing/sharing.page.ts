import type { SharedType } from '@app/contracts/sharing/sharing.paths';
import { sharedPicture } from '@app/contracts/sharing/sharing.paths';
import { cutText } from '@app/domain/cut-text';
import { type Language, languageTag } from '@app/messages/catalogue';
import { translate } from '@app/messages/translate';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { SharedItem } from './sharing.items.ts';
import { pictureSize } from './sharing.picture.ts';

/** Nothing on it runs or loads; it only leads on. */
export const sharedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface SharedOptions {
  readonly type: SharedType;
  readonly slugOrId: string;
  readonly language: Language;
  readonly publicUrl: string;
  readonly brand: string;
  /** Path of the real page. */
  readonly address: string;
  /** With its question mark, or empty: goes along to the real page. */
  readonly query: string;
}

/** @param item null: not there for everybody, and nothing is said of it. */
export function sharedPage(item: SharedItem | null, options: SharedOptions): string {
  const { type, slugOrId, language, publicUrl, address } = options;
  const say = (key: string) => escapeHtml(translate(language, `sharing.${key}`));
  const brand = escapeHtml(options.brand);
  const title = item ? escapeHtml(item.title) : brand;
  const text = item ? escapeHtml(cutText(item.text, 'description')) : say('notPublic');
  const url = escapeHtml(`${publicUrl}${address}`);
  const query = address.includes('?') ? options.query.replace('?', '&') : options.query;
  const to = escapeHtml(`${address}${query}`);
  const picture = escapeHtml(`${publicUrl}${sharedPicture(type, slugOrId, language)}`);
  return `<!doctype html>
<html lang="${languageTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${item ? `${title} | ${brand}` : brand}</title>
<meta name="description" content="${text}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="${item?.about ?? 'website'}">
<meta property="og:site_name" content="${brand}">
<meta property="og:locale" content="${languageTag[language].replace('-', '_')}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:url" content="${url}">
${item ? pictureTags(picture, title) : '<meta name="robots" content="noindex">'}
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${to}">${say('open')}</a></p>
</main>
</body>
</html>`;
}

/** Both escaped. */
const pictureTags = (
  address: string,
  title: string,
) => `<meta property="og:image" content="${address}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${pictureSize.width}">
<meta property="og:image:height" content="${pictureSize.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`;
