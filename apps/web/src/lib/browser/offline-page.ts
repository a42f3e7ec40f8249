import { parseAddress } from '@app/contracts/endpoint';
import { sitePaths } from '@app/contracts/site/site.paths';
import { useEffect } from 'react';

const { path } = parseAddress(sitePaths.worker);

/** Has the page for where there is no connection kept, once everything else has come. */
export function useOfflinePage(): void {
  useEffect(() => {
    // A browser that has none, or refuses it, does without.
    const keep = () => void navigator.serviceWorker?.register(path).catch(() => undefined);
    if (document.readyState === 'complete') keep();
    else addEventListener('load', keep, { once: true });
    return () => removeEventListener('load', keep);
  }, []);
}
