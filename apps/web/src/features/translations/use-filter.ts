import { useEffect, useState } from 'react';
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
  const put = (changes: Readonly<Record<string, string>>) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const kept = query.get('q') ?? '';
  useEffect(() => {
    if (search === kept) return undefined;
    const timer = setTimeout(() => put({ q: search, page: '' }), settled);
    return () => clearTimeout(timer);
  });
  return {
    filter,
    page: search === kept ? Number(query.get('page')) || 1 : 1,
    setSearch,
    setPart: (part: string) => put({ part, page: '' }),
    setView: (next: View) => put({ view: next === 'all' ? '' : next, page: '' }),
    setPage: (page: number) => put({ page: page === 1 ? '' : String(page) }),
    showAll() {
      setSearch('');
      put({ q: '', part: '', view: '', page: '' });
    },
  };
}
