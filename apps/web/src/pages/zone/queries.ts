import type { OwnNext } from '@app/contracts/tasks/tasks.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tasks } from '../../features/tasks/public.ts';
import { caches } from '../../lib/queries/caches.ts';

const nextKey = ['tasks', 'mine'] as const;

/** What comes next, by application; empty as long as it is not known. */
export function useNexts(): {
  readonly nexts: ReadonlyMap<string, OwnNext>;
  readonly isPending: boolean;
} {
  const { data, isPending } = useQuery({
    queryKey: nextKey,
    queryFn: () => tasks.mine(),
    ...caches.asShown,
  });
  return { nexts: new Map(data?.map((one) => [one.id, one])), isPending };
}

/** Asks anew after the reader joined a team, or took one over. */
export function useAskAnew(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['applications', 'mine'] });
    void queries.invalidateQueries({ queryKey: nextKey });
  };
}
