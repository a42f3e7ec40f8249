import type { Language } from '@app/messages/catalogue';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onReaderChanged } from '../../lib/session/session.ts';
import { useLanguage } from '../../lib/texts/language.tsx';
import type { PagedQuery } from './next-page.tsx';
import type { Page } from './paged.ts';

/** A list that went on; its first page came with the page, in the reader's language alone. */
interface Gone<T> extends Page<T> {
  readonly language: Language;
  /** Rows of the first page. */
  readonly begins: number;
}

/** Lists as they were left, by place in the history of the tab; the place left last stands last. */
const left = new Map<string, Gone<unknown>>();
/** So many are known again. */
const atMost = 20;

onReaderChanged(() => left.clear());

function leave(place: string, page: Gone<unknown>): void {
  left.delete(place);
  left.set(place, page);
  for (const [oldest] of left) {
    if (left.size <= atMost) break;
    left.delete(oldest);
  }
}

interface MorePages<T> extends PagedQuery {
  readonly items: readonly T[];
}

/**
 * A list that was rendered with its first page, and goes on when asked. Who comes Back finds all of
 * it that was there.
 *
 * @param name tells it from other lists of the same page.
 * @param load asks for the page after a cursor.
 */
export function useMore<T>(
  name: string,
  first: Page<T>,
  load: (after: string) => Promise<Page<T>>,
): MorePages<T> {
  const { key, pathname, search } = useLocation();
  const { language } = useLanguage();
  const place = `${key} ${pathname}${search} ${name}`;
  const [more, setMore] = useState(() => left.get(place) as Gone<T> | undefined);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => {
    if (more) leave(place, more);
  }, [place, more]);
  const { next } = more ?? first;
  const items =
    more && more.language !== language
      ? [...first.items, ...more.items.slice(more.begins)]
      : (more ?? first).items;
  return {
    items,
    hasNextPage: next !== null,
    isFetchingNextPage: state === 'busy',
    isFetchNextPageError: state === 'failed',
    async fetchNextPage() {
      if (next === null) return;
      setState('busy');
      try {
        const page = await load(next);
        const begins = first.items.length;
        setMore({ items: [...items, ...page.items], next: page.next, language, begins });
        setState('idle');
      } catch {
        setState('failed');
      }
    },
  };
}
