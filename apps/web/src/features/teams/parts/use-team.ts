import type { Team } from '@app/contracts/teams/teams.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../lib/live/live.ts';
import { askAnew } from '../../../lib/live/live-refetch.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { teams } from '../client.ts';

/** The team of an application, as it changes. */
export function useTeam(applicationId: string) {
  const queries = useQueryClient();
  const { language } = useLanguage();
  const key = ['teams', applicationId];
  const asked = useQuery({
    queryKey: key,
    queryFn: () => teams.team({ params: { id: applicationId } }),
  });
  useLive([`application:${applicationId}`], () => askAnew(queries, key));
  /** What the canvas knows of the team follows by its own signal. */
  const put = (team: Team) => queries.setQueryData(key, team);
  /** Does something with the team; what it answers is the team now, else it is asked for anew. */
  const act = async (change: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      const answer = await change();
      if (answer && typeof answer === 'object' && 'places' in answer) put(answer as Team);
      else await queries.invalidateQueries({ queryKey: key });
      if (done) toast({ title: done, tone: 'ok' });
      return true;
    } catch (error) {
      toast({ description: errorText(error, language), tone: 'bad' });
      await queries.invalidateQueries({ queryKey: key });
      return false;
    }
  };
  return { team: asked.data, asked, put, act };
}

export type TeamActions = ReturnType<typeof useTeam>;
