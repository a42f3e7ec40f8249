import { writingTexts } from '@app/messages/writing';
import { textsFor } from '../text.ts';

export const useWritingText = textsFor('writing', writingTexts);
