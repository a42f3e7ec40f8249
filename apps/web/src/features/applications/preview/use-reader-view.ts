import type { ApplicationView } from '@app/contracts/applications/applications.schemas';
import { useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { applications } from '../client.ts';

/** A public application as this very reader may see it; the page was rendered for a stranger. */
export function useReaderView(loaded: ApplicationView): ApplicationView {
  const { state, profile } = useSession();
  const { slug } = loaded;
  const reader = state === 'authenticated' ? profile.id : null;
  const [own, setOwn] = useState<{ reader: string; view: ApplicationView } | null>(null);
  useEffect(() => {
    if (reader === null) return undefined;
    const abort = new AbortController();
    applications.publicView({ params: { slug } }, { signal: abort.signal }).then(
      ({ data: view }) => setOwn({ reader, view }),
      // What everybody sees stays.
      () => undefined,
    );
    return () => abort.abort();
  }, [reader, slug]);
  return own !== null && own.reader === reader && own.view.id === loaded.id ? own.view : loaded;
}
