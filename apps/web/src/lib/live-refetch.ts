import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLive, useLiveInterval } from './live.ts';

/** Milliseconds between two questions while live events do not come through (specification §9). */
const fallback = 30_000;

/**
 * Keeps a query fresh while it is looked at: asked again on a signal, and now and then while live
 * events do not come through. `useQuery({ ...options, ...useLiveRefetch(options.queryKey, topics) })`.
 *
 * @param topics signals that mean that it changed; `user`: the reader's own.
 */
export function useLiveRefetch(
  queryKey: QueryKey,
  topics: readonly string[],
): { readonly refetchInterval: number | false } {
  const queries = useQueryClient();
  useLive(topics, () => void queries.invalidateQueries({ queryKey }));
  return { refetchInterval: useLiveInterval(fallback) };
}
