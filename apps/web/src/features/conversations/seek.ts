import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { toast } from '../../lib/toast.ts';
import type { WantedMessage } from './place.ts';
import { useConversationsText } from './text.ts';

/** Pages that are read back at most in search of a message. */
const farthest = 20;

interface History {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly data:
    | { readonly pages: readonly { readonly items: readonly { id: string }[] }[] }
    | undefined;
  fetchNextPage(): Promise<unknown>;
}

/**
 * Reads back to the message that a search led to, and says where it does not come to it.
 *
 * @returns its id, once it is there: to be marked and brought in sight.
 */
export function useWanted(history: History) {
  const t = useConversationsText();
  const { hasNextPage, isFetching, isFetchNextPageError, data, fetchNextPage } = history;
  const { key, state } = useLocation();
  const wanted = (state as WantedMessage | null)?.wanted;
  const pages = data?.pages;
  const found = pages?.some(({ items }) => items.some(({ id }) => id === wanted)) ?? false;
  const read = pages?.length ?? 0;
  const isLooking = wanted !== undefined && !found && read > 0;
  // After a failure the reader tries again, not the page by itself.
  const goesOn = isLooking && hasNextPage && read < farthest && !isFetchNextPageError;
  useEffect(() => {
    // Also where a page came so soon that nobody saw it being fetched.
    if (goesOn && !isFetching && read > 0) void fetchNextPage();
  }, [goesOn, isFetching, read, fetchNextPage]);
  const isMissing = isLooking && !goesOn && !isFetching;
  const tellMissing = useEffectEvent(() =>
    toast({ title: t(isFetchNextPageError ? 'soughtFailed' : 'soughtMissing'), tone: 'bad' }),
  );
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);
  const shown = useRef('');
  useEffect(() => {
    if (!wanted || !found || shown.current === key) return;
    shown.current = key;
    document.getElementById(lineOf(wanted))?.scrollIntoView({ block: 'center' });
  }, [wanted, found, key]);
  return found ? wanted : undefined;
}

/** The id of a message in the page. */
export const lineOf = (message: string) => `poruka-${message}`;
