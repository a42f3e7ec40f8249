import { givingTexts } from '@app/messages/giving';
import { textsFor } from '../../../lib/texts/text.ts';

export const useGivingText = textsFor('giving', givingTexts);
