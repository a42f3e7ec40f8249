import { orangeGrantsTexts } from '@app/messages/orange-grants';
import { textsFor } from '../../lib/texts/text.ts';

export const useOrangeText = textsFor('orange-grants', orangeGrantsTexts);
