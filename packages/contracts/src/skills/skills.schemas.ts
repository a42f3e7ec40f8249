import { codeLimits } from '@app/domain/applications/form/values';
import { learners } from '@app/domain/skills/analysis';
import { z } from 'zod';
import { Id, Instant, LocalizedText, Words } from '../common.schemas.ts';

/** As the items of a form have it. */
const ActivityId = Words(codeLimits.id).min(1);
export const ByActivity = z.object({ id: ActivityId });

const SkillId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9-]*$/);

export const SkillName = LocalizedText.extend({ id: SkillId });
export const SkillArea = z.object({
  id: z.string(),
  name: LocalizedText,
  skills: z.array(SkillName),
});

const answers = ['accepted', 'refused'] as const;

export const AnalysedSkill = z.object({
  id: SkillId,
  /** Its name in the reader's language. */
  skill: z.string(),
  confidence: z.number().min(0).max(1),
  /** The words that it is seen in; empty for what the team added itself, and for strangers. */
  quote: z.string(),
  /** Which text the words stand in, and where; null without words. */
  place: z.object({ field: z.string(), start: z.int(), end: z.int() }).nullable(),
  answer: z.enum(answers).nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: Instant.nullable(),
});
export type AnalysedSkill = z.input<typeof AnalysedSkill>;

export const ActivityAnalysis = z.object({
  activityId: ActivityId,
  activityName: z.string(),
  /** The team's own words; empty for strangers. */
  texts: z.array(z.object({ field: z.string(), text: z.string() })),
  teamMemberSkills: z.array(AnalysedSkill),
  volunteerSkills: z.array(AnalysedSkill),
  beneficiarySkills: z.array(AnalysedSkill),
  suggestions: z.array(z.string()),
  /** Whether the texts have changed since they were read. */
  stale: z.boolean(),
});
export type ActivityAnalysis = z.input<typeof ActivityAnalysis>;

/** Only for whoever sees recommendations (specification §6). */
const Overall = z.object({
  overallAssessment: z.string().optional(),
  fullScoreReady: z.boolean().optional(),
});

export const AnalysisAnswer = z.object({
  success: z.literal(true),
  /** Null before the texts were read for the first time. */
  analysis: ActivityAnalysis.extend(Overall.shape).nullable(),
});

export const ApplicationSkills = Overall.extend({
  applicationId: Id,
  kind: z.string(),
  slug: z.string(),
  projectTitle: z.string(),
  activities: z.array(
    z.object({ id: z.string(), name: z.string(), analysis: ActivityAnalysis.nullable() }),
  ),
  canAnswer: z.boolean(),
  /** Whether there is a service that reads, and what the owner said of it; null where not asked. */
  service: z.object({ allowed: z.boolean().nullable(), canAllow: z.boolean() }).nullable(),
});
export type ApplicationSkills = z.input<typeof ApplicationSkills>;

/** What the team adds from the vocabulary. */
export const OwnSkill = z.object({ learners: z.enum(learners), skill: SkillId });

export const SkillAnswers = z.object({
  answers: z
    .array(
      z.object({
        activityId: ActivityId,
        ...OwnSkill.shape,
        /** Null takes an answer back. */
        answer: z.enum(answers).nullable(),
      }),
    )
    .min(1)
    .max(200),
});
export type SkillAnswers = z.infer<typeof SkillAnswers>;
