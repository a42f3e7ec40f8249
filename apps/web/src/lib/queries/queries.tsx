import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onReaderChanged } from '../session/session.ts';
import { onLanguageChosen } from '../texts/language.tsx';

/** Answers never go stale by themselves and are not asked for again on focus or failure (§9). */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      // Our own errors say what went wrong offline; the library would wait without a word.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// Answers for one reader are not another's, and some are in the reader's language.
onReaderChanged(() => void queries.resetQueries());
onLanguageChosen(() => void queries.invalidateQueries());

/**
 * Holds what members' screens have asked for. It exists in the browser only, and is not part of
 * what strangers' pages load: import it by `lazyPart` for members or within a guard.
 */
export const QueriesProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
