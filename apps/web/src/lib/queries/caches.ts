/**
 * How long answers hold, beside the default: they never go stale, and are asked for again neither
 * on focus nor after a failure (specification §9). A query that differs takes its row from here.
 */
export const caches = {
  /** What others change, or other screens: asked for each time that it is shown. */
  asShown: { refetchOnMount: 'always' },
  /** Requests for mentorship: not kept at all. */
  mentorship: { staleTime: 0, gcTime: 0, refetchOnMount: 'always' },
  obPermissions: { staleTime: 5 * 60_000, retry: 3, retryDelay: 1_000 },
  userPermissions: { staleTime: 30_000, retry: 1 },
  translations: { staleTime: 30_000, gcTime: 5 * 60_000, retry: 3, retryDelay: 1_000 },
  /** What is searched for while typing. */
  search: { staleTime: 30_000 },
} as const;
