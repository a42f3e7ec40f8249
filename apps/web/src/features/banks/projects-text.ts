import { banksProjectsTexts } from '@app/messages/banks-projects';
import { sdgTexts } from '@app/messages/sdg';
import { textsFor } from '../../lib/text.ts';

export const useProjectsText = textsFor('banks-projects', banksProjectsTexts);

export const useGoalsText = textsFor('sdg', sdgTexts);
