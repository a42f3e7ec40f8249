import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Sought } from './place.ts';

/** Pages that are read back at most in search of a message. */
const farthest = 20;

interface History {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly data:
    | { readonly pages: readonly { readonly items: readonly { id: string }[] }[] }
    | undefined;
  fetchNextPage(): Promise<unknown>;
}

/**
 * Reads back to the message that a search led to.
 *
 * @returns its id, once it is there: to be marked and brought in sight.
 */
export function useSought({ hasNextPage, isFetching, data, fetchNextPage }: History) {
  const { key, state } = useLocation();
  const sought = (state as Sought | null)?.sought;
  const pages = data?.pages;
  const found = pages?.some(({ items }) => items.some(({ id }) => id === sought)) ?? false;
  const read = pages?.length ?? 0;
  const goesOn = sought !== undefined && !found && hasNextPage && read < farthest;
  useEffect(() => {
    // Also where a page came so soon that nobody saw it being fetched.
    if (goesOn && !isFetching && read > 0) void fetchNextPage();
  }, [goesOn, isFetching, read, fetchNextPage]);
  const shown = useRef('');
  useEffect(() => {
    if (!sought || !found || shown.current === key) return;
    shown.current = key;
    document.getElementById(lineOf(sought))?.scrollIntoView({ block: 'center' });
  }, [sought, found, key]);
  return found ? sought : undefined;
}

/** The id of a message in the page. */
export const lineOf = (message: string) => `poruka-${message}`;
