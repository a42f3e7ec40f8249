import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { sharedPicture } from '@app/contracts/sharing/sharing.paths';
import { cutText } from '@app/domain/cut-text';
import { type Language, languageTag } from '@app/messages/catalogue';
import { sharingTexts } from '@app/messages/sharing';
import { addTexts, translate } from '@app/messages/translate';
import { escapeHtml } from '../../platform/escape-html.ts';
import { pictureSize } from './sharing.picture.ts';

addTexts('sharing', sharingTexts);

/** Nothing on it runs or loads; it only leads on. */
export const sharedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface SharedOptions {
  readonly language: Language;
  readonly publicUrl: string;
  readonly brand: string;
  /** Path of the real page. */
  readonly address: string;
}

/** @param view null: not public, and nothing is said of it. */
export function sharedPage(
  view: ApplicationView | null,
  { language, publicUrl, brand, address }: SharedOptions,
): string {
  const say = (key: string) => translate(language, `sharing.${key}`);
  const title = escapeHtml(view?.about.title || say('untitled'));
  const told = view && (view.about.summary || `${say('project')} ${view.bank.name}`);
  const text = escapeHtml(cutText(told ?? say('notPublic'), 'description'));
  const to = escapeHtml(address);
  return `<!doctype html>
<html lang="${languageTag[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${escapeHtml(brand)}</title>
<meta name="description" content="${text}">
<link rel="canonical" href="${escapeHtml(publicUrl)}${to}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${escapeHtml(brand)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:url" content="${escapeHtml(publicUrl)}${to}">
${view ? pictureTags(`${publicUrl}${sharedPicture(view.kind, view.slug)}`, title) : '<meta name="robots" content="noindex">'}
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${to}">${escapeHtml(say('open'))}</a></p>
</main>
</body>
</html>`;
}

/** `title`: escaped. */
const pictureTags = (
  address: string,
  title: string,
) => `<meta property="og:image" content="${escapeHtml(address)}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${pictureSize.width}">
<meta property="og:image:height" content="${pictureSize.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`;
