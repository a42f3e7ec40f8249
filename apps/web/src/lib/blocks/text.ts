import { blocksTexts } from '@app/messages/blocks';
import { textsFor } from '../text.ts';

export const useBlocksText = textsFor('blocks', blocksTexts);
