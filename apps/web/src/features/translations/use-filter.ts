import { useEffect, useRef, useState } from 'react';
import { oneOf, text, whole } from '../../kit/place/params.ts';
import { usePlace } from '../../kit/place/use-place.ts';
import { type Filter, type View, views } from './rows.ts';

/** Milliseconds after the last letter until the address says what is looked for. */
const settled = 400;

const params = {
  q: text('q'),
  part: text('part'),
  view: oneOf('view', views, 'all'),
  page: whole('page', 2, 999),
};

export function useFilter() {
  const { place, put: change } = usePlace(params);
  const [search, setSearch] = useState(place.q);
  const filter: Filter = { search, part: place.part, view: place.view };
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // What is looked for goes along each time: a later word of the timer would come after it.
  const put = (changed: Partial<typeof place>) => {
    clearTimeout(waiting.current);
    change({ q: search, page: undefined, ...changed });
  };
  return {
    filter,
    page: search === place.q ? (place.page ?? 1) : 1,
    setSearch(typed: string) {
      setSearch(typed);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => put({ q: typed }), settled);
    },
    setPart: (part: string) => put({ part }),
    setView: (next: View) => put({ view: next }),
    setPage: (page: number) => put({ page: page === 1 ? undefined : page }),
    showAll() {
      setSearch('');
      put({ q: '', part: '', view: 'all' });
    },
  };
}
