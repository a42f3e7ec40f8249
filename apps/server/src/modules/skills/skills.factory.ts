import { languageOf } from '@app/contracts/text-language';
import type { AnyContent } from '@app/domain/applications/form/form';
import { activitiesIn } from '@app/domain/skills/activities';
import { analyse, type LearnedSkill } from '@app/domain/skills/analysis';
import type { Tx } from '../../platform/db/client.ts';
import { skillAnswers, skillConsents, skillReadings } from './skills.tables.ts';
import { hashOf } from './skills.view.ts';

interface Read {
  readonly id: string;
  readonly content: AnyContent;
}

/** Reads the texts of an application, and answers with whatever `answer` says of each skill. */
export async function readSkills(
  tx: Tx,
  { id: applicationId, content }: Read,
  by: { readonly id: string },
  at: Date,
  answer: (skill: LearnedSkill) => 'accepted' | 'refused' | null,
): Promise<void> {
  for (const activity of activitiesIn(content)) {
    const found = analyse(activity, languageOf);
    const contentHash = hashOf(activity);
    const activityId = activity.id;
    const reading = { applicationId, activityId, contentHash, found, readAt: at };
    await tx.insert(skillReadings).values(reading);
    const answers = found.flatMap((one) => {
      const said = answer(one);
      const { learners, skill } = one;
      const row = { applicationId, activityId, learners, skill, answeredBy: by.id, answeredAt: at };
      return said ? [{ ...row, answer: said }] : [];
    });
    if (answers.length > 0) await tx.insert(skillAnswers).values(answers);
  }
}

/** Allowed by `by`. */
export async function allowService(
  tx: Tx,
  { id: applicationId }: { readonly id: string },
  by: { readonly id: string },
  givenAt: Date,
): Promise<void> {
  await tx.insert(skillConsents).values({ applicationId, allowed: true, givenBy: by.id, givenAt });
}
