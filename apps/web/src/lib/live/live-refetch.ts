import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/error.ts';
import { type Heard, useLive, useLiveInterval } from './live.ts';

/** Of conversations and notifications (specification §9). */
const fallback = 30_000;

/** First questions that are asked once more when they are answered. */
const onceMore = new WeakSet<Query>();

/**
 * Asks anew for what has changed. A first question that is under way is not asked anew by the
 * library, and its answer may be older than the change: it is asked once more afterwards.
 */
export function askAnew(queries: QueryClient, queryKey: QueryKey): void {
  for (const query of queries.getQueryCache().findAll({ queryKey })) {
    const { promise, state } = query;
    if (!promise || state.data !== undefined || state.fetchStatus !== 'fetching') continue;
    if (onceMore.has(query)) continue;
    onceMore.add(query);
    promise
      .then(
        () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      )
      .finally(() => onceMore.delete(query));
  }
  void queries.invalidateQueries({ queryKey });
}

/**
 * Keeps a query fresh while it is looked at: asked again on a signal, and now and then while live
 * events do not come through. `useQuery({ ...options, ...useLiveRefetch(options.queryKey, topics) })`.
 *
 * @param topics signals that mean that it changed.
 * @param every milliseconds between two questions while live events do not come through.
 */
export function useLiveRefetch(
  queryKey: QueryKey,
  topics: readonly Heard[],
  every = fallback,
): { readonly refetchInterval: number | false } {
  const queries = useQueryClient();
  useLive(topics, (signal, isKnown) => {
    if (signal === null && isKnown) return;
    const asked = queries.getQueryState(queryKey);
    // Asking anew would put aside the screen that says why nothing can be shown.
    const refused = asked?.data === undefined && isApiError(asked?.error) && asked.error.status > 0;
    if (signal !== null || !refused) askAnew(queries, queryKey);
  });
  return { refetchInterval: useLiveInterval(every) };
}
