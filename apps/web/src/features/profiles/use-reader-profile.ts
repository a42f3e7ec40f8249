import type { ProfileAnswer } from '@app/contracts/profiles/profiles.schemas';
import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '../../lib/api/error.ts';
import { useSession } from '../../lib/session/session.ts';
import { profiles } from './client.ts';

/** What there is for the reader; `null`: nothing, or nothing for them. */
export type ReaderAnswer = ProfileAnswer | null | 'waiting' | 'failed';

interface Own {
  readonly key: string;
  readonly answer: ProfileAnswer | null | 'failed';
}

/**
 * A profile as this very reader may see it; the page was rendered for a stranger.
 *
 * @param loaded what strangers see.
 */
export function useReaderProfile(
  profileSlug: string,
  loaded: ProfileAnswer | null,
): {
  readonly answer: ReaderAnswer;
  /** Whether it is only what strangers see, and what this reader may see is on its way. */
  readonly isComing: boolean;
  retry(): void;
} {
  const { state, profile } = useSession();
  const key = state === 'authenticated' ? `${profile.id} ${profileSlug}` : null;
  const [own, setOwn] = useState<Own | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    if (key === null) return undefined;
    const abort = new AbortController();
    profiles.view({ params: { profileSlug } }, { signal: abort.signal }).then(
      (answer) => setOwn({ key, answer }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setOwn({ key, answer: isApiError(error, 'NOT_FOUND') ? null : 'failed' });
      },
    );
    return () => abort.abort();
  }, [key, profileSlug, tries]);
  const retry = useCallback(() => {
    setOwn(null);
    setTries((before) => before + 1);
  }, []);
  if (key === null) {
    const isComing = state !== 'anonymous';
    return { answer: isComing && !loaded ? 'waiting' : loaded, isComing, retry };
  }
  const known = own?.key === key ? own.answer : undefined;
  const isComing = known === undefined;
  // What everybody sees is shown where the rest does not come.
  if (isComing || known === 'failed') {
    return { answer: loaded?.state === 'shown' ? loaded : (known ?? 'waiting'), isComing, retry };
  }
  return { answer: known, isComing, retry };
}
