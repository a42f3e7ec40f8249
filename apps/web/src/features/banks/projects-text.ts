import { banksProjectsTexts } from '@app/messages/banks-projects';
import { textsFor } from '../../lib/texts/text.ts';

export const useProjectsText = textsFor('banks-projects', banksProjectsTexts);
