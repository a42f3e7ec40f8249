import { landingTexts } from '@app/messages/landing';
import { placedText, textsFor } from '../../lib/texts/text.ts';

export const useLandingText = textsFor('landing', landingTexts);

export const usePlacedText = () => placedText('landing', useLandingText());
