import { skillsTexts } from '@app/messages/skills';
import { textsFor } from '../../lib/text.ts';

export const useSkillsText = textsFor('skills', skillsTexts);
