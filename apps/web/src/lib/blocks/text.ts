import { blocksTexts } from '@app/messages/blocks';
import { textsFor } from '../texts/text.ts';

export const useBlocksText = textsFor('blocks', blocksTexts);
