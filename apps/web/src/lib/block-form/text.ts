import { blockFormTexts } from '@app/messages/block-form';
import { textsFor } from '../texts/text.ts';

export const useBlockText = textsFor('block-form', blockFormTexts);
