import { interestsTexts } from '@app/messages/interests';
import { textsFor } from '../../lib/texts/text.ts';

export const useInterestsText = textsFor('interests', interestsTexts);
