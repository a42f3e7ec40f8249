import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Filter, type View, views } from './rows.ts';

/** Milliseconds after the last letter until the address says what is looked for. */
const settled = 400;

const isView = (text: string | null): text is View => views.some((view) => view === text);

export function useFilter() {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState(query.get('q') ?? '');
  const view = query.get('view');
  const filter: Filter = {
    search,
    part: query.get('part') ?? '',
    view: isView(view) ? view : 'all',
  };
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // What is looked for goes along each time: a later word of the timer would bring back the rest
  // of the address as it was when it was set.
  const put = (changes: Readonly<Record<string, string>>) => {
    clearTimeout(waiting.current);
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries({ q: search, ...changes })) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const kept = query.get('q') ?? '';
  return {
    filter,
    page: search === kept ? Number(query.get('page')) || 1 : 1,
    setSearch(text: string) {
      setSearch(text);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => put({ q: text, page: '' }), settled);
    },
    setPart: (part: string) => put({ part, page: '' }),
    setView: (next: View) => put({ view: next === 'all' ? '' : next, page: '' }),
    setPage: (page: number) => put({ page: page === 1 ? '' : String(page) }),
    showAll() {
      setSearch('');
      put({ q: '', part: '', view: '', page: '' });
    },
  };
}
