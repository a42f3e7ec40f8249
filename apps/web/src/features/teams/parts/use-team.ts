import type { Team } from '@app/contracts/teams/teams.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActions } from '../../../kit/action/use-action.ts';
import { useLive } from '../../../lib/live/live.ts';
import { askAnew } from '../../../lib/live/live-refetch.ts';
import { teams } from '../client.ts';

/** The team of an application, as it changes. */
export function useTeam(applicationId: string) {
  const queries = useQueryClient();
  const key = ['teams', applicationId];
  const query = useQuery({
    queryKey: key,
    queryFn: () => teams.team({ params: { id: applicationId } }),
  });
  useLive([`application:${applicationId}`], () => askAnew(queries, key));
  /** What the canvas knows of the team follows by its own signal. */
  const put = (team: Team) => queries.setQueryData(key, team);
  /** Does something with the team; what it answers is the team now, else it is asked for anew. */
  const { run } = useActions();
  const act = (send: () => Promise<unknown>, done?: string) =>
    run({
      send,
      done,
      onSuccess: (answer) =>
        answer && typeof answer === 'object' && 'places' in answer
          ? put(answer as Team)
          : queries.invalidateQueries({ queryKey: key }),
      onError: () => queries.invalidateQueries({ queryKey: key }),
    });
  return { team: query.data, asked: query, put, act };
}

export type TeamActions = ReturnType<typeof useTeam>;
