import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onReaderChanged } from '../../lib/session/session.ts';
import type { PagedQuery } from './next-page.tsx';
import type { Page } from './paged.ts';

/** Lists as they were left, by place in the history of the tab; the place left last stands last. */
const left = new Map<string, Page<unknown>>();
/** So many are known again. */
const atMost = 20;

onReaderChanged(() => left.clear());

function leave(place: string, page: Page<unknown>): void {
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
  const place = `${key} ${pathname}${search} ${name}`;
  const [more, setMore] = useState(() => left.get(place) as Page<T> | undefined);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => {
    if (more) leave(place, more);
  }, [place, more]);
  const { items, next } = more ?? first;
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
        setMore({ items: [...items, ...page.items], next: page.next });
        setState('idle');
      } catch {
        setState('failed');
      }
    },
  };
}
