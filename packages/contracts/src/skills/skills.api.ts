import { z } from 'zod';
import { ById } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { skillsPaths } from './skills.paths.ts';
import {
  AnalysisAnswer,
  ApplicationSkills,
  ByActivity,
  SkillAnswers,
  SkillArea,
} from './skills.schemas.ts';

export const skillsApi = endpoints(skillsPaths, {
  analysis: {
    access: 'public',
    summary: 'What everybody learns in an activity; strangers see what the team accepted.',
    params: ByActivity,
    answer: AnalysisAnswer,
    errors: ['NOT_FOUND'],
  },
  skills: {
    access: 'public',
    summary: 'The same for all activities of an application.',
    params: ById,
    answer: ApplicationSkills,
    errors: ['NOT_FOUND'],
  },
  read: {
    access: 'member',
    summary: 'Reads the texts of all activities anew; answers that were given stay.',
    params: ById,
    answer: ApplicationSkills,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    rateLimit: { max: 60, windowSeconds: 3_600 },
  },
  answer: {
    access: 'member',
    summary: 'Accepts or refuses skills, adds own ones of the vocabulary, takes answers back.',
    params: ById,
    body: SkillAnswers,
    answer: ApplicationSkills,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    largestBody: 72 * 1024,
  },
  consent: {
    access: 'member',
    summary: 'Allows or forbids, as the owner, that texts are sent to the service that reads them.',
    params: ById,
    body: z.object({ allowed: z.boolean() }),
    answer: ApplicationSkills,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  vocabulary: {
    access: 'public',
    summary: 'The vocabulary of skills, by area.',
    answer: z.array(SkillArea),
  },
});
