import type { PersonHere } from '@app/contracts/applications/applications.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { applications } from '../../../../entities/applications/public.ts';
import { useLive } from '../../../../lib/live/live.ts';
import { askAnew } from '../../../../lib/live/live-refetch.ts';

/** Milliseconds between two signs of life; the server waits for two of them. */
const beatEvery = 15_000;

const nobody: readonly PersonHere[] = [];

/** Says where this page is as long as it is looked at, and answers who else is in. */
export function usePresence(id: string, editor: string, section: string): readonly PersonHere[] {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['applications', 'presence', id, section],
    queryFn: ({ signal }) =>
      applications.presence({ params: { id }, body: { editor, section } }, { signal }),
    refetchInterval: beatEvery,
    refetchOnWindowFocus: 'always',
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useLive([`presence:${id}`], () => askAnew(queries, ['applications', 'presence', id]));
  const leave = useEffectEvent(() => {
    const body = { editor, section: null };
    applications.presence({ params: { id }, body }, { keepalive: true }).catch(() => undefined);
  });
  useEffect(() => {
    const left = () => leave();
    addEventListener('pagehide', left);
    return () => {
      removeEventListener('pagehide', left);
      left();
    };
  }, []);
  return data?.people ?? nobody;
}
