import { createHash } from 'node:crypto';
import type {
  ActivityAnalysis,
  AnalysedSkill,
  ApplicationSkills,
} from '@app/contracts/skills/skills.schemas';
import type { Actor } from '@app/domain/permissions/permissions';
import { activitiesIn, type ReadActivity } from '@app/domain/skills/activities';
import {
  type LearnedSkill,
  type Learners,
  suggestionsFor,
  textsOf,
} from '@app/domain/skills/analysis';
import { skillsPolicy } from '@app/domain/skills/skills.policy';
import { skillById } from '@app/domain/skills/vocabulary';
import type { Language } from '@app/messages/catalogue';
import { skillsTexts } from '@app/messages/skills';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import type { Settings } from '../../platform/settings.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  type findApplication,
  formFor,
  readFor,
  seenBy,
  subjectOf,
} from '../applications/public.ts';
import {
  type AnswerRow,
  answersOf,
  consentOf,
  type ReadingRow,
  readingsOf,
} from './skills.repo.ts';

addTexts('skills', skillsTexts);

export type ReadApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** Tells texts that were read from others. */
export const hashOf = (activity: ReadActivity): string =>
  createHash('sha256')
    .update(JSON.stringify(textsOf(activity)))
    .digest('hex');

interface SkillData {
  readonly readings: readonly ReadingRow[];
  readonly answers: readonly AnswerRow[];
  readonly names: ReadonlyMap<string, string>;
}

interface Asking {
  readonly language: Language;
  /** Whether the reader sees more than what was accepted. */
  readonly recommended: boolean;
}

function skillOf(
  id: string,
  found: LearnedSkill | undefined,
  answer: AnswerRow | undefined,
  data: SkillData,
  { language, recommended }: Asking,
): z.output<typeof AnalysedSkill> {
  const by = answer?.answeredBy ? (data.names.get(answer.answeredBy) ?? null) : null;
  return {
    id,
    skill: skillById(id)?.[language] ?? id,
    confidence: found?.confidence ?? 1,
    quote: (recommended && found?.quote) || '',
    place: recommended && found ? { field: found.field, start: found.start, end: found.end } : null,
    answer: answer?.answer ?? null,
    answeredBy: recommended ? by : null,
    answeredAt: recommended ? (answer?.answeredAt ?? null) : null,
  };
}

function skillsFor(who: Learners, reading: ReadingRow, data: SkillData, asking: Asking) {
  const found = reading.found.filter((one) => one.learners === who);
  const answers = data.answers.filter(
    (one) => one.activityId === reading.activityId && one.learners === who,
  );
  const own = answers.filter(({ skill }) => !found.some((one) => one.skill === skill));
  const all = [
    ...found.map((one) =>
      skillOf(
        one.skill,
        one,
        answers.find(({ skill }) => skill === one.skill),
        data,
        asking,
      ),
    ),
    ...own.map((one) => skillOf(one.skill, undefined, one, data, asking)),
  ];
  return asking.recommended ? all : all.filter(({ answer }) => answer === 'accepted');
}

function analysisOf(
  activity: ReadActivity,
  reading: ReadingRow,
  data: SkillData,
  asking: Asking,
): z.output<typeof ActivityAnalysis> {
  const { language, recommended } = asking;
  return {
    activityId: activity.id,
    activityName: activity.name,
    texts: recommended ? textsOf(activity).map(({ field, text }) => ({ field, text })) : [],
    teamMemberSkills: skillsFor('team', reading, data, asking),
    volunteerSkills: skillsFor('volunteers', reading, data, asking),
    beneficiarySkills: skillsFor('users', reading, data, asking),
    suggestions: recommended
      ? suggestionsFor(activity, reading.found).map((one) => translate(language, `skills.${one}`))
      : [],
    stale: recommended && reading.contentHash !== hashOf(activity),
  };
}

export const allIn = (
  analysis: z.output<typeof ActivityAnalysis>,
): z.output<typeof AnalysedSkill>[] => [
  ...analysis.teamMemberSkills,
  ...analysis.volunteerSkills,
  ...analysis.beneficiarySkills,
];

function overall(
  analyses: readonly (z.output<typeof ActivityAnalysis> | null)[],
  language: Language,
) {
  const all = analyses.flatMap((one) => (one ? allIn(one) : []));
  const accepted = all.filter(({ answer }) => answer === 'accepted').length;
  const waiting = all.filter(({ answer }) => answer === null).length;
  const count = { accepted, waiting };
  const key = waiting > 0 ? 'overallWaiting' : 'overallDone';
  return {
    overallAssessment: translate(language, `skills.${accepted === 0 ? 'overallNone' : key}`, count),
    fullScoreReady:
      analyses.length > 0 &&
      analyses.every(
        (one) =>
          one !== null &&
          allIn(one).some(({ answer }) => answer === 'accepted') &&
          allIn(one).every(({ answer }) => answer !== null),
      ),
  };
}

/** What everybody learns in an application, as this reader may see it. */
export async function skillsView(
  read: Reader,
  settings: Settings,
  record: ReadApplication,
  {
    actor,
    language,
    now,
  }: { readonly actor: Actor; readonly language: Language; readonly now: Date },
): Promise<z.output<typeof ApplicationSkills>> {
  const { id, slug } = record.application;
  const subject = seenBy(actor, subjectOf(record));
  const recommended = skillsPolicy.readRecommendations(actor, subject).ok;
  const answers = await answersOf(read, id);
  const people = await membersByIds(
    read,
    answers.flatMap(({ answeredBy }) => (recommended && answeredBy ? answeredBy : [])),
  );
  const data: SkillData = {
    readings: await readingsOf(read, id),
    answers,
    names: new Map([...people].map(([userId, { name }]) => [userId, name])),
  };
  const { content } = await readFor(read, record, actor, now);
  const activities = activitiesIn(content).map((activity) => {
    const reading = data.readings.find(({ activityId }) => activityId === activity.id);
    const analysis = reading
      ? analysisOf(activity, reading, data, { language, recommended })
      : null;
    return { id: activity.id, name: activity.name, analysis };
  });
  const canAnswer = skillsPolicy.answer(actor, subject).ok;
  const consent = settings.ai && canAnswer ? await consentOf(read, id) : undefined;
  return {
    applicationId: id,
    kind: record.call.kind,
    slug,
    projectTitle: formFor(record).about(content).title,
    activities,
    canAnswer,
    service:
      settings.ai && canAnswer
        ? {
            allowed: consent?.allowed ?? null,
            canAllow: skillsPolicy.consent(actor, subject).ok,
          }
        : null,
    ...(recommended
      ? overall(
          activities.map(({ analysis }) => analysis),
          language,
        )
      : {}),
  };
}
