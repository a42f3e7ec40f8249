import { skillsApi } from '@app/contracts/skills/skills.api';
import { skillAreas } from '@app/domain/skills/vocabulary';
import { defineModule } from '../../platform/http/module.ts';
import { skillsJobs } from './skills.jobs.ts';
import { analysisOf, answerSkills, giveConsent, readTexts, skillsOf } from './skills.service.ts';
import { skillsTables } from './skills.tables.ts';

const vocabulary = skillAreas.map(({ id, name, skills }) => ({
  id,
  name,
  skills: skills.map((skill) => ({ id: skill.id, bhs: skill.bhs, en: skill.en })),
}));

export const skillsModule = defineModule({
  name: 'skills',
  api: skillsApi,
  tables: skillsTables,
  jobs: skillsJobs,
  handlers: (p) => ({
    analysis: ({ params }, context) => analysisOf(p, context, params.id),
    skills: ({ params }, context) => skillsOf(p, context, params.id),
    read: ({ params }, context) => readTexts(p, context, params.id),
    answer: ({ params, body }, context) => answerSkills(p, context, params.id, body),
    consent: ({ params, body }, context) => giveConsent(p, context, params.id, body.allowed),
    vocabulary: async () => vocabulary,
  }),
});
