import { useEffect, useState } from 'react';

/**
 * A part that is loaded when it is wanted. Where loading fails the page stays as it is, and the next
 * time the connection returns it is tried again.
 *
 * @param load `() => import('./part.tsx')`; the same function at every call.
 */
export function useLoaded<M extends object>(load: () => Promise<M>, wanted: boolean): M | null {
  const [loaded, setLoaded] = useState<M | null>(null);
  const open = wanted && loaded === null;
  useEffect(() => {
    if (!open) return undefined;
    const attempt = () => void load().then(setLoaded, () => undefined);
    attempt();
    addEventListener('online', attempt);
    return () => removeEventListener('online', attempt);
  }, [open, load]);
  return loaded;
}
