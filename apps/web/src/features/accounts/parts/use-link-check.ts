import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';

/** Whose password a link sets. */
export interface LinkOwner {
  readonly name: string;
  readonly email: string;
}

/** Refusals that say the token is no good; anything else says nothing about it. */
const refusals = [400, 404, 422];

/**
 * Asks the server about the token of a reset link, each time it changes.
 *
 * @param token empty: there is none to ask about.
 * @returns `failed` when the server could not be asked; `retry` asks again.
 */
export function useLinkCheck(
  token: string,
  then: { onValid: (owner: LinkOwner) => void; onInvalid: () => void },
): { state: 'idle' | 'checking' | 'failed'; retry: () => void } {
  const t = useAccountsText();
  const { language } = useLanguage();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  const check = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const {
        valid,
        name = '',
        email = '',
      } = await accounts.verifyResetToken({ params: { token } }, { signal });
      if (signal.aborted) return;
      if (valid) then.onValid({ name, email });
      else then.onInvalid();
    } catch (failure) {
      if (signal.aborted) return;
      if (isApiError(failure) && refusals.includes(failure.status)) return then.onInvalid();
      setFailed(true);
      const description = errorText(failure, language);
      void toast({ title: t('linkCheckFailed'), description, tone: 'bad' });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again about the same token
  useEffect(() => {
    if (token === '') return;
    const stop = new AbortController();
    setFailed(false);
    void check(stop.signal);
    return () => stop.abort();
  }, [token, turn]);

  return {
    state: token === '' ? 'idle' : failed ? 'failed' : 'checking',
    retry: () => setTurn((times) => times + 1),
  };
}
