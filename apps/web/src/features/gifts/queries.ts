import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { useLanguage } from '../../lib/texts/language.tsx';
import { errorText } from '../../lib/texts/text.ts';
import { toast } from '../../lib/toast.ts';
import { gifts } from './client.ts';

const giftsQuery = (application: string) =>
  queryOptions({
    queryKey: ['gifts', application],
    queryFn: ({ signal }) => gifts.list({ params: { id: application } }, { signal }),
    ...caches.asShown,
  });

/** What donors were asked and said, as they say it. */
export function useGifts(application: string) {
  const query = giftsQuery(application);
  return useQuery({ ...query, ...useLiveRefetch(query.queryKey, [`application:${application}`]) });
}

export function useReload(application: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: giftsQuery(application).queryKey });
}

/** Does something, one after the other, and says what became of it. */
export function useAct(application: string) {
  const reload = useReload(application);
  const { language } = useLanguage();
  const [busy, setBusy] = useState(false);
  const act = async (
    send: () => Promise<unknown>,
    { done, failed }: { readonly done?: string; readonly failed?: string } = {},
  ): Promise<void> => {
    setBusy(true);
    try {
      await send();
      if (done) toast({ title: done, tone: 'ok' });
    } catch (error) {
      toast({ description: errorText(error, language, failed), tone: 'bad' });
    }
    await reload();
    setBusy(false);
  };
  return { busy, act };
}
