import type { NextSteps } from '@app/contracts/tasks/tasks.schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { useLanguage } from '../../lib/texts/language.tsx';
import { errorText } from '../../lib/texts/text.ts';
import { toast } from '../../lib/toast.ts';
import { tasks } from './client.ts';

const nextStepsQuery = (id: string) =>
  queryOptions({
    queryKey: ['tasks', id],
    queryFn: () => tasks.list({ params: { id } }),
    ...caches.asShown,
  });

/** The next steps of an application, as the team changes them together. */
export function useNextSteps(id: string) {
  const query = nextStepsQuery(id);
  return useQuery({ ...query, ...useLiveRefetch(query.queryKey, [`application:${id}`]) });
}

/** Changes them: at once on the screen, and back again with a word if the server refuses. */
export function useChange(id: string) {
  const queries = useQueryClient();
  const { language } = useLanguage();
  const { queryKey } = nextStepsQuery(id);
  return async (
    send: () => Promise<NextSteps>,
    expected?: (now: NextSteps) => NextSteps,
  ): Promise<void> => {
    await queries.cancelQueries({ queryKey });
    if (expected) queries.setQueryData(queryKey, (now) => now && expected(now));
    try {
      queries.setQueryData(queryKey, await send());
    } catch (error) {
      toast({ description: errorText(error, language), tone: 'bad' });
      await queries.invalidateQueries({ queryKey });
    }
  };
}

/** Puts what the server answered to a form. */
export function usePutSteps(id: string): (steps: NextSteps) => void {
  const queries = useQueryClient();
  return (steps) => void queries.setQueryData(nextStepsQuery(id).queryKey, steps);
}
