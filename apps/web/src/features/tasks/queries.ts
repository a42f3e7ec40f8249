import type { NextSteps } from '@app/contracts/tasks/tasks.schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../kit/action/use-action.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
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

interface Change {
  send(): Promise<NextSteps>;
  readonly expected: ((now: NextSteps) => NextSteps) | undefined;
}

/** Changes them: at once on the screen, and back again with a word if the server refuses. */
export function useChange(id: string) {
  const { queryKey } = nextStepsQuery(id);
  const { run } = useAction({
    send: ({ send }: Change) => send(),
    query: {
      queryKey,
      optimistic: (now: NextSteps, { expected }) => expected?.(now) ?? now,
      answered: (_now, answer) => answer,
    },
  });
  return (send: Change['send'], expected?: Change['expected']) => run({ send, expected });
}

/** Puts what the server answered to a form. */
export function usePutSteps(id: string): (steps: NextSteps) => void {
  const queries = useQueryClient();
  return (steps) => void queries.setQueryData(nextStepsQuery(id).queryKey, steps);
}
