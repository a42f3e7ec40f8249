import type {
  ActivityAnalysis,
  AnalysedSkill,
  ApplicationSkills,
  SkillAnswers,
} from '@app/contracts/skills/skills.schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/action/use-action.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { useLanguage } from '../../lib/texts/language.tsx';
import { skills } from './client.ts';

export const skillsQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['skills', id, language],
    queryFn: () => skills.skills({ params: { id } }),
    ...caches.asShown,
  });

/** What everybody learns in an application, as the team answers it together. */
export function useSkills(id: string) {
  const query = skillsQuery(id, useLanguage().language);
  const topics = [`application:${id}`, `written:${id}`] as const;
  return useQuery({ ...query, ...useLiveRefetch(query.queryKey, topics) });
}

export type Answer = SkillAnswers['answers'][number];

const groups = {
  team: 'teamMemberSkills',
  volunteers: 'volunteerSkills',
  users: 'beneficiarySkills',
} as const;

export const skillsOf = (analysis: ActivityAnalysis, learners: Answer['learners']) =>
  analysis[groups[learners]];

export const allIn = (analysis: ActivityAnalysis | null): AnalysedSkill[] =>
  analysis === null
    ? []
    : [...analysis.teamMemberSkills, ...analysis.volunteerSkills, ...analysis.beneficiarySkills];

export const waitingIn = (analysis: ActivityAnalysis | null): number =>
  allIn(analysis).filter(({ answer }) => answer === null).length;

export const isDone = (analysis: ActivityAnalysis | null): boolean =>
  allIn(analysis).length > 0 && waitingIn(analysis) === 0;

function answered(now: ApplicationSkills, answers: readonly Answer[]): ApplicationSkills {
  const inGroup = (activityId: string, learners: Answer['learners'], all: AnalysedSkill[]) =>
    all.map((one) => {
      const given = answers.find(
        (answer) =>
          answer.activityId === activityId &&
          answer.learners === learners &&
          answer.skill === one.id,
      );
      return given ? { ...one, answer: given.answer } : one;
    });
  return {
    ...now,
    activities: now.activities.map(({ analysis, ...activity }) => ({
      ...activity,
      analysis: analysis && {
        ...analysis,
        teamMemberSkills: inGroup(activity.id, 'team', analysis.teamMemberSkills),
        volunteerSkills: inGroup(activity.id, 'volunteers', analysis.volunteerSkills),
        beneficiarySkills: inGroup(activity.id, 'users', analysis.beneficiarySkills),
      },
    })),
  };
}

/** Changes them: at once on the screen, and back again with a word if the server refuses. */
export function useSkillChanges(id: string) {
  const { queryKey } = skillsQuery(id, useLanguage().language);
  const { run } = useAction({
    send: ({
      send,
    }: {
      send(): Promise<ApplicationSkills>;
      readonly expected: readonly Answer[];
    }) => send(),
    query: {
      queryKey,
      optimistic: (now: ApplicationSkills, { expected }) => answered(now, expected),
      answered: (_now, answer) => answer,
    },
  });
  const change = (send: () => Promise<ApplicationSkills>, expected: readonly Answer[] = []) =>
    run({ send, expected });
  return {
    read: () => change(() => skills.read({ params: { id } })),
    answer: (answers: Answer[]) =>
      change(() => skills.answer({ params: { id }, body: { answers } }), answers),
    allow: (allowed: boolean) =>
      change(() => skills.consent({ params: { id }, body: { allowed } })),
  };
}

export type SkillChanges = ReturnType<typeof useSkillChanges>;
