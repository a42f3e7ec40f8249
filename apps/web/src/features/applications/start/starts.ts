import { orangeForm } from '@app/domain/applications/form/orange.form';
import * as z from 'zod/mini';
import { applications } from '../../../entities/applications/public.ts';
import { draftStore } from '../../../lib/drafts/drafts.ts';
import { savedAnswers } from '../../calls/public.ts';

export const startFields = ['projectTitle', 'projectLocation', 'targetGroup'] as const;

const { basics, impact } = orangeForm.sections;
export const startLimits = {
  projectTitle: basics.projectTitle.max,
  projectLocation: basics.projectLocation.max,
  targetGroup: impact.targetGroup.max,
};

const answer = (most: number) => z.string().check(z.maxLength(most));

/** First answers of somebody without an account, by the call's slug. */
export const starts = draftStore({
  name: 'start',
  schema: z.object({
    projectTitle: answer(startLimits.projectTitle),
    projectLocation: answer(startLimits.projectLocation),
    targetGroup: answer(startLimits.targetGroup),
  }),
  lives: 'device',
});

/** Puts what was answered before into the draft, where nothing stands yet, and lets go of it. */
export async function carryStart(slug: string, id: string): Promise<void> {
  const start = starts.read(slug);
  const answers = savedAnswers.read(slug);
  if (!start && Object.keys(answers).length === 0) return;
  const { content, call, editRevision } = await applications.open({ params: { id } });
  const written: Readonly<Record<string, unknown>> = content;
  const eligibility = call.questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer ? [{ id: question.id, answer }] : [];
  });
  const changes = {
    ...Object.fromEntries(
      startFields
        .filter((field) => start?.[field].trim() && written[field] === '')
        .map((field) => [field, start?.[field].trim()]),
    ),
    ...(eligibility.length > 0 && content.eligibility.length === 0 && { eligibility }),
  };
  if (Object.keys(changes).length > 0) {
    await applications.save({ params: { id }, body: { editRevision, changes } });
  }
  starts.drop(slug);
  savedAnswers.drop(slug);
}
