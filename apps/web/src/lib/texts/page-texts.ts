import type { ChangedTexts } from '@app/contracts/page';
import { changeTexts } from '@app/messages/translate';
import { forScript } from '../page/for-script.ts';
import { byKey } from './changed-texts.ts';

/** Up to so many changed texts go into every page; of more, only those that the page shows. */
const few = 30;

export interface PageTexts {
  /** What hands them to the browser; empty when nothing is changed. */
  script(): string;
}

/**
 * Puts the changed texts in place for a rendering, which follows at once, and notes which it shows:
 * the browser must take over with the same words.
 */
export function pageTexts({ texts }: ChangedTexts): PageTexts {
  const known = byKey(texts);
  const shown = new Set<string>();
  changeTexts({
    get(key) {
      const text = known.get(key);
      if (text) shown.add(key);
      return text;
    },
  });
  return {
    script() {
      if (texts.length === 0) return '';
      const all = texts.length <= few;
      const sent = all ? texts : texts.filter(({ key }) => shown.has(key));
      return `window.__texts=${forScript({ texts: sent, ...(all ? {} : { more: true }) })};`;
    },
  };
}
