import { helpTexts } from '@app/messages/help';
import { placedText, textsFor } from '../../lib/texts/text.ts';

export const useHelpText = textsFor('help', helpTexts);

export const usePlacedText = () => placedText('help', useHelpText());
