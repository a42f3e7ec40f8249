import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLive, useLiveInterval } from '../../../lib/live.ts';
import { crowdfunding } from '../client.ts';

/** Milliseconds between two questions while live events do not come through. */
const fallback = 30_000;
/** Milliseconds that must lie between two answers, however many donate at once. */
const breath = 400;

interface Freshness {
  /** Whether to ask once as soon as the page listens; lists are fresh enough as they came. */
  readonly atOnce: boolean;
}

/**
 * A campaign as it stands now: what the page was rendered with, fetched again whenever something
 * changed. Public pages do without the query library for it, to stay light.
 *
 * @returns the campaign and how to fetch it now; a failed try keeps what is shown.
 */
export function useCampaign<C extends CampaignView | null>(
  loaded: C,
  { atOnce }: Freshness = { atOnce: true },
): { campaign: C; refresh: () => Promise<void> } {
  const [fetched, setFetched] = useState<CampaignView | null>(null);
  const id = loaded?.id;
  const running = useRef<Promise<void> | null>(null);
  const wanted = useRef(false);

  const refresh = useCallback(async (): Promise<void> => {
    if (id === undefined) return;
    // One question at a time; what changes meanwhile is asked for once more afterwards.
    wanted.current = running.current !== null;
    running.current ??= (async () => {
      do {
        if (wanted.current) await new Promise((resolve) => setTimeout(resolve, breath));
        wanted.current = false;
        const now = await crowdfunding.campaign({ params: { id } }).catch(() => null);
        if (now) setFetched(now);
      } while (wanted.current);
    })().finally(() => {
      running.current = null;
    });
    await running.current;
  }, [id]);

  const connected = useRef(atOnce);
  useLive(id === undefined ? [] : [`campaign:${id}`], (signal) => {
    const first = signal === null && !connected.current;
    connected.current = true;
    if (!first) void refresh();
  });
  const every = useLiveInterval(fallback);
  useEffect(() => {
    if (every === false || id === undefined) return undefined;
    const timer = setInterval(() => void refresh(), every);
    return () => clearInterval(timer);
  }, [every, id, refresh]);

  const newer = fetched !== null && fetched.id === id ? fetched : null;
  return { campaign: (newer ?? loaded) as C, refresh };
}
