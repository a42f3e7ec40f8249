import { landingTexts } from '@app/messages/landing';
import { textsFor } from '../../lib/text.ts';

export const useLandingText = textsFor('landing', landingTexts);
