import { useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import { type Params, type PlaceOf, readPlace, withPlace } from './params.ts';

/**
 * The one form of what a page keeps in its address: what is chosen, opened or searched for. A change
 * stands in the place of the one before, so that Back leads to the page before; neither scroll nor
 * focus move, and what other parts of the page keep there stays.
 *
 * @param params made once, at the top of a module.
 */
export function usePlace<P extends Params>(params: P) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // A second change may come before the first is drawn, or while its page is still loading.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const go = (query: URLSearchParams, push = false) => {
    latest.current = `?${query}`;
    void navigate({ search: latest.current, hash }, { replace: !push, preventScrollReset: true });
  };
  return {
    place: readPlace(params, new URLSearchParams(search)),
    /** Where a link leads that changes some of it. */
    linkTo: (changed: Partial<PlaceOf<P>>): To => ({
      search: `?${withPlace(params, new URLSearchParams(search), changed)}`,
      hash,
    }),
    /** Changes some of it; with `push` as a step of its own, to which Back returns. */
    put: (changed: Partial<PlaceOf<P>>, push = false) =>
      go(withPlace(params, new URLSearchParams(latest.current), changed), push),
    /** What a field of that name says, as it was typed; nothing takes the name out. */
    set: (name: string, text: string) => {
      const query = new URLSearchParams(latest.current);
      if (text) query.set(name, text);
      else query.delete(name);
      go(query);
    },
  };
}
