import { orangeForm } from '@app/domain/applications/form/orange.form';
import * as z from 'zod/mini';
import { draftStore } from '../../../lib/drafts.ts';
import { applications } from '../client.ts';

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

/** Puts the first answers into the draft, where nothing stands yet, and lets go of them. */
export async function carryStart(slug: string, id: string): Promise<void> {
  const start = starts.read(slug);
  if (!start) return;
  const { kind, content, editRevision } = await applications.open({ params: { id } });
  if (kind !== 'orange') return;
  const added = startFields
    .filter((field) => start[field].trim() !== '' && content[field] === '')
    .map((field) => [field, start[field].trim()] as const);
  if (added.length > 0) {
    const changes = Object.fromEntries(added);
    await applications.save({ params: { id }, body: { editRevision, changes } });
  }
  starts.drop(slug);
}
