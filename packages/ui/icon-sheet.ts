import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type IconName = keyof typeof icons;

/** What lies inside the `<svg>` that lucide draws. */
const drawingOf = (name: IconName): string =>
  renderToStaticMarkup(createElement(icons[name]))
    .replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>');

/** The icons that `icons.tsx` makes of one sheet, each a symbol, in one file. */
export function iconSheet(maker: 'icon' | 'rarer'): string {
  const source = readFileSync(join(import.meta.dirname, 'src/icons.tsx'), 'utf8');
  const rows = source.matchAll(new RegExp(`= ${maker}\\('(\\w+)'\\)`, 'g'));
  const symbols = Array.from(rows, ([, name]) => {
    const drawing = drawingOf(name as IconName);
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>\n`;
  });
  return `<!-- lucide.dev, ISC -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
