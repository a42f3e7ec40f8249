import { writingTexts } from '@app/messages/writing';
import { textsFor } from '../texts/text.ts';

export const useWritingText = textsFor('writing', writingTexts);
