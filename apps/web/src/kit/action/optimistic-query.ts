import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

type Change = (now: unknown) => unknown;

/** A change that is shown before the server answered, and what stood there without it. */
interface Layer {
  before: unknown;
  readonly change: Change;
}

/** Changes of a query that wait for their answers, in order, and what was last written of them. */
interface Layers {
  readonly waiting: Layer[];
  written: unknown;
}

const layersOf = new WeakMap<Query, Layers>();

/**
 * Shows a change of one query at once. What waits beside it stays shown whichever answer comes first,
 * and what others wrote meanwhile is never overwritten with what stood there before.
 *
 * @returns what ends it: with what the answer makes of the query, with `'taken'` where it says no
 *   more than was shown, or with `'refused'`, which takes the change back.
 */
export function changeEarly(
  queries: QueryClient,
  queryKey: QueryKey,
  change: Change,
): (end: Change | 'taken' | 'refused') => void {
  const query = queries.getQueryCache().find({ queryKey });
  const write = (data: unknown) => {
    queries.setQueryData(queryKey, data);
    return query?.state.data;
  };
  if (query?.state.data === undefined) {
    return (end) => void (typeof end === 'function' && write(end(query?.state.data)));
  }
  const layers = layersOf.get(query) ?? { waiting: [], written: undefined };
  layersOf.set(query, layers);
  const layer: Layer = { before: query.state.data, change };
  layers.waiting.push(layer);
  layers.written = write(change(layer.before));
  return (end) => {
    const later = layers.waiting.slice(layers.waiting.indexOf(layer) + 1);
    layers.waiting.splice(layers.waiting.indexOf(layer), 1);
    const now = query.state.data;
    if (now !== layers.written) {
      if (typeof end === 'function') write(end(now));
      return;
    }
    const shown = later[0]?.before ?? now;
    let data = end === 'refused' ? layer.before : end === 'taken' ? shown : end(shown);
    for (const one of later) {
      one.before = data;
      data = one.change(data);
    }
    layers.written = write(data);
  };
}
