import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether parts that are loaded ahead of their place are there, so that they stand all at once.
 *
 * @param load `load` of lazy parts, which never fails.
 * @param key for what they are loaded; null: for nothing, and nothing is waited for.
 */
export function useLoaded(load: () => Promise<unknown>, key: string | null): boolean {
  const [there, setThere] = useState<string | null>(null);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return undefined;
    let gone = false;
    void begin().then(() => {
      if (!gone) setThere(key);
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return key === null || there === key;
}
