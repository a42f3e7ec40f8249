import { skillsTexts } from '@app/messages/skills';
import { type TextOf, textsFor } from '../../lib/texts/text.ts';

export const useSkillsText = textsFor('skills', skillsTexts);

/** What is read for skills is called differently in each kind of application. */
const ofBlue = {
  about: 'blueAbout',
  activities: 'blueActivities',
  activitiesDone: 'blueActivitiesDone',
  nth: 'blueNth',
  unavailableWhy: 'blueUnavailableWhy',
} as const;

export function useKindText(kind: string) {
  const t = useSkillsText();
  return (key: keyof typeof ofBlue, values?: Parameters<TextOf<typeof skillsTexts>>[1]) =>
    t(kind === 'blue' ? ofBlue[key] : key, values);
}
