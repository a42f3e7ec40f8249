import { pages } from '@app/contracts/pages';
import { type Language, languageTag } from '@app/messages/catalogue';
import { siteTexts } from '@app/messages/site';
import { addTexts, translate } from '@app/messages/translate';

addTexts('site', siteTexts);

const paper = '#fdfaf7';

/** What browsers need to install the product (W3C Web Application Manifest). */
export function manifest(brand: string, language: Language) {
  const say = (key: keyof typeof siteTexts) => translate(language, `site.${key}`);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: pages.landing(),
    name: brand,
    short_name: brand,
    description: say('description'),
    lang: languageTag[language],
    dir: 'ltr',
    start_url: pages.landing(),
    scope: pages.landing(),
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['education', 'social'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [
      { name: say('calls'), url: pages.calls() },
      { name: say('zone'), url: pages.zone() },
    ],
  };
}
