import { agreementsTexts } from '@app/messages/agreements';
import { textsFor } from '../../lib/text.ts';

export const useAgreementsText = textsFor('agreements', agreementsTexts);
